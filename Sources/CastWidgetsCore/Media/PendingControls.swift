/// Requests that are not confirmed yet. They are shown as pending, and taken back with a reason if they fail. Marquee's
/// own.
public struct PendingControls: Equatable, Sendable {
    /// The number of a request that was sent, which comes back with its answer.
    package struct ID: Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// A failed request, as it is shown to the person.
    public struct Failure: Hashable, Sendable {
        /// The id of the request: no two failures are the same.
        package let id: ID
        /// The request that failed.
        public let control: MediaControl
        /// The reason, as a sentence.
        public let reason: String
    }

    private var last = 0
    private var waiting: [MediaControl.Kind: (id: ID, control: MediaControl)] = [:]
    private var item: String?
    /// The last failure. The next request and the next item remove it.
    public private(set) var failure: Failure?

    package init() {}

    /// Returns the request of that kind that waits for its answer; nil if none does.
    public func control(_ kind: MediaControl.Kind) -> MediaControl? { waiting[kind]?.control }

    /// The kinds of requests that wait for their answers.
    public var kinds: Set<MediaControl.Kind> { Set(waiting.keys) }

    mutating func send(_ control: MediaControl) -> ID {
        last += 1
        failure = nil
        let id = ID(rawValue: last)
        waiting[control.kind] = (id, control)
        return id
    }

    /// Takes in an answer. The answer to a request that was replaced is ignored.
    ///
    /// - Parameter failure: the reason of the failure; nil if the request succeeded.
    mutating func answered(_ id: ID, failure reason: String?) {
        guard let (kind, entry) = waiting.first(where: { $0.value.id == id }) else { return }
        waiting[kind] = nil
        if let reason { failure = Failure(id: id, control: entry.control, reason: reason) }
    }

    /// Notes the item that plays now: a failure of another item is removed.
    mutating func follow(item: String) {
        guard item != self.item else { return }
        (self.item, failure) = (item, nil)
    }

    /// No request is answered any more.
    mutating func clear() { waiting = [:] }

    public static func == (one: PendingControls, other: PendingControls) -> Bool {
        one.last == other.last && one.failure == other.failure
            && one.waiting.mapValues(\.id) == other.waiting.mapValues(\.id)
    }
}
