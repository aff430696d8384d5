import CastWire

extension MediaSessionCore {
    mutating func handleControl(_ request: MediaRequest, _ context: RequestContext) -> [MediaAction] {
        switch request {
        case .play: setPlaying(true, context)
        case .pause: setPlaying(false, context)
        case .stop: stop(context)
        case .seek(let seek): self.seek(seek, context)
        case .setVolume(_, let change, _): setStreamVolume(change, context)
        case .setPlaybackRate(_, let rate, let relative, _): setRate(rate, relative: relative, context)
        case .editTracksInfo(let edit): editTracks(edit, context)
        case .skipAd: skipAd(context)
        default: [refusal(RefusalReason.invalidCommand, context)]
        }
    }

    private mutating func setPlaying(_ playing: Bool, _ context: RequestContext) -> [MediaAction] {
        guard let session else { return [] }
        self.session?.wantsPlay = playing
        // While an ad is being looked up, nothing plays yet.
        let waits = session.ad?.isSought == true
        let command: [MediaAction] = waits ? [] : [.player(playing ? .play(session.load) : .pause(session.load))]
        let isThere = playing ? session.state != .paused : session.state == .paused
        if isThere, session.seekDeadline == nil {
            return command + statusToAll(answering: context.asker, at: context.now)
        }
        return command + answer(context, once: playing ? .playing : .paused)
    }

    private mutating func stop(_ context: RequestContext) -> [MediaAction] {
        guard let session else { return [] }
        return [.player(.stop(session.load))] + end(reason: .cancelled, answering: context.asker, at: context.now)
    }

    /// Answers at once, with BUFFERING at the requested position. Once playback goes on there, all senders get a
    /// status.
    private mutating func seek(_ request: SeekRequest, _ context: RequestContext) -> [MediaAction] {
        guard let session else { return [] }
        let now = context.now
        guard session.adStatus(at: now) == nil else {
            return [.reply(.invalidPlayerState(MediaFailure()), to: context.asker)]
        }
        let relative = request.relativeTime.map { session.position(at: now) + $0 }
        guard let asked = request.currentTime ?? relative, !asked.isNaN else {
            return [refusal(RefusalReason.invalidParameters, context)]
        }
        var target = WireNumber.time(asked)
        if let duration = session.duration, duration.isFinite {
            target = WireNumber.time(min(target, duration))
        } else if let seekable = session.seekable(at: now) {
            // A live stream has only a window. A position outside of it means the nearest edge.
            target = min(max(target, seekable.lowerBound), seekable.upperBound)
        }
        let resume: PlayerCommand.ResumeState =
            switch request.resumeState {
            case "PLAYBACK_START": .play
            case "PLAYBACK_PAUSE": .pause
            default: .unchanged
            }
        return go(to: target, resume: resume, context)
    }

    /// Seeks, but shows an ad break on the way first.
    mutating func go(
        to target: Double, resume: PlayerCommand.ResumeState, _ context: RequestContext
    ) -> [MediaAction] {
        guard let session else { return [] }
        let now = context.now
        if resume != .unchanged { self.session?.wantsPlay = resume == .play }
        let passed = session.showsContent ? playableBreak(passedFrom: session.position(at: now), to: target) : nil
        self.session?.adCourse.went(to: target)
        self.session?.anchor = PlaybackAnchor(position: target, rate: session.anchor.rate, isMoving: false, at: now)
        if let passed { return showBreak(passed, .withinContent, answering: context.asker, at: now) }
        if session.showsContent { self.session?.toldPlaces.tell(target, at: now) }
        return [.player(.seek(session.load, to: target, resume: resume))]
            + statusToAll(answering: context.asker, at: now)
    }

    private mutating func setStreamVolume(_ change: VolumeChange, _ context: RequestContext) -> [MediaAction] {
        guard change.level != nil || change.muted != nil else {
            return [refusal(RefusalReason.invalidParameters, context)]
        }
        if let level = change.level { streamVolume.level = level }
        if let muted = change.muted { streamVolume.muted = muted }
        session?.volume = streamVolume
        session?.toldVolume.tell(streamVolume, at: context.now)
        guard let session else { return [] }
        return [.player(streamVolumeCommand(for: session.load))] + answer(context, once: .volume)
    }

    private mutating func setRate(
        _ rate: Double?, relative: Double?, _ context: RequestContext
    ) -> [MediaAction] {
        guard let session else { return [] }
        guard session.ad == nil else {
            return [.reply(.invalidPlayerState(MediaFailure()), to: context.asker)]
        }
        let asked = rate ?? relative.map { session.anchor.rate * $0 }
        guard let asked, let playable = PlaybackRates.nearest(asked) else {
            return [refusal(RefusalReason.invalidParameters, context)]
        }
        let position = session.position(at: context.now)
        self.session?.anchor = PlaybackAnchor(
            position: position, rate: playable, isMoving: session.anchor.isMoving, at: context.now)
        // The screen does not confirm a rate set while the item loads.
        if session.isConfirming(.rate) { self.session?.toldRate.tell(playable, at: context.now) }
        return [.player(.setPlaybackRate(session.load, playable))] + answer(context, once: .rate)
    }

    private mutating func editTracks(_ edit: EditTracksRequest, _ context: RequestContext) -> [MediaAction] {
        guard let session else { return [] }
        let known = Set(session.media?.mediaTracks.map(\.identifier) ?? [])
        let chosen = edit.activeTrackIDs?.eachOnce
        var queue = session.queue
        if let style = edit.textTrackStyle, let media = session.media {
            queue.updateCurrent(media: media.with(textTrackStyle: style))
        }
        guard chosen.map(known.isSuperset) != false, queue.hasRoom else {
            return [refusal(RefusalReason.invalidParameters, context)]
        }
        var commands: [MediaAction] = []
        var confirmation: PendingAnswers.Confirmation?
        if let tracks = chosen {
            if !session.showsContent { self.session?.activeTrackIDs = tracks }
            // An ad has its own tracks. The content gets these when it is loaded again.
            if session.ad == nil {
                self.session?.toldTracks.tell(tracks, at: context.now)
                commands.append(.player(.setActiveTracks(session.load, tracks)))
            }
            confirmation = .tracks
        }
        if let style = edit.textTrackStyle, let text = try? JSONPayload.encode(style) {
            self.session?.queue = queue
            if session.ad == nil { commands.append(.player(.setTextTrackStyle(session.load, text))) }
            confirmation = .style
        }
        guard let confirmation else { return statusToAll(answering: context.asker, at: context.now) }
        return commands + answer(context, once: confirmation)
    }
}
