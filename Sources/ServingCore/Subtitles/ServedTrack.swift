/// A text track of what is served, ready for the `tracks` of a LOAD (type TEXT, content type text/vtt).
package struct ServedTrack: Sendable, Equatable {
    package enum Subtype: String, Sendable { case subtitles = "SUBTITLES", captions = "CAPTIONS" }

    /// From 1, in the order of the list.
    package let id: Int
    package let url: String
    package let contentType: String
    package let name: String
    /// ISO 639-1, or what the film's own tag says; nil where nothing tells.
    package let language: String?
    package let subtype: Subtype
    package let isForced: Bool

    package init(id: Int, url: String, label: TrackLabel) {
        self.id = id
        self.url = url
        contentType = "text/vtt"
        name = label.name
        language = label.language
        subtype = label.isCaptions ? .captions : .subtitles
        isForced = label.isForced
    }
}
