import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How long a command waits for whoever reads what it says: as long as it takes, until it is told to end; from then on
/// for a moment. A reader that does not read must not keep it from ending.
///
/// Nobody is told what such a reader missed: it is as one that has gone (``Console``).
final class ReaderPatience: Sendable {
    static let ofProcess = ReaderPatience()

    /// Bytes of one write: a pipe that poll(2) calls writable takes so many without waiting (PIPE_BUF).
    static let piece = 4_096
    /// From the wish to end: long enough for a reader that was merely busy, too short for a person to wonder.
    static let grace = Duration.seconds(2)
    /// Milliseconds after which somebody who waits looks whether the end was asked for.
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

    /// The command was told to end; may be called again.
    func end() {
        let deadline = ContinuousClock.now + grace
        state.withLock { if $0.deadline == nil { $0.deadline = deadline } }
    }

    /// Returns once ``piece`` bytes can be written. False where the reader took nothing in time: a line may have been
    /// torn there, so that nothing more belongs behind it.
    func waits(for descriptor: Int32) -> Bool {
        while true {
            let (isAbandoned, deadline) = state.withLock { ($0.abandoned.contains(descriptor), $0.deadline) }
            if isAbandoned { return false }
            let isOver = deadline.map { ContinuousClock.now >= $0 } ?? false
            var events = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            let count = poll(&events, 1, isOver ? 0 : Self.interval)
            // What is wrong with it is told by writing to it.
            if count > 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { return true }
            if isOver, count == 0 { state.withLock { _ = $0.abandoned.insert(descriptor) } }
        }
    }
}
