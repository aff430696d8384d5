import struct NIOCore.ByteBuffer

/// A frame from being taken in until it is acknowledged, with what became of each of its packets.
struct SentFrame: Sendable {
    struct Packet: Sendable {
        /// The last time; nil: never yet.
        var sent: Transmission?
        var isRepeated = false
        /// To be sent again as soon as possible.
        var isLost = false
        /// The receiver said that it has it not, and it may still be on its way.
        var isMissed = false
        /// It said so while it had a later packet of the frame.
        var isGap = false
        /// The receiver said so at some time.
        var wasMissed = false
    }

    let id: FrameID
    let dependency: FrameDependency
    let timestamp: RTPTimestamp
    let captured: ContinuousClock.Instant
    private let packets: PacketizedFrame
    private(set) var states: [Packet]
    /// How many were sent at least once; always the first ones.
    private(set) var sentCount = 0
    private(set) var lostCount = 0
    private(set) var missedCount = 0
    private(set) var isRepeated = false
    /// The last sending of any of its packets.
    private(set) var latest: Transmission?
    /// The receiver has it, and misses an earlier one.
    private(set) var isAcknowledged = false
    /// It comes too late and a later frame does without it: only its first packet may still be wanted.
    private(set) var isGivenUp = false

    init(_ frame: EncodedFrame, packets: PacketizedFrame) {
        id = frame.id
        dependency = frame.dependency
        timestamp = frame.timestamp
        captured = frame.referenceTime
        self.packets = packets
        states = Array(repeating: Packet(), count: packets.packetCount)
    }

    var packetCount: Int { states.count }
    var wireBytes: Int { packets.wireBytes }
    var packetized: PacketizedFrame { packets }
    var isSent: Bool { sentCount == states.count }
    var lastPacket: PacketID { packets.lastPacketID }
    var unsentBytes: Int {
        guard nextUnsent != nil else { return 0 }
        return (sentCount..<states.count).reduce(0) { $0 + packets.bytes(of: PacketID($1)) }
    }

    func bytes(of packet: PacketID) -> Int { packets.bytes(of: packet) }

    // MARK: Sending

    /// The next one that was never sent.
    var nextUnsent: PacketID? { isSent || isAcknowledged || isGivenUp ? nil : PacketID(sentCount) }

    /// The first one to be sent again.
    var nextLost: PacketID? {
        guard lostCount > 0, let index = states.firstIndex(where: \.isLost) else { return nil }
        return PacketID(index)
    }

    mutating func sent(_ packet: PacketID, as transmission: Transmission) {
        let index = Int(packet)
        if states[index].sent == nil {
            sentCount += 1
        } else {
            states[index].isRepeated = true
            isRepeated = true
        }
        if states[index].isLost { lostCount -= 1 }
        if states[index].isMissed { missedCount -= 1 }
        states[index].isLost = false
        states[index].isMissed = false
        states[index].isGap = false
        states[index].sent = transmission
        latest = transmission
    }

    mutating func probed() { isRepeated = true }

    /// Nil where it was never sent, or more than once, or was missed.
    func onlySending(of packet: Int) -> Transmission? {
        guard packet < sentCount else { return nil }
        let state = states[packet]
        return state.isRepeated || state.wasMissed ? nil : state.sent
    }

    // MARK: What the receiver says

    mutating func acknowledge() {
        isAcknowledged = true
        forgetLosses()
    }

    /// It is not mended any more. Receivers that pass over a frame only when they know its time (Open Screen's) still
    /// need its first packet, which tells it: that one can be missed, even where it was never sent.
    mutating func giveUp() {
        isGivenUp = true
        forgetLosses()
    }

    mutating func forgetLosses() {
        guard lostCount + missedCount > 0 else { return }
        lostCount = 0
        missedCount = 0
        for index in states.indices {
            states[index].isLost = false
            states[index].isMissed = false
        }
    }

    /// The receiver has not got it; nil for all packets. One that was never sent can't be missed yet.
    mutating func miss(_ packet: PacketID?, isGap: Bool) {
        guard !isAcknowledged else { return }
        guard !isGivenUp else { return packet ?? 0 == 0 ? miss(at: 0, isGap: false) : () }
        guard let packet else { return (0..<sentCount).forEach { miss(at: $0, isGap: isGap) } }
        if Int(packet) < sentCount { miss(at: Int(packet), isGap: isGap) }
    }

    private mutating func miss(at index: Int, isGap: Bool) {
        guard !states[index].isLost else { return }
        states[index].isGap = isGap
        guard !states[index].isMissed else { return }
        states[index].isMissed = true
        states[index].wasMissed = true
        missedCount += 1
    }

    /// When the oldest of the missed ones was last sent.
    var firstMissed: ContinuousClock.Instant? {
        states.lazy.filter(\.isMissed).compactMap { $0.sent?.at }.min()
    }

    /// Decides which of the missed ones are lost. Returns how many.
    mutating func judge(_ isLost: (Packet) -> Bool) -> Int {
        guard missedCount > 0 else { return 0 }
        var found = 0
        for index in states.indices where states[index].isMissed {
            guard isLost(states[index]) else { continue }
            lose(at: index)
            found += 1
        }
        return found
    }

    /// Takes for lost what the receiver missed at some time, and the last packet; all of them where it said nothing,
    /// or where that was tried before. Returns how many.
    mutating func loseAll(namedOnly: Bool) -> Int {
        guard !isAcknowledged, !isGivenUp else { return 0 }
        let anyNamed = namedOnly && states.contains(where: \.wasMissed)
        var found = 0
        for index in 0..<sentCount where !states[index].isLost {
            guard !anyNamed || states[index].wasMissed || index == states.count - 1 else { continue }
            lose(at: index)
            found += 1
        }
        return found
    }

    private mutating func lose(at index: Int) {
        if states[index].isMissed { missedCount -= 1 }
        states[index].isMissed = false
        states[index].isLost = true
        lostCount += 1
    }
}
