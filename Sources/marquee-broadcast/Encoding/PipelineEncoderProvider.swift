import Logging
import MediaPipeline
import RemoteDisplay
import ScreenBroadcast

/// What MediaPipeline encodes with, for Remote Display.
struct PipelineEncoderProvider: EncoderProvider {
    /// Whether software is offered that encodes 720p30 only with most of a processor and follows a new bitrate only by
    /// a key frame. Receivers pick by their own order, and some have such a codec first.
    var offersSlowEncoders = false
    let logger: Logger

    private static let slow: Set<MediaPipeline.VideoCodec> = [.av1]

    /// Graphics cards' encoders first. Encoders run on where the SDK's would be taken away: Linux has no background.
    ///
    /// Asks this very program (`marquee-broadcast --probe`), which takes 0.15 s: trying an encoder loads its library,
    /// and a graphics card's driver may fall over it, while this process is the one that sends, and should stay small.
    /// Where that fails, what can be seen without opening software.
    func probe() async -> EncoderCapabilities {
        let found: [EncoderReport.Encoder]
        do {
            found = try await BroadcastProgram(path: BroadcastProgram.ownPath).probe().encoders
        } catch {
            logger.notice("The encoders can't be probed by a process of their own: \(error)")
            found = EncoderReport(EncoderProbe.probe(opensSoftware: false)).encoders
        }
        logger.info("Encoders: \(found.map(\.name).joined(separator: ", "))")
        let video = found.filter { encoder in
            guard let codec = MediaPipeline.VideoCodec(rawValue: encoder.codec) else { return false }
            return encoder.isHardware || offersSlowEncoders || !Self.slow.contains(codec)
        }
        let ordered = video.filter(\.isHardware) + video.filter { !$0.isHardware }
        return EncoderCapabilities(
            video: ordered.compactMap { RemoteDisplay.VideoCodec(rawValue: $0.codec) }.withoutRepetitions,
            audio: found.compactMap { RemoteDisplay.AudioCodec(rawValue: $0.codec) }.withoutRepetitions,
            encodesInBackground: true)
    }

    func makeVideoEncoder(_ settings: VideoEncoderSettings) throws -> any VideoEncoding {
        try PipelineVideoEncoder(settings)
    }

    func makeAudioEncoder(_ settings: AudioEncoderSettings) throws -> any AudioEncoding {
        try PipelineAudioEncoder(settings)
    }
}

extension EncoderReport {
    /// As `--probe` prints it.
    init(_ found: [EncoderDescription]) {
        func list(video: Bool) -> [Encoder] {
            found.filter { $0.isVideo == video }.map {
                Encoder(codec: $0.codec, name: $0.name, isHardware: $0.isHardware)
            }
        }
        self.init(program: MarqueeBroadcast.name, video: list(video: true), audio: list(video: false))
    }

    fileprivate var encoders: [Encoder] { video + audio }
}

extension Array where Element: Hashable {
    /// The first of each.
    fileprivate var withoutRepetitions: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
