import FilePaths
import NIOCore

/// A text track before it is published.
struct TrackSource: Sendable {
    let item: PublishedItem
    let label: TrackLabel
    /// Bytes that it holds in memory.
    let bytes: Int
    /// A sentence about the track that a person should know.
    let remark: String?
    /// The track to stop with the session, if any.
    let embedded: EmbeddedTrack?

    /// A subtitle file, converted now.
    init(path: String, film: MediaFile) throws(ServingError) {
        let file = FileName(path)
        let told = SubtitleName(fileName: file.text, film: film.path)
        let converted = try SubtitleConverter.convert(
            path: path, framesPerSecond: film.video?.framesPerSecond, language: told.language?.family)
        let text = converted.text
        remark = converted.guess.map { ServingRemarks.guessed($0, of: path) }
        bytes = text.utf8.count
        embedded = nil
        item = PublishedItem(
            name: file.stem + ".vtt", contentType: ContentType.webVTT, content: .bytes(ByteBuffer(string: text)))
        label = TrackLabel(told)
    }

    /// A text stream of the film.
    init(stream: MediaStream, film: MediaFile) {
        (bytes, remark) = (0, nil)
        let track = EmbeddedTrack(file: film, stream: stream)
        embedded = track
        item = PublishedItem(
            name: "stream-\(stream.index).vtt", contentType: ContentType.webVTT, content: .folder(track))
        label = TrackLabel(stream)
    }
}
