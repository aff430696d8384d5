package import SenderCore

/// Whether a player that fills its buffer stands still for the person: it was paused, and somebody has sought in it.
///
/// A device that is sought in while it is paused tells BUFFERING until it has the picture of the new place, and PAUSED
/// then. Nobody has asked it to play. A device that plays on from a pause may fill its buffer too; what tells the two
/// apart is the place: a seek has moved it.
package struct PausedSeek: Hashable, Sendable {
    /// Seconds: less than anybody seeks, and more than a place that is told twice is off by.
    static let tolerance = 0.25

    private struct Stand: Hashable {
        var mediaSessionID: Int
        var itemID: Int?
        var place: Double
    }

    private var stand: Stand?
    private var hasMoved = false

    package init() {}

    /// - Parameters:
    ///   - status: each one, in its order.
    ///   - isSeeking: this sender has asked for another place, and has no answer yet.
    package mutating func stands(_ status: MediaStatus?, isSeeking: Bool) -> Bool {
        guard let status else {
            self = PausedSeek()
            return false
        }
        let now = Stand(
            mediaSessionID: status.mediaSessionID, itemID: status.currentItemID, place: status.streamPosition)
        switch status.playerState {
        case .paused:
            (stand, hasMoved) = (now, false)
            return true
        case .buffering:
            guard let stand, stand.mediaSessionID == now.mediaSessionID, stand.itemID == now.itemID else { break }
            hasMoved = hasMoved || isSeeking || abs(stand.place - now.place) > Self.tolerance
            return hasMoved
        case .unknown, .idle, .playing, .loading: break
        }
        self = PausedSeek()
        return false
    }
}
