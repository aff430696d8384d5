import CastWire

/// The audio and text tracks to choose from.
package struct TracksTopic: Encodable, Equatable, Sendable {
    package struct Track: Encodable, Equatable, Sendable {
        package let id: Int
        @OrNull package var name: String?
        @OrNull package var language: String?
        package let selected: Bool
    }

    package let audio: [Track]
    package let text: [Track]
    @OrNull package var style: StyleForm?
    package let canStyle: Bool
    @OrNull package var failure: FailureTopic?

    /// - Parameter pending: a requested track counts as selected.
    package init(_ media: WidgetMedia?, pending: PendingControls, failure: FailureTopic?) {
        var selection = TrackSelectionState()
        if let media { _ = selection.handle(.opened(media)) }
        var chosen = Set([selection.audioID, selection.textID].compactMap(\.self))
        if case .setActiveTracks(let ids) = pending.control(.tracks) { chosen = Set(ids) }
        audio = selection.audioTracks.map { Track($0, chosen) }
        text = selection.textTracks.map { Track($0, chosen) }
        if case .setTextTrackStyle(let asked) = pending.control(.style) {
            style = StyleForm(asked)
        } else {
            style = media?.textTrackStyle.map { StyleForm($0) }
        }
        canStyle = media?.canStyleText ?? false
        self.failure = failure.flatMap { ["tracks", "style"].contains($0.kind) ? $0 : nil }
    }
}

extension TracksTopic.Track {
    init(_ track: MediaTrack, _ chosen: Set<Int>) {
        self.init(
            id: track.identifier, name: track.name, language: track.languageCode,
            selected: chosen.contains(track.identifier))
    }
}
