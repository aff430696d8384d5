/// What was asked for and is not confirmed yet: shown as pending, and taken back with the reason where it fails.
/// Marquee's own.
public struct PendingControls: Equatable, Sendable {
    /// A number for each control that was sent; its holder names it in the answer.
    package struct ID: Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// What has failed, as the person is told.
    public struct Failure: Hashable, Sendable {
        /// Of the control that was sent: no two failures are the same.
        package let id: ID
        /// What was asked for.
        public let control: MediaControl
        /// Why it did not come to be, as a sentence.
        public let reason: String
    }

    private var last = 0
    private var waiting: [MediaControl.Kind: (id: ID, control: MediaControl)] = [:]
    private var item: String?
    /// The last failure; gone with the next control that is sent, and with the next item.
    public private(set) var failure: Failure?

    package init() {}

    /// The control of that kind that waits for its answer; nil where none does.
    public func control(_ kind: MediaControl.Kind) -> MediaControl? { waiting[kind]?.control }

    /// Of which kinds controls wait for their answers.
    public var kinds: Set<MediaControl.Kind> { Set(waiting.keys) }

    mutating func send(_ control: MediaControl) -> ID {
        last += 1
        failure = nil
        let id = ID(rawValue: last)
        waiting[control.kind] = (id, control)
        return id
    }

    /// - Parameter failure: why it failed; nil where it is done. The answer to one that another has replaced says
    ///   nothing any more.
    mutating func answered(_ id: ID, failure reason: String?) {
        guard let (kind, entry) = waiting.first(where: { $0.value.id == id }) else { return }
        waiting[kind] = nil
        if let reason { failure = Failure(id: id, control: entry.control, reason: reason) }
    }

    /// This plays now: what did not work in another item is past.
    mutating func follow(item: String) {
        guard item != self.item else { return }
        (self.item, failure) = (item, nil)
    }

    /// Nobody answers any more.
    mutating func clear() { waiting = [:] }

    public static func == (one: PendingControls, other: PendingControls) -> Bool {
        one.last == other.last && one.failure == other.failure
            && one.waiting.mapValues(\.id) == other.waiting.mapValues(\.id)
    }
}
