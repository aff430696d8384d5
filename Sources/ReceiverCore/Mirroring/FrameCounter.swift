import CastStreaming

/// A screen for mirrored frames that draws nothing. It checks whether each frame could be decoded, and whether it
/// arrived in time.
///
/// It counts frames as shown that a screen with instant decoding would paint at exactly their time. So its counts
/// measure only the core and the network.
package struct FrameCounter: Sendable {
    /// How often it reports while frames arrive.
    package static let reportInterval: Duration = .milliseconds(500)
    /// The shortest time between two requests for a key frame.
    static let keyInterval: Duration = .milliseconds(500)
    /// The number of frames that later frames may refer to; more than a sender can have in flight.
    static let memory = 2 * StreamingLimits.maximumFrameSpan

    private struct Stream: Sendable {
        let kind: StreamKind
        var counts: MirroringCounts
        var last: FrameID?
        var lastTimestamp: Duration?
        /// The duration of a frame, from the timestamps.
        var length: Duration = .milliseconds(33)
        var decoded: Set<FrameID> = []
        var askedAt: ContinuousClock.Instant?

        /// 40 ms for audio, one frame for video: see `MirroringCounts`.
        var tolerance: Duration { kind == .audio ? .milliseconds(40) : length }
    }

    package let id: MirroringID
    private var streams: [Int: Stream] = [:]
    private var reportAt: ContinuousClock.Instant?

    package init(_ format: MirroringFormat) {
        id = format.id
        for stream in format.streams {
            streams[stream.index] = Stream(kind: stream.kind, counts: MirroringCounts(stream: stream.index))
        }
    }

    package var nextDeadline: ContinuousClock.Instant? { reportAt }

    package mutating func show(_ mirrored: MirroredFrame, at now: ContinuousClock.Instant) -> [PlayerEvent] {
        guard mirrored.mirroring == id, var stream = streams[mirrored.stream] else { return [] }
        defer { streams[mirrored.stream] = stream }
        if reportAt == nil { reportAt = now + Self.reportInterval }
        guard Self.decode(mirrored.frame, in: &stream) else {
            stream.counts.broken += 1
            if let asked = stream.askedAt, now - asked < Self.keyInterval { return [] }
            stream.askedAt = now
            return [.needsKeyFrame(id, stream: mirrored.stream)]
        }
        Self.measure(mirrored.timestamp, in: &stream)
        if now <= mirrored.playout + stream.tolerance {
            stream.counts.shown += 1
        } else {
            stream.counts.late += 1
        }
        if stream.counts.seen.count < MirroringCounts.seenLimit {
            let lateness = max(now - mirrored.playout, .zero)
            stream.counts.seen.append(.init(timestamp: mirrored.timestamp, lateness: lateness))
        }
        if stream.counts.delays.count < MirroringCounts.delayLimit {
            let seen = max(now, mirrored.playout)
            stream.counts.delays.append((seen - mirrored.frame.referenceTime) / .milliseconds(1))
        }
        return []
    }

    /// The counts, if a report is due.
    package mutating func poll(at now: ContinuousClock.Instant) -> PlayerEvent? {
        guard let due = reportAt, now >= due else { return nil }
        return report()
    }

    /// The counts since the last report; nil if there are none.
    package mutating func report() -> PlayerEvent? {
        reportAt = nil
        var all: [MirroringCounts] = []
        for index in streams.keys.sorted() {
            guard let counts = streams[index]?.counts, !counts.isEmpty else { continue }
            all.append(counts)
            streams[index]?.counts = MirroringCounts(stream: index)
        }
        return all.isEmpty ? nil : .mirrored(id, all)
    }

    /// Whether a decoder that has decoded everything before could decode this frame, which has to be in order.
    private static func decode(_ frame: EncodedFrame, in stream: inout Stream) -> Bool {
        if let last = stream.last, frame.id <= last { return false }
        stream.last = frame.id
        if frame.dependency == .key { stream.decoded = [] }
        guard frame.dependency != .dependent || stream.decoded.contains(frame.referencedID) else { return false }
        stream.decoded.insert(frame.id)
        if stream.decoded.count > memory, let oldest = stream.decoded.min() { stream.decoded.remove(oldest) }
        return true
    }

    private static func measure(_ timestamp: Duration, in stream: inout Stream) {
        defer { stream.lastTimestamp = timestamp }
        guard let last = stream.lastTimestamp, timestamp > last else { return }
        stream.length = min(max(timestamp - last, .milliseconds(8)), .milliseconds(100))
    }
}
