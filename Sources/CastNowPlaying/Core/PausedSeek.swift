package import SenderCore

/// Decides whether a player that fills its buffer still counts as paused, because somebody has sought during a pause.
///
/// A device that is sought in while it is paused reports BUFFERING until it has the frame of the new position, and then
/// PAUSED. Nobody has asked it to play. A device that resumes playing after a pause may fill its buffer too. The
/// position tells the two apart: a seek has moved it.
struct PausedSeek: Hashable, Sendable {
    /// In seconds: less than any seek, and more than the difference between two reports of the same position.
    static let tolerance = 0.25

    private struct Stand: Hashable {
        var mediaSessionID: Int
        var itemID: Int?
        var place: Double
    }

    private var stand: Stand?
    private var hasMoved = false

    init() {}

    /// Returns whether the player counts as paused.
    ///
    /// - Parameters:
    ///   - status: every status, in order.
    ///   - isSeeking: this sender has requested another position and has no answer yet.
    mutating func stands(_ status: MediaStatus?, isSeeking: Bool) -> Bool {
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
