package import BroadcastCore
package import enum RemoteDisplay.AudioCodec
package import struct RemoteDisplay.AudioStreamDescriptor
package import struct RemoteDisplay.RemoteDisplayAgreement
package import struct RemoteDisplay.RemoteDisplayConfiguration
package import enum RemoteDisplay.VideoCodec
package import struct RemoteDisplay.VideoFrameRate
package import struct RemoteDisplay.VideoStreamDescriptor
package import struct MediaPipeline.CaptureFormat
package import struct MediaPipeline.FileSourceOptions
package import struct MediaPipeline.PageAddress
package import enum MediaPipeline.PictureTuning
package import struct MediaPipeline.ScreenConfiguration
package import enum MediaPipeline.ScreenTarget
package import enum MediaPipeline.SoundTarget
package import struct MediaPipeline.SyntheticConfiguration
package import struct MediaPipeline.VideoSize

/// Interprets a request: the source to open, and what the device is offered. Pure.
struct BroadcastPlan: Sendable {
    let request: BroadcastRequest

    init(_ request: BroadcastRequest) {
        self.request = request
    }

    /// The requested or default size. If nobody chose it, the device may request a larger one.
    var size: VideoSize { VideoSize(request.largestSize.width, request.largestSize.height) }

    /// Whether the device has a screen; true without a device.
    private var hasScreen: Bool { request.device?.hasScreen ?? true }

    private var frameRate: Double { request.framesPerSecond }

    var tuning: PictureTuning {
        switch request.quality ?? .motion {
        case .motion: .motion
        case .text: .text
        case .game: .game
        }
    }

    /// The source to open.
    enum Source: Hashable, Sendable {
        case synthetic(SyntheticConfiguration)
        case file(path: String, FileSourceOptions)
        case screen(ScreenConfiguration)
        /// On its own display, whatever the configuration's target is.
        case page(PageAddress, ScreenConfiguration, hasSound: Bool)
    }

    /// - Throws: ``PlanError`` for a source unknown to this version.
    func source() throws(PlanError) -> Source {
        switch request.source {
        case .synthetic:
            var configuration = SyntheticConfiguration()
            configuration.size = size
            configuration.frameRate = frameRate
            configuration.hasAudio = request.audio != nil
            return .synthetic(configuration)
        case .file(let path):
            var options = FileSourceOptions()
            options.size = size
            return .file(path: path, options)
        case .screen(let screen): return .screen(self.screen(.screen(screen)))
        case .window(let window): return .screen(screen(window.map { .window($0) } ?? .anyWindow))
        case .virtual(let width, let height):
            let size = width.flatMap { width in height.map { VideoSize(width, $0) } }
            return .screen(screen(.virtual(size)))
        case .page(let url):
            do {
                return .page(
                    try PageAddress(url), screen(.screen(nil)),
                    hasSound: request.audio != nil && request.audio?.capture == nil)
            } catch {
                throw PlanError(error.description)
            }
        case .samples: throw PlanError("samples come from a host alone, which hands them over")
        case .other(let kind):
            throw PlanError("this version of marquee-broadcast does not know the source \"\(kind)\"")
        }
    }

    private func screen(_ target: ScreenTarget) -> ScreenConfiguration {
        ScreenConfiguration(
            target: target, size: size, keepsOwnSize: request.keepsSourceSize, frameRate: frameRate,
            showsCursor: request.showsCursor ?? true, duration: request.duration.map { .seconds($0) })
    }

    /// The audio for a source without its own.
    enum Sound: Hashable, Sendable {
        /// The source's own, or none.
        case own
        /// Audio of this machine, mixed.
        ///
        /// - Parameter isAsked: Whether the user requested it; otherwise a missing sound server is ignored.
        case captured([SoundTarget], isAsked: Bool)
    }

