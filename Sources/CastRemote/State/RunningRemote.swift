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
    /// Addresses of its page, the one that is printed first; each ends with a slash.
    package var bases: [String]
    package var lan: Bool

    package init(pid: Int32, bases: [String], lan: Bool) { (self.pid, self.bases, self.lan) = (pid, bases, lan) }

    /// Nil where none runs: nobody holds the lock.
    package static func find(in folder: String) -> RunningRemote? {
        let lock = open(folder + "/server.lock", O_RDWR | O_NOFOLLOW | O_CLOEXEC)
        guard lock >= 0 else { return nil }
        defer { close(lock) }
        guard flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK,
            let bytes = try? PrivateFiles.read(folder + "/server.json", limit: 16 << 10)
        else { return nil }
        return try? JSONDecoder().decode(RunningRemote.self, from: Data(bytes))
    }
}

/// Says for as long as it is kept that a server runs; the kernel takes it back when the process ends, however that is.
package final class RunningMark: Sendable {
    private let lock: Int32
    private let path: String

    /// - Returns: nil where another server says so already.
    package init?(_ remote: RunningRemote, in folder: String) throws(RemoteRefusal) {
        path = folder + "/server.json"
        lock = open(folder + "/server.lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard lock >= 0 else {
            throw RemoteRefusal(.unreadable, "\(folder) can't be written to: \(String(cString: strerror(errno))).")
        }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            close(lock)
            return nil
        }
        guard let data = try? JSONEncoder().encode(remote) else { return }
        try PrivateFiles.write(Array(data), to: path)
    }

    deinit {
        unlink(path)
        close(lock)
    }
}
