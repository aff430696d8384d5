package import CastWire

extension MediaLoadRequestData {
    /// Loads what a status shows once more with another list of tracks, and goes on where it was: playing or paused,
    /// the rate, and the active tracks that still exist.
    ///
    /// - Parameter position: seconds into the media, by now.
    /// - Throws: `.noMedia` where nothing is loaded, `.invalidRequest` for tracks that contradict each other.
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
