import Logging

/// Finds the sessions that earlier processes stored and claims them for one session manager.
@MainActor
final class SessionResumer {
    let store: any SessionStore
    /// The applications whose sessions belong to this app, or empty for all. Another app of this user may store its
    /// sessions in the same folder.
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

    /// Claims the newest session that no other process claims first.
    func claimNewest() -> CastSession? {
        for session in abandoned() {
            if let claimed = claim(session) { return claimed }
        }
        return nil
    }
}
