import FileAccess
import PlatformFoundation
import Synchronization

/// Sessions in files:
///
///     $XDG_STATE_HOME/marquee/sessions/ID.json     one session, written as a whole, then renamed (0600)
///     $XDG_STATE_HOME/marquee/sessions/ID.lock     locked by the process that it belongs to
///     $XDG_STATE_HOME/marquee/sessions/ID.broken   a session file that could not be read
///
/// Sessions that no process has continued for a day are deleted, since no application waits that long.
package struct FileSessionStore: SessionStore {
    /// The largest size of a session file.
    static let byteLimit = 1 << 20
    static let lifetime: Double = 24 * 60 * 60

    package let folder: String
    private let secondsSince1970: @Sendable () -> Double

    /// Creates a store in this folder, which need not exist.
    package init(
        folder: String, secondsSince1970: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
    ) {
        self.folder = folder
        self.secondsSince1970 = secondsSince1970
    }

    /// The store in the user's own folder.
    package static var standard: FileSessionStore {
        FileSessionStore(folder: UserFolders().state + "/sessions")
    }

    package func makeRecord() throws(CastError) -> any SessionRecord {
        let id = UUID().uuidString.lowercased()
        guard Files.makeFolder(folder) else { throw Self.unusable(folder, nil) }
        guard let lock = FileLock(path: path(id, "lock")) else { throw Self.unusable(folder, nil) }
        return FileSessionRecord(id: id, store: self, lock: lock)
    }

    package func abandoned() -> (sessions: [StoredSession], problems: [SessionStoreProblem]) {
        let names = Files.names(in: folder)
        var sessions: [StoredSession] = []
        var problems: [SessionStoreProblem] = []
        for name in names.sorted() where name.hasSuffix(".json") {
            let id = String(name.dropLast(".json".count))
            guard let lock = FileLock(path: path(id, "lock")) else { continue }
            switch read(id) {
            case .success(let session) where secondsSince1970() - session.savedAt > Self.lifetime: remove(id)
            case .success(let session): sessions.append(session)
            case .failure(let problem):
                problems.append(problem)
                if problem.kind == .malformed { setAside(id) }
            }
            withExtendedLifetime(lock) {}
        }
        return (sessions.sorted { $0.savedAt > $1.savedAt }, problems)
    }

    package func claim(id: String) -> SessionClaim? {
        // Without the session's file there is nothing to claim, and no lock file should be made for it.
        guard Files.isThere(path(id, "json")), let lock = FileLock(path: path(id, "lock")),
            case .success(let session) = read(id)
        else { return nil }
        return SessionClaim(session: session, record: FileSessionRecord(id: id, store: self, lock: lock))
    }

    private func read(_ id: String) -> Result<StoredSession, SessionStoreProblem> {
        let path = path(id, "json")
        // One more byte distinguishes a file that is too long from one that can't be read.
        guard let bytes = Files.beginning(of: path, most: Self.byteLimit + 1) else {
            return .failure(SessionStoreProblem(kind: .unreadable, path: path))
        }
        let (data, malformed) = (Data(bytes), SessionStoreProblem(kind: .malformed, path: path))
        guard data.count <= Self.byteLimit,
            let version = try? JSONDecoder().decode(StoredSessionVersion.self, from: data).version
        else { return .failure(malformed) }
        guard version <= StoredSessionFile.version else {
            return .failure(SessionStoreProblem(kind: .newerVersion(version), path: path))
        }
        guard let file = try? JSONDecoder().decode(StoredSessionFile.self, from: data) else {
            return .failure(malformed)
        }
        return .success(file.session(id: id))
    }

    fileprivate func write(_ session: StoredSession) throws(CastError) {
        var session = session
        session.savedAt = secondsSince1970()
        let path = path(session.id, "json")
        do {
            let data = try JSONEncoder().encode(StoredSessionFile(session))
            guard Files.write(Array(data), to: path, by: self.path(session.id, "new")) else {
                throw CocoaError(.fileWriteUnknown)
            }
        } catch {
            throw Self.unusable(path, error)
        }
    }

    /// Removes the session before its lock, so that a process that takes the lock in between finds nothing.
    fileprivate func remove(_ id: String) {
        for kind in ["json", "new", "lock"] { Files.remove(path(id, kind)) }
    }

    private func setAside(_ id: String) {
        Files.move(path(id, "json"), to: path(id, "broken"))
        Files.remove(path(id, "lock"))
    }

    private func path(_ id: String, _ kind: String) -> String { "\(folder)/\(id).\(kind)" }

    private static func unusable(_ path: String, _ cause: (any Error)?) -> CastError {
        CastError(
            .invalidState, "\(path) can't be used to keep sessions; check the folder's owner and space.",
            underlying: cause)
    }
}

/// One session's files, while this process holds their lock.
private final class FileSessionRecord: SessionRecord {
    let id: String
    private let store: FileSessionStore
    private let lock: Mutex<FileLock?>

    init(id: String, store: FileSessionStore, lock: FileLock) {
        self.id = id
        self.store = store
        self.lock = Mutex(lock)
    }

    func save(_ session: StoredSession) throws(CastError) {
        guard lock.withLock({ $0 != nil }) else { return }
        try store.write(session)
    }

    func remove() {
        lock.withLock { lock in
            guard lock != nil else { return }
            store.remove(id)
            lock = nil
        }
    }

    func release() {
        lock.withLock { $0 = nil }
    }
}
