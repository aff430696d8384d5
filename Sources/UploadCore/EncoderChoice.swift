package import BroadcastCore
package import DisplayCore
package import PipelineCore

/// Which of this machine's encoders Remote Display is offered, and in which order: graphics cards' first. Pure.
package struct EncoderChoice: Sendable {
    /// Whether software is offered that encodes 720p30 only with most of a processor and follows a new bitrate only by
    /// a key frame. Receivers pick by their own order, and some have such a codec first.
    private let offersSlow: Bool

    private static let slow: Set<PipelineCore.VideoCodec> = [.av1]

    package init(offersSlow: Bool) {
        self.offersSlow = offersSlow
    }

    /// Encoders run on where the SDK's would be taken away: Linux has no background.
    package func capabilities(of found: [EncoderReport.Encoder]) -> EncoderCapabilities {
        let video = found.filter { encoder in
            guard let codec = PipelineCore.VideoCodec(rawValue: encoder.codec) else { return false }
            return encoder.isHardware || offersSlow || !Self.slow.contains(codec)
        }
        let ordered = video.filter(\.isHardware) + video.filter { !$0.isHardware }
        return EncoderCapabilities(
            video: ordered.compactMap { DisplayCore.VideoCodec(rawValue: $0.codec) }.withoutRepetitions,
            audio: found.compactMap { DisplayCore.AudioCodec(rawValue: $0.codec) }.withoutRepetitions,
            encodesInBackground: true)
    }
}

extension EncoderReport {
    /// As `--probe` prints it.
    ///
    /// - Parameter program: this one's name and version, for people.
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
    /// The first of each.
    fileprivate var withoutRepetitions: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
