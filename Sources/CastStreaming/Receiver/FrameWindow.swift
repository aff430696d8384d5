/// The frames of one stream from the oldest incomplete one to the newest.
///
/// There are at most 120, because the 8 bits on the wire can't tell more apart.
///
/// The window knows which frames are complete, what is missing, and which frame may be given to a decoder. The frame
/// for the decoder is the next in order, or after a gap a frame that needs nothing from within the gap. The stream
/// decides when to skip a gap. Packets of frames outside of the window, or beyond the bytes allowed for one frame or
/// for all, are refused. If there is no room, the newest frame is evicted for an older one, because the newest can be
/// requested again.
struct FrameWindow: Sendable {
    enum Insertion: Equatable, Sendable {
        case added(completes: Bool, fillsGap: Bool, revealsGap: Bool)
        /// The packet was there already, or its frame is finished.
        case repeated
        /// The packet can't belong to this stream, or there is no room for it.
        case refused
    }

    private struct Slot: Sendable {
        var assembly: FrameAssembly?
        var request = RepairRequest()
    }

    /// A power of two that is greater than the span.
    private static let slotCount = 128
    /// Limits the memory for packet positions, whatever numbers of packets are claimed.
    private static let mostPackets = 1 << 17

    /// This frame and all before it were given out or dropped.
    private(set) var checkpoint: FrameID
    /// The newest frame of which a packet has arrived.
    private(set) var latest: FrameID
    private(set) var heldBytes = 0
    private var heldPackets = 0
    private var slots = [Slot](repeating: Slot(), count: slotCount)
    private var given = RecentFrames()
    private var passed: PassedTimes
    private let maximumBytes: Int
    private let maximumFrameBytes: Int
    /// The last result of `successor`, until something changes.
    private var knownSuccessor: FrameID??

    init(first: FrameID, maximumBytes: Int, maximumFrameBytes: Int = .max, timeBase: Int) {
        checkpoint = first.previous
        latest = first.previous
        self.maximumBytes = maximumBytes
        self.maximumFrameBytes = maximumFrameBytes
        passed = PassedTimes(timeBase: timeBase)
    }

    var head: FrameID { checkpoint.next }
    var isWaiting: Bool { latest > checkpoint }

    func assembly(_ id: FrameID) -> FrameAssembly? { slots[Self.index(id)].assembly }

    private static func index(_ id: FrameID) -> Int { Int(truncatingIfNeeded: id.value) & (slotCount - 1) }
}

// MARK: - Packets

extension FrameWindow {
    mutating func insert(_ packet: RTPPacket, timestamp: RTPTimestamp, at now: ContinuousClock.Instant) -> Insertion {
        let id = FrameID(truncated8: packet.frameID, nearest: checkpoint)
        guard id > checkpoint else { return .repeated }
        guard id - checkpoint <= StreamingLimits.maximumFrameSpan else { return .refused }
        let index = Self.index(id)
        // With only 8 bits, a packet that is more than 128 frames late looks like a packet of a frame 256 further on.
        if slots[index].assembly == nil, passed.areAfter(timestamp) { return .repeated }
        let held = slots[index].assembly?.byteCount ?? 0
        guard held + packet.payload.readableBytes <= maximumFrameBytes else { return .refused }
        guard makeRoom(for: packet, of: id, at: now) else { return .refused }
        let leap = extend(to: id, at: now)
        if slots[index].assembly == nil {
            slots[index].assembly = FrameAssembly(
                id: id, timestamp: timestamp, lastPacketID: packet.lastPacketID, at: now)
            heldPackets += Int(packet.lastPacketID) + 1
        }
        switch slots[index].assembly?.add(packet, timestamp: timestamp, at: now) {
        case .added(let revealsGap, let fillsGap):
            heldBytes += packet.payload.readableBytes
            let completes = slots[index].assembly?.isWhole ?? false
            if completes { knownSuccessor = nil }
            if revealsGap, id == latest { slots[index].request.see(gapAt: now) }
            return .added(completes: completes, fillsGap: fillsGap || id < latest, revealsGap: revealsGap || leap)
        case .duplicate:
            return .repeated
        case .contradiction, nil:
            return .refused
        }
    }

