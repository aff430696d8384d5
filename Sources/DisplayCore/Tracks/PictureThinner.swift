/// Takes of an app's pictures no more than a rate allows, evenly. Pure: the times of the pictures come in.
package struct PictureThinner: Equatable, Sendable {
    /// Pictures that are this much early, as a share of the interval, still count as due: apps are uneven.
    package static let tolerance = 0.75

    private let interval: Duration
    private var due: Duration?

    /// - Parameter framesPerSecond: what is not above 0 lets everything pass.
    package init(framesPerSecond: Double) {
        interval = framesPerSecond > 0 ? .seconds(1) / framesPerSecond : .zero
    }

    /// Whether the picture of this time is to be sent.
    package mutating func takes(_ time: Duration) -> Bool {
        // An app whose clock begins anew has times before the last one's.
        guard let due, time >= due - interval * 3 else {
            self.due = time + interval
            return true
        }
        guard time >= due - interval * Self.tolerance else { return false }
        // After a pause no burst makes up for it.
        self.due = max(due, time - interval * (1 - Self.tolerance)) + interval
        return true
    }
}
