import MediaPipeline
import RemoteDisplay

/// What MediaPipeline encodes with, for Remote Display.
struct PipelineEncoderProvider: EncoderProvider {
    /// Whether software is offered that encodes 720p30 only with most of a processor and follows a new bitrate only by
    /// a key frame. Receivers pick by their own order, and some have such a codec first.
    var offersSlowEncoders = false

    private static let slow: Set<MediaPipeline.VideoCodec> = [.av1]

    /// Graphics cards' encoders first. Encoders run on where the SDK's would be taken away: Linux has no background.
    ///
    /// Opens the hardware only: this process is the one that sends, and should stay small.
    func probe() async -> EncoderCapabilities {
        let found = EncoderProbe.probe(opensSoftware: false)
        let video = found.filter { encoder in
            guard encoder.isVideo, let codec = MediaPipeline.VideoCodec(rawValue: encoder.codec) else { return false }
            return encoder.isHardware || offersSlowEncoders || !Self.slow.contains(codec)
        }
        let ordered = video.filter(\.isHardware) + video.filter { !$0.isHardware }
        return EncoderCapabilities(
            video: ordered.compactMap { RemoteDisplay.VideoCodec(rawValue: $0.codec) }.withoutRepetitions,
            audio: found.filter { !$0.isVideo }.compactMap { RemoteDisplay.AudioCodec(rawValue: $0.codec) },
            encodesInBackground: true)
    }

    func makeVideoEncoder(_ settings: VideoEncoderSettings) throws -> any VideoEncoding {
        try PipelineVideoEncoder(settings)
    }

    func makeAudioEncoder(_ settings: AudioEncoderSettings) throws -> any AudioEncoding {
        try PipelineAudioEncoder(settings)
    }
}

extension Array where Element: Hashable {
    /// The first of each.
    fileprivate var withoutRepetitions: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
