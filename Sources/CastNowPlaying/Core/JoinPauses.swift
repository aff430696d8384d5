/// How long a device is left alone between two joins.
///
/// The pause doubles with each join that fails. There is always a short pause, since a device may say at each moment
/// that something was started there.
struct JoinPauses: Equatable, Sendable {
    static let least = Duration.seconds(1)
    static let most = Duration.seconds(64)

    private var pause = Self.least

    init() {}

    mutating func joined() { pause = Self.least }

    /// Returns the pause after a join that is over or has failed.
    mutating func next() -> Duration {
        defer { pause = min(pause * 2, Self.most) }
        return pause
    }
}
