/// The newest state of each topic, under numbers that rise over all of them.
///
/// A reader is a number: that of the last state that it was sent. What it has still to get are the topics with a
/// higher one, so a slow reader costs no memory, and gets of each topic the newest state alone. A browser that comes
/// back names its number (`Last-Event-ID`), and is such a reader again.
package struct TopicLedger: Sendable {
    package struct State: Hashable, Sendable {
        package let topic: String
        /// On one line.
        package let json: String
        package let number: Int
    }

    /// Of this server's run: numbers of another say nothing here. Has no dash.
    package let epoch: String
    private let frameworks: Set<String>
    private var newest: [String: State] = [:]
    /// The number of the newest state; 0 while nothing was told.
    package private(set) var last = 0
    private var appsCount = 0

    /// Topics of an app's own, at most.
    package static let topicLimit = 64

    /// What came of a state that was published.
    package enum Outcome: Hashable, Sendable {
        /// Readers are to hear of it.
        case told
        /// The topic is so already.
        case isSo
        /// There is no room for one more.
        case noRoom
    }

    /// - Parameter frameworks: topics that take no room of the app's.
    package init(epoch: String, frameworks: Set<String> = []) {
        (self.epoch, self.frameworks) = (epoch, frameworks)
    }

    package mutating func publish(_ topic: String, _ json: String) -> Outcome {
        if let known = newest[topic] {
            guard known.json != json else { return .isSo }
        } else if !frameworks.contains(topic) {
            guard appsCount < Self.topicLimit else { return .noRoom }
            appsCount += 1
        }
        last += 1
        newest[topic] = State(topic: topic, json: json, number: last)
        return .told
    }

    /// The lowest of those above a reader's number; nil where it has all.
    package func next(after position: Int) -> State? {
        newest.values.lazy.filter { $0.number > position }.min { $0.number < $1.number }
    }

    package func id(of number: Int) -> String { "\(epoch)-\(number)" }

    /// Where a reader goes on that was sent this id last; 0, before all, for one of another run or none.
    package func position(after lastEventID: String?) -> Int {
        guard let parts = lastEventID?.split(separator: "-", omittingEmptySubsequences: false), parts.count == 2,
            parts[0] == epoch, parts[1].utf8.count <= 15, let number = Int(parts[1]), (0...last).contains(number)
        else { return 0 }
        return number
    }
}
