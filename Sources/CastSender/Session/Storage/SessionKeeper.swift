import Logging

/// Keeps one session on disk up to date, and forgets it at its end. Without a store it does nothing.
@MainActor
final class SessionKeeper {
    private let store: (any SessionStore)?
    private let logger: Logger
    private var record: (any SessionRecord)?
    private var saved: StoredSession?
    /// The latest state, where it could not be written yet, and the task that will.
    private var pending: StoredSession?
    private var writing: Task<Void, Never>?
    private var releasedID: String?
    /// News that comes after the end writes nothing: nobody would remove it.
    private var isOver = false
    /// A place that can't be written is told once, and asked again all the same.
    private var hasWarned = false
    private var writes = WriteBudget()
    private let time: TimeSource

    init(store: (any SessionStore)?, claim: SessionClaim? = nil, logger: Logger, time: TimeSource) {
        self.time = time
        self.store = store
        self.logger = logger
        record = claim?.record
        saved = claim?.session
    }

    deinit {
        writing?.cancel()
    }

    /// Writes the session where it differs from what was written last: at once, or as soon as the budget has room
    /// again; then the latest. One without an application is not kept, since
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
        pending = session == saved ? nil : session
        writePending()
    }

    private func writePending() {
        guard pending != nil else { return }
        guard writes.take(at: time.now()) else { return writeLater() }
        flush()
    }

    private func writeLater() {
        guard writing == nil else { return }
        let deadline = time.now() + WriteBudget.interval
        writing = Task { [weak self, time] in
            guard (try? await time.sleep(deadline)) != nil, let self else { return }
            self.writing = nil
            self.writePending()
        }
    }

    private func flush() {
        guard let session = pending, let record else { return }
        pending = nil
        do {
            try record.save(session)
            saved = session
        } catch {
            warn(error)
        }
    }

    private func warn(_ error: any Error) {
        guard !hasWarned else { return }
        hasWarned = true
        logger.warning("The session can't be kept for a later process: \(error)")
    }

    private func letGo() {
        writing?.cancel()
        writing = nil
        pending = nil
        record = nil
        saved = nil
    }

    /// The session is over for good.
    func forget() {
        isOver = true
        record?.remove()
        letGo()
    }

    /// Another process may go on with the session, as it is now.
    func release() {
        flush()
        releasedID = record?.id ?? releasedID
        record?.release()
        letGo()
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
            warn(error)
        }
        return record
    }
}
