package import CastWire

/// What an app asks of the receiver's player, before it is known which media session it will be for.
package enum MediaCommand: Equatable, Sendable {
    case status
    case load(LoadRequest)
    case play
    case pause
    case stop
    /// Seconds; the resume state is the wire's word.
    case seek(time: Double, relative: Bool, resumeState: String?)
    case streamVolume(Double)
    case streamMuted(Bool)
    case playbackRate(Double)
    case activeTracks([Int])
    /// Items forward, or back where negative.
    case queueJump(Int)

    var kind: RequestKind {
        switch self {
        case .status: .mediaStatus
        case .load: .load
        case .seek: .seek
        case .streamVolume: .streamVolume
        case .streamMuted: .streamMute
        case .play, .pause, .stop, .playbackRate, .activeTracks, .queueJump: .mediaCommand
        }
    }

    var needsMediaSession: Bool {
        switch self {
        case .status, .load: false
        default: true
        }
    }

    func request(mediaSessionID id: Int?, sessionID: String) -> MediaRequest {
        switch self {
        // Without an id the receiver tells all it has, which may be a newer media session than the one known here.
        case .status: return .getStatus(mediaSessionID: nil)
        case .load(var load):
            load.sessionID = sessionID
            return .load(load)
        case .play: return .play(mediaSessionID: id)
        case .pause: return .pause(mediaSessionID: id)
        case .stop: return .stop(mediaSessionID: id)
        case .seek(let time, let relative, let resumeState):
            return .seek(
                SeekRequest(
                    mediaSessionID: id, currentTime: relative ? nil : time, relativeTime: relative ? time : nil,
                    resumeState: resumeState))
        case .streamVolume(let level): return .setVolume(mediaSessionID: id, VolumeChange(level: level))
        case .streamMuted(let muted): return .setVolume(mediaSessionID: id, VolumeChange(muted: muted))
        case .playbackRate(let rate): return .setPlaybackRate(mediaSessionID: id, rate: rate, relativeRate: nil)
        case .activeTracks(let ids):
            return .editTracksInfo(EditTracksRequest(mediaSessionID: id, activeTrackIDs: ids))
        case .queueJump(let items): return .queueUpdate(QueueUpdateRequest(mediaSessionID: id, jump: items))
        }
    }
}
