import CastReceiver

/// An event of a mirroring: as a JSON object, and as a sentence. Statistics, which come every second, have no sentence.
struct MirroringLine: Encodable {
    struct Stream: Encodable {
        let index: Int
        let kind: String
        let codec: String
        var delivered: Int?
        var keyFrames: Int?
        var lostInCore: Int?
        var shown: Int?
        var late: Int?
        var skipped: Int?
        var broken: Int?
        /// In milliseconds, from capture to display or playback.
        var delayMedian: Double?
        var delay99: Double?
        var packets: Int?
        var lostPackets: Int?
        /// In bits per second.
        var bitrate: Int?
        /// In milliseconds.
        var jitter: Double?
        var targetDelay: Double?
    }

    let event = "mirroring"
    let state: String
    let member: String?
    let mirroring: Int
    var sender: String?
    var streams: [Stream]?
    var keyFramesWanted: Int?
    /// The number of datagrams that belong to no stream.
    var refused: Int?
    var message: String?
    let sentence: String?

    private enum CodingKeys: CodingKey {
        case event, state, member, mirroring, sender, streams, keyFramesWanted, refused, message
    }

    init(_ event: MirroringEvent, member: String?) {
        self.member = member
        switch event {
        case .started(let format, let from):
            state = "started"
            mirroring = format.id.rawValue
            sender = from.senderID
            streams = format.streams.map { Stream(index: $0.index, kind: $0.kind.rawValue, codec: $0.codec.rawValue) }
            sentence = "a sender mirrors " + format.streams.map(\.codec.rawValue).joined(separator: " and ")
        case .statistics(let id, let statistics):
            state = "statistics"
            mirroring = id.rawValue
            sentence = nil
            take(statistics)
        case .fault(let id, let stream, let reason):
            state = "fault"
            mirroring = id.rawValue
            message = reason
            sentence = "stream \(stream) of the mirroring can't be shown: \(reason)"
        case .ended(let id, let reason, let statistics):
            state = "ended"
            mirroring = id.rawValue
            message = reason
            let sentences = ["the mirroring ended: \(reason)"] + statistics.streams.map(Self.summary)
            sentence = sentences.joined(separator: " ")
            take(statistics)
        }
    }

    private mutating func take(_ statistics: MirroringStatistics) {
        keyFramesWanted = statistics.keyFramesWanted
        refused = statistics.refusedDatagrams
        streams = statistics.streams.map { Stream($0, in: statistics) }
    }

    private static func summary(_ stream: MirroringStatistics.Stream) -> String {
        "\(stream.codec.rawValue): \(stream.shown) frames in time, \(stream.lostInCore) lost in transmission, "
            + "\(stream.lostOnScreen) lost on the screen."
    }
}

extension MirroringLine.Stream {
    init(_ counted: MirroringStatistics.Stream, in statistics: MirroringStatistics) {
        self.init(index: counted.index, kind: counted.kind.rawValue, codec: counted.codec.rawValue)
        (delivered, keyFrames, lostInCore) = (counted.delivered, counted.keyFrames, counted.lostInCore)
        (shown, late, skipped, broken) = (counted.shown, counted.late, counted.skipped, counted.broken)
        (delayMedian, delay99) = (counted.medianDelay, counted.delay99)
        guard let network = statistics.network?.streams.first(where: { $0.index == counted.index }) else { return }
        (packets, lostPackets, bitrate) = (network.packets, network.lostPackets, network.bitrate)
        jitter = network.jitter / .milliseconds(1)
        targetDelay = network.targetDelay / .milliseconds(1)
    }
}
