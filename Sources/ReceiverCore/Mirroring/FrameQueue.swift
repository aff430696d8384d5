/// The frames that a page has not taken yet, oldest first. Its size is bounded, whatever the page does.
///
/// A page that does not read must not delay other pages or fill the memory. Beyond the limit, all waiting frames of a
/// stream are dropped. Of a video stream, everything up to the next key frame is dropped too, because it could not be
/// decoded.
package struct FrameQueue: Sendable {
    /// Bytes over all streams: some seconds of a usual sender.
    package static let byteLimit = 16 << 20
    /// Frames of one stream: more than five seconds of delay at 60 frames a second.
    package static let frameLimit = 360

    private struct Stream: Sendable {
        var waiting = 0
        var needsKey = true
        /// Whether the page has taken frames to which the waiting frames may refer.
        var wasRead = false
    }

    /// What happened to a frame.
    package enum Outcome: Equatable, Sendable {
        case queued
        /// This many frames of its stream will never reach the page. `needsKeyFrame` says whether a key frame has to be
        /// requested.
        case dropped(Int, needsKeyFrame: Bool)
    }

    private var frames: [MirroredFrame] = []
    private var taken = 0
    private var streams: [Int: Stream] = [:]
    private var bytes = 0

    package init() {}

    package var count: Int { frames.count - taken }

    package mutating func add(_ frame: MirroredFrame) -> Outcome {
        var stream = streams[frame.stream, default: Stream()]
        defer { streams[frame.stream] = stream }
        if frame.isKey { stream.needsKey = false }
        guard !stream.needsKey else { return .dropped(1, needsKeyFrame: false) }
        let size = frame.frame.payload.readableBytes
        guard stream.waiting < Self.frameLimit, bytes + size <= Self.byteLimit else {
            let dropped = drop { $0.stream == frame.stream }
            stream.waiting = 0
            stream.needsKey = true
            return .dropped(dropped + 1, needsKeyFrame: true)
        }
        frames.append(frame)
        stream.waiting += 1
        bytes += size
        return .queued
    }

    package mutating func next() -> MirroredFrame? {
        guard taken < frames.count else { return nil }
        let frame = frames[taken]
        taken += 1
        if taken == frames.count || taken >= 64 {
            frames.removeFirst(taken)
            taken = 0
        }
        bytes -= frame.frame.payload.readableBytes
        streams[frame.stream]?.waiting -= 1
        streams[frame.stream]?.wasRead = true
        return frame
    }

    /// Another page reads from now on. It has none of the frames that were taken.
    ///
    /// - Returns: For each stream, the number of dropped frames that the new page could not decode, and the streams
    ///   that need a key frame.
    package mutating func readerChanged() -> (dropped: [Int: Int], needKeyFrames: [Int]) {
        var dropped: [Int: Int] = [:]
        var needy: [Int] = []
        for index in streams.keys.sorted() where streams[index]?.wasRead == true {
            var isBeforeKey = true
            let count = drop { frame in
                guard frame.stream == index, isBeforeKey else { return false }
                if frame.isKey { isBeforeKey = false }
                return isBeforeKey
            }
            if count > 0 { dropped[index] = count }
            streams[index]?.waiting -= count
            streams[index]?.wasRead = false
            guard isBeforeKey else { continue }
            streams[index]?.needsKey = true
            needy.append(index)
        }
        return (dropped, needy)
    }

    private mutating func drop(where isDropped: (MirroredFrame) -> Bool) -> Int {
        var kept: [MirroredFrame] = []
        var count = 0
        for frame in frames[taken...] {
            if isDropped(frame) {
                count += 1
                bytes -= frame.frame.payload.readableBytes
            } else {
                kept.append(frame)
            }
        }
        frames = kept
        taken = 0
        return count
    }
}
