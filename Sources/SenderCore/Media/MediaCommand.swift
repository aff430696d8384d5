package import CastWire

/// A command for the receiver's player, before its media session is known.
package struct MediaCommand: Equatable, Sendable {
    /// The kinds of commands. Empty members (application session, media session) are filled in when the command is
    /// sent.
    package enum Action: Equatable, Sendable {
        case status
        case load(LoadRequest)
        case play
        case pause
        case stop
        case seek(SeekRequest)
        case streamVolume(Double)
        case streamMuted(Bool)
        case playbackRate(Double)
        case skipAd
        /// Changes the active tracks, the text track style, or both.
        case editTracks(EditTracksRequest)
        case queueLoad(QueueLoadRequest)
        case queueInsert(QueueInsertRequest)
        case queueUpdate(QueueUpdateRequest)
        case queueRemove([Int])
        case queueReorder([Int], before: Int?)
        case queueItemIDs
        case queueItems([Int])
    }

    package var action: Action
    /// Data for the receiver's app. A load has its own.
    package var customData: JSONValue?

    package init(_ action: Action, customData: JSONValue? = nil) {
        self.action = action
        self.customData = customData
    }

    package static let status = MediaCommand(.status)

    /// Creates a seek. The time is in seconds, and the resume state is the protocol's word.
    package static func seek(time: Double, relative: Bool, resumeState: String?) -> MediaCommand {
        MediaCommand(
            .seek(
                SeekRequest(
                    mediaSessionID: nil, currentTime: relative ? nil : time, relativeTime: relative ? time : nil,
                    resumeState: resumeState)))
    }

    var kind: RequestKind {
        switch action {
        case .status: .mediaStatus
        case .load, .queueLoad: .load
        case .seek: .seek
        case .streamVolume: .streamVolume
        case .streamMuted: .streamMute
        case .queueItemIDs, .queueItems: .queueQuestion
        default: .mediaCommand
        }
    }

    var needsMediaSession: Bool {
        switch action {
        case .status, .load, .queueLoad: false
        default: true
        }
    }

    /// An error if the command contains a number that JSON can't represent.
    var fault: CastError? {
        let times: [Double?] =
            switch action {
            case .load(let load): [load.currentTime, load.playbackRate]
            case .seek(let seek): [seek.currentTime, seek.relativeTime]
            case .streamVolume(let level): [level]
            case .playbackRate(let rate): [rate]
            case .queueLoad(let load): [load.currentTime]
            case .queueInsert(let insert): [insert.currentTime]
            case .queueUpdate(let update): [update.currentTime]
            default: []
            }
        return times.allSatisfy { $0?.isFinite ?? true } ? nil : .notANumber
    }

    func request(mediaSessionID id: Int?, sessionID: String) -> MediaRequest {
        switch action {
        // Without an id the receiver reports all sessions, including one newer than the session known here.
        case .status: .getStatus(mediaSessionID: nil)
        case .load(let load): .load(load.with { $0.sessionID = sessionID })
        case .play: .play(mediaSessionID: id, customData: customData)
        case .pause: .pause(mediaSessionID: id, customData: customData)
        case .stop: .stop(mediaSessionID: id, customData: customData)
        case .seek(let seek): .seek(seek.with { ($0.mediaSessionID, $0.customData) = (id, customData) })
        case .streamVolume(let level):
            .setVolume(mediaSessionID: id, VolumeChange(level: level), customData: customData)
        case .streamMuted(let muted):
            .setVolume(mediaSessionID: id, VolumeChange(muted: muted), customData: customData)
        case .playbackRate(let rate):
            .setPlaybackRate(mediaSessionID: id, rate: rate, relativeRate: nil, customData: customData)
        case .skipAd: .skipAd(mediaSessionID: id, customData: customData)
        case .editTracks(let edit):
            .editTracksInfo(edit.with { ($0.mediaSessionID, $0.customData) = (id, customData) })
        default: queueRequest(mediaSessionID: id)
        }
    }

    private func queueRequest(mediaSessionID id: Int?) -> MediaRequest {
        switch action {
        case .queueLoad(let load): .queueLoad(load.with { $0.customData = customData })
        case .queueInsert(let insert):
            .queueInsert(insert.with { ($0.mediaSessionID, $0.customData) = (id, customData) })
        case .queueUpdate(let update):
            .queueUpdate(update.with { ($0.mediaSessionID, $0.customData) = (id, customData) })
        case .queueRemove(let ids): .queueRemove(mediaSessionID: id, itemIDs: ids, customData: customData)
        case .queueReorder(let ids, let before):
            .queueReorder(mediaSessionID: id, itemIDs: ids, insertBefore: before, customData: customData)
        case .queueItems(let ids): .queueGetItems(mediaSessionID: id, itemIDs: ids)
        default: .queueGetItemIDs(mediaSessionID: id)
        }
    }
}

extension CastError {
    static let notANumber = CastError(
        .invalidRequest, "A time, rate or volume in the request is not a finite number; give one that is.")
}

/// Requests that can be copied with a change.
private protocol Adjustable {}

extension Adjustable {
    fileprivate func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

extension LoadRequest: Adjustable {}
extension SeekRequest: Adjustable {}
extension QueueLoadRequest: Adjustable {}
extension EditTracksRequest: Adjustable {}
extension QueueInsertRequest: Adjustable {}
extension QueueUpdateRequest: Adjustable {}
