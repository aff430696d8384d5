import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Notices that nobody reads any more what a command says: the pipe's other end was closed.
///
/// For commands that go on until they are ended. They would go on for nobody, so that they end in order instead, as by
/// Ctrl-C, and with the status that shells give to SIGPIPE. A command that ends by itself has done what it was asked,
/// whoever has read on.
enum LostReader {
    private static let isGone = Atomic<Bool>(false)
    private static let isSettled = Atomic<Bool>(false)

    /// True once a reader that was watched has gone before the command had done what it was asked.
    static var hasGone: Bool { isGone.load(ordering: .acquiring) && !isSettled.load(ordering: .acquiring) }

    /// What was asked is done, and is told now: whoever reads that has no reason to read on.
    static func settle() {
        if !isGone.load(ordering: .acquiring) { isSettled.store(true, ordering: .releasing) }
    }

    /// Calls `tell` once, on a thread of its own, when the last reader of `descriptor` has gone; never where that is no
    /// pipe. It need not be written to: who says something once an hour notices at once too.
    static func watch(_ descriptor: Int32, _ tell: @escaping @Sendable () -> Void) {
        guard isPipe(descriptor) else { return }
        DispatchQueue(label: "marquee.lost-reader").async {
            guard waitForEnd(of: descriptor) else { return }
            isGone.store(true, ordering: .releasing)
            tell()
        }
    }

    /// False where it can't be waited for.
    private static func waitForEnd(of descriptor: Int32) -> Bool {
        // Nothing is asked for; that the other end is gone is told all the same (poll(2)).
        var events = pollfd(fd: descriptor, events: 0, revents: 0)
        while true {
            let count = poll(&events, 1, -1)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            return count > 0 && events.revents & Int16(POLLERR | POLLHUP) != 0
        }
    }

    /// Some programs start others with sockets in the place of pipes.
    private static func isPipe(_ descriptor: Int32) -> Bool {
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { return false }
        return [S_IFIFO, S_IFSOCK].contains(info.st_mode & S_IFMT)
    }
}
