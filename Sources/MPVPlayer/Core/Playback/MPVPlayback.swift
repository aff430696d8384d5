/// What mpv plays, for another player that takes over.
public struct MPVPlayback: Equatable, Sendable {
    public struct Subtitles: Equatable, Sendable {
        public let place: MPVPlace
        /// The language as mpv has it, such as "en" or "eng".
        public let language: String?
        /// Whether mpv shows them.
        public let isSelected: Bool
    }

    public let place: MPVPlace
    public let title: String?
    /// Seconds from the start; nil if unknown. It is also nil at the end of the film, which then starts again.
    public let position: Double?
    public let duration: Double?
    public let isPaused: Bool
    /// Subtitles from separate files, in mpv's order. Subtitles inside the film are part of it.
    public let externalSubtitles: [Subtitles]
    /// mpv's numbers of the selected tracks, which are counted from 1 for each kind.
    public let videoTrack: Int?
    public let audioTrack: Int?
    public let subtitleTrack: Int?
    /// The number of the selected audio track inside the film, from 1; nil if none is selected, or the film has only
    /// one.
    public let ownAudio: Int?

    /// - Throws: `nothingPlays`.
    init(_ state: MPVState, at now: ContinuousClock.Instant) throws(MPVError) {
        guard let path = state.path else { throw .nothingPlays }
        let folder = state.workingDirectory
        place = MPVPlace(path, opened: state.streamOpenFilename, in: folder)
        title = state.mediaTitle
        position = state.hasReachedEnd ? nil : state.seconds(at: now)
        duration = state.duration
        isPaused = state.isPaused
        externalSubtitles = state.tracks.compactMap { track in
            guard track.type == "sub", track.external == true, let name = track.externalFilename, !name.isEmpty,
                name.utf8.count <= MPVLimits.pathBytes
            else { return nil }
            return Subtitles(
                place: MPVPlace(name, opened: nil, in: folder), language: track.lang,
                isSelected: track.selected == true)
        }
        func selected(_ type: String) -> Int? { state.tracks.first { $0.type == type && $0.selected == true }?.id }
        videoTrack = selected("video")
        audioTrack = selected("audio")
        subtitleTrack = selected("sub")
        let sounds = state.tracks.filter { $0.type == "audio" && $0.external != true }
        ownAudio = sounds.count > 1 ? sounds.firstIndex { $0.selected == true }.map { $0 + 1 } : nil
    }
}
