/// The packets that wait to be written to one output, bounded.
///
/// If the writer is too slow, the oldest waiting group of frames is dropped, up to the next key frame, with the audio
/// of the same time. If no key frame waits, everything up to the next one that comes is dropped. So the written packets
/// can always be decoded, and neither the encoder nor another output waits.
package struct OutputBacklog: Sendable {
    /// The most bytes, and the longest time from the oldest packet to the newest.
    package static let mostBytes = 16 << 20
    package static let longest = Duration.seconds(4)

    private let hasPictures: Bool
    private let mostBytes: Int
    private let longest: Duration
    private var packets: [OutputPacket] = []
    /// The packets before this index have been taken.
    private var head = 0
    private var bytes = 0
    /// Nothing can be used before a key frame comes.
    private var awaitsKeyFrame: Bool
    /// Video frames that came and are not written; audio packets if there is no video.
    package private(set) var dropped = 0
    /// Whether a packet was accepted. Packets before that do not count as dropped.
    private var hasBegun = false

    /// - Parameter hasPictures: False for audio alone, of which every packet can be used.
    package init(hasPictures: Bool, mostBytes: Int = Self.mostBytes, longest: Duration = Self.longest) {
        self.hasPictures = hasPictures
        self.mostBytes = mostBytes
        self.longest = longest
        awaitsKeyFrame = hasPictures
    }

    package var isEmpty: Bool { head == packets.count }

    package mutating func add(_ packet: OutputPacket) {
        if awaitsKeyFrame {
            guard packet.isKeyFrame else { return lose(packet) }
            awaitsKeyFrame = false
        }
        hasBegun = true
        packets.append(packet)
        bytes += packet.size
        while isTooMuch { loseOldestGroup() }
    }

    package mutating func take() -> OutputPacket? {
        guard head < packets.count else { return nil }
        let packet = packets[head]
        head += 1
        bytes -= packet.size
        if head > 64, head * 2 > packets.count {
            packets.removeFirst(head)
            head = 0
        }
        return packet
    }

    /// Prepares for a new connection, which begins with the newest waiting key frame or the next one that comes.
    package mutating func beginAnew() {
        guard hasPictures else { return lose(upTo: packets.count) }
        guard let newest = packets[head...].lastIndex(where: \.isKeyFrame) else {
            lose(upTo: packets.count)
            awaitsKeyFrame = true
            return
        }
        lose(upTo: newest)
    }

    /// The time from the oldest packet to the newest.
    package var waitingTime: Duration {
        guard let oldest = packets[head...].first, let newest = packets.last else { return .zero }
        return newest.presentationTime - oldest.presentationTime
    }

    private var isTooMuch: Bool { packets.count - head > 1 && (bytes > mostBytes || waitingTime > longest) }

    private mutating func loseOldestGroup() {
        guard hasPictures else { return lose(upTo: head + 1) }
        if let next = packets[(head + 1)...].firstIndex(where: \.isKeyFrame) { return lose(upTo: next) }
        lose(upTo: packets.count)
        awaitsKeyFrame = true
    }

    private mutating func lose(upTo end: Int) {
        for packet in packets[head..<end] {
            bytes -= packet.size
            lose(packet)
        }
        packets.removeFirst(end)
        head = 0
    }

    private mutating func lose(_ packet: OutputPacket) {
        if hasBegun, packet.isPicture || !hasPictures { dropped += 1 }
    }
}
