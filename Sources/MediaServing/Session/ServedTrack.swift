import Foundation
import NIOCore

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
}

/// A text track before it is published.
struct TrackSource: Sendable {
    let item: PublishedItem
    let name: String
    let language: String?
    let isCaptions: Bool
    let isForced: Bool
    /// What it holds in memory.
    let bytes: Int
    /// What is to be stopped with the session.
    let embedded: EmbeddedTrack?

    /// A subtitle file, converted now.
    init(path: String, film: MediaFile) throws(ServingError) {
        let fileName = (path as NSString).lastPathComponent
        let told = SubtitleName(fileName: fileName)
        let text = try SubtitleConverter.webVTT(path: path, framesPerSecond: film.video?.framesPerSecond)
        let stem = (fileName as NSString).deletingPathExtension
        bytes = text.utf8.count
        embedded = nil
        item = PublishedItem(
            name: stem + ".vtt", contentType: ContentType.webVTT, content: .bytes(ByteBuffer(string: text)))
        name = told.label
        language = told.language
        isCaptions = told.isCaptions
        isForced = told.isForced
    }

    /// A text stream of the film.
    init(stream: MediaStream, film: MediaFile) {
        bytes = 0
        let track = EmbeddedTrack(file: film, stream: stream.index)
        embedded = track
        item = PublishedItem(
            name: "stream-\(stream.index).vtt", contentType: ContentType.webVTT, content: .folder(track))
        let code = stream.language.map { LanguageName.code(of: $0) ?? $0 }
        name = stream.title ?? code.map { LanguageName.name(of: $0) } ?? "Subtitles \(stream.index)"
        language = code
        let title = stream.title?.lowercased() ?? ""
        isCaptions = title.contains("sdh") || title.contains("cc")
        isForced = stream.isForced
    }
}
