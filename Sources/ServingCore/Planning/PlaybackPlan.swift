/// How a receiver gets a file: unchanged if it plays it, in another container if that is enough, and re-encoded only if
/// necessary. A pure decision from the file's contents and the receiver's capabilities.
package enum PlaybackPlan: Sendable, Equatable {
    /// The file itself, under this MIME type.
    case direct(contentType: String)
    /// A still picture, converted to one that the receiver shows when the receiver requests it.
    case picture(PictureConversion)
    /// As HLS with its streams copied: only the container was unsuitable.
    case remux(Conversion)
    /// As HLS, with at least one stream re-encoded.
    case transcode(Conversion)

    /// What is done with the streams that play. A film without sound has no audio, a song no video.
    package struct Conversion: Sendable, Equatable {
        package enum Video: String, Sendable { case copy, h264 }
        package enum Audio: String, Sendable { case copy, aac }

        /// The stream's number in the file.
        package var videoStream: Int?
        package var video: Video
        package var audioStream: Int?
        package var audio: Audio
        /// The largest height of the re-encoded video.
        package var mostHeight: Int
        /// Whether the copy omits the frames that follow a key frame in the stream but are shown before it. A player
        /// that starts at the key frame can't decode them.
        package var losesLeadingPictures = false
        /// For each recording, the seconds from its start to the first frame that can be decoded; 0 if it starts with
        /// one. Empty if all recordings start with one.
        package var firstPictures: [Double] = []
        /// The video is interlaced, as its decoded frames show.
        package var hasFields = false
        /// The subtitle stream that is drawn into the video; nil draws none.
        package var burnedSubtitles: Int?
        /// HDR colors are converted to those of a usual screen; false if ffmpeg can't do it.
        package var mapsTones = true
        /// Why, in words for the user: "its sound is ac3".
        package var reason: String

        package init(
            videoStream: Int?, video: Video, audioStream: Int?, audio: Audio, mostHeight: Int = 1080,
            reason: String = ""
        ) {
            self.videoStream = videoStream
            self.video = video
            self.audioStream = audioStream
            self.audio = audio
            self.mostHeight = mostHeight
            self.reason = reason
        }

        var copiesVideo: Bool { videoStream != nil && video == .copy }
    }

    /// The receiver gets the file itself.
    package var isDirect: Bool {
        if case .direct = self { true } else { false }
    }

    package var conversion: Conversion? {
        switch self {
        case .direct, .picture: nil
        case .remux(let conversion), .transcode(let conversion): conversion
        }
    }

    /// - Parameter burned: The subtitle stream to draw into the video; nil draws none.
    /// - Throws: ``ServingError`` `lengthUnknown` if a conversion is needed and the file's length is unknown.
    package static func decide(
        _ file: MediaFile, for player: PlayerCapabilities, burning burned: Int? = nil
    ) throws(ServingError) -> PlaybackPlan {
        if file.isImage { return image(file, player) }
        if burned == nil, let type = directType(file, player) { return .direct(contentType: type) }
        guard file.duration != nil else {
            // Raw video has no times, and ffmpeg can't write such packets into Matroska.
            let isRaw = file.containers.contains { ["h264", "hevc", "mpegvideo", "m4v"].contains($0) }
            throw ServingError(
                .lengthUnknown,
                "\(file.path) does not say how long it is and the receiver can't play it as it is: "
                    + "write it anew first (ffmpeg -i FILE -c copy NEW.\(isRaw ? "mp4" : "mkv")).")
        }
        let playsVideo = file.recordings.allSatisfy { part in
            part.video.map { copies($0, of: part, as: player.segments.video) } ?? (file.video == nil)
        }
        let copiesVideo = playsVideo && burned == nil
        let copiesAudio = file.recordings.allSatisfy { part in
            part.audio.map { copies($0, of: part, as: player.segments.audio) } ?? (file.audio == nil)
        }
        var conversion = Conversion(
            videoStream: file.video?.index, video: copiesVideo ? .copy : .h264,
            audioStream: file.audio?.index, audio: copiesAudio ? .copy : .aac, mostHeight: player.mostHeight,
            reason: reason(file, copiesVideo: playsVideo, copiesAudio: copiesAudio, burns: burned != nil))
        conversion.burnedSubtitles = burned
        return copiesVideo && copiesAudio ? .remux(conversion) : .transcode(conversion)
    }

    private static func image(_ file: MediaFile, _ player: PlayerCapabilities) -> PlaybackPlan {
        guard let picture = file.video, let type = player.images[picture.codec] else {
            return .picture(PictureConversion(file, for: player))
        }
        let pixels = (picture.width ?? 0).multipliedReportingOverflow(by: picture.height ?? 0)
        let isTooLarge = pixels.overflow || pixels.partialValue > player.mostPixels
        // Chromium was seen to ignore the orientation of WebP pictures, and to follow that of others.
        if picture.codec == "webp", picture.form.isTurned { return .picture(PictureConversion(file, for: player)) }
        // A picture that may be animated is sent unchanged.
        guard isTooLarge, picture.codec != "gif" else { return .direct(contentType: type) }
        return .picture(PictureConversion(file, for: player))
    }

    /// A file whose clock begins later than this, in seconds, is not sent unchanged. Browsers count from the
    /// container's zero, captions and segments from the film's beginning.
    private static let latestStart = 0.25
    /// A stream that begins this many seconds after the film, or ends this many before it, is padded and re-encoded.
    private static let mostMissing = 0.8

    /// The MIME type if the file can be sent unchanged. Players take Matroska with streams of WebM as WebM.
    private static func directType(_ file: MediaFile, _ player: PlayerCapabilities) -> String? {
        guard file.parts.isEmpty, file.startTime < latestStart, file.video?.form.crop == nil else { return nil }
        guard !file.playsOtherSound, !file.isJoined else { return nil }
        for container in player.containers where file.containers.contains(container.name) {
            let playsVideo = file.video.map { video in container.video.contains { $0.plays(video) } } ?? true
            let playsAudio = file.audio.map { audio in container.audio.contains { $0.plays(audio) } } ?? true
            if playsVideo && playsAudio { return file.video == nil ? container.audioType : container.videoType }
        }
        return nil
    }

    /// Whether a stream can be copied into segments.
    private static func copies(
        _ stream: MediaStream, of file: MediaFile, as codecs: [PlayerCapabilities.Codec]
    ) -> Bool {
        guard codecs.contains(where: { $0.plays(stream) }), stream.form.survivesCopying, !file.isJoined else {
            return false
        }
        guard file.missingBefore(stream) < mostMissing, !stream.hasUnevenRate else { return false }
        let isShort = file.bytes == nil && file.duration ?? 0 < SegmentTable.shortestFilm
        if stream.kind == .video { return !isShort && file.missingAfter(stream) < SegmentTable.longestStill }
        return file.missingAfter(stream) < mostMissing
    }

    private static func reason(_ file: MediaFile, copiesVideo: Bool, copiesAudio: Bool, burns: Bool) -> String {
        var reasons = burns ? ["its subtitles are drawn into the picture"] : []
        if !copiesVideo, let video = file.video { reasons.append("its picture is \(description(of: video))") }
        if !copiesAudio, let audio = file.audio { reasons.append("its sound is \(audio.codec)") }
        if file.isJoined { reasons.append("it is cut by an edit list") }
        if reasons.isEmpty, file.playsOtherSound { reasons.append("its sound is not the one that players take") }
        if reasons.isEmpty { reasons.append("its container is \(file.containers.first ?? "unknown")") }
        return reasons.joined(separator: " and ")
    }

    private static func description(of video: MediaStream) -> String {
        let form = video.form
        let words = [
            video.profile, form.isInterlaced ? "interlaced" : nil, form.isTurned ? "turned" : nil,
            video.hasUnevenRate ? "of a slow or uneven rate" : nil,
            form.crop == nil ? nil : "cropped", form.isStereo ? "stereoscopic" : nil,
            form.highRange == nil ? nil : "HDR",
        ].compactMap { $0 }
        return words.isEmpty ? video.codec : "\(video.codec) (\(words.joined(separator: ", ")))"
    }
}
