/// How a receiver gets a file: as it is where it plays that, in another container where that is enough, encoded anew
/// only where it must be. A pure decision from what is in the file and what the receiver plays.
package enum PlaybackPlan: Sendable, Equatable {
    /// The file itself, under this MIME type.
    case direct(contentType: String)
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

    package var conversion: Conversion? {
        switch self {
        case .direct: nil
        case .remux(let conversion), .transcode(let conversion): conversion
        }
    }

    /// - Throws: ``ServingError`` `lengthUnknown` where a conversion is needed but the file does not say how long it
    /// is,
    ///   `notMedia` for a still picture of a kind that the receiver can't show.
    package static func decide(
        _ file: MediaFile, for player: PlayerCapabilities
    ) throws(ServingError) -> PlaybackPlan {
        if file.isImage { return try image(file, player) }
        if let type = directType(file, player) { return .direct(contentType: type) }
        guard file.duration != nil else {
            throw ServingError(
                .lengthUnknown,
                "\(file.path) does not say how long it is and the receiver can't play it as it is: "
                    + "write it anew first (ffmpeg -i FILE -c copy NEW.mkv).")
        }
        let copiesVideo = file.video.map { video in player.segments.video.contains { $0.plays(video) } } ?? true
        let copiesAudio = file.audio.map { audio in player.segments.audio.contains { $0.plays(audio) } } ?? true
        let conversion = Conversion(
            videoStream: file.video?.index, video: copiesVideo ? .copy : .h264,
            audioStream: file.audio?.index, audio: copiesAudio ? .copy : .aac, mostHeight: player.mostHeight,
            reason: reason(file, copiesVideo: copiesVideo, copiesAudio: copiesAudio))
        return copiesVideo && copiesAudio ? .remux(conversion) : .transcode(conversion)
    }

    private static func image(
        _ file: MediaFile, _ player: PlayerCapabilities
    ) throws(ServingError) -> PlaybackPlan {
        guard let codec = file.video?.codec, let type = player.images[codec] else {
            throw ServingError(
                .notMedia, "\(file.path) is a picture of a kind that the receiver can't show: make it a JPEG or PNG.")
        }
        return .direct(contentType: type)
    }

    /// Matroska whose streams are WebM's is WebM in all but name, and players take it as that.
    private static func directType(_ file: MediaFile, _ player: PlayerCapabilities) -> String? {
        for container in player.containers where file.containers.contains(container.name) {
            let playsVideo = file.video.map { video in container.video.contains { $0.plays(video) } } ?? true
            let playsAudio = file.audio.map { audio in container.audio.contains { $0.plays(audio) } } ?? true
            if playsVideo && playsAudio { return file.video == nil ? container.audioType : container.videoType }
        }
        return nil
    }

    private static func reason(_ file: MediaFile, copiesVideo: Bool, copiesAudio: Bool) -> String {
        var reasons: [String] = []
        if !copiesVideo, let video = file.video {
            reasons.append("its picture is \(video.codec)" + (video.profile.map { " (\($0))" } ?? ""))
        }
        if !copiesAudio, let audio = file.audio { reasons.append("its sound is \(audio.codec)") }
        if reasons.isEmpty { reasons.append("its container is \(file.containers.first ?? "unknown")") }
        return reasons.joined(separator: " and ")
    }
}
