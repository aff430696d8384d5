import CSemaphores
import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A semaphore that the programs of a group share by its name: a named semaphore of POSIX.1 (`sem_open(3)`), one of POSIX's ways.
///
/// One program owns it: it makes the semaphore with its first count, and takes the name away when it lets go of it.
/// Others open it; they keep it for as long as they hold it, whatever becomes of its owner. What an owner left that was
/// killed is replaced by the next one. Used from any thread; waiting takes its thread, so it is bounded.
public final class BroadcastSemaphore: Sendable {
    /// Bytes of a name: 1 to 64 letters, digits, `.`, `-` and `_`, no dot in front.
    public static let nameLimit = 64
    /// The highest count that it may begin with: 1,024 times somebody may pass.
    public static let initialValueLimit = 1_024
    /// The longest wait; a longer one is cut to this: 60 seconds.
    public static let longestWait = Duration.seconds(60)

    /// What the group's programs call it.
    public let name: String
    /// Whether this program made it.
    public var isOwner: Bool { claim != nil }

    private let path: String
    private let handle: Handle
    private let claim: Claim?

    /// Unchecked: `sem_post(3)` and `sem_wait(3)` are for all threads, and the address never changes.
    private struct Handle: @unchecked Sendable {
        let pointer: UnsafeMutableRawPointer
    }

    /// Makes it, and owns it.
    ///
    /// - Parameters:
    ///   - name: within ``nameLimit``.
    ///   - initialValue: how many times somebody may pass before it is signalled, 0 to 1,024.
    ///   - container: the group's.
    /// - Throws: ``GroupError`` where there is no container, the name is none, or another program owns it.
    public init(making name: String, initialValue: Int = 0, in container: GroupContainer?) throws(GroupError) {
        path = try Self.path(name, container)
        guard (0...Self.initialValueLimit).contains(initialValue) else {
            throw GroupError("a semaphore begins with 0 to \(Self.initialValueLimit), and not with \(initialValue)")
        }
        let claim = try Claim(name, container)
        // Nobody owns it, so what stands there was left by one that was killed.
        _ = csemaphores_unlink(path)
        var reason: Int32 = 0
        guard let pointer = csemaphores_make(path, UInt32(initialValue), &reason) else {
            claim.end()
            throw Self.error("made", name, reason)
        }
        (self.name, self.claim, handle) = (name, claim, Handle(pointer: pointer))
    }

    /// Opens one that another program of the group owns.
    ///
    /// - Throws: ``GroupError`` where there is no container, the name is none, or nobody has made it.
    public init(opening name: String, in container: GroupContainer?) throws(GroupError) {
        path = try Self.path(name, container)
        var reason: Int32 = 0
        #if os(Linux)
            // Where the C library keeps them. Another user's may be open to all, and is none of the group's.
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

    /// Lets one more pass: raises the count, or wakes one that waits.
    ///
    /// - Returns: false where the count is at the system's highest already.
    @discardableResult
    public func signal() -> Bool { csemaphores_post(handle.pointer) == 0 }

    /// Waits until it may pass, and lowers the count. Blocks its thread: not for the main actor.
    ///
    /// - Parameter limit: 0 to ``longestWait``; zero only looks.
    /// - Returns: false where it had to wait longer than that.
    public func wait(atMost limit: Duration) -> Bool {
        let clock = ContinuousClock()
        let end = clock.now + min(limit, Self.longestWait)
        while true {
            let rest = max(.zero, clock.now.duration(to: end))
            switch csemaphores_wait(handle.pointer, rest.nanoseconds) {
            case 0: return true
            // A signal of the system's, or a clock that was set.
            case EINTR where rest > .zero: continue
            case ETIMEDOUT where rest > .milliseconds(1) && clock.now < end: continue
            default: return false
            }
        }
    }

    /// In the system's one space of names: apart for each group's folder, which is the user's own.
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

    /// A lock on a file of the group's, which the kernel gives back when its process ends in whatever way (flock(2)):
    /// says that a semaphore has an owner.
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

        /// The file stays: one that waits to open it would hold a lock on nothing.
        func end() {
            flock(descriptor, LOCK_UN)
            close(descriptor)
        }
    }
}
