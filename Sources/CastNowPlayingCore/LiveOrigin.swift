import NowPlayingCore
package import SenderCore

/// Where the places of a live stream are counted from, for whoever shows them.
///
/// Many live streams count from 1970 (a DASH manifest's `availabilityStartTime`): a receiver then tells a current time
/// and a `liveSeekableRange` of some 1.8 thousand million seconds, which is no place in what plays. They are counted
/// from where that range began when the stream was first seen. There the origin stays, although a window moves on, so
/// that time goes on evenly; with a place that goes along, each reader's reckoning would run away from it. Streams that
/// count from their own beginning, as most do, keep their times.
package struct LiveOrigin: Hashable, Sendable {
    /// In the stream's own time; 0 where nothing is to be taken off.
    package private(set) var seconds = 0.0
    private var itemID: String?

    package init() {}

    /// - Parameter itemID: another one for each thing that plays.
    package mutating func follow(_ itemID: String?, _ status: MediaStatus?) {
        if itemID != self.itemID { self = LiveOrigin(itemID: itemID) }
        guard seconds == 0, let start = status?.liveSeekableRange?.startTime, start.isFinite,
            start > NowPlayingLimits.seconds
        else { return }
        seconds = start
    }

    private init(itemID: String?) { self.itemID = itemID }
}
