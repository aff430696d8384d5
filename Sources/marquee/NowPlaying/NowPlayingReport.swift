import CastSender
import Casting
import NowPlaying

/// The report of `marquee now-playing` about a device, with the values for the desktop's media controls.
struct NowPlayingReport: Encodable {
    let event = "nowPlaying"
    let device: StatusReport.DeviceSummary
    /// `playing`, `paused` or `stopped`.
    let state: String
    let title: String?
    let artist: String?
    let album: String?
    let subtitle: String?
    /// In seconds.
    let position: Double?
    /// In seconds; nil for live media and if unknown.
    let duration: Double?
    let live: Bool
    /// 1 is the normal speed.
    let rate: Double?
    /// 0 to 1; nil if the device has not reported it.
    let volume: Double?
    let muted: Bool?
    /// `off`, `one` or `all`.
    let repeatMode: String?
    let shuffle: Bool?
    /// The commands that the device accepts now, sorted.
    let commands: [String]

    /// - Parameter played: nil if nothing plays.
    init(_ device: Device, _ played: NowPlayingState?, at now: ContinuousClock.Instant) {
        self.device = StatusReport.DeviceSummary(device)
        state = played.map { "\($0.playbackState)" } ?? "stopped"
        title = played?.info[.title]
        artist = played?.info[.artist]
        album = played?.info[.albumTitle]
        subtitle = played?.info[.subtitle]
        position = played?.elapsed(at: now)
        duration = played?.duration
        live = played?.info[.isLiveStream] ?? false
        rate = played?.rate
        volume = played?.volume
        isPlayed = played != nil
        muted = played?.isMuted
        repeatMode = played?.repeatMode.map { "\($0)" }
        shuffle = played?.shuffleMode.map { $0 != .off }
        commands = (played?.commands.kinds ?? []).map(\.rawValue).sorted()
    }

    private let isPlayed: Bool

    private enum CodingKeys: CodingKey {
        case event, device, state, title, artist, album, subtitle, position, duration, live, rate, volume, muted
        case repeatMode, shuffle, commands
    }

    var text: String {
        let name = PeerText.name(device.name)
        guard isPlayed else { return "\(name): nothing plays" }
        let names = [title, artist, album].compactMap(\.self).map(PeerText.name).joined(separator: " — ")
        let times = live ? "live" : "\(TimeText.format(position)) of \(TimeText.format(duration))"
        return "\(name): \(names.isEmpty ? "untitled" : names)\n  \(state), \(times)"
    }
}
