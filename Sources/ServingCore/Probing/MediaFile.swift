import FilePaths

/// The contents of a media file, as far as they decide how a receiver gets it. ``MediaProbe`` makes it. It is a plain
/// value, so that ``PlaybackPlan`` can be tested without files.
package struct MediaFile: Sendable, Equatable {
    /// As `PathText`.
    package var path: String
    /// ffprobe's names for the container, for instance `["mov", "mp4", "m4a", "3gp", "3g2", "mj2"]`.
    package var containers: [String]
    /// Seconds; nil if the container does not say it.
    package var duration: Double?
    /// The timestamp of the first packet in seconds, 0 in most files.
    package var startTime: Double
    /// Bits per second.
    package var bitRate: Int?
    /// Bytes.
    package var size: Int64
    package var title: String?
    package var artist: String?
    package var album: String?
    package var streams: [MediaStream]
    /// The container's own duration, if ``duration`` is another one because the file is shorter or longer; else nil.
    package var promisedDuration: Double?
    /// The container does not say where it ends; ``duration`` covers what is in the file.
    package var isOpenEnded = false
    /// The file does not say its length, and what a player estimates is wrong.
    package var hasUnsaidLength = false
    /// The number of bytes that are missing at the end of the file, as its container says; nil if none are.
    package var missingBytes: Int64?
    /// The part of the file that this describes; nil for the whole file.
    package var bytes: Range<Int64>?
    /// The recordings in the file, in order, each with its own clock; empty if there is only one clock.
    package var parts: [FilmPart] = []
    /// An edit list joins several stretches of the file. Players differ in how they show what lies between.
    package var isJoined = false
    /// There may be more recordings in the file than ``parts``.
    package var mayHaveMoreParts = false
    /// The number of the audio stream that a user chose; nil if none was chosen.
    package var chosenAudio: Int?

    package init(
        path: String, containers: [String], duration: Double? = nil, startTime: Double = 0, bitRate: Int? = nil,
        size: Int64 = 0, title: String? = nil, artist: String? = nil, album: String? = nil, streams: [MediaStream]
    ) {
        self.path = path
        self.containers = containers
        self.duration = duration
        self.startTime = startTime
        self.bitRate = bitRate
        self.size = size
        self.title = title
        self.artist = artist
        self.album = album
        self.streams = streams
    }

    /// The video stream that plays: the default one, else the first. Cover art does not count. A stream of a single
    /// picture, such as a cover that some programs put first, is used only if there is no other.
    package var video: MediaStream? {
        guard let first = preferred(.video) else { return nil }
        guard isSinglePicture(first) else { return first }
        return streams.first { $0.kind == .video && !$0.isAttachedPicture && !isSinglePicture($0) } ?? first
    }
    /// The audio stream that plays: the chosen one, else the default one, else the first. A commentary or description
    /// is used only if there is no other.
    package var audio: MediaStream? {
        if let chosen = streams.first(where: { $0.index == chosenAudio && $0.kind == .audio }) { return chosen }
        return preferred(.audio)
    }
    /// Whether a player of the file itself would play another audio stream. Chromium was seen to play the default one
    /// of an MP4 (others are disabled there), and the first of Matroska and WebM, whatever is marked.
    package var playsOtherSound: Bool {
        let sounds = streams.filter { $0.kind == .audio }
        let enabled = containers.contains("mp4") ? sounds.first { $0.isDefault } : nil
        return audio.map { $0.index != (enabled ?? sounds.first)?.index } ?? false
    }
    /// The cover picture: the one marked as front, else the first.
    package var cover: MediaStream? {
        let covers = streams.filter { $0.kind == .video && $0.isAttachedPicture }
        return covers.first { $0.isFrontCover } ?? covers.first
    }
    /// Subtitles that are text. Pictures of text (PGS, VobSub, DVB) can't become WebVTT.
    package var textSubtitles: [MediaStream] { streams.filter { $0.kind == .subtitle && $0.isText } }

    /// Subtitles that are pictures of text. They can be drawn into the video.
    package var pictureSubtitles: [MediaStream] {
        let codecs: Set = ["hdmv_pgs_subtitle", "dvd_subtitle", "dvb_subtitle", "xsub"]
        return streams.filter { $0.kind == .subtitle && codecs.contains($0.codec) }
    }

    /// The film's title, else the file's name without its extension. Blank names are skipped.
    package var shownTitle: String {
        let name = FileName(path)
        let names = [title, PathText.shown(name.stem), PathText.shown(name.text)]
        return names.lazy.compactMap { $0.flatMap(ShownText.visible) }.first ?? "Untitled"
    }

    /// Whether ``duration`` is missing, or probably wrong because the clock does not begin at 0: then most containers
    /// give the time of the end as the length. For files without an index ffprobe computes the length itself.
    package var hasDoubtfulLength: Bool {
        guard !isImage else { return false }
        return duration == nil || startTime.magnitude > 0.25 && !isFoundByClock
    }

    /// The container has no index. Seeking goes by the clock and may end between key frames.
    package var isFoundByClock: Bool { containers.contains { $0 == "mpegts" || $0 == "mpeg" } }

    /// The container may have an edit list, which hides parts of it.
    package var mayHaveEdits: Bool { containers.contains("mov") }

    /// Whether it is a still picture, from its container.
    package var isImage: Bool {
        containers.contains { $0 == "image2" || $0 == "gif" || $0 == HEIFKind.container || $0.hasSuffix("_pipe") }
    }

    /// Whether it has no moving video; it may have a cover.
    package var isSong: Bool { video == nil && !isImage }

    /// Seconds at the film's beginning without this stream.
    package func missingBefore(_ stream: MediaStream) -> Double { max(0, (stream.startTime ?? startTime) - startTime) }

    private func isSinglePicture(_ stream: MediaStream) -> Bool {
        (stream.duration ?? .infinity) < 0.1 && (duration ?? 0) > SegmentTable.shortestFilm
    }

    /// Seconds at the film's end without this stream.
    package func missingAfter(_ stream: MediaStream) -> Double {
        guard let duration, let length = stream.duration else { return 0 }
        return max(0, duration - missingBefore(stream) - length)
    }

    /// The description of the file once all of it has arrived, as far as its beginning tells.
    ///
    /// - Parameter total: The final size in bytes. For a song without a header ffprobe estimates the length from the
    ///   current size, so the length is unknown until then.
    package func arriving(_ total: Int64) -> MediaFile {
        var file = self
        file.size = total
        // What has not arrived yet is not missing.
        file.duration = promisedDuration ?? (isOpenEnded ? nil : duration)
        if containers.contains(where: { ["mp3", "aac", "ogg"].contains($0) }) { file.duration = nil }
        return file
    }

    private func preferred(_ kind: MediaStream.Kind) -> MediaStream? {
        let candidates = streams.filter { $0.kind == kind && !$0.isAttachedPicture }
        return candidates.first { $0.isDefault } ?? candidates.first { !$0.isCommentary && !$0.isVisualImpaired }
            ?? candidates.first
    }
}

