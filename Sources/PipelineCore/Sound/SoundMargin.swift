/// How long sound is waited for: as long as the latest piece of the last seconds needed to come, and a little more.
///
/// A longer wait is no seam in the sound, since its times stay what they are: it only comes later. Pure.
package struct SoundMargin: Equatable, Sendable {
    package static let range = Duration.milliseconds(10)...Duration.milliseconds(200)
    /// What is added for a thread that is late itself.
    package static let spare = Duration.milliseconds(5)
    /// A piece that was late counts for one to two of these.
    package static let memory = Duration.seconds(4)

    private var latest = Duration.zero
    private var before = Duration.zero
    private var begin: Duration?

    package init() {}

    /// - Parameters:
    ///   - lateness: from when a piece's first sample was heard to its coming.
    ///   - now: the same clock's.
    package mutating func note(_ lateness: Duration, at now: Duration) {
        turn(at: now)
        // What a server had kept until somebody listened is over anyway.
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
