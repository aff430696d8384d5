/// Takes of a source's pictures no more than a rate allows, evenly.
///
/// Pure: presentation times come in.
package struct PictureThinner: Sendable {
    /// Pictures that are this much early, as a share of the interval, still count as due: sources jitter.
    private static let tolerance = 0.25

    private let interval: Duration
    private var due: Duration?

    /// - Parameter framesPerSecond: what is not above 0 lets everything pass.
    package init(framesPerSecond: Double) {
        interval = framesPerSecond > 0 ? .seconds(1) / framesPerSecond : .zero
    }

    /// Whether the picture of this time is to be sent.
    package mutating func takes(_ time: Duration) -> Bool {
        guard let due else {
            due = time + interval
            return true
        }
        // A source that begins anew has times before the last one's.
        guard time >= due - interval * Self.tolerance || time < due - interval * 2 else { return false }
        // After a pause no burst makes up for it.
        self.due = max(due + interval, time + interval * (1 - Self.tolerance * 2))
        if time < due - interval * 2 { self.due = time + interval }
        return true
    }
}
