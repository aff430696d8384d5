package import CastStreaming

extension RemoteDisplayStatistics.Stream {
    mutating func count(_ ledger: TrackLedger) {
        framesEnqueued = ledger.enqueued
        framesSent = ledger.sent
        framesAcknowledged = ledger.acknowledgedCount
        framesDropped = ledger.dropped
        bytesSent = ledger.bytes
    }

    fileprivate mutating func count(_ core: StreamStatistics) {
        bitRate = core.bitrate
        deliveryTime = core.delays.percentile(0.5) ?? .zero
        worstDeliveryTime = core.delays.percentile(0.99) ?? .zero
    }
}

extension RemoteDisplayStatistics {
    package mutating func count(_ core: StreamingStatistics) {
        roundTrip = core.roundTrip
        capacity = core.capacity
        let packets = core.streams.reduce(0) { $0 + $1.packets }
        repeatedShare = packets == 0 ? 0 : Double(core.streams.reduce(0) { $0 + $1.repeatedPackets }) / Double(packets)
        loss = core.streams.map(\.reportedLoss).max() ?? 0
        for stream in core.streams {
            jitter = max(jitter, stream.jitter)
            if stream.kind == .video { video.count(stream) } else { audio.count(stream) }
        }
    }
}
