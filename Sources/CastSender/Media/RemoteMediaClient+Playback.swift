public import CastWire

/// Loading media and controlling playback.
extension RemoteMediaClient {
    /// Loads and plays media, replacing the loaded media. Returns nil without sending anything if not connected.
    @discardableResult
    public func loadMedia(_ mediaInformation: MediaInformation) -> Request<Void>? {
        loadMedia(with: MediaLoadRequestData(mediaInformation: mediaInformation))
    }

    /// Loads media or a queue. Returns nil without sending anything if not connected.
    ///
    /// If the data has neither media nor a queue, it fails with `.invalidRequest` and nothing is sent.
    @discardableResult
    public func loadMedia(with data: MediaLoadRequestData) -> Request<Void>? {
        guard connected else { return nil }
        guard data.mediaInformation != nil || data.queueData != nil else { return .failed(.nothingToLoad) }
        warnOfTracks(data.activeTrackIDs ?? [], of: data.mediaInformation)
        return submit(.load(data.request))
    }

    /// Resumes paused media.
    @discardableResult
    public func play(customData: JSONValue? = nil) -> Request<Void> { submit(.play, customData: customData) }

    /// Pauses until `play(customData:)`.
    @discardableResult
    public func pause(customData: JSONValue? = nil) -> Request<Void> { submit(.pause, customData: customData) }

    /// Ends the media session, including its queue.
    @discardableResult
    public func stop(customData: JSONValue? = nil) -> Request<Void> { submit(.stop, customData: customData) }

    /// Seeks to another position. A later seek replaces one that is still running.
    @discardableResult
    public func seek(with options: MediaSeekOptions) -> Request<Void> {
        let command = options.command
        return submit(command.action, customData: command.customData)
    }

    /// Sets the playback rate. A `rate` of 1 is normal speed; 0.5 to 2 times that is possible.
    ///
    /// It fails without sending anything: with `.invalidRequest` outside of `playbackRates`, and with
    /// `.unsupportedFeature` if the receiver's status does not list the command.
    @discardableResult
    public func setPlaybackRate(_ rate: Double, customData: JSONValue? = nil) -> Request<Void> {
        guard Self.playbackRates.contains(rate) else { return .failed(.rateOutOfRange) }
        if let mediaStatus, !mediaStatus.isMediaCommandSupported(.playbackRate) {
            return .failed(.playbackRateUnsupported)
        }
        return submit(.playbackRate(rate), customData: customData)
    }

    /// Sets the stream's own volume, 0 to 1. Values outside this range are limited to it.
    ///
    /// `Session.setDeviceVolume(_:)` sets the device's volume.
    @discardableResult
    public func setStreamVolume(_ volume: Double, customData: JSONValue? = nil) -> Request<Void> {
        submit(.streamVolume(min(1, max(0, volume))), customData: customData)
    }

    /// Mutes or unmutes only the stream. `Session.setDeviceMuted(_:)` mutes the device.
    @discardableResult
    public func setStreamMuted(_ muted: Bool, customData: JSONValue? = nil) -> Request<Void> {
        submit(.streamMuted(muted), customData: customData)
    }

    /// Skips the current ad.
    ///
    /// It fails with `.invalidMediaPlayerState` without sending anything if no ad is shown or the ad can't be skipped
    /// yet.
    @discardableResult
    public func skipAd() -> Request<Void> {
        guard connected, mediaStatus != nil else { return submit(.skipAd) }
        guard mediaStatus?.playingAd == true else { return .failed(.noAd) }
        guard state.isAdSkippable(at: time.now()) else { return .failed(.adNotSkippable) }
        return submit(.skipAd)
    }

    /// Requests the receiver's whole status with GET_STATUS. The listeners get it with its metadata.
    @discardableResult
    public func requestStatus() -> Request<Void> { submit(.status) }
}

/// Tracks and their text style.
extension RemoteMediaClient {
    /// Activates exactly these tracks. Nil and an empty list both turn all tracks off.
    ///
    /// The Default and Styled Media Receivers support text tracks only. An audio or video track is sent to them
    /// nevertheless, and for the Default Media Receiver a warning is logged. A Styled Media Receiver has the id of the
    /// app that it was registered for, like any custom receiver, so no warning is logged for it.
    @discardableResult
    public func setActiveTrackIDs(_ ids: [Int]?) -> Request<Void> {
        warnOfTracks(ids ?? [], of: mediaStatus?.mediaInformation)
        return submit(.editTracks(EditTracksRequest(mediaSessionID: nil, activeTrackIDs: ids ?? [])))
    }

    /// Sets the style of the text tracks of the loaded media. All senders are told, even if the style is unchanged.
    ///
    /// Nil leaves the style as it is.
    @discardableResult
    public func setTextTrackStyle(_ style: TextTrackStyle?) -> Request<Void> {
        submit(.editTracks(EditTracksRequest(mediaSessionID: nil, textTrackStyle: style)))
    }

    /// Reloads the loaded media with another list of tracks, since the list of loaded media can't change.
    ///
    /// It continues with the same position, playing or paused, with the same rate, and with the active tracks that
    /// still exist. A queue is reduced to this one item. Returns nil without sending anything if not connected.
    @discardableResult
    public func reloadMedia(withTracks tracks: [MediaTrack], activeTrackIDs: [Int]? = nil) -> Request<Void>? {
        guard connected else { return nil }
        do throws(CastError) {
            return loadMedia(
                with: try MediaLoadRequestData(
                    reloading: mediaStatus, withTracks: tracks, activeTrackIDs: activeTrackIDs,
                    position: approximateStreamPosition()))
        } catch {
            return .failed(error)
        }
    }

    private func warnOfTracks(_ ids: [Int], of media: MediaInformation?) {
        guard applicationID == DiscoveryCriteria.defaultMediaReceiverApplicationID, let media else { return }
        for track in media.mediaTracks where ids.contains(track.identifier) && [.audio, .video].contains(track.type) {
            logger?.warning(
                "Track \(track.identifier) is not a text track; the Default Media Receiver can't switch to it.")
        }
    }
}
