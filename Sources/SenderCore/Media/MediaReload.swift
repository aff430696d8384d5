package import CastWire

extension MediaLoadRequestData {
    /// Creates a load that reloads the media of a status with another list of tracks.
    ///
    /// It continues with the same position, playing or paused, with the same rate, and with the active tracks that
    /// still exist.
    ///
    /// - Parameter position: the current position in seconds.
    /// - Throws: `.noMedia` if nothing is loaded, `.invalidRequest` if the tracks contradict each other.
    package init(
        reloading status: MediaStatus?, withTracks tracks: [MediaTrack], activeTrackIDs: [Int]?, position: Double
    ) throws(CastError) {
        guard let status, let loaded = status.mediaInformation else { throw .noMedia }
        var builder = MediaInformationBuilder(loaded)
        builder.mediaTracks = tracks
        let media: MediaInformation
        do {
            media = try builder.build()
        } catch {
            throw CastError(.invalidRequest, "The media can't be reloaded: \(error).", underlying: error)
        }
        self.init(mediaInformation: media)
        autoplay = status.playerState != .paused
        let isUnseekable = media.streamType == .live && status.liveSeekableRange == nil
        startTime = isUnseekable ? nil : position
        playbackRate = status.playbackRate == 1 ? nil : status.playbackRate
        let offered = Set(tracks.map(\.identifier))
        self.activeTrackIDs = activeTrackIDs ?? status.activeTrackIDs.filter(offered.contains)
    }
}
