package import CastStreaming

/// The statistics of a mirroring since it began.
package struct MirroringStatistics: Sendable, Equatable {
    package struct Stream: Sendable, Equatable {
        package let index: Int
        package let codec: StreamCodec
        /// Frames that arrived complete and decodable, and were passed to the screen.
        package internal(set) var delivered = 0
        /// Delivered frames that depend on no other frame. Every audio frame is one.
        package internal(set) var keyFrames = 0
        /// Frames of the sender that were not delivered: lost on the network, or dropped as too late.
        package internal(set) var lostInCore = 0
        /// Frames seen or heard in time; see `MirroringCounts`.
        package internal(set) var shown = 0
        package internal(set) var late = 0
        package internal(set) var skipped = 0
        package internal(set) var broken = 0
        package internal(set) var delays = ShownDelays()

        package var kind: StreamKind { codec.kind }
        /// Frames that the screen had and did not show in time.
        package var lostOnScreen: Int { late + skipped + broken }
        /// Milliseconds from the estimated capture until a frame was seen or heard.
        package var medianDelay: Double? { delays.quantile(0.5) }
        package var delay99: Double? { delays.quantile(0.99) }
    }

    package private(set) var streams: [Stream]
    /// Key frames requested because the screen could not go on without one.
    package internal(set) var keyFramesWanted = 0
    /// The network's statistics, as far as known.
    package var network: StreamingStatistics?
    /// Datagrams that were refused: from another address or port, or for no offered stream.
    package var refusedDatagrams = 0

    package init(_ format: MirroringFormat) {
        streams = format.streams.map { Stream(index: $0.index, codec: $0.codec) }
    }

    /// Adds counts. Counts for unknown streams are ignored.
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

/// Counts the frames of one mirroring that the core passes on, and those that it leaves out.
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
        // The first frame of a stream has the number 0, so a later first frame means losses too.
        let gap = frame.id - (last[stream] ?? .leader) - 1
        counts[stream, default: Count()].delivered += 1
        if frame.dependency == .key { counts[stream, default: Count()].keys += 1 }
        counts[stream, default: Count()].missing += max(0, gap)
        last[stream] = frame.id
    }

    /// The counts since the last call.
    package mutating func take() -> [Int: Count] {
        defer { counts = [:] }
        return counts
    }
}
