/// Keeps the sessions of this user's processes, so that one can go on with what another left behind.
///
/// A session belongs to the live process that holds its record: it is held from `makeRecord` or `claim` on until it is
/// released or removed or its process ends, however it ends. Reading never fails as a whole: what can't be used is
/// named in `problems` and does not hinder the others.
package protocol SessionStore: Sendable {
    /// A record for a new session, held by this process. Nothing is on disk before its first `save`.
    ///
    /// - Throws: `.invalidState` where the folder can't be used.
    func makeRecord() throws(CastError) -> any SessionRecord

    /// The sessions that no live process holds, newest first. None of them is held afterwards.
    func abandoned() -> (sessions: [StoredSession], problems: [SessionStoreProblem])

    /// Takes one of them; nil where another process was faster, or it is gone.
    func claim(id: String) -> SessionClaim?
}

/// A stored session and the right to it.
package struct SessionClaim: Sendable {
    package let session: StoredSession
    package let record: any SessionRecord
}

/// One session's place in the store.
package protocol SessionRecord: Sendable {
    /// The id of the session in the store.
    var id: String { get }

    /// Writes the session whole, in place of what was there.
    func save(_ session: StoredSession) throws(CastError)

    /// The session is over: nothing of it remains.
    func remove()

    /// Leaves the session to whoever claims it next.
    func release()
}
