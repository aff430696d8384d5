/// How long a guest's widgets wait before they join the device anew: longer with each time that it does not work.
package struct GuestPauses: Equatable, Sendable {
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
