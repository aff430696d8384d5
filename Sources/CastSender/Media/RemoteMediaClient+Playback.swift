public import CastWire

/// Loading, and controlling what plays.
extension RemoteMediaClient {
    /// Loads media in place of what is there, and plays it. Nil, and nothing is sent, where not connected.
    @discardableResult
    public func loadMedia(_ mediaInformation: MediaInformation) -> Request<Void>? {
        loadMedia(with: MediaLoadRequestData(mediaInformation: mediaInformation))
    }

    /// Nil, and nothing is sent, where not connected. Fails with `.invalidRequest`, and nothing is sent, where the data
    /// has neither media nor a queue.
    @discardableResult
    public func loadMedia(with data: MediaLoadRequestData) -> Request<Void>? {
        guard connected else { return nil }
        guard data.mediaInformation != nil || data.queueData != nil else { return .failed(.nothingToLoad) }
        warnOfTracks(data.activeTrackIDs ?? [], of: data.mediaInformation)
        return submit(.load(data.request))
    }

    /// Goes on with what is paused.
    @discardableResult
    public func play(customData: JSONValue? = nil) -> Request<Void> { submit(.play, customData: customData) }

    /// Stands still until `play(customData:)`.
    @discardableResult
    public func pause(customData: JSONValue? = nil) -> Request<Void> { submit(.pause, customData: customData) }

    /// Ends the media session; a queue is gone with it.
    @discardableResult
    public func stop(customData: JSONValue? = nil) -> Request<Void> { submit(.stop, customData: customData) }

    /// Goes to another place in the media. A later seek replaces one that is still under way.
    @discardableResult
    public func seek(with options: MediaSeekOptions) -> Request<Void> {
        let command = options.command
        return submit(command.action, customData: command.customData)
    }

    /// Sets the speed. A `rate` of 1 is normal; 0.5 to 2 times that can be had. Fails, and nothing is sent, with
    /// `.invalidRequest` outside of `playbackRates`, and with `.unsupportedFeature` where the receiver's status does
    /// not list the command.
    @discardableResult
    public func setPlaybackRate(_ rate: Double, customData: JSONValue? = nil) -> Request<Void> {
        guard Self.playbackRates.contains(rate) else { return .failed(.rateOutOfRange) }
        if let mediaStatus, !mediaStatus.isMediaCommandSupported(.playbackRate) {
            return .failed(.playbackRateUnsupported)
        }
        return submit(.playbackRate(rate), customData: customData)
    }

    /// The stream's own volume, 0 to 1; values outside are moved to the nearest end. The device's is
    /// `Session.setDeviceVolume(_:)`.
    @discardableResult
    public func setStreamVolume(_ volume: Double, customData: JSONValue? = nil) -> Request<Void> {
        submit(.streamVolume(min(1, max(0, volume))), customData: customData)
    }

    /// Mutes the stream alone, or lets it be heard. The device's is `Session.setDeviceMuted(_:)`.
    @discardableResult
    public func setStreamMuted(_ muted: Bool, customData: JSONValue? = nil) -> Request<Void> {
        submit(.streamMuted(muted), customData: customData)
    }

    /// Skips the ad that is shown. Fails with `.invalidMediaPlayerState`, and nothing is sent, where none is, or it
    /// can't be skipped yet.
    @discardableResult
    public func skipAd() -> Request<Void> {
        guard connected, mediaStatus != nil else { return submit(.skipAd) }
        guard mediaStatus?.playingAd == true else { return .failed(.noAd) }
        guard state.isAdSkippable(at: time.now()) else { return .failed(.adNotSkippable) }
        return submit(.skipAd)
    }

    /// Asks the receiver for its whole status: GET_STATUS. The listeners are told it, its metadata too.
    @discardableResult
    public func requestStatus() -> Request<Void> { submit(.status) }
}

/// Tracks, and how their text looks.
extension RemoteMediaClient {
    /// Shows these tracks and no others. Nil and an empty list both turn all off.
    ///
    /// The Default and Styled Media Receivers know text tracks only. An audio or video track is sent to them all the
    /// same, and for the Default Media Receiver a warning is logged. A Styled Media Receiver goes by the id of the app
    /// that it was registered for, as any receiver of an app's own does, so no warning is logged for it.
    @discardableResult
    public func setActiveTrackIDs(_ ids: [Int]?) -> Request<Void> {
        warnOfTracks(ids ?? [], of: mediaStatus?.mediaInformation)
        return submit(.editTracks(EditTracksRequest(mediaSessionID: nil, activeTrackIDs: ids ?? [])))
    }

    /// Draws the text tracks of what is loaded now in this style; all senders are told, even if it is the same as
    /// before. Nil leaves the style as it is.
    @discardableResult
    public func setTextTrackStyle(_ style: TextTrackStyle?) -> Request<Void> {
        submit(.editTracks(EditTracksRequest(mediaSessionID: nil, textTrackStyle: style)))
    }

    /// Loads what is loaded once more with another list of tracks, since that of loaded media can't change, and goes on
    /// where it was: the position, playing or paused, the rate, and the active tracks that still exist. A queue is
    /// reduced to this one item.
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
