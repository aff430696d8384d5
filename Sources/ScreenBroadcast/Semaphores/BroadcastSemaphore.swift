import CSemaphores
import FilePaths
import PlatformC

/// A named semaphore that the programs of a group share: one of POSIX.1 (`sem_open(3)`).
///
/// One program owns it: it makes the semaphore with its initial count, and removes the name when it releases it. Others
/// open it; they keep it as long as they hold it, independent of the owner. The next owner replaces what a killed one
/// left. Used from any thread. Waiting blocks its thread, so it is bounded.
public final class BroadcastSemaphore: Sendable {
    /// The size of a name in bytes: 1 to 64 letters, digits, `.`, `-` and `_`, no dot first.
    public static let nameLimit = 64
    /// The highest initial count: how many waits succeed before a signal, at most 1,024.
    public static let initialValueLimit = 1_024
    /// The longest wait: 60 seconds. Longer ones are limited to this.
    public static let longestWait = Duration.seconds(60)

    /// The name in the group.
    public let name: String
    /// Whether this program made it.
    public var isOwner: Bool { claim != nil }

    private let path: String
    private let handle: Handle
    private let claim: Claim?

    /// Unchecked: `sem_post(3)` and `sem_wait(3)` can be called on all threads, and the address never changes.
    private struct Handle: @unchecked Sendable {
        let pointer: UnsafeMutableRawPointer
    }

    /// Makes a semaphore and owns it.
    ///
    /// - Parameters:
    ///   - name: Within ``nameLimit``.
    ///   - initialValue: How many waits succeed before a signal, 0 to 1,024.
    ///   - container: The group's.
    /// - Throws: ``GroupError`` if there is no container, the name is invalid, or another program owns it.
    public init(making name: String, initialValue: Int = 0, in container: GroupContainer?) throws(GroupError) {
        path = try Self.path(name, container)
        guard (0...Self.initialValueLimit).contains(initialValue) else {
            throw GroupError("a semaphore begins with 0 to \(Self.initialValueLimit), and not with \(initialValue)")
        }
        let claim = try Claim(name, container)
        // It has no owner, so an existing one was left by a killed program.
        _ = csemaphores_unlink(path)
        var reason: Int32 = 0
        guard let pointer = csemaphores_make(path, UInt32(initialValue), &reason) else {
            claim.end()
            throw Self.error("made", name, reason)
        }
        (self.name, self.claim, handle) = (name, claim, Handle(pointer: pointer))
    }

    /// Opens a semaphore that another program of the group owns.
    ///
    /// - Throws: ``GroupError`` if there is no container, the name is invalid, or nobody has made it.
    public init(opening name: String, in container: GroupContainer?) throws(GroupError) {
        path = try Self.path(name, container)
        var reason: Int32 = 0
        #if os(Linux)
            // The C library's place for semaphores. Another user's may be open to all, but is not the group's.
            var info = stat()
            let file = "/dev/shm/sem." + path.dropFirst()
            guard lstat(file.pathBytes, &info) != 0 || info.st_uid == geteuid() else {
                throw Self.error("opened", name, EACCES)
            }
        #endif
        guard let pointer = csemaphores_open(path, &reason) else { throw Self.error("opened", name, reason) }
        (self.name, claim, handle) = (name, nil, Handle(pointer: pointer))
    }

    deinit {
        csemaphores_close(handle.pointer)
        guard let claim else { return }
        _ = csemaphores_unlink(path)
        claim.end()
    }

    /// Raises the count, or wakes a waiting thread.
    ///
    /// - Returns: False if the count is at the system's maximum.
    @discardableResult
    public func signal() -> Bool { csemaphores_post(handle.pointer) == 0 }

    /// Waits until the count is positive, and lowers it. Blocks its thread: not for the main actor.
    ///
    /// - Parameter limit: 0 to ``longestWait``; zero does not wait.
    /// - Returns: False if the limit was exceeded.
    public func wait(atMost limit: Duration) -> Bool {
        let clock = ContinuousClock()
        let end = clock.now + min(limit, Self.longestWait)
        while true {
            let rest = max(.zero, clock.now.duration(to: end))
            switch csemaphores_wait(handle.pointer, rest.nanoseconds) {
            case 0: return true
            // Interrupted by a signal, or the clock was set.
            case EINTR where rest > .zero: continue
            case ETIMEDOUT where rest > .milliseconds(1) && clock.now < end: continue
            default: return false
            }
        }
    }

    /// The name in the system's single namespace, unique for each group's folder, which is the user's own.
    private static func path(_ name: String, _ container: GroupContainer?) throws(GroupError) -> String {
        guard let container else {
            throw GroupError("without a group there is no semaphore: set it up with GroupContainer.create")
        }
        guard name.utf8.count <= nameLimit, GroupIdentifier(rawValue: name) != nil else {
            throw GroupError(
                "\"\(name)\" is no semaphore's name: 1 to \(nameLimit) letters, digits, dots, hyphens and _, no dot "
                    + "in front")
        }
        var info = stat()
        guard stat(container.url.path.pathBytes, &info) == 0 else {
            throw GroupError("the folder \(container.url.path) of the group has gone")
        }
        return "/marquee-\(geteuid())-\(String(UInt64(info.st_ino), radix: 36))-\(name)"
    }

    private static func error(_ what: String, _ name: String, _ reason: Int32) -> GroupError {
        switch reason {
        case ENOENT: GroupError("nobody has made the semaphore \"\(name)\" in this group yet")
        case EACCES: GroupError("the semaphore \"\(name)\" is another user's")
        default: GroupError("the semaphore \"\(name)\" can't be \(what): \(String(cString: strerror(reason)))")
        }
    }

    /// A lock on a file of the group that marks a semaphore as owned. The kernel releases it when its process ends in
    /// any way (flock(2)).
    private final class Claim: Sendable {
        private let descriptor: Int32
        private let path: String

        init(_ name: String, _ container: GroupContainer?) throws(GroupError) {
            guard let folder = container?.path("semaphores") else { throw GroupError("there is no group") }
            mkdir(folder.pathBytes, 0o700)
            path = folder + "/" + name + ".lock"
            descriptor = open(path.pathBytes, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                let reason = errno
                if descriptor >= 0 { close(descriptor) }
                throw GroupError(
                    reason == EWOULDBLOCK
                        ? "the semaphore \"\(name)\" has an owner: open it instead"
                        : "the semaphore \"\(name)\" can't be made: \(String(cString: strerror(reason)))")
            }
        }

        /// Keeps the file, because another program may be about to lock it.
        func end() {
            flock(descriptor, LOCK_UN)
            close(descriptor)
        }
    }
}
