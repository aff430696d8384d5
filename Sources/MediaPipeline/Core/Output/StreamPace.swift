/// Decides when a stream for servers and files needs a key frame, and when a still picture is encoded once more.
///
/// A viewer who joins, comes back or seeks starts at a key frame. A server takes a stream without frames for one that
/// is gone, but a still screen gives no frames.
package struct StreamPace: Sendable {
    package static let keyFrameDistance = Duration.seconds(2)
    /// How long a picture is still before it is repeated. The repetition is `margin` behind the live time, so that no
    /// frame that is still on its way comes before it.
    package static let stillness = Duration.seconds(1)
    package static let margin = Duration.milliseconds(500)

    private var lastKeyFrame: Duration?
    private var last: (time: Duration, capturedAt: ContinuousClock.Instant)?

    package init() {}

    /// Whether the next frame, at this time, has to be a key frame.
    ///
    /// A frame that is up to 2 ms early counts too, so that at common rates the distance is exact to the frame.
    package mutating func takesKeyFrame(at time: Duration) -> Bool {
        guard let key = lastKeyFrame, time - key < Self.keyFrameDistance - .milliseconds(2), time >= key else {
            lastKeyFrame = time
            return true
        }
        return false
    }

    package mutating func note(_ time: Duration, capturedAt: ContinuousClock.Instant) { last = (time, capturedAt) }

    /// The time at which the last frame should be seen once more; nil if it should not be repeated yet.
    package func repetition(now: ContinuousClock.Instant) -> Duration? {
        guard let last, now - last.capturedAt >= Self.stillness + Self.margin else { return nil }
        return last.time + (now - last.capturedAt) - Self.margin
    }

    /// Records that the frame was repeated at this time.
    package mutating func repeated(at time: Duration) {
        guard let last else { return }
        self.last = (time, last.capturedAt + (time - last.time))
    }
}
