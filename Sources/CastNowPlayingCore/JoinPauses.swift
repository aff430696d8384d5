/// How long a device is left alone between two joins: longer and longer where they fail, and a little in any case, since
/// a device may say at each moment that something was started there.
public struct JoinPauses: Equatable, Sendable {
    public static let least = Duration.seconds(1)
    public static let most = Duration.seconds(64)

    private var pause = Self.least

    public init() {}

    public mutating func joined() { pause = Self.least }

    /// The pause behind a join that is over, or that failed.
    public mutating func next() -> Duration {
        defer { pause = min(pause * 2, Self.most) }
        return pause
    }
}
