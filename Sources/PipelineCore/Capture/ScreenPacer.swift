/// When a screen's next picture is due. Pure; all times are since the source's start.
///
/// No change, no new picture: what a still screen shows is given again, soon after its last change so that its coding
/// becomes a good one, and then once in ``longestPause``, so that one that was lost is made up for and everybody sees
/// that the stream lives. The first change after a pause is due at once.
package struct ScreenPacer: Equatable, Sendable {
    package enum Step: Equatable, Sendable {
        /// The screen is to be looked at.
        case capture
        /// The last picture is to be given again.
        case again
        /// Nothing before that time, unless the screen changes.
        case wait(until: Duration)
        case end
    }

    package static let longestPause = Duration.seconds(1)
    private static let shortestPause = Duration.milliseconds(125)

    private let interval: Duration
    private let end: Duration?
    /// Before that no further picture is due.
    private var slot = Duration.zero
    private var lastGiven: Duration?
    private var pause = Self.shortestPause
    /// Something has changed that the last picture does not show.
    private var isChanged = true

    /// - Parameters:
    ///   - frameRate: pictures a second at most.
    ///   - duration: nil: without end.
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

    /// The screen's state was taken at `now`: changes from now on are new ones.
    package mutating func capture(at now: Duration) {
        isChanged = false
        give(at: now)
        pause = Self.shortestPause
    }

    /// What has changed is not seen in the picture.
    package mutating func pass() { isChanged = false }

    /// The last picture was given again.
    package mutating func repeatPicture(at now: Duration) {
        give(at: now)
        pause = min(pause * 2, Self.longestPause)
    }

    /// No picture could be had: the last one is given again until the next change, which is due no earlier than the
    /// next picture.
    package mutating func miss(at now: Duration) {
        isChanged = false
        slot = now + interval
    }

    private mutating func give(at now: Duration) {
        lastGiven = now
        // Pictures keep their beat while they are less than one late.
        slot = now - slot < interval ? slot + interval : now + interval
    }

    private func bounded(_ time: Duration) -> Duration { end.map { min($0, time) } ?? time }
}
