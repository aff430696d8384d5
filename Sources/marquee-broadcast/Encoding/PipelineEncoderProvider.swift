import Logging
import MediaPipeline
import RemoteDisplay
import ScreenBroadcast

/// MediaPipeline's encoders for Remote Display.
struct PipelineEncoderProvider: EncoderProvider {
    /// See ``EncoderChoice``.
    var offersSlowEncoders = false
    var tuning = PictureTuning.motion
    let logger: Logger

    /// The probe of encoders. It starts at the first access, which is while the host searches for a device.
    static let probing = Task { try await BroadcastProgram(path: BroadcastProgram.ownPath).probe().encoders }

    /// Runs this program again (`marquee-broadcast --probe`), which takes 0.15 s. Trying an encoder loads its library,
    /// and a graphics card's driver may crash; the sending process should survive this, and stay small. If the probe
    /// fails, only encoders are used that can be found without opening software encoders.
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
