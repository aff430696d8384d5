import SenderCore

/// The ids that a command line gives for items of a queue.
///
/// They are checked before anything is sent: receivers differ in what they do with an id that is not there.
package enum QueueIDs {
    /// How many ids a sentence lists.
    static let listed = 20

    /// - Throws: `.wrongUse` with the ids that there are.
    package static func check(_ wanted: [Int], in present: [Int]) throws {
        guard let unknown = wanted.first(where: { !present.contains($0) }) else { return }
        let known = present.prefix(listed).map(String.init).joined(separator: ", ")
        let more = present.count > listed ? " and \(present.count - listed) more" : ""
        let verb = present.count == 1 ? "is" : "are"
        throw CastFailure(.wrongUse, "no item \(unknown); there \(verb) \(known)\(more)")
    }

    /// Whether a move changes anything: an item stays where it is when it is put before itself.
    ///
    /// - Throws: `.wrongUse` where several are to stand before one of themselves.
    package static func moves(_ ids: [Int], before: Int?) throws -> Bool {
        guard let before, ids.contains(before) else { return true }
        guard ids == [before] else {
            throw CastFailure(.wrongUse, "item \(before) is moved itself; name another one with --before")
        }
        return false
    }
}
