/// Stores the sessions of this user's processes, so that one process can continue what another left behind.
///
/// A session belongs to the live process that holds its record. The process holds it from `makeRecord` or `claim` until
/// it releases or removes it, or until the process ends in any way. Reading never fails as a whole: files that can't be
/// used are named in `problems` and do not affect the others.
package protocol SessionStore: Sendable {
    /// Returns a record for a new session, held by this process. Nothing is on disk before its first `save`.
    ///
    /// - Throws: `.invalidState` if the folder can't be used.
    func makeRecord() throws(CastError) -> any SessionRecord

    /// Returns the sessions that no live process holds, newest first. Afterwards, this process holds none of them.
    func abandoned() -> (sessions: [StoredSession], problems: [SessionStoreProblem])

    /// Claims a session. Returns nil if another process was faster or the session is gone.
    func claim(id: String) -> SessionClaim?
}

/// A stored session together with its record.
package struct SessionClaim: Sendable {
    package let session: StoredSession
    package let record: any SessionRecord
}

/// The record of one session in the store.
package protocol SessionRecord: Sendable {
    /// The id of the session in the store.
    var id: String { get }

    /// Writes the whole session in place of the previous state.
    func save(_ session: StoredSession) throws(CastError)

    /// Removes everything of the session, because it is over.
    func remove()

    /// Leaves the session to the next process that claims it.
    func release()
}
