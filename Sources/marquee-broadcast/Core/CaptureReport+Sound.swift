package import BroadcastCore
package import struct MediaPipeline.SoundCatalogue

extension CaptureReport {
    /// A sound server's audio sources in the words of `--audio`.
    package static func sounds(_ catalogue: SoundCatalogue) -> [Sound] {
        let outputs = catalogue.outputs.map { output in
            Sound(audio: "system", name: output.title, isUsual: output.name == catalogue.usualOutput)
        }
        let microphones = catalogue.microphones.map { microphone in
            Sound(audio: "mic", name: microphone.title, isUsual: microphone.name == catalogue.usualMicrophone)
        }
        let applications = catalogue.applications.map { Sound(audio: "app:\($0.title)", name: $0.title) }
        return outputs + microphones + applications
    }
}
