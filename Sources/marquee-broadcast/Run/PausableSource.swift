import MediaPipeline
import Synchronization

/// Whether a broadcast is paused. Set from the host's side, asked wherever pictures come.
final class BroadcastPause: Sendable {
    private let state = Atomic<Bool>(false)

    var isOn: Bool { state.load(ordering: .acquiring) }

    /// - Returns: whether that is a change.
    func set(_ isOn: Bool) -> Bool { state.exchange(isOn, ordering: .acquiringAndReleasing) != isOn }
}

/// A source that can be paused: then the last picture stands, given again once a second so that no server takes the
/// stream for dead, and the sound is silence. What the source gives meanwhile is seen by nobody.
///
/// The last picture that was given before, and none after it: who pauses may have something to hide. Where there was
/// none, a black one.
final class PausableSource: CaptureSource {
    /// How often the standing picture is given again.
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

    /// What is given in its place; nil where nothing is due.
    private func standing(_ sample: CaptureSample) throws -> CaptureSample? {
        switch sample.content {
        case .audio(let block): CaptureSample(content: .audio(block.silenced), capturedAt: sample.capturedAt)
        case .video(let frame):
            try given.withLock { given in
                // Without a first picture nothing can begin.
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
    /// As large, and black.
    fileprivate var blackened: VideoFrame {
        get throws {
            try VideoFramePool(layout: layout, size: size, limit: 1).makeFrame(at: presentationTime) { canvas in
                canvas.blackenAround(EvenRectangle(x: 0, y: 0, width: 0, height: 0))
            }
        }
    }
}

extension AudioBlock {
    /// As long, and silent.
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
