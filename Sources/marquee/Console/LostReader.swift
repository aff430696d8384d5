import Dispatch
import PlatformC
import Synchronization

/// Notices that the reader of the output has closed its end of the pipe.
///
/// This is for commands that run until they are ended. They end in order, as after Ctrl-C, with the exit code that
/// shells use for SIGPIPE. A command that ends by itself does its work whether or not its output is read.
enum LostReader {
    private static let isGone = Atomic<Bool>(false)
    private static let isSettled = Atomic<Bool>(false)

    /// True once a watched reader has left before the command had done its work.
    static var hasGone: Bool { isGone.load(ordering: .acquiring) && !isSettled.load(ordering: .acquiring) }

    /// The work is done and is being reported. A reader that leaves from now on changes nothing.
    static func settle() {
        if !isGone.load(ordering: .acquiring) { isSettled.store(true, ordering: .releasing) }
    }

    /// Calls `tell` once, on a thread of its own, when the last reader of `descriptor` has left. Does nothing if
    /// `descriptor` is not a pipe.
    ///
    /// The pipe need not be written to: a command that writes once an hour also notices at once.
    static func watch(_ descriptor: Int32, _ tell: @escaping @Sendable () -> Void) {
        guard isPipe(descriptor) else { return }
        DispatchQueue(label: "marquee.lost-reader").async {
            guard waitForEnd(of: descriptor) else { return }
            isGone.store(true, ordering: .releasing)
            tell()
        }
    }

    /// Returns false if waiting is not possible.
    private static func waitForEnd(of descriptor: Int32) -> Bool {
        // No event is requested; poll(2) reports a closed other end anyway.
        var events = pollfd(fd: descriptor, events: 0, revents: 0)
        while true {
            let count = poll(&events, 1, -1)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            return count > 0 && events.revents & Int16(POLLERR | POLLHUP) != 0
        }
    }

    /// Some programs give their children sockets instead of pipes.
    private static func isPipe(_ descriptor: Int32) -> Bool {
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { return false }
        return [S_IFIFO, S_IFSOCK].contains(info.st_mode & S_IFMT)
    }
}
