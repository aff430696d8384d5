/// Limits an app's video frames to a rate, evenly.
package struct PictureThinner: Equatable, Sendable {
    /// A frame that is early by this share of the interval still counts as due, because apps are uneven.
    package static let tolerance = 0.75

    private let interval: Duration
    private var due: Duration?

    /// - Parameter framesPerSecond: All frames pass if this is not above 0.
    package init(framesPerSecond: Double) {
        interval = framesPerSecond > 0 ? .seconds(1) / framesPerSecond : .zero
    }

    /// Whether the frame of this time should be sent.
    package mutating func takes(_ time: Duration) -> Bool {
        // If an app's clock starts again, its times are before the last one.
        guard let due, time >= due - interval * 3 else {
            self.due = time + interval
            return true
        }
        guard time >= due - interval * Self.tolerance else { return false }
        // After a pause there is no burst that makes up for it.
        self.due = max(due, time - interval * (1 - Self.tolerance)) + interval
        return true
    }
}
