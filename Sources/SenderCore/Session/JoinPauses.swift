/// How long a device is left alone between two joins.
///
/// The pause doubles with each join that fails. There is always a short pause, because a device may report at any moment
/// that an application was started there.
package struct JoinPauses: Equatable, Sendable {
    package static let least = Duration.seconds(1)
    package static let most = Duration.seconds(64)

    private var pause = Self.least

    package init() {}

    package mutating func joined() { pause = Self.least }

    /// Returns the pause after a join that is over or has failed.
    package mutating func next() -> Duration {
        defer { pause = min(pause * 2, Self.most) }
        return pause
    }
}