    /// Extends the window to `id`. Frames before it that have not arrived are missing from now on. Returns whether
    /// there are any.
    private mutating func extend(to id: FrameID, at now: ContinuousClock.Instant) -> Bool {
        guard id > latest else { return false }
        var isGap = false
        if latest > checkpoint, !isWhole(latest) {
            slots[Self.index(latest)].request.see(gapAt: now)
            isGap = true
        }
        var skipped = latest.next
        while skipped < id {
            slots[Self.index(skipped)].request.see(gapAt: now)
            isGap = true
            skipped = skipped.next
        }
        latest = id
        return isGap
    }

    private mutating func makeRoom(
        for packet: RTPPacket, of id: FrameID, at now: ContinuousClock.Instant
    ) -> Bool {
        let bytes = packet.payload.readableBytes
        let packets = slots[Self.index(id)].assembly == nil ? Int(packet.lastPacketID) + 1 : 0
        var victim = latest
        while heldBytes + bytes > maximumBytes || heldPackets + packets > Self.mostPackets {
            guard victim > id else { return false }
            clear(victim)
            slots[Self.index(victim)].request.see(gapAt: now)
            knownSuccessor = nil
            victim = victim.previous
        }
        return true
    }

    private mutating func clear(_ id: FrameID) {
        let index = Self.index(id)
        if let assembly = slots[index].assembly {
            heldBytes -= assembly.byteCount
            heldPackets -= assembly.packetCount
        }
        slots[index] = Slot()
    }
}

// MARK: - Output

extension FrameWindow {
    func isWhole(_ id: FrameID) -> Bool { slots[Self.index(id)].assembly?.isWhole ?? false }

    /// Whether the frame that it depends on was given out. Call this only for a complete frame.
    func isDecodable(_ id: FrameID) -> Bool {
        let index = Self.index(id)
        guard let dependency = slots[index].assembly?.dependency else { return false }
        guard dependency == .dependent, let needed = slots[index].assembly?.referencedID else { return true }
        return given.contains(needed)
    }

    /// Takes out the next frame, to be given to a decoder.
    mutating func takeHead() -> FrameAssembly {
        guard isWaiting, let assembly = assembly(head), assembly.isWhole else {
            preconditionFailure("only a whole frame is taken")
        }
        passHead()
        given.insert(assembly.id)
        return assembly
    }

    /// Drops the next frame: it will never be given out.
    mutating func passHead() {
        if let timestamp = slots[Self.index(head)].assembly?.timestamp { passed.note(timestamp) }
        clear(head)
        checkpoint = head
        latest = max(latest, checkpoint)
        knownSuccessor = nil
    }

    /// Drops all frames before `id`.
    mutating func leap(to id: FrameID) {
        while head < id { passHead() }
    }

    /// The first complete frame after a gap that needs nothing from within the gap, and so could be next.
    mutating func successor() -> FrameID? {
        if let knownSuccessor { return knownSuccessor }
        let found = findSuccessor()
        knownSuccessor = .some(found)
        return found
    }

    private func findSuccessor() -> FrameID? {
        guard latest > head else { return nil }
        var id = head.next
        while id <= latest {
            if isWhole(id), isDecodable(id) { return id }
            id = id.next
        }
        return nil
    }

    /// When a frame was captured, by its own packets or by the frames around it, and when it was first heard of.
    func time(
        of id: FrameID, lastGiven: RTPTimestamp?
    ) -> (timestamp: RTPTimestamp, heardAt: ContinuousClock.Instant)? {
        if let own = assembly(id) { return (own.timestamp, own.firstPacketAt) }
        guard let after = firstKnown(after: id) else { return nil }
        var before = checkpoint
        var start = lastGiven
        var candidate = id.previous
        while candidate > checkpoint {
            if let known = assembly(candidate) {
                before = candidate
                start = known.timestamp
                break
            }
            candidate = candidate.previous
        }
        guard let start, start < after.timestamp else { return (after.timestamp, after.firstPacketAt) }
        // Divided before it is multiplied: with enough reports a peer can move its times so far apart that a product
        // overflows.
        let (each, rest) = (after.timestamp - start).quotientAndRemainder(dividingBy: Int64(after.id - before))
        let steps = Int64(id - before)
        return (start + (each * steps + rest * steps / Int64(after.id - before)), after.firstPacketAt)
    }

