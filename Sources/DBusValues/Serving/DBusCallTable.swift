/// Limits the calls that wait for our replies, in total and for each sender, so that no sender uses up all.
package struct DBusCallTable: Sendable {
    /// Waiting calls of one connection.
    package static let limit = 512
    /// Waiting calls of one sender.
    package static let limitOfSender = 128

    private var waiting: [String: Int] = [:]
    package private(set) var count = 0

    package init() {}

    /// Takes a place for a sender's call, if there is one. `finished` releases it.
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
