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

/// A text stream inside the film as a published folder with one name in it: taken out at the first request, then kept.
actor EmbeddedTrack: ServedFolder {
    private let file: MediaFile
    private let stream: Int
    private var extraction: Task<[UInt8], any Error>?
    /// A stream that can't be taken out would cost a reading of the whole film at each request.
    private var attempts = 0

    init(file: MediaFile, stream: Int) {
        self.file = file
        self.stream = stream
    }

    deinit { extraction?.cancel() }

    func resource(named name: String) async throws -> ServedResource? {
        let task = extraction ?? begin()
        do {
            let bytes = try await task.value
            return ServedResource(contentType: ContentType.webVTT, content: .bytes(ByteBuffer(bytes: bytes)))
        } catch {
            // Those who waited together fail together, and the next request is the next attempt.
            if extraction == task, attempts < SubtitleLimits.attempts { extraction = nil }
            throw error
        }
    }

    private func begin() -> Task<[UInt8], any Error> {
        attempts += 1
        let task = Task { [file, stream] in
            try await ConversionSlots.ofProcess.run { try await EmbeddedSubtitles.webVTT(of: file, stream: stream) }
        }
        extraction = task
        return task
    }
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

    /// A subtitle file, converted now.
    init(path: String, film: MediaFile) throws(ServingError) {
        let fileName = (path as NSString).lastPathComponent
        let told = SubtitleName(fileName: fileName)
        let text = try SubtitleConverter.webVTT(path: path, framesPerSecond: film.video?.framesPerSecond)
        let stem = (fileName as NSString).deletingPathExtension
        bytes = text.utf8.count
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
        item = PublishedItem(
            name: "stream-\(stream.index).vtt", contentType: ContentType.webVTT,
            content: .folder(EmbeddedTrack(file: film, stream: stream.index)))
        let code = stream.language.map { LanguageName.code(of: $0) ?? $0 }
        name = stream.title ?? code.map { LanguageName.name(of: $0) } ?? "Subtitles \(stream.index)"
        language = code
        let title = stream.title?.lowercased() ?? ""
        isCaptions = title.contains("sdh") || title.contains("cc")
        isForced = stream.isForced
    }
}
