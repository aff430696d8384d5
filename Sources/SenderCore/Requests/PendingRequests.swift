package import CastWire

/// The kind of a request. It determines the deadline, what ends the request, and which earlier request it replaces.
enum RequestKind: Hashable, Sendable {
    case receiverStatus
    case launch
    case stopApplication
    /// Stops an application session by its id, or whatever is running. It is the session's own if this session is with
    /// that application session.
    case stopByID(isOwn: Bool)
    case deviceVolume
    case deviceMute
    case mediaStatus
    case load
    case seek
    case streamVolume
    case streamMute
    case mediaCommand
    /// The only kind that is answered with the application's stored session.
    case storeSession
    case queueQuestion
    case multizoneStatus
    /// The volume of one member of a group, by its id.
    case memberVolume(String)
    case memberMute(String)

    /// Whether only the newest request matters. A slider that is dragged sends many.
    var replacesEarlier: Bool {
        switch self {
        case .load, .seek, .streamVolume, .streamMute, .deviceVolume, .deviceMute, .memberVolume, .memberMute: true
        default: false
        }
    }
}

/// The requests of one connection that wait for an answer, with their kinds.
///
/// It wraps `RequestTable`, which matches replies and keeps the deadlines. Ids are unique over all namespaces of the
/// connection.
struct PendingRequests: Equatable, Sendable {
    struct Entry: Equatable, Sendable {
        let id: Int
        let kind: RequestKind
        /// Whether a message that can't be read came in its namespace while it waited and may have been its answer.
        var mayBeAnswered = false
    }

    /// The largest number of waiting requests; further ones are refused. A sender that does not wait for answers would
    /// fill its own memory and the device's.
    static let limit = 4096

    private var ids = RequestIDs()
    private var table = RequestTable()
    private var kinds: [RequestTable.Key: RequestKind] = [:]
    /// The newest request that was waiting when a message that can't be read came.
    private var unreadable: [Namespace: Int] = [:]

    init() {}

    var count: Int { kinds.count }
    var nextDeadline: ContinuousClock.Instant? { table.nextDeadline }

    struct AddOutcome: Equatable, Sendable {
        let id: Int
        /// The waiting requests of the same kind that this one replaces. They are not waited for any more.
        let replaced: [Int]
    }

    mutating func add(
        _ kind: RequestKind, namespace: Namespace, timeout: Duration, at now: ContinuousClock.Instant
    ) -> AddOutcome {
        let earlier = kind.replacesEarlier ? kinds.filter { $0.value == kind }.map(\.key) : []
        for key in earlier { remove(key) }
        var key = RequestTable.Key(namespace: namespace, id: ids.next())
        while table.add(key, timeout: timeout, at: now) == .duplicate {
            // The ids have wrapped around, and an earlier request with this id still waits.
            key = RequestTable.Key(namespace: namespace, id: ids.next())
        }
        kinds[key] = kind
        return AddOutcome(id: key.id, replaced: earlier.map(\.id).sorted())
    }

    /// Returns an id that no request of the connection has, for a request whose answer is awaited elsewhere.
    mutating func makeID() -> Int {
        var id = ids.next()
        while kinds.keys.contains(where: { $0.id == id }) { id = ids.next() }
        return id
    }

    /// Returns the request that a reply belongs to without ending it, since it may get several replies.
    func entry(namespace: Namespace, id: Int) -> Entry? {
        kinds[RequestTable.Key(namespace: namespace, id: id)].map { Entry(id: id, kind: $0) }
    }

    /// Ends the request that a reply belongs to. Returns nil if no request waits for it.
    mutating func reply(namespace: Namespace, id: Int) -> Entry? {
        let key = RequestTable.Key(namespace: namespace, id: id)
        guard table.replyReceived(key) == .completes else { return nil }
        return kinds.removeValue(forKey: key).map { Entry(id: key.id, kind: $0) }
    }

    /// Starts a request's time again, because the device reports progress.
    mutating func progress(namespace: Namespace, id: Int, at now: ContinuousClock.Instant) {
        _ = table.progressReceived(RequestTable.Key(namespace: namespace, id: id), at: now)
    }

    /// Waits once more for a request that has just expired.
    mutating func waitAgain(for entry: Entry, timeout: Duration, at now: ContinuousClock.Instant) {
        let key = RequestTable.Key(namespace: .receiver, id: entry.id)
        guard case .waits = table.add(key, timeout: timeout, at: now) else { return }
        kinds[key] = entry.kind
    }

    /// Records that a message came that can't be read.
    mutating func unreadableCame(in namespace: Namespace) {
        guard let newest = kinds.keys.filter({ $0.namespace == namespace }).map(\.id).max() else { return }
        unreadable[namespace] = newest
    }

    /// Stops waiting for a request in any namespace. Returns false if it does not wait any more.
    @discardableResult
    mutating func cancel(id: Int) -> Bool {
        guard let key = kinds.keys.first(where: { $0.id == id }) else { return false }
        remove(key)
        return true
    }

    mutating func expire(at now: ContinuousClock.Instant) -> [Entry] {
        table.expire(at: now).compactMap { key in
            kinds.removeValue(forKey: key).map { kind in
                Entry(id: key.id, kind: kind, mayBeAnswered: key.id <= unreadable[key.namespace] ?? 0)
            }
        }
    }

    /// Ends all requests of a kind in all namespaces.
    mutating func end(_ kind: RequestKind) -> [Entry] {
        let keys = kinds.filter { $0.value == kind }.map(\.key)
        for key in keys { table.cancel(key) }
        return take(keys).sorted { $0.id < $1.id }
    }

    mutating func endAll() -> [Entry] {
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
