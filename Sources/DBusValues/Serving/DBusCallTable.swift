/// Who waits for a reply of ours, and how many: a caller that asks without end has its places and no more, so that
/// others find one.
package struct DBusCallTable: Sendable {
    /// Calls of one connection of ours that wait for a reply.
    package static let limit = 512
    /// Of those, calls of one sender.
    package static let limitOfSender = 128

    private var waiting: [String: Int] = [:]
    package private(set) var count = 0

    package init() {}

    /// Whether the sender's call has a place; it is let go of by `finished`.
    package mutating func admit(_ sender: String) -> Bool {
        guard count < Self.limit, waiting[sender, default: 0] < Self.limitOfSender else { return false }
        waiting[sender, default: 0] += 1
        count += 1
        return true
    }

    package mutating func finished(_ sender: String) {
        guard let calls = waiting[sender] else { return }
        waiting[sender] = calls > 1 ? calls - 1 : nil
        count -= 1
    }
}
