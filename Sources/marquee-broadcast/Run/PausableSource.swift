import MediaPipeline
import Synchronization

/// Whether a broadcast is paused. The host sets it, and sources read it.
final class BroadcastPause: Sendable {
    private let state = Atomic<Bool>(false)

    var isOn: Bool { state.load(ordering: .acquiring) }

    /// - Returns: Whether this changed it.
    func set(_ isOn: Bool) -> Bool { state.exchange(isOn, ordering: .acquiringAndReleasing) != isOn }
}

/// A source that can be paused. Then the last frame is repeated once a second, so that no server considers the stream
/// dead, and the audio is silent. The source's samples are discarded meanwhile.
///
/// The repeated frame is from before the pause, never a later one, because the user may have something to hide. Without
/// one, a black frame is sent.
final class PausableSource: CaptureSource {
    /// How often the frame is repeated during a pause.
    static let interval = Duration.seconds(1)

    private let source: any CaptureSource
    private let pause: BroadcastPause
    private let given = Mutex<(frame: VideoFrame, time: Duration)?>(nil)

    init(_ source: any CaptureSource, _ pause: BroadcastPause) {
        (self.source, self.pause) = (source, pause)
    }

    var format: CaptureFormat { source.format }
    func stop() async { await source.stop() }
    func brokenOff() async -> Duration? { await source.brokenOff() }

    func next() async throws -> CaptureSample? {
        while let sample = try await source.next() {
            guard pause.isOn else {
                if case .video(let frame) = sample.content { given.withLock { $0 = (frame, frame.presentationTime) } }
                return sample
            }
            if let standing = try standing(sample) { return standing }
        }
        return nil
    }

    /// The replacement for a sample; nil if none is due.
    private func standing(_ sample: CaptureSample) throws -> CaptureSample? {
        switch sample.content {
        case .audio(let block): CaptureSample(content: .audio(block.silenced), capturedAt: sample.capturedAt)
        case .video(let frame):
            try given.withLock { given in
                // Without a first frame nothing can begin.
                let picture = try given?.frame ?? frame.blackened
                let now = frame.presentationTime
                if let given, now - given.time < Self.interval { return nil }
                given = (picture, now)
                return CaptureSample(content: .video(picture.at(now)), capturedAt: sample.capturedAt)
            }
        }
    }
}

extension VideoFrame {
    /// A black frame of the same size.
    fileprivate var blackened: VideoFrame {
        get throws {
            try VideoFramePool(layout: layout, size: size, limit: 1).makeFrame(at: presentationTime) { canvas in
                canvas.blackenAround(EvenRectangle(x: 0, y: 0, width: 0, height: 0))
            }
        }
    }
}

extension AudioBlock {
    /// Silence of the same length.
    fileprivate var silenced: AudioBlock {
        let silence: Samples =
            switch samples {
            case .int16(let samples): .int16([Int16](repeating: 0, count: samples.count))
            case .float(let samples): .float([Float](repeating: 0, count: samples.count))
            }
        return AudioBlock(
            samples: silence, sampleRate: sampleRate, channels: channels, presentationTime: presentationTime)
    }
}
