import Logging

/// Keeps one session on disk up to date, and forgets it at its end. Without a store it does nothing.
@MainActor
final class SessionKeeper {
    private let store: (any SessionStore)?
    private let logger: Logger
    private var record: (any SessionRecord)?
    private var saved: StoredSession?
    private var releasedID: String?
    /// News that comes after the end writes nothing: nobody would remove it.
    private var isOver = false
    private var writes = WriteBudget()
    private let now: () -> ContinuousClock.Instant

    init(
        store: (any SessionStore)?, claim: SessionClaim? = nil, logger: Logger,
        now: @escaping () -> ContinuousClock.Instant
    ) {
        self.now = now
        self.store = store
        self.logger = logger
        record = claim?.record
        saved = claim?.session
    }

    /// Writes the session where it differs from what was written last. One without an application is not kept, since
    /// there would be nothing to come back to.
    func save(
        device: Device, application: ApplicationIdentity?, mediaSessionID: Int?, data: [String: String],
        isDiscovered: Bool
    ) {
        guard !isOver, let application, let record = record ?? makeRecord() else { return }
        let session = StoredSession(
            id: record.id, device: device, applicationID: application.applicationID,
            sessionID: application.sessionID, transportID: application.transportID, mediaSessionID: mediaSessionID,
            resumptionData: data, savedAt: saved?.savedAt ?? 0,
            isDiscovered: isDiscovered)
        guard session != saved, writes.take(at: now()) else { return }
        do {
            try record.save(session)
            saved = session
        } catch {
            logger.warning("The session can't be kept for a later process: \(error)")
        }
    }

    /// The session is over for good.
    func forget() {
        isOver = true
        record?.remove()
        record = nil
        saved = nil
    }

    /// Another process may go on with the session.
    func release() {
        releasedID = record?.id ?? releasedID
        record?.release()
        record = nil
        saved = nil
    }

    private func makeRecord() -> (any SessionRecord)? {
        guard let store else { return nil }
        do {
            // What was left to others is taken back, where nobody has come.
            if let claim = releasedID.flatMap(store.claim) {
                record = claim.record
                return record
            }
            record = try store.makeRecord()
        } catch {
            logger.warning("The session can't be kept for a later process: \(error)")
        }
        return record
    }
}

/// How often a session may be written: what changes in it the device decides, and a file is written whole.
///
/// What is not written is made up for by the next change, or by the next that comes after a second.
struct WriteBudget: Equatable, Sendable {
    /// At once; after that, one each `interval`.
    static let burst = 32
    static let interval = Duration.seconds(1)

    private var left = burst
    private var refilledAt: ContinuousClock.Instant?

    /// False where there is nothing left.
    mutating func take(at now: ContinuousClock.Instant) -> Bool {
        let since = refilledAt.map { now - $0 } ?? .zero
        let gained = min(since / Self.interval, Double(Self.burst))
        if refilledAt == nil || gained >= 1 {
            left = min(Self.burst, left + Int(gained))
            refilledAt = now
        }
        guard left > 0 else { return false }
        left -= 1
        return true
    }
}

/// Which application session a session is with.
struct ApplicationIdentity: Equatable {
    let applicationID: String
    let sessionID: String
    let transportID: String
}
