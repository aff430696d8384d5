import FilePaths
package import MediaServing

/// An item to cast, checked before any device is contacted, so that problems of a file or its subtitles are reported
/// while the TV still shows what it did.
///
/// Nothing is served yet: a ``Cast`` serves the file, from this process and only while it runs. Of a URL only its form
/// is checked, since the receiver fetches it. Several items make a queue. Marquee's own.
public struct CastItem: Sendable {
    package let source: CastSource
    /// Nil for a URL: the receiver finds out.
    package let file: MediaFile?
    package let subtitles: [String]
    /// Whether the first of them is shown from the start.
    package let showsSubtitles: Bool
    /// The subtitle stream that is drawn into the video; nil draws none.
    let burned: Int?
    /// The final size in bytes of a file that is still being written; nil for a complete one.
    package let arriving: Int64?
    /// What a device shows besides, or instead of, the file's own details.
    package let details: Details

    /// Details of an item; nil values come from the file.
    package struct Details: Sendable {
        /// A song's own title takes precedence.
        package var title: String?
        /// A song's artist takes precedence.
        package var subtitle: String?
        package var artwork: ServedArtwork?
        /// For a URL, in place of what its server says and its path suggests.
        package var contentType: String?

        package init(
            title: String? = nil, subtitle: String? = nil, artwork: ServedArtwork? = nil, contentType: String? = nil
        ) {
            (self.title, self.subtitle, self.artwork) = (title, subtitle, artwork)
            self.contentType = contentType
        }
    }

    /// The name for people: a file's name, or the last part of a URL.
    public var name: String { source.name }
    /// Seconds; nil for a URL, a picture, and a file without a duration.
    public var duration: Double? { file?.duration }

    /// Examines a file, or takes a URL. Can be called from any task.
    ///
    /// - Parameters:
    ///   - place: A file's path, relative or absolute, or an `http`, `https` or `file` URL. A path that is not UTF-8 is
    ///     given as a `file` URL with percent-encoded bytes.
    ///   - subtitles: For a file: files (SubRip, ASS, MicroDVD, WebVTT), in addition to those beside the film and in
    ///     it, and `burn:1` to draw the film's first picture subtitles into it. For a URL: URLs of WebVTT files. The
    ///     first is shown from the start.
    ///   - audio: The audio stream of a file: a language (`de`, `ger`, `German`), a number from 1, or words of its
    ///     title; nil for the default one. Nil for a URL.
    /// - Throws: ``CastFailure`` with code `.wrongUse` and a sentence: the file is missing, unreadable for the programs
    ///   here, or has neither video nor audio; subtitles of the wrong kind; a missing audio stream; or a URL that no
    ///   receiver fetches. Takes as long as `ffprobe`, at most some seconds.
    public init(_ place: String, subtitles: [String] = [], audio: String? = nil) async throws(CastFailure) {
        // An app's text is literal. Scalars that stand for a byte in a `PathText` have no such meaning in it.
        func exact(_ text: String) -> String { PathText.text(Array(text.utf8)) }
        try await self.init(
            try CastSource(exact(place)), subtitles: subtitles.map(exact), called: "subtitles", audio: audio)
    }

    /// - Parameters:
    ///   - word: The name of the subtitles in sentences.
    ///   - showsSubtitles: False if they are only offered.
    ///   - arriving: The final size in bytes of a file that is still being written from beginning to end.
    ///   - audio: The audio stream, as ``SoundChoice`` reads it; nil for the file's own.
    package init(
        _ source: CastSource, subtitles: [String], called word: String, showsSubtitles: Bool = true,
        arriving: Int64? = nil, details: Details = Details(), audio: String? = nil
    ) async throws(CastFailure) {
        self.source = source
        let (burn, files) = try BurnWish.split(subtitles)
        // A file's subtitles may be `file:` URLs, like the file itself.
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
