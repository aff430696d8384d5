package import CastSender

/// What a person does while it plays. Each does nothing while there is no media to be controlled; what comes of it the
/// next status tells. For all else, and for requests that can be waited for, there is `Cast.session`.
extension Cast {
    /// Plays what is paused.
    public func play() { client?.play() }

    /// Pauses what plays.
    public func pause() { client?.pause() }

    /// Plays what is paused, and pauses all else.
    public func togglePause() {
        guard let client else { return }
        if client.mediaStatus?.playerState == .paused {
            client.play()
        } else {
            client.pause()
        }
    }

    /// Goes to a time.
    ///
    /// - Parameter seconds: from the beginning; 0 or more.
    public func seek(to seconds: Double) {
        var options = MediaSeekOptions()
        options.interval = max(0, seconds)
        client?.seek(with: options)
    }

    /// Goes back or forth.
    ///
    /// - Parameter seconds: from where it is now, to the end at most; negative: back, to the beginning at most.
    public func seek(by seconds: Double) {
        guard let client else { return }
        let wish = SeekWish(seconds: seconds, isRelative: true)
        // From where it is, no time is refused.
        guard let target = try? wish.target(
            from: client.approximateStreamPosition(), duration: client.knownDuration, of: client.title)
        else { return }
        seek(to: target)
    }

    /// Makes the device louder, or quieter.
    ///
    /// - Parameter step: of a volume from 0 to 1. Nothing where the device has not told how loud it is.
    public func changeVolume(by step: Double) {
        guard client != nil, let session, let present = session.knownDeviceVolume else { return }
        session.setDeviceVolume(min(1, max(0, present + step)))
    }

    /// Turns the device's sound off, or on again.
    public func toggleMuted() {
        guard client != nil, let session else { return }
        session.setDeviceMuted(!session.currentDeviceMuted)
    }

    /// Off, then each text track in turn.
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
    /// Seconds; nil where nobody knows, and for what is live.
    package var knownDuration: Double? {
        guard let media = mediaStatus?.mediaInformation, media.streamType != .live else { return nil }
        return media.streamDuration
    }

    /// What it is called: where it comes from, where it has no title.
    package var title: String {
        let media = mediaStatus?.mediaInformation
        return media?.metadata?.string(forKey: .title) ?? media?.resolvedURL ?? ""
    }

    /// What plays is a still picture.
    package var showsPicture: Bool {
        mediaStatus?.mediaInformation?.isPicture ?? false
    }
}

extension DeviceLink {
    /// As ``playing()``, of something that has a time.
    ///
    /// - Throws: `.refused` for a picture too: it stays as it is until it is stopped.
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
