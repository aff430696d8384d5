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

    init(store: (any SessionStore)?, claim: SessionClaim? = nil, logger: Logger) {
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
        guard session != saved else { return }
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

/// Which application session a session is with.
struct ApplicationIdentity: Equatable {
    let applicationID: String
    let sessionID: String
    let transportID: String
}
