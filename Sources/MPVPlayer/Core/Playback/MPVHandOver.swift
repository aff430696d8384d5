/// What another player takes over from mpv. That player plays files of this machine and `http` URLs.
public struct MPVHandOver: Equatable, Sendable {
    /// An absolute path, or a URL.
    public let source: String
    /// Seconds; nil for the start.
    public let start: Double?
    /// Each subtitle file once, the one that mpv shows first. They are paths for a file, and URLs for a URL.
    public let subtitles: [String]
    /// Whether mpv shows the first of them. It may show none, or subtitles inside the film.
    public let showsSubtitles: Bool
    /// The number of the file's audio track that mpv plays, from 1 in the file's order. Nil for a URL, for a file with
    /// one audio track, and if mpv plays none or one from another file.
    public let audio: Int?
    /// Subtitles that can't be taken over: files for a URL, and URLs for a file.
    public let leftOut: [String]

    /// - Throws: `notAFile`.
    public init(_ playback: MPVPlayback) throws(MPVError) {
        switch playback.place {
        case .file(let path): source = path
        case .url(let url): source = url
        case .other(let place): throw .notAFile(place)
        }
        // Another player may refuse to start at the very end.
        let length = playback.duration ?? .infinity
        start = playback.position.flatMap { $0 >= 1 && $0 < length - 1 ? $0 : nil }
        let shown = playback.externalSubtitles.filter(\.isSelected)
        var (fitting, others): ([String], [String]) = ([], [])
        for subtitles in shown + playback.externalSubtitles.filter({ !$0.isSelected }) {
            let isFitting = subtitles.place.isFile == playback.place.isFile && !subtitles.place.isOther
            if isFitting, !fitting.contains(subtitles.place.text) { fitting.append(subtitles.place.text) }
            if !isFitting, !others.contains(subtitles.place.text) { others.append(subtitles.place.text) }
        }
        audio = playback.place.isFile ? playback.ownAudio : nil
        subtitles = fitting
        showsSubtitles = shown.first.map { $0.place.text == fitting.first } ?? false
        leftOut = others
    }
}

extension MPVPlace {
    var text: String {
        switch self {
        case .file(let text), .url(let text), .other(let text): text
        }
    }

    var isFile: Bool { if case .file = self { true } else { false } }
    var isOther: Bool { if case .other = self { true } else { false } }
}
