import NowPlayingCore
package import SenderCore

/// The origin from which positions in a live stream are counted when they are shown.
///
/// Many live streams count from 1970 (a DASH manifest's `availabilityStartTime`). A receiver then reports a current
/// time and a `liveSeekableRange` of about 1.8 thousand million seconds, which is no useful position. Such positions
/// are counted from the start of that range when the stream was first seen.
///
/// The origin stays there although the range moves on, so that time goes on evenly. If the origin moved too, the
/// position that each reader computes would drift from the reported one. Streams that count from their own beginning,
/// as most do, keep their times.
struct LiveOrigin: Hashable, Sendable {
    /// In the stream's own time; 0 if nothing is subtracted.
    private(set) var seconds = 0.0
    private var itemID: String?

    init() {}

    /// Takes in a new status.
    ///
    /// - Parameter itemID: a different id for each item that plays.
    mutating func follow(_ itemID: String?, _ status: MediaStatus?) {
        if itemID != self.itemID { self = LiveOrigin(itemID: itemID) }
        guard seconds == 0, let start = status?.liveSeekableRange?.startTime, start.isFinite,
            start > NowPlayingLimits.seconds
        else { return }
        seconds = start
    }

    private init(itemID: String?) { self.itemID = itemID }
}
