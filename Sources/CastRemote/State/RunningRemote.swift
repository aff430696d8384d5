import FilePaths
import PlatformC
import PlatformFoundation

/// What other processes of this user learn of a running server: its addresses. It holds no token.
package struct RunningRemote: Codable, Hashable, Sendable {
    package var pid: Int32
    /// The process's start in clock ticks after the machine's start: process ids are reused after a while.
    var pidStart: UInt64?
    /// The addresses of its page, the one that is printed first; each ends with a slash.
    package var bases: [String]
    package var lan: Bool

    package init(pid: Int32, bases: [String], lan: Bool) {
        (self.pid, self.bases, self.lan) = (pid, bases, lan)
        pidStart = ProcessLife.start(of: pid)
    }

    /// Returns the running server; nil if none runs.
    ///
    /// The lock is not tested: a test would hold it for a moment, in which no server could start.
    package static func find(in folder: String) -> RunningRemote? {
        guard let bytes = try? PrivateFiles.read(folder + "/server.json", limit: 16 << 10),
            let remote = try? JSONDecoder().decode(RunningRemote.self, from: Data(bytes)),
            let start = remote.pidStart, ProcessLife.isAlive(remote.pid, since: start)
        else { return nil }
        return remote
    }
}

/// Allows one server for each user: two would remove each other's uploads and overwrite each other's state.
///
/// This is the only server as long as this object exists. The kernel releases the lock when the process ends, however
/// that happens.
package final class RunningMark: Sendable {
    private let lock: Int32
    private let path: String

    /// Takes the lock.
    ///
    /// - Throws: ``RemoteRefusal`` `.conflict` if another server runs.
    package init(in folder: String) throws(RemoteRefusal) {
        // Set only at the end: `deinit` releases what is set, and a refused server must not do that to the other one.
        let lock = open((folder + "/server.lock").pathBytes, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard lock >= 0 else {
            throw RemoteRefusal(.unreadable, "\(folder) can't be written to: \(String(cString: strerror(errno))).")
        }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            close(lock)
            let running = RunningRemote.find(in: folder)
            let place = running?.bases.last.map { " at \($0) (process \(running?.pid ?? 0))" } ?? ""
            throw RemoteRefusal(
                .conflict,
                "A remote of yours runs already\(place): `marquee remote tokens --link` prints its link; "
                    + "or end it first.")
        }
        (self.lock, path) = (lock, folder + "/server.json")
    }

    /// From now on other processes find it.
    package func tell(_ remote: RunningRemote) throws(RemoteRefusal) {
        guard let data = try? JSONEncoder().encode(remote) else { return }
        try PrivateFiles.write(Array(data), to: path)
    }

    deinit {
        unlink(path.pathBytes)
        close(lock)
    }
}
