/// A served text track, ready for the `tracks` of a LOAD (type TEXT, content type text/vtt).
package struct ServedTrack: Sendable, Equatable {
    package enum Subtype: String, Sendable {
        case subtitles = "SUBTITLES"
        case captions = "CAPTIONS"
    }

    /// From 1, in the order of the list.
    package let id: Int
    package let url: String
    package let contentType: String
    package let name: String
    /// BCP 47; nil if unknown.
    package let language: String?
    package let subtype: Subtype
    /// The label from which ``FirstText`` chooses.
    package let label: TrackLabel

    package init(id: Int, url: String, label: TrackLabel) {
        self.id = id
        self.url = url
        contentType = "text/vtt"
        name = label.name
        language = label.language
        subtype = label.isCaptions ? .captions : .subtitles
        self.label = label
    }
}
