public import CastWire

/// The choice of audio and text: at most one track of each. Nothing is sent before the person confirms.
///
/// From the Cast SDK: `GCKUIMediaTrackSelectionViewController`.
public struct TrackSelectionState: Equatable, Sendable {
    /// An event for the choice.
    package enum Action: Equatable, Sendable {
        case opened(WidgetMedia)
        case selected(trackID: Int)
        /// No text at all.
        case textSwitchedOff
        case confirmed
        case cancelled
        /// Another item plays, or none, or another sender has chosen tracks.
        case mediaChanged(WidgetMedia?)
    }

    /// An effect to carry out.
    package enum Effect: Equatable, Sendable {
        case select(trackIDs: [Int])
        case dismiss
    }

    /// Whether it is drawn.
    public private(set) var isPresented = false
    /// The audio tracks to choose from; empty if the media has reported none.
    public private(set) var audioTracks: [MediaTrack] = []
    /// The text tracks to choose from, without chapters and metadata; empty if the media has reported none.
    public private(set) var textTracks: [MediaTrack] = []
    /// The selected audio track, by `MediaTrack.identifier`; nil if none is selected.
    public private(set) var audioID: Int?
    /// The selected text track, by `MediaTrack.identifier`; nil: no text.
    public private(set) var textID: Int?
    private var itemID: String?
    /// Other active tracks (such as the video), which stay active.
    private var others: [Int] = []
    private var before: [Int] = []

    package init() {}

    package mutating func handle(_ action: Action) -> [Effect] {
        switch action {
        case .opened(let media): read(media)
        case .selected(let id): select(id)
        case .textSwitchedOff: textID = nil
        case .confirmed: return confirm()
        case .cancelled: return dismiss()
        case .mediaChanged(let media):
            guard isPresented else { return [] }
            guard let media, media.itemID == itemID else { return dismiss() }
            // Another sender's choice counts if the person has not made one yet.
            if chosen == before { read(media) }
        }
        return []
    }

    private var chosen: [Int] { others + [audioID, textID].compactMap(\.self) }

    private mutating func read(_ media: WidgetMedia) {
        (isPresented, itemID) = (true, media.itemID)
        (audioTracks, textTracks) = (media.audioTracks, media.textTracks)
        let active = media.activeTrackIDs
        audioID = active.first { id in audioTracks.contains { $0.identifier == id } }
        textID = active.first { id in textTracks.contains { $0.identifier == id } }
        others = active.filter { id in !(audioTracks + textTracks).contains { $0.identifier == id } }
        before = chosen
    }

    private mutating func select(_ id: Int) {
        if audioTracks.contains(where: { $0.identifier == id }) { audioID = id }
        if textTracks.contains(where: { $0.identifier == id }) { textID = id }
    }

    private mutating func confirm() -> [Effect] {
        guard isPresented else { return [] }
        return (chosen == before ? [] : [.select(trackIDs: chosen)]) + dismiss()
    }

    private mutating func dismiss() -> [Effect] {
        guard isPresented else { return [] }
        isPresented = false
        return [.dismiss]
    }
}
