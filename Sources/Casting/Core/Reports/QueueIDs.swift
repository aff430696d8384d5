import SenderCore

/// The ids of queue items on a command line. They are checked before anything is sent, because receivers treat unknown
/// ids differently.
package enum QueueIDs {
    /// The most ids in a sentence.
    static let listed = 20

    /// - Throws: `.wrongUse` with the existing ids.
    package static func check(_ wanted: [Int], in present: [Int]) throws {
        guard let unknown = wanted.first(where: { !present.contains($0) }) else { return }
        let known = present.prefix(listed).map(String.init).joined(separator: ", ")
        let more = present.count > listed ? " and \(present.count - listed) more" : ""
        let verb = present.count == 1 ? "is" : "are"
        throw CastFailure(.wrongUse, "no item \(unknown); there \(verb) \(known)\(more)")
    }

    /// Whether a move changes anything: an item that is put before itself stays.
    ///
    /// - Throws: `.wrongUse` if several are to be put before one of themselves.
    package static func moves(_ ids: [Int], before: Int?) throws -> Bool {
        guard let before, ids.contains(before) else { return true }
        guard ids == [before] else {
            throw CastFailure(.wrongUse, "item \(before) is moved itself; name another one with --before")
        }
        return false
    }
}
