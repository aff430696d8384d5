import CastTransport
import Dispatch
import MediaPipeline
import RemoteDisplay
import ScreenBroadcast

/// What a request means here: the source, and what the device is offered.
struct BroadcastPlan {
    let request: BroadcastRequest
    let impairment: Impairment?

    /// - Throws: ``PlanError`` for what this process can't do.
    init(_ request: BroadcastRequest) throws {
        self.request = request
        impairment = try request.impairment.map { text in
            do {
                return try Impairment(parsing: text)
            } catch {
                throw PlanError("\(error)")
            }
        }
    }

    /// What was asked for, or what is usual; the device may ask for more than that where nobody chose it.
    var size: VideoSize {
        VideoSize(request.video.width ?? 1280, request.video.height ?? 720)
    }

    private var frameRate: Double { request.video.framesPerSecond ?? 30 }

    /// Opens the source on a thread of its own, since a slow disk takes its time and this process is to hear its host
    /// meanwhile.
    ///
    /// - Throws: ``PlanError``; `PipelineError` for a film that can't be decoded.
    func openSource() async throws -> any CaptureSource {
        try await withCheckedThrowingContinuation { opened in
            DispatchQueue.global(qos: .userInitiated).async { opened.resume(with: Result { try makeSource() }) }
        }
    }

    /// Screen capture takes its place here: one more kind of source.
    private func makeSource() throws -> any CaptureSource {
        switch request.source {
        case .synthetic:
            var configuration = SyntheticConfiguration()
            configuration.size = size
            configuration.frameRate = frameRate
            configuration.hasAudio = request.audio != nil
            return try SyntheticSource(configuration)
        case .file(let path):
            var options = FileSourceOptions()
            options.size = size
            return try FileSource(path: path, options)
        case .other(let kind):
            throw PlanError("this version of marquee-broadcast does not know the source \"\(kind)\"")
        }
    }

    /// - Throws: ``PlanError`` for a codec that no session can have, and where there is nothing that the device takes.
    func configuration(for format: CaptureFormat) throws -> RemoteDisplayConfiguration {
        var configuration = RemoteDisplayConfiguration()
        configuration.video = request.device.hasScreen ? try format.video.map(video) : nil
        configuration.audio = request.audio == nil || format.audio == nil ? nil : try audio
        guard configuration.video != nil || configuration.audio != nil else {
            throw PlanError(
                request.device.hasScreen
                    ? "the source has nothing of what is to be sent"
                    : "the source has no sound, and \"\(request.device.name)\" has no screen for pictures")
        }
        configuration.minExpectedDelay = .milliseconds(request.targetDelay ?? BroadcastRequest.defaultTargetDelay)
        configuration.maxExpectedDelay = request.maximumTargetDelay.map { .milliseconds($0) }
        return configuration
    }

    private func video(_ format: CaptureFormat.Video) throws -> VideoStreamDescriptor {
        var video = VideoStreamDescriptor()
        video.width = size.width
        video.height = size.height
        video.isLargestSize = request.video.width != nil
        video.frameRate = VideoFrameRate(min(frameRate, format.frameRate > 0 ? format.frameRate : frameRate))
        if let bitRate = request.video.bitRate {
            video.maximumBitRate = bitRate
            video.minimumBitRate = min(video.minimumBitRate, bitRate)
        }
        if let name = request.video.codec {
            guard let codec = RemoteDisplay.VideoCodec(rawValue: name) else {
                throw PlanError("there is no codec \"\(name)\" for pictures")
            }
            video.codecs = [codec]
        }
        return video
    }

    private var audio: AudioStreamDescriptor {
        get throws {
            var audio = AudioStreamDescriptor()
            if let bitRate = request.audio?.bitRate { audio.bitRate = bitRate }
            if let name = request.audio?.codec {
                guard let codec = RemoteDisplay.AudioCodec(rawValue: name) else {
                    throw PlanError("there is no codec \"\(name)\" for sound")
                }
                audio.codecs = [codec]
            }
            return audio
        }
    }
}

/// A request that makes no sense here, as a sentence.
struct PlanError: Error, CustomStringConvertible {
    let description: String
    /// It is the source's, whose name belongs to the sentence.
    let isOfSource: Bool

    init(_ description: String, isOfSource: Bool = false) {
        self.description = description
        self.isOfSource = isOfSource
    }

    /// A file that could be opened, and gave neither a picture nor a sound: a header alone, for one.
    static let nothingInIt = PlanError(
        "nothing of it can be played: no picture and no sound came out of it", isOfSource: true)
}

extension VideoFrameRate {
    /// The fraction that television and films mean by a decimal number: 29.97 is 30000/1001.
    init(_ perSecond: Double) {
        let whole = Int(perSecond.rounded(.up))
        if perSecond == perSecond.rounded() {
            self.init(whole)
        } else if abs(Double(whole) * 1000 / 1001 - perSecond) < 0.01 {
            self.init(whole * 1000, 1001)
        } else {
            self.init(max(1, Int((perSecond * 1000).rounded())), 1000)
        }
    }
}
