import struct NIOCore.ByteBuffer

/// The packets of one frame as they come, in any order and any number of times.
///
/// What the packets say of the frame (when it is, how many packets it has) is taken from the first that comes; one that
/// says otherwise is refused. What only packet 0 must say truly (what the frame depends on, a new delay) is taken from
/// that one. Bytes are copied once into one piece; twice where packets came out of order.
struct FrameAssembly: Sendable {
    enum Arrival: Equatable, Sendable {
        /// `revealsGap`: packets before it have not come.
        case added(revealsGap: Bool, fillsGap: Bool)
        case duplicate
        /// It says something else of the frame than those before it.
        case contradiction
    }

    /// Where a packet's bytes lie; a length below zero: it has not come.
    private struct Place: Sendable {
        var offset: Int32 = 0
        var length: Int32 = -1
    }

    /// More is not set aside on the word of one packet.
    private static let largestReservation = 128 << 10

    let id: FrameID
    let timestamp: RTPTimestamp
    let packetCount: Int
    private(set) var dependency = FrameDependency.dependent
    private(set) var referencedID: FrameID
    private(set) var newPlayoutDelay: Duration?
    private(set) var received = 0
    /// The highest number that has come.
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
        // Most frames of sound are one packet.
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

    /// The sealed frame; only of a whole one, and only once.
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

    /// The numbers of `range` that have not come, in order, handed to `body` until it says false.
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
            // A copy: the payload is a slice of what the kernel gave at once, up to 64 KiB, and would keep it all.
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
