import struct NIOCore.ByteBuffer

/// A frame from its acceptance until its acknowledgment, with the state of each of its packets.
struct SentFrame: Sendable {
    struct Packet: Sendable {
        /// The last transmission; nil if there was none.
        var sent: Transmission?
        var isRepeated = false
        /// To be sent again as soon as possible.
        var isLost = false
        /// The receiver said that it does not have the packet, which may still be on its way.
        var isMissed = false
        /// The receiver said so while it had a later packet of the frame.
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
    /// The packets that were sent at least once; these are always the first ones.
    private(set) var sentCount = 0
    private(set) var lostCount = 0
    private(set) var missedCount = 0
    private(set) var isRepeated = false
    /// The last transmission of any of its packets.
    private(set) var latest: Transmission?
    /// The receiver has this frame, and misses an earlier one.
    private(set) var isAcknowledged = false
    /// The frame comes too late, and a later frame does not need it: only its first packet may still be wanted.
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

    /// The next packet that was never sent.
    var nextUnsent: PacketID? { isSent || isAcknowledged || isGivenUp ? nil : PacketID(sentCount) }

    /// The first packet to be sent again.
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

    /// The only transmission of a packet; nil if the packet was never sent, sent more than once, or reported missing.
    func onlySending(of packet: Int) -> Transmission? {
        guard packet < sentCount else { return nil }
        let state = states[packet]
        return state.isRepeated || state.wasMissed ? nil : state.sent
    }

    // MARK: Feedback

    mutating func acknowledge() {
        isAcknowledged = true
        forgetLosses()
    }

    /// Stops the repair of this frame.
    ///
    /// Receivers that skip a frame only if they know its time (Open Screen's) still need its first packet, which
    /// contains the time. So this packet can be reported missing even if it was never sent.
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

    /// Records that the receiver does not have a packet, or any packet if `packet` is nil. A packet that was never sent
    /// can't be missing yet.
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

    /// When the oldest missing packet was last sent.
    var firstMissed: ContinuousClock.Instant? {
        states.lazy.filter(\.isMissed).compactMap { $0.sent?.at }.min()
    }

    /// Decides which missing packets are lost. Returns their number.
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

    /// Marks packets as lost, and returns their number.
    ///
    /// With `namedOnly`, only the packets that the receiver reported missing at some time and the last packet are
    /// marked. If it reported none, or without `namedOnly`, all packets are marked.
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
