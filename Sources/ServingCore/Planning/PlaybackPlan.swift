/// How a receiver gets a file: as it is where it plays that, in another container where that is enough, encoded anew
/// only where it must be. A pure decision from what is in the file and what the receiver plays.
package enum PlaybackPlan: Sendable, Equatable {
    /// The file itself, under this MIME type.
    case direct(contentType: String)
    /// A still picture, made into one that the receiver shows when it asks for it.
    case picture(PictureConversion)
    /// As HLS, its streams copied: the container alone was the trouble.
    case remux(Conversion)
    /// As HLS, with at least one stream encoded anew.
    case transcode(Conversion)

    /// What becomes of the streams that play. A film without sound has no audio, a song no video.
    package struct Conversion: Sendable, Equatable {
        package enum Video: String, Sendable { case copy, h264 }
        package enum Audio: String, Sendable { case copy, aac }

        /// The stream's number in the file.
        package var videoStream: Int?
        package var video: Video
        package var audioStream: Int?
        package var audio: Audio
        /// The largest height of an encoded picture.
        package var mostHeight: Int
        /// The pictures behind a key frame that are shown before it are left out of the copy: who begins a segment
        /// there can't decode them.
        package var losesLeadingPictures = false
        /// Of each recording, seconds from its start to the first picture that can be decoded, where it begins amid
        /// others; empty where none does.
        package var firstPictures: [Double] = []
        /// The picture is made of fields, as its decoded pictures say.
        package var hasFields = false
        /// The stream of subtitles that is drawn into the picture; nil draws none.
        package var burnedSubtitles: Int?
        /// The colours of a high dynamic range become those of a usual screen; false where ffmpeg can't do it.
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

    /// - Parameter burned: the stream of subtitles that is to be drawn into the picture; nil draws none.
    /// - Throws: ``ServingError`` `lengthUnknown` where a conversion is needed but the file does not say how long it is.
    package static func decide(
        _ file: MediaFile, for player: PlayerCapabilities, burning burned: Int? = nil
    ) throws(ServingError) -> PlaybackPlan {
        if file.isImage { return image(file, player) }
        if burned == nil, let type = directType(file, player) { return .direct(contentType: type) }
        guard file.duration != nil else {
            // Raw pictures have no times, and ffmpeg writes these into no Matroska.
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
        // What may move is left as it is.
        guard isTooLarge, picture.codec != "gif" else { return .direct(contentType: type) }
        return .picture(PictureConversion(file, for: player))
    }

    /// A file whose clock begins later than this, in seconds, is no more given as it is: browsers count from the
    /// container's zero, captions and segments from the film's beginning.
    private static let latestStart = 0.25
    /// A stream that begins, or ends, so many seconds after the film, or before it, is padded, and encoded for that.
    private static let mostMissing = 0.8

    /// Matroska whose streams are WebM's is WebM in all but name, and players take it as that.
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

    /// Whether a stream can be in a segment as it is.
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
