/// What commands were answered, by their ids: one that comes again, since its answer was lost, does nothing again and
/// is answered the same.
package struct CommandLedger: Sendable {
    package enum Answer: Hashable, Sendable {
        /// It was taken in; what comes of it the topics tell. What it has changed at once is told with the event of
        /// this number at the latest.
        case done(event: Int)
        /// It is not possible now, and why.
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
    ///   - perHolder: answers that are remembered of each holder of a token.
    ///   - holders: as many; beyond, the one that asked longest ago is forgotten.
    package init(perHolder: Int = 4_096, holders: Int = 64) { (self.perHolder, mostHolders) = (perHolder, holders) }

    package var count: Int { holders.values.reduce(0) { $0 + $1.answers.count } }

    /// Nil: it is new.
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