/// One stream of a ``MediaFile``.
package struct MediaStream: Sendable, Equatable {
    package enum Kind: String, Sendable { case video, audio, subtitle, other }

    /// Its number in the file, for ffmpeg's `-map 0:N`.
    package var index: Int
    package var kind: Kind
    /// ffprobe's name, such as `h264`, `aac`, `subrip`.
    package var codec: String
    /// ffprobe's words, such as `High 10`, `LC`.
    package var profile: String?
    /// The codec's number: 42 for H.264's 4.2, 153 for HEVC's 5.1.
    package var level: Int?
    package var pixelFormat: String?
    package var width: Int?
    package var height: Int?
    package var framesPerSecond: Double?
    /// Bits per second.
    package var bitRate: Int?
    package var channels: Int?
    package var sampleRate: Int?
    /// As in the file, mostly ISO 639-2 (`eng`); nil for `und`.
    package var language: String?
    package var title: String?
    package var isDefault: Bool
    package var isForced: Bool
    package var isAttachedPicture: Bool
    /// How the video is shown; the default for other streams.
    package var form = PictureForm()
    /// The time of its first packet on the container's clock in seconds; nil if unknown.
    package var startTime: Double?
    /// Its length in seconds; nil if unknown.
    package var duration: Double?
    /// The constant frame rate at which it is encoded, at least 10; nil if unknown.
    package var evenRate: Double?
    /// Some frames are shown for much longer than others, or all of them for long.
    package var hasUnevenRate = false
    /// The file assigns the channels to loudspeakers.
    package var hasChannelLayout = true
    /// Written for people who can't hear.
    package var isHearingImpaired = false
    /// Describes what is shown, for people who can't see.
    package var isVisualImpaired = false
    /// Somebody comments on the film.
    package var isCommentary = false
    /// The picture is a front cover.
    package var isFrontCover = false

    package init(
        index: Int, kind: Kind, codec: String, profile: String? = nil, level: Int? = nil, pixelFormat: String? = nil,
        width: Int? = nil, height: Int? = nil, framesPerSecond: Double? = nil, bitRate: Int? = nil,
        channels: Int? = nil, sampleRate: Int? = nil, language: String? = nil, title: String? = nil,
        isDefault: Bool = false, isForced: Bool = false, isAttachedPicture: Bool = false
    ) {
        self.index = index
        self.kind = kind
        self.codec = codec
        self.profile = profile
        self.level = level
        self.pixelFormat = pixelFormat
        self.width = width
        self.height = height
        self.framesPerSecond = framesPerSecond
        self.bitRate = bitRate
        self.channels = channels
        self.sampleRate = sampleRate
        self.language = language
        self.title = title
        self.isDefault = isDefault
        self.isForced = isForced
        self.isAttachedPicture = isAttachedPicture
    }

    var isText: Bool {
        ["subrip", "srt", "ass", "ssa", "webvtt", "mov_text", "text", "microdvd", "ttml"].contains(codec)
    }
}
