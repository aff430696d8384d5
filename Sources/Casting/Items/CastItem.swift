import FilePaths
package import MediaServing

/// Something to be cast, which has been looked at before any device is disturbed: what is wrong with a file, or with
/// its subtitles, is said while the TV still shows what it showed.
///
/// Nothing of it is read or served yet; a ``Cast`` serves it, from this process and only while it runs. Of a URL
/// nothing is known here but that it is one: the receiver fetches it itself. Several items make a queue.
/// Marquee's own.
public struct CastItem: Sendable {
    package let source: CastSource
    /// Nil for a URL: the receiver finds out.
    package let file: MediaFile?
    package let subtitles: [String]
    /// The first of them, from the start.
    package let showsSubtitles: Bool
    /// The stream of the file's subtitles that is drawn into its picture; nil draws none.
    let burned: Int?
    /// Bytes that a file will have that is still being written; nil for one that is there.
    package let arriving: Int64?
    /// What a device shows of it, where that is not to be what the file says.
    package let details: Details

    /// Nil: as the file has it.
    package struct Details: Sendable {
        /// A song's own comes first.
        package var title: String?
        /// A song's artist comes first.
        package var subtitle: String?
        package var artwork: ServedArtwork?
        /// Of a URL, in place of what its server says and its path suggests.
        package var contentType: String?

        package init(
            title: String? = nil, subtitle: String? = nil, artwork: ServedArtwork? = nil, contentType: String? = nil
        ) {
            (self.title, self.subtitle, self.artwork) = (title, subtitle, artwork)
            self.contentType = contentType
        }
    }

    /// What a person calls it: a file's name, the last part of a URL.
    public var name: String { source.name }
    /// Seconds; nil for a URL, a picture, and a file that does not say.
    public var duration: Double? { file?.duration }

    /// Looks at a file, or takes a URL; from any task.
    ///
    /// - Parameters:
    ///   - place: a file's path, relative to the working folder or absolute, or an `http`, `https` or `file` URL. A
    ///     path that is not UTF-8 is given as a `file` URL, with its bytes percent-encoded.
    ///   - subtitles: of a file: files (SubRip, ASS, MicroDVD, WebVTT) besides those that lie beside the film and in
    ///     it, and `burn:1` to draw its first subtitles that are pictures into the film; of a URL: URLs of WebVTT
    ///     files. The first is shown from the start.
    ///   - audio: which sound of a file plays: a language (`de`, `ger`, `German`), a number from 1 or words of its
    ///     title; nil: the file's default one. Nil for a URL.
    /// - Throws: ``CastFailure`` with code `.wrongUse` and the sentence of what is wrong: a file that is missing, that
    ///   no program here can read or that has neither picture nor sound, subtitles of the other kind, a sound that is
    ///   not in it, or a URL that no receiver fetches. Takes as long as `ffprobe` does, at most some seconds.
    public init(_ place: String, subtitles: [String] = [], audio: String? = nil) async throws(CastFailure) {
        // An app's text is as it reads; a scalar in it that stands for a byte here does not do so there.
        func exact(_ text: String) -> String { PathText.text(Array(text.utf8)) }
        try await self.init(
            try CastSource(exact(place)), subtitles: subtitles.map(exact), called: "subtitles", audio: audio)
    }

    /// - Parameters:
    ///   - word: what sentences call the subtitles.
    ///   - showsSubtitles: false where they are only offered.
    ///   - arriving: of a file that is still being written, from its beginning to its end, the bytes that it will have.
    ///   - audio: which sound plays, as ``SoundChoice`` reads it; nil: the file's own.
    package init(
        _ source: CastSource, subtitles: [String], called word: String, showsSubtitles: Bool = true,
        arriving: Int64? = nil, details: Details = Details(), audio: String? = nil
    ) async throws(CastFailure) {
        self.source = source
        let (burn, files) = try BurnWish.split(subtitles)
        // A file's may be named by a `file:` URL, as the file itself.
        let subtitles = files.map { text in
            if case .file(let path)? = try? CastSource(text) { path } else { text }
        }
        self.subtitles = subtitles
        self.showsSubtitles = showsSubtitles
        (self.arriving, self.details) = (arriving, details)
        do {
            switch source {
            case .file(let path):
                var file = try await MediaProbe().examine(path)
                if let audio, !file.isImage { file.chosenAudio = try SoundChoice.stream(audio, of: file).index }
                for path in subtitles {
                    if case .url? = try? CastSource(path) {
                        throw CastFailure(.wrongUse, "\(word) of a file are files too; download \"\(path)\" first")
                    }
                    _ = try SubtitleConverter.webVTT(path: path, framesPerSecond: file.video?.framesPerSecond)
                }
                self.file = arriving.map(file.arriving) ?? file
                burned = try burn?.stream(of: file)
            case .url:
                guard audio == nil else {
                    throw CastFailure(
                        .wrongUse,
                        "the sound of a URL can't be chosen here: only files of this machine are looked into")
                }
                for subtitle in subtitles {
                    guard case .url? = try? CastSource(subtitle) else {
                        throw CastFailure(
                            .wrongUse,
                            "\(word) of a URL are URLs too, not files of this machine: nothing is served for one")
                    }
                }
                guard burn == nil else {
                    throw CastFailure(.wrongUse, "only what is in a file of this machine can be drawn into its picture")
                }
                (file, burned) = (nil, nil)
            }
        } catch {
            throw CastFailure(of: error)
        }
    }
}
