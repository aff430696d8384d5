import CFFmpeg

/// The encoders of this machine.
package enum EncoderProbe {
    /// Every encoder that could be opened now for a small frame or for audio, with the preferred one of each codec
    /// first.
    ///
    /// The probe takes 50 to 300 ms: call it once, and not on a main thread.
    ///
    /// - Parameter opensSoftware: False if it is enough that software encoders are there. Each encoder that is opened
    ///   keeps some megabytes of its library in memory (20 in all), and there is hardly a reason for one not to open.
    package static func probe(opensSoftware: Bool = true) -> [EncoderDescription] {
        PipelineLog.install()
        let video = EncoderRecipe.all.filter { opensSoftware || $0.hardware != nil ? opens($0) : isThere($0.name) }
        let audio = AudioCodec.allCases.filter { opensSoftware ? opens($0) : isThere($0.encoderName) }
        return video.map(\.description) + audio.map(\.encoderDescription)
    }

    private static func isThere(_ name: String) -> Bool { avcodec_find_encoder_by_name(name) != nil }

    private static func opens(_ recipe: EncoderRecipe) -> Bool {
        let configuration = VideoEncoderConfiguration(
            codec: recipe.codec, size: VideoSize(320, 180), bitrate: 300_000, threads: 1)
        return (try? OpenedEncoder(recipe, configuration)) != nil
    }

    private static func opens(_ codec: AudioCodec) -> Bool {
        (try? AudioEncoder(AudioEncoderConfiguration(codec: codec))) != nil
    }
}
