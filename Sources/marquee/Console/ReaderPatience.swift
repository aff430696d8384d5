import PlatformC
import Synchronization

/// How long a command waits for a reader that does not read: without limit until the command is told to end, then for
/// ``grace``. Such a reader must not keep the command from ending.
///
/// Lost output is not reported; the reader is treated like a reader that has left (``Console``).
final class ReaderPatience: Sendable {
    static let ofProcess = ReaderPatience()

    /// The size of a write, in bytes. If poll(2) reports a pipe as writable, this many bytes can be written without
    /// waiting (PIPE_BUF).
    static let piece = 4_096
    /// The limit after the command was told to end: long enough for a busy reader, and too short for a user to notice.
    static let grace = Duration.seconds(2)
    /// How often a waiting writer checks whether the command was told to end, in milliseconds.
    private static let interval: Int32 = 250

    private struct State {
        var deadline: ContinuousClock.Instant?
        var abandoned: Set<Int32> = []
    }

    private let state = Mutex(State())
    private let grace: Duration

    init(grace: Duration = ReaderPatience.grace) {
        self.grace = grace
    }

    /// Called when the command is told to end; may be called again.
    func end() {
        let deadline = ContinuousClock.now + grace
        state.withLock { if $0.deadline == nil { $0.deadline = deadline } }
    }

    /// Waits until ``piece`` bytes can be written. Returns false if the reader took nothing in time. A line may have
    /// been cut off then, so nothing more may be written.
    func waits(for descriptor: Int32) -> Bool {
        while true {
            let (isAbandoned, deadline) = state.withLock { ($0.abandoned.contains(descriptor), $0.deadline) }
            if isAbandoned { return false }
            let isOver = deadline.map { ContinuousClock.now >= $0 } ?? false
            var events = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            let count = poll(&events, 1, isOver ? 0 : Self.interval)
            // Writing reports the error, if there is any.
            if count > 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { return true }
            if isOver, count == 0 { state.withLock { _ = $0.abandoned.insert(descriptor) } }
        }
    }
}
