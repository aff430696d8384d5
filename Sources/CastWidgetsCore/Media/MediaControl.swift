public import CastWire
import SenderCore

/// A button of a bar. From the Cast SDK: `GCKUIMediaButtonType`, with its numbers.
public enum MediaButtonType: Int, Hashable, Sendable, CaseIterable {
    /// The slot is empty.
    case none = 0
    case playPauseToggle = 1
    case skipNext = 2
    case skipPrevious = 3
    case rewind30Seconds = 4
    case forward30Seconds = 5
    case muteToggle = 6
    case closedCaptions = 7
    case stop = 8
    /// The app's own.
    case custom = 9
}

/// What a person asks of the device by a widget. A value that the widget's holder makes a request of.
public enum MediaControl: Hashable, Sendable {
    case play, pause, stop
    /// Seconds into the media.
    case seek(Double)
    /// Seconds onward, or back where it is negative.
    case skip(Double)
    case next, previous
    case setRate(Double)
    case setRepeatMode(MediaRepeatMode)
    case setMuted(Bool)
    /// The stream's own volume, 0 to 1; the device has another.
    case setStreamVolume(Double)
    case setActiveTracks([Int])
    /// How the text is drawn.
    case setTextTrackStyle(TextTrackStyle)
    case skipAd
    case jump(itemID: Int)
    case move(itemID: Int, beforeItemID: Int?)
    case remove(itemIDs: [Int])

    /// What is shown as pending together: a second of the same kind takes the first one's place.
    public enum Kind: Hashable, Sendable, CaseIterable {
        case playback, position, item, rate, repeatMode, muting, streamVolume, tracks, style, advertisement, queue
    }

    public var kind: Kind {
        switch self {
        case .play, .pause, .stop: .playback
        case .seek, .skip: .position
        case .next, .previous, .jump: .item
        case .setRate: .rate
        case .setRepeatMode: .repeatMode
        case .setMuted: .muting
        case .setStreamVolume: .streamVolume
        case .setActiveTracks: .tracks
        case .setTextTrackStyle: .style
        case .skipAd: .advertisement
        case .move, .remove: .queue
        }
    }
}
