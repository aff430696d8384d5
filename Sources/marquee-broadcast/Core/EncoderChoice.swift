package import BroadcastCore
package import enum RemoteDisplay.AudioCodec
package import struct RemoteDisplay.EncoderCapabilities
package import enum RemoteDisplay.VideoCodec
package import enum MediaPipeline.AudioCodec
package import struct MediaPipeline.EncoderDescription
package import enum MediaPipeline.VideoCodec

/// Which of this machine's encoders Remote Display may use, and in which order: hardware first. Pure.
struct EncoderChoice: Sendable {
    /// Whether software encoders are offered that need most of a processor for 720p30 and change the bit rate only with
    /// a key frame. Receivers choose by their own order, and some prefer such a codec.
    private let offersSlow: Bool

    private static let slow: Set<MediaPipeline.VideoCodec> = [.av1]

    init(offersSlow: Bool) {
        self.offersSlow = offersSlow
    }

    /// Encoders also run in the background, in which the SDK's are not available: Linux has no such state.
    func capabilities(of found: [EncoderReport.Encoder]) -> EncoderCapabilities {
        let video = found.filter { encoder in
            guard let codec = MediaPipeline.VideoCodec(rawValue: encoder.codec) else { return false }
            return encoder.isHardware || offersSlow || !Self.slow.contains(codec)
        }
        let ordered = video.filter(\.isHardware) + video.filter { !$0.isHardware }
        return EncoderCapabilities(
            video: ordered.compactMap { RemoteDisplay.VideoCodec(rawValue: $0.codec) }.withoutRepetitions,
            audio: found.compactMap { RemoteDisplay.AudioCodec(rawValue: $0.codec) }.withoutRepetitions,
            encodesInBackground: true)
    }
}

extension EncoderReport {
    /// The report for `--probe`.
    ///
    /// - Parameter program: This program's name and version, for people.
    package init(_ found: [EncoderDescription], program: String) {
        func list(video: Bool) -> [Encoder] {
            found.filter { $0.isVideo == video }.map {
                Encoder(codec: $0.codec, name: $0.name, isHardware: $0.isHardware)
            }
        }
        self.init(program: program, video: list(video: true), audio: list(video: false))
    }

    package var encoders: [Encoder] { video + audio }
}

extension Array where Element: Hashable {
    fileprivate var withoutRepetitions: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
