/// How long a device is left alone between two joins: longer and longer where they fail, and a little in any case, since
/// a device may say at each moment that something was started there.
package struct JoinPauses: Equatable, Sendable {
    package static let least = Duration.seconds(1)
    package static let most = Duration.seconds(64)

    private var pause = Self.least

    package init() {}

    package mutating func joined() { pause = Self.least }

    /// The pause behind a join that is over, or that failed.
    package mutating func next() -> Duration {
        defer { pause = min(pause * 2, Self.most) }
        return pause
    }
}
