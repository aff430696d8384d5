/// The newest state of each topic, under numbers that rise over all topics.
///
/// A reader is represented by a number: that of the last state that it was sent. It still has to get the topics with a
/// higher number. So a slow reader costs no memory, and gets only the newest state of each topic. A browser that comes
/// back names its number (`Last-Event-ID`), and is such a reader again.
package struct TopicLedger: Sendable {
    package struct State: Hashable, Sendable {
        package let topic: String
        /// On one line.
        package let json: String
        package let number: Int
    }

    /// Identifies this server's run: numbers of another run mean nothing here. It has no dash.
    package let epoch: String
    private let frameworks: Set<String>
    private var newest: [String: State] = [:]
    /// The number of the newest state; 0 while nothing was published.
    package private(set) var last = 0
    private var appsCount = 0

    /// The most topics of an app's own.
    package static let topicLimit = 64

    /// The result of publishing a state.
    package enum Outcome: Hashable, Sendable {
        /// Readers are to receive it.
        case told
        /// The topic has this state already.
        case isSo
        /// There is no room for one more topic.
        case noRoom
    }

    /// - Parameter frameworks: topics that do not count against the app's limit.
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

    /// Returns the oldest state above a reader's number; nil if the reader has all.
    package func next(after position: Int) -> State? {
        newest.values.lazy.filter { $0.number > position }.min { $0.number < $1.number }
    }

    package func id(of number: Int) -> String { "\(epoch)-\(number)" }

    /// Returns the position of a reader whose last event has this id; 0, the beginning, for an id of another run or
    /// none.
    package func position(after lastEventID: String?) -> Int {
        guard let parts = lastEventID?.split(separator: "-", omittingEmptySubsequences: false), parts.count == 2,
            parts[0] == epoch, parts[1].utf8.count <= 15, let number = Int(parts[1]), (0...last).contains(number)
        else { return 0 }
        return number
    }
}
