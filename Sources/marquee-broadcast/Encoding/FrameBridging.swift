import MediaPipeline
import RemoteDisplay

/// Keeps a frame of MediaPipeline alive while Remote Display uses its samples, and lets the encoder find it again.
private final class FrameKeeper: Sendable {
    let frame: VideoFrame
    init(_ frame: VideoFrame) { self.frame = frame }
}

extension PixelBuffer {
    /// Uses the frame's samples without a copy. `frame` has an even width and height, as all sources' frames do.
    convenience init(_ frame: VideoFrame) {
        let planes = frame.withPlanes { planes in
            planes.compactMap { plane in plane.bytes.baseAddress.map { (base: $0, stride: plane.stride) } }
        }
        self.init(
            format: frame.layout == .i420 ? .i420 : .nv12, width: frame.size.width, height: frame.size.height,
            planes: planes, owner: FrameKeeper(frame))
    }
}

extension VideoFrame {
    /// Uses the buffer's samples without a copy: MediaPipeline's own frame if it comes from one, else a frame around
    /// Remote Display's memory.
    init(_ picture: PixelBuffer, at presentationTime: Duration) throws(PipelineError) {
        if let keeper = picture.owner as? FrameKeeper {
            self = keeper.frame.at(presentationTime)
            return
        }
        let planes = picture.withPlanes { planes in
            planes.compactMap { plane in
                plane.bytes.baseAddress.map { ExternalPlane(start: $0, stride: plane.stride) }
            }
        }
        try self.init(
            layout: picture.format == .i420 ? .i420 : .nv12, size: VideoSize(picture.width, picture.height),
            presentationTime: presentationTime, planes: planes, owner: picture)
    }
}

extension AudioBuffer {
    /// Whole frames only.
    init(_ block: AudioBlock) {
        self.init(samples: block.floats, sampleRate: block.sampleRate, channels: block.channels)
    }
}
