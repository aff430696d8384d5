import Logging

/// What one session manager does about sessions on disk: keeps its own, and finds those of earlier processes.
@MainActor
final class SessionResumer {
    let store: any SessionStore
    /// Which applications' sessions are the app's; all where empty. Another app of this user may keep its sessions in
    /// the same folder.
    private let applicationIDs: [String]
    private let logger: Logger
    private let makeSession: (SessionClaim) -> CastSession

    init(
        store: any SessionStore, applicationIDs: [String], logger: Logger,
        makeSession: @escaping (SessionClaim) -> CastSession
    ) {
        self.store = store
        self.applicationIDs = applicationIDs
        self.logger = logger
        self.makeSession = makeSession
    }

    func abandoned() -> [StoredSession] {
        let found = store.abandoned()
        for problem in found.problems { logger.warning("A stored session can't be used: \(problem)") }
        return found.sessions.filter { applicationIDs.isEmpty || applicationIDs.contains($0.applicationID) }
    }

    func claim(_ session: StoredSession) -> CastSession? {
        store.claim(id: session.id).map(makeSession)
    }

    /// The newest that no other process takes meanwhile.
    func claimNewest() -> CastSession? {
        for session in abandoned() {
            if let claimed = claim(session) { return claimed }
        }
        return nil
    }
}
