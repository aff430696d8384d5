package import CastWire

/// What a request was about: decides its deadline, what ends it, and which earlier one it makes pointless.
package enum RequestKind: Hashable, Sendable {
    case receiverStatus
    case launch
    case stopApplication
    /// By an application session's id, or whatever runs; own: it is the one that this session is with.
    case stopByID(isOwn: Bool)
    case deviceVolume
    case deviceMute
    case mediaStatus
    case load
    case seek
    case streamVolume
    case streamMute
    case mediaCommand
    /// The only one that is answered with what the application stored.
    case storeSession
    case queueQuestion
    case multizoneStatus
    /// Of one member of a group, by its id.
    case memberVolume(String)
    case memberMute(String)

    /// Only the newest of these matters: a slider that is dragged sends many.
    var replacesEarlier: Bool {
        switch self {
        case .load, .seek, .streamVolume, .streamMute, .deviceVolume, .deviceMute, .memberVolume, .memberMute: true
        default: false
        }
    }
}

/// The requests of one connection that wait, with what each was about.
///
/// Wraps `RequestTable`, which matches replies and keeps the deadlines. Ids are unique over all namespaces of the
/// connection.
package struct PendingRequests: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package let id: Int
        package let kind: RequestKind
        /// While it waited, something came in its namespace that could not be read, and may have been its answer.
        package var mayBeAnswered = false
    }

    /// More at a time are refused: a sender that asks without waiting for answers fills its memory, and the device's.
    package static let limit = 4096

    private var ids = RequestIDs()
    private var table = RequestTable()
    private var kinds: [RequestTable.Key: RequestKind] = [:]
    /// The newest request that waited when something came that could not be read.
    private var unreadable: [Namespace: Int] = [:]

    package init() {}

    package var count: Int { kinds.count }
    package var nextDeadline: ContinuousClock.Instant? { table.nextDeadline }

    package struct AddOutcome: Equatable, Sendable {
        package let id: Int
        /// Waiting requests of the same kind that this one takes the place of; they are not waited for any more.
        package let replaced: [Int]
    }

    package mutating func add(
        _ kind: RequestKind, namespace: Namespace, timeout: Duration, at now: ContinuousClock.Instant
    ) -> AddOutcome {
        let earlier = kind.replacesEarlier ? kinds.filter { $0.value == kind }.map(\.key) : []
        for key in earlier { remove(key) }
        var key = RequestTable.Key(namespace: namespace, id: ids.next())
        while table.add(key, timeout: timeout, at: now) == .duplicate {
            // The ids have wrapped, and a request from the round before still waits.
            key = RequestTable.Key(namespace: namespace, id: ids.next())
        }
        kinds[key] = kind
        return AddOutcome(id: key.id, replaced: earlier.map(\.id).sorted())
    }

    /// An id that no request of the connection has, for one whose answer is waited for elsewhere.
    package mutating func makeID() -> Int {
        var id = ids.next()
        while kinds.keys.contains(where: { $0.id == id }) { id = ids.next() }
        return id
    }

    /// The request that a reply belongs to, without ending it: a reply may be one of several.
    package func entry(namespace: Namespace, id: Int) -> Entry? {
        kinds[RequestTable.Key(namespace: namespace, id: id)].map { Entry(id: id, kind: $0) }
    }

    /// Ends the request that a reply belongs to; nil where nobody waits for it.
    package mutating func reply(namespace: Namespace, id: Int) -> Entry? {
        let key = RequestTable.Key(namespace: namespace, id: id)
        guard table.replyReceived(key) == .completes else { return nil }
        return kinds.removeValue(forKey: key).map { Entry(id: key.id, kind: $0) }
    }

    /// The device works on a request: its time starts again.
    package mutating func progress(namespace: Namespace, id: Int, at now: ContinuousClock.Instant) {
        _ = table.progressReceived(RequestTable.Key(namespace: namespace, id: id), at: now)
    }

    /// Waits once more for a request that has just expired.
    package mutating func waitAgain(for entry: Entry, timeout: Duration, at now: ContinuousClock.Instant) {
        let key = RequestTable.Key(namespace: .receiver, id: entry.id)
        guard case .waits = table.add(key, timeout: timeout, at: now) else { return }
        kinds[key] = entry.kind
    }

    /// Something came that can't be read.
    package mutating func unreadableCame(in namespace: Namespace) {
        guard let newest = kinds.keys.filter({ $0.namespace == namespace }).map(\.id).max() else { return }
        unreadable[namespace] = newest
    }

    /// Stops waiting for a request, whatever its namespace; false where it does not wait any more.
    @discardableResult
    package mutating func cancel(id: Int) -> Bool {
        guard let key = kinds.keys.first(where: { $0.id == id }) else { return false }
        remove(key)
        return true
    }

    package mutating func expire(at now: ContinuousClock.Instant) -> [Entry] {
        table.expire(at: now).compactMap { key in
            kinds.removeValue(forKey: key).map { kind in
                Entry(id: key.id, kind: kind, mayBeAnswered: key.id <= unreadable[key.namespace] ?? 0)
            }
        }
    }

    /// Ends all requests of a kind, whatever their namespace.
    package mutating func end(_ kind: RequestKind) -> [Entry] {
        let keys = kinds.filter { $0.value == kind }.map(\.key)
        for key in keys { table.cancel(key) }
        return take(keys).sorted { $0.id < $1.id }
    }

    package mutating func endAll() -> [Entry] {
        take(table.endAll())
    }

    private mutating func take(_ keys: [RequestTable.Key]) -> [Entry] {
        keys.compactMap { key in
            kinds.removeValue(forKey: key).map { Entry(id: key.id, kind: $0) }
        }
    }

    private mutating func remove(_ key: RequestTable.Key) {
        table.cancel(key)
        kinds[key] = nil
    }
}
