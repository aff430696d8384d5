public import CastWire
import SenderCore

/// A button of a bar. From the Cast SDK: `GCKUIMediaButtonType`, with its numbers.
public enum MediaButtonType: Int, Hashable, Sendable, CaseIterable {
    /// The slot is empty.
    case none = 0
    /// Plays, pauses or stops, whichever fits now: see ``PlaybackButton``.
    case playPauseToggle = 1
    /// The queue's next item.
    case skipNext = 2
    /// The queue's previous item.
    case skipPrevious = 3
    /// 30 seconds back.
    case rewind30Seconds = 4
    /// 30 seconds forward.
    case forward30Seconds = 5
    /// Mutes the stream, or unmutes it.
    case muteToggle = 6
    /// Opens the choice of audio and captions.
    case closedCaptions = 7
    /// Ends playback.
    case stop = 8
    /// A button of the app's own.
    case custom = 9
}

/// A request that a person makes with a widget, as a value. The widget's owner turns it into a request to the device.
///
/// Marquee's own; each stands for a request of the Cast SDK's `GCKRemoteMediaClient`.
public enum MediaControl: Hashable, Sendable {
    /// Starts or resumes playback.
    case play
    /// Pauses.
    case pause
    /// Ends playback, and with it the queue.
    case stop
    /// Seeks to so many seconds into the media.
    case seek(Double)
    /// Skips so many seconds forward, or back if the number is negative.
    case skip(Double)
    /// The queue's next item.
    case next
    /// The queue's previous item.
    case previous
    /// Sets the rate: times the normal speed.
    case setRate(Double)
    /// Sets what comes after the queue's last item.
    case setRepeatMode(MediaRepeatMode)
    /// Shuffles the queue's items.
    case shuffle
    /// Mutes the stream (true) or unmutes it; the device has a separate mute.
    case setMuted(Bool)
    /// Sets the stream's own volume, 0 to 1; the device has a separate volume.
    case setStreamVolume(Double)
    /// Selects the tracks to play, by `MediaTrack.identifier`; all other tracks are turned off.
    case setActiveTracks([Int])
    /// Sets how text tracks are drawn.
    case setTextTrackStyle(TextTrackStyle)
    /// Ends the ad that is shown, if it may be skipped by now.
    case skipAd
    /// Plays this item of the queue.
    case jump(itemID: Int)
    /// Moves an item of the queue before another one; nil moves it to the end.
    case move(itemID: Int, beforeItemID: Int?)
    /// Removes these items from the queue.
    case remove(itemIDs: [Int])

    /// A group of requests that are shown as pending together: a newer request replaces an older one of the same kind.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// Playing, pausing and stopping.
        case playback
        /// Seeking and skipping.
        case position
        /// Another item of the queue: the next, the previous or any.
        case item
        /// The rate.
        case rate
        /// What comes after the queue's last item.
        case repeatMode
        /// Shuffling the queue.
        case shuffle
        /// Muting the stream.
        case muting
        /// The stream's volume.
        case streamVolume
        /// The selected tracks.
        case tracks
        /// How text tracks are drawn.
        case style
        /// Skipping an ad.
        case advertisement
        /// Moving and removing items of the queue.
        case queue
    }

    /// The kind under which it is pending.
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
