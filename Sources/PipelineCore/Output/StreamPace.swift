/// When a stream for servers and files needs a key frame, and when a picture that stands is to be encoded once more.
/// Pure.
///
/// Who joins, who comes back and who seeks begins at a key frame; and a server takes a stream that brings no picture
/// for one that is gone, while a still screen gives none.
package struct StreamPace: Sendable {
    package static let keyFrameDistance = Duration.seconds(2)
    /// A picture stands for so long before it is repeated, and so far behind what is live, so that none that is still
    /// on its way comes before it.
    package static let stillness = Duration.seconds(1)
    package static let margin = Duration.milliseconds(500)

    private var lastKeyFrame: Duration?
    private var last: (time: Duration, capturedAt: ContinuousClock.Instant)?

    package init() {}

    /// Whether this picture, which is the next, is to be a key frame. Pictures that stand close to the time are:
    /// at usual rates the distance is met to the picture.
    package mutating func takesKeyFrame(at time: Duration) -> Bool {
        guard let key = lastKeyFrame, time - key < Self.keyFrameDistance - .milliseconds(2), time >= key else {
            lastKeyFrame = time
            return true
        }
        return false
    }

    package mutating func note(_ time: Duration, capturedAt: ContinuousClock.Instant) { last = (time, capturedAt) }

    /// At which time the last picture is to be seen once more; nil where it is not yet to be repeated.
    package func repetition(now: ContinuousClock.Instant) -> Duration? {
        guard let last, now - last.capturedAt >= Self.stillness + Self.margin else { return nil }
        return last.time + (now - last.capturedAt) - Self.margin
    }

    /// It was repeated, at this time.
    package mutating func repeated(at time: Duration) {
        guard let last else { return }
        self.last = (time, last.capturedAt + (time - last.time))
    }
}