    private func firstKnown(after id: FrameID) -> FrameAssembly? {
        var candidate = id.next
        while candidate <= latest {
            if let known = assembly(candidate) { return known }
            candidate = candidate.next
        }
        return nil
    }
}

// MARK: - Missing packets

extension FrameWindow {
    /// Complete frames after the one that is waited for.
    var acknowledged: [FrameID] {
        guard latest > head else { return [] }
        return (head.next...latest).filter { isWhole($0) }
    }

    /// When something has to be requested for the first time, or again.
    func nextRequest(_ policy: RepairRequest.Policy) -> ContinuousClock.Instant? {
        var next: ContinuousClock.Instant?
        var id = head
        while id <= latest {
            let index = Self.index(id)
            if !(slots[index].assembly?.isWhole ?? false) {
                let tailFrom = id == latest ? slots[index].assembly?.lastPacketAt : nil
                next = earlier(next, slots[index].request.due(policy, tailFrom: tailFrom))
            }
            id = id.next
        }
        return next
    }

    /// Takes at most `limit` packets that have to be requested now, and records them as requested.
    mutating func takeRequests(
        _ policy: RepairRequest.Policy, limit: Int, at now: ContinuousClock.Instant
    ) -> [MissingPacket] {
        var missing: [MissingPacket] = []
        var id = head
        while id <= latest, missing.count < limit {
            name(id, policy, limit: limit, at: now, into: &missing)
            id = id.next
        }
        return missing
    }

    private mutating func name(
        _ id: FrameID, _ policy: RepairRequest.Policy, limit: Int, at now: ContinuousClock.Instant,
        into missing: inout [MissingPacket]
    ) {
        let index = Self.index(id)
        let frame = slots[index].assembly
        if let frame, frame.isWhole { return }
        let tailFrom = id == latest ? frame?.lastPacketAt : nil
        guard let due = slots[index].request.due(policy, tailFrom: tailFrom), due <= now else { return }
        let first = slots[index].request.firstToName(policy, at: now)
        guard let frame else {
            if first == 0 { missing.append(MissingPacket(frame: id, packet: nil)) }
            slots[index].request.named(from: first, below: 1, isRest: false, any: true, at: now)
            return
        }
        let isTailDue = tailFrom.map { now >= $0 + policy.tail } ?? true
        let end = isTailDue ? frame.packetCount : frame.highest
        let before = missing.count
        if first < end {
            frame.forEachMissing(in: first..<end) { packet in
                missing.append(MissingPacket(frame: id, packet: packet))
                return missing.count < limit
            }
        }
        let isRest = missing.count == limit
        let below = missing.last?.packet.map { isRest ? Int($0) + 1 : end } ?? end
        slots[index].request.named(
            from: first, below: below, isRest: isRest, any: missing.count > before, at: now)
    }
}

/// Remembers which of the last 256 frames were given out.
struct RecentFrames: Sendable {
    private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    private var newest: FrameID?

    /// Frames must be inserted in ascending order.
    mutating func insert(_ id: FrameID) {
        if let newest {
            // The frames between were not given out, but their bits belong to older frames.
            for step in 1...min(max(id - newest, 1), 256) { set(newest + step, false) }
        }
        set(id, true)
        newest = id
    }

    func contains(_ id: FrameID) -> Bool {
        guard let newest, id <= newest, newest - id < 256 else { return false }
        let place = Int(truncatingIfNeeded: id.value) & 255
        return word(place >> 6) & 1 << UInt64(place & 63) != 0
    }

    private func word(_ index: Int) -> UInt64 {
        switch index {
        case 0: bits.0
        case 1: bits.1
        case 2: bits.2
        default: bits.3
        }
    }

    private mutating func set(_ id: FrameID, _ isGiven: Bool) {
        let place = Int(truncatingIfNeeded: id.value) & 255
        let mask: UInt64 = 1 << UInt64(place & 63)
        func change(_ word: inout UInt64) { if isGiven { word |= mask } else { word &= ~mask } }
        switch place >> 6 {
        case 0: change(&bits.0)
        case 1: change(&bits.1)
        case 2: change(&bits.2)
        default: change(&bits.3)
        }
    }
}
