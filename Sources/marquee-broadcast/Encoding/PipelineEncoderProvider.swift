import Logging
import MediaPipeline
import RemoteDisplay
import ScreenBroadcast
import UploadCore

/// What MediaPipeline encodes with, for Remote Display.
struct PipelineEncoderProvider: EncoderProvider {
    /// See ``EncoderChoice``.
    var offersSlowEncoders = false
    var tuning = PictureTuning.motion
    let logger: Logger

    /// Begins where it is first asked for, which may be before anybody needs it: while the host looks for a device.
    static let probing = Task { try await BroadcastProgram(path: BroadcastProgram.ownPath).probe().encoders }

    /// Asks this very program (`marquee-broadcast --probe`), which takes 0.15 s: trying an encoder loads its library,
    /// and a graphics card's driver may fall over it, while this process is the one that sends, and should stay small.
    /// Where that fails, what can be seen without opening software.
    func probe() async -> EncoderCapabilities {
        let found: [EncoderReport.Encoder]
        do {
            found = try await Self.probing.value
        } catch {
            logger.notice("The encoders can't be probed by a process of their own: \(error)")
            found = EncoderReport(EncoderProbe.probe(opensSoftware: false), program: MarqueeBroadcast.name).encoders
        }
        logger.info("Encoders: \(found.map(\.name).joined(separator: ", "))")
        return EncoderChoice(offersSlow: offersSlowEncoders).capabilities(of: found)
    }

    func makeVideoEncoder(_ settings: VideoEncoderSettings) throws -> any VideoEncoding {
        try PipelineVideoEncoder(settings, tuning)
    }

    func makeAudioEncoder(_ settings: AudioEncoderSettings) throws -> any AudioEncoding {
        try PipelineAudioEncoder(settings)
    }
}
