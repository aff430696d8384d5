package import BroadcastCore
package import enum MediaPipeline.AudioCodec
package import enum MediaPipeline.OutputFormat
package import enum MediaPipeline.VideoCodec
package import struct MediaPipeline.VideoSize

/// The encodes for a request's servers and files: as few as the formats allow. Pure.
struct StreamPlan: Hashable, Sendable {
    /// One encode with its outputs.
    struct Group: Hashable, Sendable {
        let videoCodec: MediaPipeline.VideoCodec
        let audioCodec: MediaPipeline.AudioCodec
        var outputs: [BroadcastRequest.Output]
    }

    private(set) var groups: [Group] = []

    /// - Throws: ``PlanError`` for a requested codec that no format supports.
    init(_ request: BroadcastRequest) throws(PlanError) {
        let wish = try Wish(request)
        var undecided: [(BroadcastRequest.Output, OutputFormat)] = []
        for output in request.streams {
            guard let format = output.format else {
                throw PlanError("nobody knows what to write to \(output.shown)")
            }
            // A file that can contain any codec shares another output's encode.
            if format == .matroska, wish.isEmpty {
                undecided.append((output, format))
            } else {
                add(output, try wish.codecs(format, output))
            }
        }
        for (output, format) in undecided {
            let fitting = groups.first {
                format.videoCodecs.contains($0.videoCodec) && format.audioCodecs.contains($0.audioCodec)
            }
            if let fitting {
                add(output, (fitting.videoCodec, fitting.audioCodec))
            } else {
                add(output, try wish.codecs(format, output))
            }
        }
    }

    private mutating func add(
        _ output: BroadcastRequest.Output, _ codecs: (video: MediaPipeline.VideoCodec, audio: MediaPipeline.AudioCodec)
    ) {
        let index = groups.firstIndex { $0.videoCodec == codecs.video && $0.audioCodec == codecs.audio }
        if let index {
            groups[index].outputs.append(output)
        } else {
            groups.append(Group(videoCodec: codecs.video, audioCodec: codecs.audio, outputs: [output]))
        }
    }

    /// The default bits per second of video: enough for motion with the software encoders.
    static func bitRate(of size: VideoSize, _ frameRate: Double) -> Int {
        let bits = 0.1 * Double(size.width * size.height) * frameRate
        return Int(min(max(bits, 500_000), 12_000_000))
    }
}

/// The requested codecs.
private struct Wish {
    let video: MediaPipeline.VideoCodec?
    let audio: MediaPipeline.AudioCodec?
    /// A device is among the outputs, so the requested codec may be meant for it.
    let mayBeTheDevices: Bool

    init(_ request: BroadcastRequest) throws(PlanError) {
        video = request.video.codec.flatMap { MediaPipeline.VideoCodec(rawValue: $0) }
        audio = request.audio?.codec.flatMap { MediaPipeline.AudioCodec(rawValue: $0) }
        mayBeTheDevices = request.device != nil
        if let name = request.video.codec, video == nil {
            throw PlanError("there is no codec \"\(name)\" for pictures")
        }
        if let name = request.audio?.codec, audio == nil {
            throw PlanError("there is no codec \"\(name)\" for sound")
        }
    }

    var isEmpty: Bool { video == nil && audio == nil }

    func codecs(
        _ format: OutputFormat, _ output: BroadcastRequest.Output
    ) throws(PlanError) -> (video: MediaPipeline.VideoCodec, audio: MediaPipeline.AudioCodec) {
        let pictures = format.videoCodecs.first { video == nil || $0 == video }
        let sounds = format.audioCodecs.first { audio == nil || $0 == audio }
        if !mayBeTheDevices {
            if pictures == nil { throw refusal(output, format.videoCodecs.map(\.rawValue), "pictures") }
            if sounds == nil { throw refusal(output, format.audioCodecs.map(\.rawValue), "sound") }
        }
        return (pictures ?? format.videoCodecs[0], sounds ?? format.audioCodecs[0])
    }

    private func refusal(_ output: BroadcastRequest.Output, _ codecs: [String], _ what: String) -> PlanError {
        PlanError("\(output.shown) takes \(what) in \(codecs.joined(separator: " or ")) alone")
    }
}

extension BroadcastRequest.Output {
    /// The format written to it; nil for a device, and if it is unknown.
    package var format: OutputFormat? {
        switch self {
        case .device: nil
        case .server(let url):
            OutputFormat(scheme: url.prefix { $0 != ":" }.lowercased())
        case .file(let path): OutputText.fileExtension(path).flatMap { OutputFormat(fileExtension: $0) }
        }
    }
}
