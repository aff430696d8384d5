import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What other processes of this user learn of a server that runs: where it is. No token is in it.
package struct RunningRemote: Codable, Hashable, Sendable {
    package var pid: Int32
    /// Clock ticks after the machine's start, when the process began: its id is used again after a while.
    package var pidStart: UInt64?
    /// Addresses of its page, the one that is printed first; each ends with a slash.
    package var bases: [String]
    package var lan: Bool

    package init(pid: Int32, bases: [String], lan: Bool) {
        (self.pid, self.bases, self.lan) = (pid, bases, lan)
        pidStart = ProcessLife.start(of: pid)
    }

    /// Nil where none runs. The lock is not asked: whoever tries it holds it for a moment, in which none can begin.
    package static func find(in folder: String) -> RunningRemote? {
        guard let bytes = try? PrivateFiles.read(folder + "/server.json", limit: 16 << 10),
            let remote = try? JSONDecoder().decode(RunningRemote.self, from: Data(bytes)),
            let start = remote.pidStart, ProcessLife.isAlive(remote.pid, since: start)
        else { return nil }
        return remote
    }
}

/// One server for each user: two would remove each other's uploads and write over each other's state. It is the only
/// one for as long as this is kept; the kernel takes it back when the process ends, however that is.
package final class RunningMark: Sendable {
    private let lock: Int32
    private let path: String

    /// - Throws: ``RemoteRefusal`` `.conflict` where another server runs.
    package init(in folder: String) throws(RemoteRefusal) {
        // What is set is let go of by `deinit`, which a server that is refused must not do for the other.
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

    /// From now on others find it.
    package func tell(_ remote: RunningRemote) throws(RemoteRefusal) {
        guard let data = try? JSONEncoder().encode(remote) else { return }
        try PrivateFiles.write(Array(data), to: path)
    }

    deinit {
        unlink(path.pathBytes)
        close(lock)
    }
}
