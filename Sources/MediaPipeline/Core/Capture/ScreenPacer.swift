/// Decides when a screen's next frame is due. All times are since the source's start.
///
/// If nothing changes, there is no new frame. The last frame of a still screen is given again soon after its last
/// change, so that its encoding becomes good, and then once in ``longestPause``. The repetition makes up for a frame
/// that was lost, and shows that the stream is alive. The first change after a pause is due at once.
package struct ScreenPacer: Equatable, Sendable {
    package enum Step: Equatable, Sendable {
        /// Look at the screen.
        case capture
        /// Give the last frame again.
        case again
        /// Do nothing before that time, unless the screen changes.
        case wait(until: Duration)
        case end
    }

    package static let longestPause = Duration.seconds(1)
    private static let shortestPause = Duration.milliseconds(125)

    private let interval: Duration
    private let end: Duration?
    /// No further frame is due before this time.
    private var slot = Duration.zero
    private var lastGiven: Duration?
    private var pause = Self.shortestPause
    /// Something has changed that the last frame does not show.
    private var isChanged = true

    /// - Parameters:
    ///   - frameRate: The most frames per second.
    ///   - duration: Nil for no end.
    package init(frameRate: Double, duration: Duration? = nil) {
        interval = Duration(picture: 1, rate: frameRate)
        end = duration
    }

    package mutating func change() { isChanged = true }

    /// The next step at `now`.
    package func next(at now: Duration) -> Step {
        if let end, now >= end { return .end }
        if isChanged { return now >= slot ? .capture : .wait(until: bounded(slot)) }
        guard let lastGiven else { return .wait(until: bounded(now + Self.longestPause)) }
        let due = lastGiven + pause
        return now >= due ? .again : .wait(until: bounded(due))
    }

    /// Records that the screen's state was taken at `now`. Later changes are new ones.
    package mutating func capture(at now: Duration) {
        isChanged = false
        give(at: now)
        pause = Self.shortestPause
    }

    /// Records that the change is not visible in the picture.
    package mutating func pass() { isChanged = false }

    /// Records that the last frame was given again.
    package mutating func repeatPicture(at now: Duration) {
        give(at: now)
        pause = min(pause * 2, Self.longestPause)
    }

    /// Records that no frame could be made.
    ///
    /// The last frame is given again until the next change, which is due no earlier than the next frame.
    package mutating func miss(at now: Duration) {
        isChanged = false
        slot = now + interval
    }

    private mutating func give(at now: Duration) {
        lastGiven = now
        // Frames keep their interval while they are late by less than one interval.
        slot = now - slot < interval ? slot + interval : now + interval
    }

    private func bounded(_ time: Duration) -> Duration { end.map { min($0, time) } ?? time }
}
