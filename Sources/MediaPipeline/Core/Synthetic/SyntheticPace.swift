/// Decides what a `SyntheticSource` gives next, and when.
///
/// Frame `n` has the time `n / frameRate`; audio comes in blocks of 10 ms. Frames that are late by more than two frames
/// are left out, but audio never is.
package struct SyntheticPace: Equatable, Sendable {
    package enum Step: Equatable, Sendable {
        case picture(counter: Int, time: Duration)
        /// `count` samples of each channel, from sample `start` on.
        case sound(start: Int, count: Int, time: Duration)
        case end

        /// The time since the start; nil at the end.
        package var time: Duration? {
            switch self {
            case .picture(_, let time), .sound(_, _, let time): time
            case .end: nil
            }
        }
    }

    private let configuration: SyntheticConfiguration
    private var nextPicture = 0
    private var nextBlock = 0
    private var skipped = 0

    package init(_ configuration: SyntheticConfiguration) {
        self.configuration = configuration
    }

    /// The next step. It is the same until it was taken, unless a frame is too late by then.
    ///
    /// - Parameter passed: The time since the start.
    package mutating func next(passed: Duration) -> Step {
        let isSound = configuration.hasAudio && blockTime < pictureTime
        if !isSound { skipWhatIsTooLate(passed) }
        let time = isSound ? blockTime : pictureTime
        if let end = configuration.duration, time >= end { return .end }
        guard isSound else { return .picture(counter: nextPicture, time: time) }
        return .sound(start: nextBlock * blockLength, count: blockLength, time: time)
    }

    /// Records that the step was given.
    package mutating func take(_ step: Step) {
        switch step {
        case .picture: nextPicture += 1
        case .sound: nextBlock += 1
        case .end: break
        }
    }

    /// Records that a frame was taken and is not given.
    package mutating func leaveOut() { skipped += 1 }

    /// The frames that were left out since the last call.
    package mutating func takeSkipped() -> Int {
        defer { skipped = 0 }
        return skipped
    }

    private var pictureTime: Duration { Duration(picture: Int64(nextPicture), rate: configuration.frameRate) }
    private var blockLength: Int { configuration.sampleRate / 100 }
    private var blockTime: Duration {
        Duration(ticks: Int64(nextBlock * blockLength), rate: Int64(configuration.sampleRate))
    }

    private mutating func skipWhatIsTooLate(_ passed: Duration) {
        let late = passed - pictureTime
        guard late > Duration(picture: 2, rate: configuration.frameRate) else { return }
        let count = Int(late.inSeconds * configuration.frameRate)
        nextPicture += count
        skipped += count
    }
}