    /// A mirrored screen is sent with its audio, as people expect; a window only on request.
    ///
    /// - Throws: ``PlanError`` if the source has its own audio, which would be replaced.
    func sound() throws(PlanError) -> Sound {
        guard let audio = request.audio else { return .own }
        guard let choice = audio.capture else {
            switch request.source {
            case .screen, .virtual: return .captured([.system], isAsked: false)
            case .window, .synthetic, .file, .page, .samples, .other: return .own
            }
        }
        guard request.source.takesCapturedSound else {
            throw PlanError("this source has sound of its own; only a screen, a window or a page is sent with another")
        }
        return .captured(choice.targets, isAsked: true)
    }

    /// - Throws: ``PlanError`` for an unknown codec, and if there is nothing that the device accepts.
    func configuration(for format: CaptureFormat) throws(PlanError) -> RemoteDisplayConfiguration {
        var configuration = RemoteDisplayConfiguration()
        if hasScreen, let pictures = format.video {
            configuration.video = try video(pictures)
        } else {
            configuration.video = nil
        }
        configuration.audio = request.audio == nil || format.audio == nil ? nil : try audio
        guard configuration.video != nil || configuration.audio != nil else {
            throw PlanError(
                hasScreen
                    ? "the source has nothing of what is to be sent"
                    : "the source has no sound, and \"\(request.device?.name ?? "the device")\" has no screen for "
                        + "pictures")
        }
        configuration.minExpectedDelay = .milliseconds(request.beginningDelay)
        configuration.maxExpectedDelay = request.longestDelay.map { .milliseconds($0) }
        return configuration
    }

    private func video(_ format: CaptureFormat.Video) throws(PlanError) -> VideoStreamDescriptor {
        var video = VideoStreamDescriptor()
        let size = request.keepsSourceSize ? format.size : size
        video.width = size.width
        video.height = size.height
        video.isLargestSize = request.video.width != nil || request.keepsSourceSize
        video.frameRate = VideoFrameRate(min(frameRate, format.frameRate > 0 ? format.frameRate : frameRate))
        video.maximumBitRate = request.maximumBitRate
        video.minimumBitRate = min(video.minimumBitRate, request.maximumBitRate)
        if let name = request.video.codec {
            guard let codec = RemoteDisplay.VideoCodec(rawValue: name) else {
                throw PlanError("there is no codec \"\(name)\" for pictures")
            }
            video.codecs = [codec]
        }
        return video
    }

    private var audio: AudioStreamDescriptor {
        get throws(PlanError) {
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

    /// What the user is told after the device's answer.
    enum Agreed: Equatable, Sendable {
        /// A sentence for each requested part that is not sent.
        case warnings([String])
        /// The device has a screen but accepts no video codec: there is nothing to see.
        case noPictures
    }

    /// - Parameters:
    ///   - format: The source's.
    ///   - wanted: What was offered.
    ///   - name: The device's own name.
    func agreed(
        _ agreement: RemoteDisplayAgreement, for format: CaptureFormat, _ wanted: VideoStreamDescriptor?, name: String
    ) -> Agreed {
        var warnings: [String] = []
        if !hasScreen {
            if format.video != nil { warnings.append("\"\(name)\" has no screen; sound alone is sent") }
        } else if format.video != nil, agreement.video == nil {
            return .noPictures
        }
        if format.video == nil, hasScreen {
            warnings.append("the source has no pictures; sound alone is sent")
        }
        if request.audio != nil, format.audio == nil {
            // A screen's audio is only a default.
            if !request.source.takesCapturedSound {
                warnings.append("the source has no sound; pictures alone are sent")
            }
        } else if request.audio != nil, agreement.audio == nil {
            warnings.append("\"\(name)\" takes no sound; pictures alone are sent")
        }
        if let video = agreement.video, let wanted, video.width < wanted.width || video.height < wanted.height {
            warnings.append("\"\(name)\" takes \(video.width)x\(video.height) at most")
        }
        return .warnings(warnings)
    }
}

extension BroadcastRequest.SoundChoice {
    fileprivate var targets: [SoundTarget] {
        switch self {
        case .system: [.system]
        case .application(let name): [.application(name)]
        case .microphone: [.microphone]
        case .systemAndMicrophone: [.system, .microphone]
        }
    }
}
