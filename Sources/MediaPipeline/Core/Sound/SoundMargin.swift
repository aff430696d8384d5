/// How long to wait for audio: as long as the latest piece of the last seconds took, and a little more.
///
/// A longer wait makes no gap in the audio, because its times do not change: it only comes later.
package struct SoundMargin: Equatable, Sendable {
    package static let range = Duration.milliseconds(10)...Duration.milliseconds(200)
    /// Added because the thread itself may be late.
    package static let spare = Duration.milliseconds(5)
    /// A late piece counts for one to two of these periods.
    package static let memory = Duration.seconds(4)

    private var latest = Duration.zero
    private var before = Duration.zero
    private var begin: Duration?

    package init() {}

    /// - Parameters:
    ///   - lateness: The time from when a piece's first sample was heard until the piece came.
    ///   - now: By the same clock.
    package mutating func note(_ lateness: Duration, at now: Duration) {
        turn(at: now)
        // Audio that the server kept until somebody listened is older. It says nothing about how late new audio comes.
        if lateness <= Self.range.upperBound { latest = max(latest, lateness) }
    }

    package mutating func value(at now: Duration) -> Duration {
        turn(at: now)
        return min(max(max(latest, before) + Self.spare, Self.range.lowerBound), Self.range.upperBound)
    }

    private mutating func turn(at now: Duration) {
        guard let begin else {
            begin = now
            return
        }
        guard now - begin >= Self.memory else { return }
        before = now - begin >= Self.memory * 2 ? .zero : latest
        latest = .zero
        self.begin = now
    }
}
