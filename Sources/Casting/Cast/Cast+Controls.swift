package import CastSender

/// Playback controls.
///
/// Without controllable media they do nothing; the next status shows their effect. `Cast.session` offers all other
/// controls, and requests whose results can be awaited.
extension Cast {
    /// Continues after a pause.
    public func play() { client?.play() }

    /// Pauses playback.
    public func pause() { client?.pause() }

    /// Continues if paused, otherwise pauses.
    public func togglePause() {
        guard let client else { return }
        if client.mediaStatus?.playerState == .paused {
            client.play()
        } else {
            client.pause()
        }
    }

    /// Seeks to a time.
    ///
    /// - Parameter seconds: From the beginning; 0 or more.
    public func seek(to seconds: Double) {
        var options = MediaSeekOptions()
        options.interval = max(0, seconds)
        client?.seek(with: options)
    }

    /// Seeks forward or back.
    ///
    /// - Parameter seconds: From the current position, at most to the end; negative: back, at most to the beginning.
    public func seek(by seconds: Double) {
        guard let client else { return }
        let wish = SeekWish(seconds: seconds, isRelative: true)
        // `target` refuses no relative time.
        guard let target = try? wish.target(
            from: client.approximateStreamPosition(), duration: client.knownDuration, of: client.title)
        else { return }
        seek(to: target)
    }

    /// Changes the device's volume.
    ///
    /// - Parameter step: A difference; volumes are 0 to 1. No effect if the device has not reported its volume.
    public func changeVolume(by step: Double) {
        guard client != nil, let session, let present = session.knownDeviceVolume else { return }
        session.setDeviceVolume(min(1, max(0, present + step)))
    }

    /// Mutes the device, or unmutes it.
    public func toggleMuted() {
        guard client != nil, let session else { return }
        session.setDeviceMuted(!session.currentDeviceMuted)
    }

    /// Switches to the next text track, or off after the last.
    public func showNextCaptions() {
        guard let client else { return }
        let texts = (client.mediaStatus?.mediaInformation?.mediaTracks ?? []).filter { $0.type == .text }
        let choices: [[Int]] = [[]] + texts.map { [$0.identifier] }
        let present = choices.firstIndex(of: client.mediaStatus?.activeTrackIDs ?? []) ?? 0
        client.setActiveTrackIDs(choices[(present + 1) % choices.count])
    }

    private var client: RemoteMediaClient? { session?.remoteMediaClient }
}

extension RemoteMediaClient {
    /// Seconds; nil if unknown, and for live media.
    package var knownDuration: Double? {
        guard let media = mediaStatus?.mediaInformation, media.streamType != .live else { return nil }
        return media.streamDuration
    }

    /// Its title, or its URL if it has none.
    package var title: String {
        let media = mediaStatus?.mediaInformation
        return media?.metadata?.string(forKey: .title) ?? media?.resolvedURL ?? ""
    }

    /// Whether the media is a still picture.
    package var showsPicture: Bool {
        mediaStatus?.mediaInformation?.isPicture ?? false
    }
}

extension DeviceLink {
    /// Like ``playing()``, for media with a time.
    ///
    /// - Throws: `.refused` also for a picture, which stays until it is stopped.
    package func playingInTime() throws -> RemoteMediaClient {
        let client = try playing()
        guard !client.showsPicture else {
            let name = device.shownName
            throw CastFailure(
                .refused, "\"\(name)\" shows a picture, which has no time; `marquee stop` takes it away")
        }
        return client
    }
}
