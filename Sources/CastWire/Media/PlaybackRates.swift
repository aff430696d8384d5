/// The playback rates that a Web Receiver accepts, as factors of normal speed.
///
/// The Cast SDK's `setPlaybackRate` has the same limits. A receiver's status may name any rate of ``WireNumber/rates``.
/// The page's copy, the documents and the sentences are compared with this file by `Scripts/check-rules`.
package enum PlaybackRates {
    package static let range = 0.5...2.0
    /// The rates that menus offer if the receiver can change its rate.
    package static let menu = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]
    /// The range as sentences name it.
    package static let text = "0.5 to 2"

    /// Clamps a rate to ``range``. Returns nil if the rate is not a positive finite number.
    package static func nearest(_ rate: Double) -> Double? {
        rate.isFinite && rate > 0 ? min(max(rate, range.lowerBound), range.upperBound) : nil
    }
}
