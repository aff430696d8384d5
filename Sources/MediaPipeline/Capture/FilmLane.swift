import CFFmpeg

/// The packets of one stream of a film that wait to be decoded, and the decoded items that wait to be taken.
///
/// It is bounded: if a lane is full, the order of time is given up rather than memory.
final class FilmLane {
    /// Some seconds of the largest films, minutes of others.
    static let byteLimit = 32 << 20
    static let packetLimit = 4_096

    let stream: FilmStream
    private var packets: [PacketHandle] = []
    private var bytes = 0
    private var decoded: [FilmReader.Item] = []
    /// Nothing will come from the stream any more.
    private(set) var hasEnded = false

    init(_ stream: FilmStream) {
        self.stream = stream
    }

    var isEmpty: Bool { packets.isEmpty }
    /// Packets that wait to be decoded.
    var count: Int { packets.count }
    var isFull: Bool { packets.count >= Self.packetLimit || bytes >= Self.byteLimit }
    /// When the next packet should be decoded, by the packets' own times.
    ///
    /// Nil if they have none. The first packets of films in Matroska are such packets: their frames may be shown
    /// seconds later.
    var nextTime: Duration? {
        guard let packet = packets.first?.pointer.pointee else { return nil }
        let isUndated = packet.dts == cffmpeg_no_time() && stream.isReordered
        return isUndated ? nil : packet.decodingTicks.map(stream.duration)
    }
    /// When the first decoded item is due.
    var due: Duration? { decoded.first?.time }

    /// The presentation times of the waiting packets, in the file's order.
    var times: [Duration] {
        packets.compactMap { packet -> Duration? in
            let ticks = packet.pointer.pointee.pts
            return ticks == cffmpeg_no_time() ? nil : stream.duration(ticks)
        }
    }

    /// Moves the content of `packet` into the lane.
    func add(_ packet: PacketHandle) throws(PipelineError) {
        let kept = try packet.moveOut()
        bytes += Int(kept.pointer.pointee.size)
        packets.append(kept)
    }

    func removePacket() -> PacketHandle? {
        guard !packets.isEmpty else { return nil }
        let packet = packets.removeFirst()
        bytes -= Int(packet.pointer.pointee.size)
        return packet
    }

    func add(_ item: FilmReader.Item) { decoded.append(item) }
    func removeItem() -> FilmReader.Item? { decoded.isEmpty ? nil : decoded.removeFirst() }
    /// Puts back items that were taken but not used.
    func giveBack(_ items: [FilmReader.Item]) { decoded.insert(contentsOf: items, at: 0) }
    func end() { hasEnded = true }

    /// Forgets everything, so that the lane can begin again.
    func clear() {
        avcodec_flush_buffers(stream.context.pointer)
        packets = []
        bytes = 0
        decoded = []
        hasEnded = false
    }
}

extension AVPacket {
    /// Nil if the file does not say.
    var decodingTicks: Int64? {
        if dts != cffmpeg_no_time() { return dts }
        return pts == cffmpeg_no_time() ? nil : pts
    }
}
