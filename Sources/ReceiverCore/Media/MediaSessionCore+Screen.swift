import CastWire

extension MediaSessionCore {
    /// Handles the screen's report about a load. A report about any load but the current one is outdated and ignored.
    package mutating func playerReported(
        _ report: PlaybackReport, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let session, session.load == report.load else { return [] }
        let handled: [MediaAction] =
            if let ad = session.ad { clipReported(report, ad, at: now) } else { handle(report, in: session, at: now) }
        let actions = handled + followTimeline(at: now)
        noteActivity(at: now)
        return actions
    }

    private mutating func handle(
        _ report: PlaybackReport, in session: MediaSession, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        switch report.event {
        case .loaded(let description): return loaded(description, report, at: now)
        case .described(let description): return described(description, report, at: now)
        case .failed(let failure): return failed(failure, at: now)
        case .ended: return loadedByItsEnd(report, at: now) + contentEnded(at: now)
        case .stopped: return end(reason: .cancelled, at: now)
        case .tracksChanged(let tracks): return tracksChanged(tracks, report, at: now)
        case .streamVolumeChanged(let level, let muted): return volumeChanged(level, muted, at: now)
        case .trackFailed(let id, let reason): return [.log("text track \(id) can't be shown: \(reason)")]
        case .styleChanged: return confirm(at: now) { $0 == .style }
        case .playing, .paused, .buffering, .position, .seeked, .rateChanged:
            guard session.showsContent else { return [] }
            return moved(report, before: session, at: now)
        }
    }

    private mutating func loaded(
        _ description: MediaDescription, _ report: PlaybackReport, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let session else { return [] }
        var asker: MediaAsker?
        switch session.phase {
        case .loading(let loader, _): asker = loader
        case .returning: break
        case .active: return []
        }
        self.session?.phase = .active
        self.session?.shownSince = now
        self.session?.toldPlaces = Unconfirmed()
        self.session?.description = description
        // A screen may report that it has loaded before it begins to play. That is not a pause.
        let plays = session.wantsPlay && description.kind != .image
        self.session?.state = !plays ? .paused : report.state == .playing ? .playing : .buffering
        if let media = session.media { self.session?.queue.updateCurrent(media: media.found(description)) }
        // The screen now reports with which tracks it begins, if any.
        self.session?.toldTracks = Unconfirmed()
        if !session.activeTrackIDs.isEmpty { self.session?.toldTracks.tell(session.activeTrackIDs, at: now) }
        settle(report, at: now)
        return placeFractions() + statusToAll(answering: asker, includesMedia: true, at: now)
    }

    /// Very short media, such as a film of one frame, may end before the screen reports that it has loaded. Its LOAD
    /// has succeeded and is answered before the end is reported.
    private mutating func loadedByItsEnd(
        _ report: PlaybackReport, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let session, session.isLoading else { return [] }
        return loaded(MediaDescription(kind: .video, duration: session.duration), report, at: now)
    }

    /// The screen has learned more about the media. Senders are told of a new length or video size.
    private mutating func described(
        _ description: MediaDescription, _ report: PlaybackReport, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        guard let session, session.showsContent, session.description != description else { return [] }
        self.session?.description = description
        settle(report, at: now)
        let media = session.media
        if let media { self.session?.queue.updateCurrent(media: media.found(description)) }
        return placeFractions() + statusBroadcast(includesMedia: self.session?.media != media, at: now)
    }

    private mutating func settle(_ report: PlaybackReport, at now: ContinuousClock.Instant) {
        let position = WireNumber.time(report.position)
        var rate = report.rate.isFinite && report.rate > 0 ? report.rate : 1
        if let session, session.toldRate.isAwaited(at: now) { rate = session.anchor.rate }
        session?.anchor = PlaybackAnchor(
            position: position, rate: rate, isMoving: report.state == .playing, at: report.at)
        session?.seekable = report.seekable
        session?.seekableAt = report.at
        session?.adCourse.isAt(position)
    }

    /// Takes the screen's state, position or rate.
    private mutating func moved(
        _ report: PlaybackReport, before: MediaSession, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        var isRateSettled = false
        if report.event == .rateChanged { isRateSettled = session?.toldRate.heard(report.rate, at: now) ?? false }
        if before.seekDeadline != nil {
            let isThere = report.event == .seeked && session?.toldPlaces.heard(near: report.position, at: now) ?? true
            guard isThere else {
                return isRateSettled ? confirm(at: now) { $0 == .rate } : []
            }
        }
        let reckoned = before.position(at: now)
        settle(report, at: now)
        if report.state != .loading, report.state != .ended { session?.state = report.state }
        guard let session else { return [] }
        let confirmed = confirm(at: now) { confirmation in
            switch confirmation {
            case .playing: session.state != .paused
            case .paused: session.state == .paused
            case .rate: isRateSettled
            case .tracks, .style, .volume: false
            }
        }
        guard confirmed.isEmpty else { return confirmed }
        let drifted = abs(session.position(at: now) - reckoned) > Self.toleratedDrift
        let isNews = session.state != before.state || report.event == .seeked || drifted
            || session.anchor.rate != before.anchor.rate
        return isNews ? statusBroadcast(at: now) : []
    }

    private mutating func tracksChanged(
        _ tracks: [Int], _ report: PlaybackReport, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        // The screen leaves out tracks that it can't show.
        let isSettled = session?.toldTracks.heard(tracks, at: now) { Set($0).isSuperset(of: tracks) } ?? true
        guard isSettled else { return [] }
        let before = session?.activeTrackIDs
        session?.activeTrackIDs = tracks
        let confirmed = confirm(at: now) { $0 == .tracks }
        guard confirmed.isEmpty, before != tracks else { return confirmed }
        return statusBroadcast(at: now)
    }

    mutating func volumeChanged(
        _ level: Double, _ muted: Bool, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        let said = VolumeChange(level: level, muted: muted)
        guard session?.toldVolume.heard(said, at: now) ?? true else { return [] }
        let before = session?.volume
        streamVolume = said
        session?.volume = streamVolume
        let confirmed = confirm(at: now) { $0 == .volume }
        guard confirmed.isEmpty, before != session?.volume else { return confirmed }
        return statusBroadcast(at: now)
    }
}

extension MediaInformation {
    /// The media with what only its player knows. Media with an end becomes buffered, so that it can be sought. Media
    /// without an end becomes live if the sender did not say what it is.
    func found(_ description: MediaDescription) -> MediaInformation {
        if let duration = description.duration, duration.isFinite {
            return with(streamDuration: duration).with(streamType: .buffered)
        }
        guard description.isLive else { return self }
        return streamType == .none ? with(streamType: .live) : self
    }
}
