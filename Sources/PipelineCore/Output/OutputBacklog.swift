/// What waits to be written to one output, bounded. Pure.
///
/// A writer that is too slow loses the oldest group of pictures that waits, up to the next key frame, and the sound of
/// the same time; where no key frame waits, everything up to the next one that comes. So what is written can always be
/// decoded, and the encoder and other outputs wait for nobody.
package struct OutputBacklog: Sendable {
    /// Bytes, and how much time from the oldest packet to the newest.
    package static let mostBytes = 16 << 20
    package static let longest = Duration.seconds(4)

    private let hasPictures: Bool
    private let mostBytes: Int
    private let longest: Duration
    private var packets: [OutputPacket] = []
    /// Those before it have been taken.
    private var head = 0
    private var bytes = 0
    /// Nothing can be used before a key frame.
    private var awaitsKeyFrame: Bool
    /// Of pictures, and of sound where there are none, that came and are not written.
    package private(set) var dropped = 0
    /// The beginning is no loss.
    private var hasBegun = false

    /// - Parameter hasPictures: false for sound alone, of which every packet can be used.
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

    /// What comes is for a new connection: it begins with the newest key frame that waits, or the next that comes.
    package mutating func beginAnew() {
        guard hasPictures else { return lose(upTo: packets.count) }
        guard let newest = packets[head...].lastIndex(where: \.isKeyFrame) else {
            lose(upTo: packets.count)
            awaitsKeyFrame = true
            return
        }
        lose(upTo: newest)
    }

    /// From the oldest packet to the newest.
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
