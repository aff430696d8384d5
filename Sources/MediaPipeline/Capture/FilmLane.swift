import CFFmpeg
import PipelineCore

/// What was read of one stream of a film and waits to be decoded, and what was decoded and waits to be taken.
///
/// Bounded: a lane that is full lets go of the order of time rather than of memory.
final class FilmLane {
    /// Some seconds of the greatest films, minutes of others.
    static let byteLimit = 32 << 20
    static let packetLimit = 4_096

    let stream: FilmStream
    private var packets: [PacketHandle] = []
    private var bytes = 0
    private var decoded: [FilmReader.Item] = []
    /// Nothing will come of it any more.
    private(set) var hasEnded = false

    init(_ stream: FilmStream) {
        self.stream = stream
    }

    var isEmpty: Bool { packets.isEmpty }
    /// Packets that wait to be decoded.
    var count: Int { packets.count }
    var isFull: Bool { packets.count >= Self.packetLimit || bytes >= Self.byteLimit }
    /// When what comes next was to be decoded, by the packets' own times; nil where they have none, as the first ones
    /// of Matroska's films, whose pictures may be shown seconds later.
    var nextTime: Duration? {
        guard let packet = packets.first?.pointer.pointee else { return nil }
        let isUndated = packet.dts == cffmpeg_no_time() && stream.isReordered
        return isUndated ? nil : packet.decodingTicks.map(stream.duration)
    }
    /// When its first picture or sound is due that is ready.
    var due: Duration? { decoded.first?.time }

    /// The times of the pictures or sounds that wait, in the file's order.
    var times: [Duration] {
        packets.compactMap { packet -> Duration? in
            let ticks = packet.pointer.pointee.pts
            return ticks == cffmpeg_no_time() ? nil : stream.duration(ticks)
        }
    }

    /// Empties `packet`.
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
    /// Taken, but not used.
    func giveBack(_ items: [FilmReader.Item]) { decoded.insert(contentsOf: items, at: 0) }
    func end() { hasEnded = true }

    /// Everything is forgotten; it begins anew.
    func clear() {
        avcodec_flush_buffers(stream.context.pointer)
        packets = []
        bytes = 0
        decoded = []
        hasEnded = false
    }
}

extension AVPacket {
    /// Nil where the file does not say.
    var decodingTicks: Int64? {
        if dts != cffmpeg_no_time() { return dts }
        return pts == cffmpeg_no_time() ? nil : pts
    }
}
