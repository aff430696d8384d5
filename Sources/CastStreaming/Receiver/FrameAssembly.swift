import struct NIOCore.ByteBuffer

/// Collects the packets of one frame, in any order and any number of times.
///
/// The time of the frame and its number of packets are taken from the first packet that arrives. A packet that
/// contradicts them is refused. Only packet 0 has to give the dependency and a new delay correctly, so they are taken
/// from packet 0. Bytes are copied once into one buffer, and a second time if packets arrived out of order.
struct FrameAssembly: Sendable {
    enum Arrival: Equatable, Sendable {
        /// `revealsGap`: packets before this one have not arrived.
        case added(revealsGap: Bool, fillsGap: Bool)
        case duplicate
        /// The packet contradicts an earlier packet of the frame.
        case contradiction
    }

    /// The position of a packet's bytes. A negative length means that the packet has not arrived.
    private struct Place: Sendable {
        var offset: Int32 = 0
        var length: Int32 = -1
    }

    /// More memory than this is not reserved because of one packet's claim.
    private static let largestReservation = 128 << 10

    let id: FrameID
    let timestamp: RTPTimestamp
    let packetCount: Int
    private(set) var dependency = FrameDependency.dependent
    private(set) var referencedID: FrameID
    private(set) var newPlayoutDelay: Duration?
    private(set) var received = 0
    /// The highest packet number that has arrived.
    private(set) var highest = -1
    let firstPacketAt: ContinuousClock.Instant
    private(set) var lastPacketAt: ContinuousClock.Instant
    private var bytes: ByteBuffer
    private var places: [Place]
    private var isInOrder = true

    init(id: FrameID, timestamp: RTPTimestamp, lastPacketID: PacketID, at now: ContinuousClock.Instant) {
        self.id = id
        self.timestamp = timestamp
        packetCount = Int(lastPacketID) + 1
        referencedID = id.previous
        firstPacketAt = now
        lastPacketAt = now
        bytes = ByteBuffer()
        // Most audio frames are one packet.
        places = packetCount == 1 ? [] : Array(repeating: Place(), count: packetCount)
    }

    var isWhole: Bool { received == packetCount }
    var byteCount: Int { bytes.readableBytes }

    func has(_ packet: Int) -> Bool { packetCount == 1 ? received == 1 : places[packet].length >= 0 }

    mutating func add(
        _ packet: RTPPacket, timestamp: RTPTimestamp, at now: ContinuousClock.Instant
    ) -> Arrival {
        let number = Int(packet.packetID)
        guard Int(packet.lastPacketID) + 1 == packetCount, timestamp == self.timestamp else { return .contradiction }
        guard !has(number) else { return .duplicate }
        let arrival = Arrival.added(revealsGap: number > highest + 1, fillsGap: number < highest)
        if number == 0 { describe(by: packet) }
        store(packet.payload, as: number)
        received += 1
        highest = max(highest, number)
        lastPacketAt = now
        return arrival
    }

    /// Takes out the encrypted frame. Call this only once, and only if the frame is complete.
    mutating func take() -> ByteBuffer {
        precondition(isWhole, "a frame is taken when it is whole")
        guard !isInOrder else { return bytes }
        var ordered = ByteBuffer()
        ordered.reserveCapacity(bytes.readableBytes)
        bytes.withUnsafeReadableBytes { all in
            for place in places {
                let start = Int(place.offset)
                ordered.writeBytes(UnsafeRawBufferPointer(rebasing: all[start..<start + Int(place.length)]))
            }
        }
        return ordered
    }

    /// Calls `body` with each number in `range` that has not arrived, in order, until it returns false.
    func forEachMissing(in range: Range<Int>, _ body: (PacketID) -> Bool) {
        for number in range where !has(number) {
            guard body(PacketID(number)) else { return }
        }
    }

    private mutating func describe(by packet: RTPPacket) {
        referencedID = FrameID(truncated8: packet.referencedFrameID, notAfter: id)
        dependency = packet.isKeyFrame ? .key : referencedID == id ? .independent : .dependent
        newPlayoutDelay = packet.newPlayoutDelay
    }

    private mutating func store(_ payload: ByteBuffer, as number: Int) {
        if packetCount == 1 {
            // Copied, because the payload is a slice of up to 64 KiB that the kernel delivered at once, and would keep
            // all of it in memory.
            bytes.writeImmutableBuffer(payload)
            return
        }
        if received == 0 {
            bytes.reserveCapacity(min(packetCount * payload.readableBytes, Self.largestReservation))
        }
        if number != received { isInOrder = false }
        places[number] = Place(offset: Int32(bytes.readableBytes), length: Int32(payload.readableBytes))
        bytes.writeImmutableBuffer(payload)
    }
}
