public import CastWire
import SenderCore

/// A button of a bar. From the Cast SDK: `GCKUIMediaButtonType`, with its numbers.
public enum MediaButtonType: Int, Hashable, Sendable, CaseIterable {
    /// The slot is empty.
    case none = 0
    /// Plays, pauses or stops, by what fits now: see ``PlaybackButton``.
    case playPauseToggle = 1
    /// The queue's next item.
    case skipNext = 2
    /// The queue's previous item.
    case skipPrevious = 3
    /// 30 seconds back.
    case rewind30Seconds = 4
    /// 30 seconds onward.
    case forward30Seconds = 5
    /// Mutes the stream, or lets it be heard.
    case muteToggle = 6
    /// Opens the choice of sound and text.
    case closedCaptions = 7
    /// Ends what plays.
    case stop = 8
    /// The app's own.
    case custom = 9
}

/// What a person asks of the device by a widget. A value that the widget's holder makes a request of.
///
/// Marquee's own; each is a request of the Cast SDK's `GCKRemoteMediaClient`.
public enum MediaControl: Hashable, Sendable {
    /// That it goes on.
    case play
    /// That it waits where it is.
    case pause
    /// That it ends, and with it the queue.
    case stop
    /// That it goes to so many seconds into the media.
    case seek(Double)
    /// That it goes so many seconds onward, or back where the number is negative.
    case skip(Double)
    /// The queue's next item.
    case next
    /// The queue's previous item.
    case previous
    /// How fast it plays: times the normal speed.
    case setRate(Double)
    /// What comes after the queue's last item.
    case setRepeatMode(MediaRepeatMode)
    /// That the queue's items are mixed.
    case shuffle
    /// That the stream is muted (true), or heard; the device has a switch of its own.
    case setMuted(Bool)
    /// The stream's own volume, 0 to 1; the device has another.
    case setStreamVolume(Double)
    /// Which tracks play, by `MediaTrack.identifier`; all others do not.
    case setActiveTracks([Int])
    /// How the text is drawn.
    case setTextTrackStyle(TextTrackStyle)
    /// The end of the ad that is shown, where it may be skipped by now.
    case skipAd
    /// That this item of the queue is played.
    case jump(itemID: Int)
    /// Another place for an item of the queue: before that other one; nil: at the end.
    case move(itemID: Int, beforeItemID: Int?)
    /// That these items are in the queue no more.
    case remove(itemIDs: [Int])

    /// What is shown as pending together: a second of the same kind takes the first one's place.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// Playing, pausing and stopping.
        case playback
        /// Seeking and skipping.
        case position
        /// Another item of the queue: the next, the previous or any.
        case item
        /// How fast it plays.
        case rate
        /// What comes after the queue's last item.
        case repeatMode
        /// Mixing the queue.
        case shuffle
        /// The stream's sound, off or on.
        case muting
        /// The stream's volume.
        case streamVolume
        /// Which tracks play.
        case tracks
        /// How text is drawn.
        case style
        /// Skipping an ad.
        case advertisement
        /// Moving items of the queue, and removing them.
        case queue
    }

    /// What it is pending as.
    public var kind: Kind {
        switch self {
        case .play, .pause, .stop: .playback
        case .seek, .skip: .position
        case .next, .previous, .jump: .item
        case .setRate: .rate
        case .setRepeatMode: .repeatMode
        case .shuffle: .shuffle
        case .setMuted: .muting
        case .setStreamVolume: .streamVolume
        case .setActiveTracks: .tracks
        case .setTextTrackStyle: .style
        case .skipAd: .advertisement
        case .move, .remove: .queue
        }
    }
}
