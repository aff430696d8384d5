import Logging

/// Keeps one session on disk up to date, and removes it at its end. Without a store it does nothing.
@MainActor
final class SessionKeeper {
    private let store: (any SessionStore)?
    private let logger: Logger
    private var record: (any SessionRecord)?
    private var saved: StoredSession?
    /// The latest state if it could not be written yet, and the task that will write it.
    private var pending: StoredSession?
    private var writing: Task<Void, Never>?
    private var releasedID: String?
    /// Events after the end write nothing, since nobody would remove the file.
    private var isOver = false
    /// A store that can't be written is reported once, but is tried again.
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

    /// Writes the session if it differs from what was written last.
    ///
    /// It is written at once, or as soon as the budget has room again; then only the latest state is written. A session
    /// without an application is not stored, since it could not be continued.
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

    /// Handles the end of the session.
    func forget() {
        isOver = true
        record?.remove()
        letGo()
    }

    /// Writes the current state and leaves the session to another process.
    func release() {
        flush()
        releasedID = record?.id ?? releasedID
        record?.release()
        letGo()
    }

    private func makeRecord() -> (any SessionRecord)? {
        guard let store else { return nil }
        do {
            // A session that was left to other processes is taken back if none has claimed it.
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
