import FilePaths

/// What is in a media file, as far as it decides how a receiver gets it. Made by ``MediaProbe``; a plain value, so that
/// ``PlaybackPlan`` can be tested without files.
package struct MediaFile: Sendable, Equatable {
    /// As `PathText`.
    package var path: String
    /// ffprobe's names for the container, for instance `["mov", "mp4", "m4a", "3gp", "3g2", "mj2"]`.
    package var containers: [String]
    /// Seconds; nil where the container does not say.
    package var duration: Double?
    /// The timestamp of the first packet, in seconds; most files have 0.
    package var startTime: Double
    /// Bits per second.
    package var bitRate: Int?
    /// Bytes.
    package var size: Int64
    package var title: String?
    package var artist: String?
    package var album: String?
    package var streams: [MediaStream]
    /// What the container says in place of ``duration``, where the file has another length; nil where it does not.
    package var promisedDuration: Double?
    /// Its container does not say where it ends: ``duration`` is what is there.
    package var isOpenEnded = false
    /// The stretch of the file that this is about; nil: all of it.
    package var bytes: Range<Int64>?
    /// Recordings, one after the other, each with a clock of its own; empty where there is one clock.
    package var parts: [FilmPart] = []
    /// An edit list joins several stretches of it. Players show what lies between them, each in its own way.
    package var isJoined = false
    /// There may be more recordings in it than these.
    package var mayHaveMoreParts = false
    /// The number in the file of the sound that somebody chose; nil where nobody did.
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

    /// The picture that plays: the default one, else the first; cover art is none.
    /// The picture that is shown. A single one, as the cover that some programs put first, is so only where no other is.
    package var video: MediaStream? {
        guard let first = preferred(.video) else { return nil }
        guard isSinglePicture(first) else { return first }
        return streams.first { $0.kind == .video && !$0.isAttachedPicture && !isSinglePicture($0) } ?? first
    }
    /// The sound that plays: the one that was chosen, else the default one, else the first; a commentary or description
    /// only where there is no other.
    package var audio: MediaStream? {
        if let chosen = streams.first(where: { $0.index == chosenAudio && $0.kind == .audio }) { return chosen }
        return preferred(.audio)
    }
    /// Whether it is another than a player of the file itself takes. Chromium was seen to play the default one of an
    /// MP4 (others are disabled there), and the first of Matroska and WebM, whatever is marked.
    package var playsOtherSound: Bool {
        let sounds = streams.filter { $0.kind == .audio }
        let enabled = containers.contains("mp4") ? sounds.first { $0.isDefault } : nil
        return audio.map { $0.index != (enabled ?? sounds.first)?.index } ?? false
    }
    /// A picture of its cover: the one that is marked as the front, else the first.
    package var cover: MediaStream? {
        let covers = streams.filter { $0.kind == .video && $0.isAttachedPicture }
        return covers.first { $0.isFrontCover } ?? covers.first
    }
    /// Subtitles that are text; pictures of text (PGS, VobSub, DVB) can't become WebVTT.
    package var textSubtitles: [MediaStream] { streams.filter { $0.kind == .subtitle && $0.isText } }

    /// Subtitles that are pictures of text, which can be drawn into the film.
    package var pictureSubtitles: [MediaStream] {
        let codecs: Set = ["hdmv_pgs_subtitle", "dvd_subtitle", "dvb_subtitle", "xsub"]
        return streams.filter { $0.kind == .subtitle && codecs.contains($0.codec) }
    }

    /// The film's own title, else the file's name without its extension; of what is blank nothing.
    package var shownTitle: String {
        let name = FileName(path)
        let names = [title, PathText.shown(name.stem), PathText.shown(name.text)]
        return names.lazy.compactMap { $0.flatMap(ShownText.visible) }.first ?? "Untitled"
    }

    /// It does not say how long it is, or its clock begins elsewhere than at 0: then most containers give the time of
    /// the end for the length. Of one without an index ffprobe reckons the length itself.
    package var hasDoubtfulLength: Bool {
        guard !isImage else { return false }
        return duration == nil || startTime.magnitude > 0.25 && !isFoundByClock
    }

    /// Its container has no index: a place in it is found by the clock, which leads amid pictures.
    package var isFoundByClock: Bool { containers.contains { $0 == "mpegts" || $0 == "mpeg" } }

    /// Its container may say that some of what is in it is not shown.
    package var mayHaveEdits: Bool { containers.contains("mov") }

    /// A still picture, as told from its container.
    package var isImage: Bool {
        containers.contains { $0 == "image2" || $0 == "gif" || $0 == HEIFKind.container || $0.hasSuffix("_pipe") }
    }

    /// Nothing moves in it; a picture of its cover may be.
    package var isSong: Bool { video == nil && !isImage }

    /// Seconds at the film's beginning in which a stream has nothing.
    package func missingBefore(_ stream: MediaStream) -> Double { max(0, (stream.startTime ?? startTime) - startTime) }

    private func isSinglePicture(_ stream: MediaStream) -> Bool {
        (stream.duration ?? .infinity) < 0.1 && (duration ?? 0) > SegmentTable.shortestFilm
    }

    /// Seconds at the film's end in which a stream has nothing.
    package func missingAfter(_ stream: MediaStream) -> Double {
        guard let duration, let length = stream.duration else { return 0 }
        return max(0, duration - missingBefore(stream) - length)
    }

    /// As it will be once all of it is there, as far as its beginning tells.
    ///
    /// - Parameter total: bytes that it will have. Of a song without a header ffprobe guesses the length from how many
    ///   there are, and then it is not known yet.
    package func arriving(_ total: Int64) -> MediaFile {
        var file = self
        file.size = total
        // What has not come yet is not missing.
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

    /// Its number in the file, as ffmpeg's `-map 0:N` wants it.
    package var index: Int
    package var kind: Kind
    /// ffprobe's name: `h264`, `aac`, `subrip`.
    package var codec: String
    /// ffprobe's words: `High 10`, `LC`.
    package var profile: String?
    /// As the codec writes it: H.264's 4.2 is 42, HEVC's 5.1 is 153.
    package var level: Int?
    package var pixelFormat: String?
    package var width: Int?
    package var height: Int?
    package var framesPerSecond: Double?
    /// Bits per second.
    package var bitRate: Int?
    package var channels: Int?
    package var sampleRate: Int?
    /// As the file has it, mostly ISO 639-2 (`eng`); `und` is nil.
    package var language: String?
    package var title: String?
    package var isDefault: Bool
    package var isForced: Bool
    package var isAttachedPicture: Bool
    /// Of a picture; of another stream as it is made.
    package var form = PictureForm()
    /// The time of its first packet on the container's clock, in seconds; nil where nothing tells.
    package var startTime: Double?
    /// How long it is, in seconds; nil where nothing tells.
    package var duration: Double?
    /// Pictures a second, at least 10, where it is encoded so that they follow each other evenly; nil where nothing
    /// tells.
    package var evenRate: Double?
    /// Some pictures are shown for much longer than others, or all of them for long.
    package var hasUnevenRate = false
    /// The file says which channel belongs to which loudspeaker.
    package var hasChannelLayout = true
    /// Written for those who can't hear.
    package var isHearingImpaired = false
    /// It tells what the picture shows, for those who can't see.
    package var isVisualImpaired = false
    /// Somebody talks about the film.
    package var isCommentary = false
    /// Of a picture of the cover: the front.
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
