import MediaPipeline
import PlatformFoundation
import Synchronization

/// When the source's time 0 was, and how much of it never reached the session.
final class SourceAccount: Sendable {
    private let state = Mutex<(wallClock: Double?, left: Int, leftSound: Int)>((nil, 0, 0))

    /// Seconds since 1970; nil before the first sample.
    var wallClock: Double? { state.withLock { $0.wallClock } }
    var hasBegun: Bool { wallClock != nil }
    var leftPictures: Int { state.withLock { $0.left } }
    /// Blocks of audio.
    var leftSound: Int { state.withLock { $0.leftSound } }

    func note(_ sample: CaptureSample) {
        state.withLock { state in
            state.left += sample.skippedFrames
            guard state.wallClock == nil else { return }
            let age = (ContinuousClock.now - sample.capturedAt) / .seconds(1)
            state.wallClock = Date().timeIntervalSince1970 - age - sample.presentationTime / .seconds(1)
        }
    }

    /// The session did not accept a frame.
    func leaveOut() {
        state.withLock { $0.left += 1 }
    }

    /// The session did not accept a block of audio.
    func leaveOutSound() {
        state.withLock { $0.leftSound += 1 }
    }
}
