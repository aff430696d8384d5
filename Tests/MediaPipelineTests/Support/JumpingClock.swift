import Synchronization

@testable import MediaPipeline

/// A clock that nobody waits for: whoever sleeps on it moves it to where he wanted to wake.
final class JumpingClock: Sendable {
    let start = ContinuousClock.now
    private let instant: Mutex<ContinuousClock.Instant>

    init() { instant = Mutex(start) }

    var now: ContinuousClock.Instant { instant.withLock { $0 } }
    /// Since the start.
    var elapsed: Duration { start.duration(to: now) }

    func advance(by duration: Duration) { instant.withLock { $0 = $0 + duration } }

    var capture: CaptureClock {
        CaptureClock(
            now: { self.now },
            sleepUntil: { deadline in
                try Task.checkCancellation()
                self.instant.withLock { $0 = max($0, deadline) }
            })
    }
}
