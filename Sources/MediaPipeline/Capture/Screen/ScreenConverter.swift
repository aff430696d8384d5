import Dispatch

/// Makes frames for encoders from a display's pictures, one after another on its own thread.
///
// Unchecked: all of its state is used only on the queue.
final class ScreenConverter: @unchecked Sendable {
    /// A picture that was captured.
    struct Work: Sendable {
        let image: any ScreenImage
        /// The rows that have changed since the last picture.
        let changed: [Range<Int>]
        let cursor: (picture: CursorPicture, x: Int, y: Int)?
        let time: Duration
        let capturedAt: ContinuousClock.Instant
        /// How the picture has to be turned to be upright.
        var turn = PictureTurn.none
    }

    private let queue = DispatchQueue(label: "marquee screen pictures", qos: .userInitiated)
    private let size: VideoSize
    /// For displays whose pixels have other formats.
    private let scaler: VideoScaler
    private var last: VideoFrame?
    /// Makes frames of a display in its present size.
    private var pictures: ScreenPictures?
    private var missed = 0

    init(size: VideoSize) {
        self.size = size
        scaler = VideoScaler(to: size)
    }

    /// - Parameter done: Called on the converter's thread. The sample is nil if all frames are in use.
    func convert(_ work: Work, _ done: @escaping @Sendable (Result<CaptureSample?, PipelineError>) -> Void) {
        queue.async { [self] in
            do throws(PipelineError) {
                let frame = try picture(of: work)
                last = frame
                done(.success(sample(frame, work.capturedAt)))
            } catch  where error.code == .poolExhausted {
                missed += 1
                done(.success(nil))
            } catch {
                done(.failure(error))
            }
        }
    }

    /// Gives the last frame once more; nil if none was made yet.
    func again(
        at time: Duration, capturedAt: ContinuousClock.Instant,
        _ done: @escaping @Sendable (Result<CaptureSample?, PipelineError>) -> Void
    ) {
        queue.async { [self] in done(.success(last.map { sample($0.at(time), capturedAt) })) }
    }

    private func sample(_ frame: VideoFrame, _ capturedAt: ContinuousClock.Instant) -> CaptureSample {
        defer { missed = 0 }
        return CaptureSample(content: .video(frame), capturedAt: capturedAt, skippedFrames: missed)
    }

    private func picture(of work: Work) throws(PipelineError) -> VideoFrame {
        let image = work.image
        let patch = work.cursor.map {
            $0.picture.draw(
                pointingAt: $0.x, $0.y, on: image.bytes, size: image.size, stride: image.stride, image.format)
        }
        defer { patch?.restore(on: image.bytes, stride: image.stride) }
        guard work.turn == .none, let order = image.format.order, image.size.isUsable else {
            pictures = nil
            guard let picture = image.picture else { throw .memory }
            return try scaler.convert(picture, at: work.time, turn: work.turn)
        }
        let pictures =
            pictures.flatMap { $0.source == image.size ? $0 : nil } ?? ScreenPictures(of: image.size, to: size)
        self.pictures = pictures
        pictures.note(work.changed, cursor: patch?.area)
        return try pictures.picture(of: image.bytes, stride: image.stride, order, at: work.time)
    }
}
