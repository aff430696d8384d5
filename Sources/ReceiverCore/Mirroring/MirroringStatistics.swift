package import CastStreaming

/// How a mirroring has gone since it began.
package struct MirroringStatistics: Sendable, Equatable {
    package struct Stream: Sendable, Equatable {
        package let index: Int
        package let codec: StreamCodec
        /// Frames that came whole and decodable, and went to the screen.
        package internal(set) var delivered = 0
        /// Those of them that need no other; of sound that is each.
        package internal(set) var keyFrames = 0
        /// Frames that the sender made and that did not: lost on the network for good, or given up as too late.
        package internal(set) var lostInCore = 0
        /// In time; see `MirroringCounts`.
        package internal(set) var shown = 0
        package internal(set) var late = 0
        package internal(set) var skipped = 0
        package internal(set) var broken = 0
        package internal(set) var delays = ShownDelays()

        package var kind: StreamKind { codec.kind }
        /// Frames that the screen had and did not show in time.
        package var lostOnScreen: Int { late + skipped + broken }
        /// Milliseconds from capture, as estimated, to being seen or heard.
        package var medianDelay: Double? { delays.quantile(0.5) }
        package var delay99: Double? { delays.quantile(0.99) }
    }

    package private(set) var streams: [Stream]
    /// Key frames asked for because the screen could not go on without one.
    package internal(set) var keyFramesWanted = 0
    /// What the network did, as far as it is known.
    package var network: StreamingStatistics?
    /// Datagrams that were nobody's: of another address or port, or of no offered stream.
    package var refusedDatagrams = 0

    package init(_ format: MirroringFormat) {
        streams = format.streams.map { Stream(index: $0.index, codec: $0.codec) }
    }

    /// Counts of streams that are not there are passed over.
    package mutating func add(_ counts: MirroringCounts) {
        guard let at = streams.firstIndex(where: { $0.index == counts.stream }) else { return }
        streams[at].shown &+= counts.shown
        streams[at].late &+= counts.late
        streams[at].skipped &+= counts.skipped
        streams[at].broken &+= counts.broken
        for delay in counts.delays.prefix(MirroringCounts.delayLimit) { streams[at].delays.add(delay) }
    }

    package mutating func add(_ delivery: FrameDelivery.Count, of stream: Int) {
        guard let at = streams.firstIndex(where: { $0.index == stream }) else { return }
        streams[at].delivered &+= delivery.delivered
        streams[at].keyFrames &+= delivery.keys
        streams[at].lostInCore &+= delivery.missing
    }
}

/// Counts the frames of one mirroring that the core hands out, and those that it left out.
package struct FrameDelivery: Sendable, Equatable {
    package struct Count: Sendable, Equatable {
        package var delivered = 0
        package var keys = 0
        package var missing = 0
    }

    private var last: [Int: FrameID] = [:]
    private var counts: [Int: Count] = [:]

    package init() {}

    package mutating func frame(_ frame: EncodedFrame, of stream: Int) {
        // The first frame of all has the number 0: what is not there before it was lost too.
        let gap = frame.id - (last[stream] ?? .leader) - 1
        counts[stream, default: Count()].delivered += 1
        if frame.dependency == .key { counts[stream, default: Count()].keys += 1 }
        counts[stream, default: Count()].missing += max(0, gap)
        last[stream] = frame.id
    }

    /// What has been counted since the last time.
    package mutating func take() -> [Int: Count] {
        defer { counts = [:] }
        return counts
    }
}
