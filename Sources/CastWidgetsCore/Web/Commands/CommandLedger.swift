/// The answers to commands, by their ids.
///
/// A command that comes again because its answer was lost does nothing again and gets the same answer.
package struct CommandLedger: Sendable {
    package enum Answer: Hashable, Sendable {
        /// It was accepted. The topics report its result, and what it changed at once has been sent by the event of
        /// this number.
        case done(event: Int)
        /// It is not possible now, for this reason.
        case refused(String)
    }

    private struct Holder {
        var answers: [String: Answer] = [:]
        /// A ring of the ids, the oldest at `next`.
        var ids: [String] = []
        var next = 0
        var used = 0
    }

    private let perHolder: Int
    private let mostHolders: Int
    private var holders: [String: Holder] = [:]
    private var turn = 0

    /// - Parameters:
    ///   - perHolder: the most answers that are kept for each holder of a token.
    ///   - holders: the most holders; beyond that, the one whose last command is the oldest is evicted.
    package init(perHolder: Int = 4_096, holders: Int = 64) { (self.perHolder, mostHolders) = (perHolder, holders) }

    package var count: Int { holders.values.reduce(0) { $0 + $1.answers.count } }

    /// Returns the stored answer; nil for a new command.
    package func answer(to id: String, of holder: String) -> Answer? { holders[holder]?.answers[id] }

    package mutating func keep(_ answer: Answer, to id: String, of holder: String) {
        turn += 1
        if holders[holder] == nil, holders.count >= mostHolders,
            let oldest = holders.min(by: { $0.value.used < $1.value.used })?.key
        {
            holders[oldest] = nil
        }
        var entry = holders[holder] ?? Holder()
        holders[holder] = nil
        entry.used = turn
        if entry.answers.updateValue(answer, forKey: id) == nil {
            if entry.ids.count < perHolder {
                entry.ids.append(id)
            } else {
                entry.answers[entry.ids[entry.next]] = nil
                entry.ids[entry.next] = id
                entry.next = (entry.next + 1) % perHolder
            }
        }
        holders[holder] = entry
    }
}
