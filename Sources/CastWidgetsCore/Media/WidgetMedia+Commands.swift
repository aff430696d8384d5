import CastWire
import SenderCore

/// The requests that the device takes for this media now. The buttons, the menus, the reducers, the web's topics and the
/// terminal all read them here.
extension WidgetMedia {
    /// Returns whether the device takes the request; no other request is sent.
    func allows(_ control: MediaControl, at now: ContinuousClock.Instant) -> Bool {
        switch control {
        case .play, .stop: true
        case .pause: canPause && !isPicture
        case .seek: canSeek
        case .skip(let distance): canSkip(by: distance)
        case .next: canGoToNext
        case .previous: canGoToPrevious
        case .setRate(let rate): playbackRates.contains(rate)
        case .setRepeatMode(let mode): repeatModes.contains(mode)
        case .shuffle: canShuffle
        case .setMuted: canMute
        case .setStreamVolume(let volume): hasStreamVolume && (0...1).contains(volume)
        case .setActiveTracks: canChooseTracks
        case .setTextTrackStyle: canStyleText
        case .skipAd: commands.contains(.skipAd) && timeToSkip(at: now) == 0
        case .jump, .move, .remove: true
        }
    }

    var canPause: Bool { commands.contains(.pause) }

    /// A live stream can be sought in only if the device says how far back it goes.
    var canSeek: Bool {
        guard commands.contains(.seek), advertisement == nil, !isPicture else { return false }
        return !isLive || window.map { $0.range.lowerBound < $0.range.upperBound } ?? false
    }

    /// A device that can seek can skip. Other devices say in which direction they can skip.
    func canSkip(by distance: Double) -> Bool {
        let command: MediaCommands = distance < 0 ? .skipBackward : .skipForward
        return canSeek || commands.contains(command) && advertisement == nil && !isPicture
    }

    var canGoToNext: Bool { hasNext && advertisement == nil }
    var canGoToPrevious: Bool { hasPrevious && advertisement == nil }

    /// The rates to choose from, as factors of normal speed; empty if the rate can't be changed.
    var playbackRates: [Double] {
        commands.contains(.playbackRate) && advertisement == nil && !isPicture ? PlaybackRates.menu : []
    }

    /// The repeat modes to choose from; empty if the mode can't be changed.
    var repeatModes: [MediaRepeatMode] {
        let all = commands.contains(.queueRepeatAll)
        let one = commands.contains(.queueRepeatOne)
        guard all || one else { return [] }
        return [.off] + (all ? [.all] : []) + (one ? [.single] : [])
            + (all && commands.contains(.queueShuffle) ? [.allAndShuffle] : [])
    }

    var canShuffle: Bool { commands.contains(.queueShuffle) && advertisement == nil }
    /// Whether the stream can be muted.
    var canMute: Bool { commands.contains(.streamMute) && !isPicture }
    /// Whether the stream has a volume of its own.
    var hasStreamVolume: Bool { commands.contains(.streamVolume) && !isPicture }

    /// Whether the person may choose tracks. A choice of video does not exist, so video tracks do not count.
    var canChooseTracks: Bool { commands.contains(.editTracks) && !(audioTracks + textTracks).isEmpty }
    /// Whether the person may choose how captions are drawn.
    var canStyleText: Bool { commands.contains(.editTracks) && !textTracks.isEmpty }

    var audioTracks: [MediaTrack] { tracks.filter { $0.type == .audio } }
    /// The text tracks that can be shown, without chapters and metadata.
    var textTracks: [MediaTrack] {
        tracks.filter { $0.type == .text && ![.chapters, .metadata].contains($0.textSubtype) }
    }
}
