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
    private var newest: [String: State] = [:]
    private var last = 0

    /// Topics, at most.
    package static let topicLimit = 64

    package init(epoch: String) { self.epoch = epoch }

    /// - Returns: false where the topic is so already, or there is no room for one more.
    package mutating func publish(_ topic: String, _ json: String) -> Bool {
        if let known = newest[topic] {
            guard known.json != json else { return false }
        } else if newest.count >= Self.topicLimit {
            return false
        }
        last += 1
        newest[topic] = State(topic: topic, json: json, number: last)
        return true
    }

    /// The lowest of those above a reader's number; nil where it has all.
    package func next(after position: Int) -> State? {
        newest.values.lazy.filter { $0.number > position }.min { $0.number < $1.number }
    }

    package func id(of state: State) -> String { "\(epoch)-\(state.number)" }

    /// Where a reader goes on that was sent this id last; 0, before all, for one of another run or none.
    package func position(after lastEventID: String?) -> Int {
        guard let parts = lastEventID?.split(separator: "-", omittingEmptySubsequences: false), parts.count == 2,
            parts[0] == epoch, parts[1].utf8.count <= 15, let number = Int(parts[1]), (0...last).contains(number)
        else { return 0 }
        return number
    }
}
