/// What a receiver can play. Two sets are given; a caller that knows its device better makes its own.
package struct PlayerCapabilities: Sendable, Equatable {
    /// A codec with the limits within which it plays. Nil means no limit.
    package struct Codec: Sendable, Equatable {
        package var name: String
        package var profiles: Set<String>?
        package var mostLevel: Int?
        package var pixelFormats: Set<String>?
        package var mostWidth: Int?
        package var mostHeight: Int?
        package var mostChannels: Int?

        package init(
            _ name: String, profiles: Set<String>? = nil, mostLevel: Int? = nil, pixelFormats: Set<String>? = nil,
            mostWidth: Int? = nil, mostHeight: Int? = nil, mostChannels: Int? = nil
        ) {
            self.name = name
            self.profiles = profiles
            self.mostLevel = mostLevel
            self.pixelFormats = pixelFormats
            self.mostWidth = mostWidth
            self.mostHeight = mostHeight
            self.mostChannels = mostChannels
        }

        /// Whether a stream is within the limits. Unknown properties count as within.
        func plays(_ stream: MediaStream) -> Bool {
            // Neither browsers nor Cast devices deinterlace.
            guard stream.codec == name, !stream.form.isInterlaced else { return false }
            if let profiles, let profile = stream.profile, !profiles.contains(profile) { return false }
            if let pixelFormats, let format = stream.pixelFormat, !pixelFormats.contains(format) { return false }
            return Self.within(stream.level, mostLevel) && Self.within(stream.width, mostWidth)
                && Self.within(stream.height, mostHeight) && Self.within(stream.channels, mostChannels)
        }

        private static func within(_ value: Int?, _ limit: Int?) -> Bool {
            guard let value, let limit else { return true }
            return value <= limit
        }
    }

    /// A container with the codecs that play inside it.
    package struct Container: Sendable, Equatable {
        /// One of ffprobe's names for it.
        package var name: String
        package var videoType: String
        package var audioType: String
        package var video: [Codec]
        package var audio: [Codec]

        package init(_ name: String, videoType: String, audioType: String, video: [Codec], audio: [Codec]) {
            self.name = name
            self.videoType = videoType
            self.audioType = audioType
            self.video = video
            self.audio = audio
        }
    }

    package var containers: [Container]
    /// The container and codecs for HLS segments.
    package var segments: Container
    /// Codecs of still pictures with MIME types: FFmpeg's names and those of ``HEIFKind``. Others are converted.
    package var images: [String: String]
    /// The most pixels of a picture that is sent unchanged. Larger ones are made smaller, except GIF (maybe animated).
    package var mostPixels = 16_000_000
    /// It moves on from a picture after the `playbackDuration` of its queue item.
    package var timesPictures = false
    /// The largest height of video and pictures that are made for it.
    package var mostHeight: Int

    package init(containers: [Container], segments: Container, images: [String: String], mostHeight: Int) {
        self.containers = containers
        self.segments = segments
        self.images = images
        self.mostHeight = mostHeight
    }
}

extension PlayerCapabilities {
    /// The capabilities of a model. Marquee's receiver plays what its browser plays; for others the minimum is assumed.
    ///
    /// - Parameter model: The model name that the device announces.
    package static func of(model: String) -> PlayerCapabilities { model.hasPrefix("Marquee") ? .chromium : .chromecast }

    /// Google's list for Cast devices. FFmpeg and receivers treat APNG as PNG.
    private static let images = [
        "mjpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "webp": "image/webp", "bmp": "image/bmp",
    ]
    private static let eightBit: Set<String> = ["yuv420p", "yuvj420p"]
    private static let avcProfiles: Set<String> = ["Constrained Baseline", "Baseline", "Main", "High"]
    private static let songs: [Container] = [
        Container("mp3", videoType: "audio/mpeg", audioType: "audio/mpeg", video: [], audio: [Codec("mp3")]),
        Container("flac", videoType: "audio/flac", audioType: "audio/flac", video: [], audio: [Codec("flac")]),
        Container("aac", videoType: "audio/aac", audioType: "audio/aac", video: [], audio: [Codec("aac")]),
        Container(
            "wav", videoType: "audio/wav", audioType: "audio/wav", video: [],
            audio: [Codec("pcm_s16le"), Codec("pcm_u8"), Codec("pcm_s24le"), Codec("pcm_f32le")]),
        Container(
            "ogg", videoType: "video/ogg", audioType: "audio/ogg", video: [],
            audio: [Codec("opus"), Codec("vorbis"), Codec("flac")]),
    ]

    /// Marquee's own receiver: what Debian's Chromium plays.
    package static let chromium: PlayerCapabilities = {
        let avc = Codec("h264", profiles: avcProfiles, pixelFormats: eightBit, mostWidth: 4096, mostHeight: 2304)
        let open = [Codec("vp8"), Codec("vp9"), Codec("av1")]
        let sound = ["aac", "mp3", "opus", "flac"].map { Codec($0) }
        var player = PlayerCapabilities(
            containers: [
                Container("mp4", videoType: "video/mp4", audioType: "audio/mp4", video: [avc] + open, audio: sound),
                Container(
                    "webm", videoType: "video/webm", audioType: "audio/webm", video: open,
                    audio: [Codec("opus"), Codec("vorbis")]),
            ] + songs,
            segments: Container(
                "mpegts", videoType: "video/mp2t", audioType: "video/mp2t", video: [avc],
                audio: [Codec("aac", profiles: ["LC"], mostChannels: 6)]),
            images: images.merging(["avif": "image/avif"]) { $1 }, mostHeight: 1080)
        (player.mostPixels, player.timesPictures) = (40_000_000, true)
        return player
    }()

    /// A genuine device of any age: what the oldest Chromecast in use plays.
    package static let chromecast: PlayerCapabilities = {
        let avc = Codec(
            "h264", profiles: avcProfiles, mostLevel: 42, pixelFormats: eightBit, mostWidth: 1920, mostHeight: 1088)
        let vp8 = Codec("vp8", mostWidth: 1920, mostHeight: 1088)
        let aac = Codec("aac", profiles: ["LC", "HE-AAC", "HE-AACv2"], mostChannels: 6)
        return PlayerCapabilities(
            containers: [
                Container(
                    "mp4", videoType: "video/mp4", audioType: "audio/mp4", video: [avc], audio: [aac, Codec("mp3")]),
                Container(
                    "webm", videoType: "video/webm", audioType: "audio/webm", video: [vp8],
                    audio: [Codec("opus"), Codec("vorbis")]),
            ] + songs,
            segments: Container(
                "mpegts", videoType: "video/mp2t", audioType: "video/mp2t", video: [avc],
                audio: [Codec("aac", profiles: ["LC"], mostChannels: 2)]),
            images: images, mostHeight: 1080)
    }()
}
