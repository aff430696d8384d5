/// The unacknowledged frames of one stream, in order and without a gap.
///
/// There are at most 120, because the 8 bits of the feedback can't tell a wider span apart.
struct FrameHistory: Sendable {
    /// The receiver has this frame and all before it.
    private(set) var checkpoint: FrameID
    /// The frames after the checkpoint. Frames that are acknowledged singly stay until the checkpoint has passed them.
    private(set) var frames: [SentFrame] = []
    private(set) var heldBytes = 0
    /// The packets of all frames that have to be sent again.
    private(set) var lostCount = 0
    /// The packets that the receiver misses and that may still be on their way.
    private(set) var missedCount = 0
    /// The bytes of packets that were never sent and still have to be.
    private(set) var unsentBytes = 0
    /// The position of the first frame that is not completely sent.
    private var firstUnsent = 0
    /// The newest frame that the receiver is known to have heard of.
    private(set) var known: FrameID
    /// Frames before this one are given up: they come too late, and this frame does not need them.
    private(set) var firstWanted: FrameID

    /// The frames that one feedback acknowledged.
    struct Progress: Sendable {
        struct Frame: Sendable {
            let id: FrameID
            let timestamp: RTPTimestamp
            let captured: ContinuousClock.Instant
            let isRepeated: Bool
            let latest: Transmission?
        }

        var frames: [Frame] = []
        var bytes = 0
        var checkpointMoved = false
        /// The transmission of the last packet of the newest of these frames; nil if one of the frames was repeated.
        var newest: Transmission?
        /// The timestamp of the frame that `newest` belongs to.
        var newestTimestamp: RTPTimestamp?
    }

    init(first: FrameID) {
        checkpoint = first.previous
        known = first.previous
        firstWanted = first
    }

    /// The newest frame that was accepted.
    var newest: FrameID { checkpoint + frames.count }
    /// The distance from the checkpoint to the frame after the newest one.
    var nextSpan: Int { frames.count + 1 }
    /// The oldest frame that is neither acknowledged nor given up.
    var oldest: SentFrame? { frames.first { !$0.isAcknowledged && !$0.isGivenUp } }

    func contains(_ id: FrameID) -> Bool { id > checkpoint && id <= newest }

    private func position(of id: FrameID) -> Int? { contains(id) ? id - checkpoint - 1 : nil }

    subscript(id: FrameID) -> SentFrame? { position(of: id).map { frames[$0] } }

    /// The packets of a frame without their states, so that nothing is copied for each packet.
    func packets(of id: FrameID) -> PacketizedFrame? { position(of: id).map { frames[$0].packetized } }

    mutating func append(_ frame: SentFrame) {
        precondition(frame.id == newest.next, "frames are numbered without a gap")
        frames.append(frame)
        heldBytes += frame.wireBytes
        unsentBytes += frame.wireBytes
    }

    // MARK: Acknowledgment

    mutating func acknowledge(through new: FrameID, singly acknowledged: [FrameID]) -> Progress {
        var progress = Progress()
        learn(new)
        let count = min(max(new - checkpoint, 0), frames.count)
        for position in 0..<count { finish(position, into: &progress) }
        if count > 0 {
            frames.removeFirst(count)
            checkpoint = checkpoint + count
            firstUnsent = max(firstUnsent - count, 0)
            progress.checkpointMoved = true
        }
        for id in acknowledged {
            guard let position = position(of: id) else { continue }
            learn(id)
            finish(position, into: &progress)
        }
        let isClean = progress.frames.allSatisfy { !$0.isRepeated }
        if isClean, let newest = progress.frames.max(by: { $0.latest?.number ?? 0 < $1.latest?.number ?? 0 }) {
            progress.newest = newest.latest
            progress.newestTimestamp = newest.timestamp
        }
        return progress
    }

    private mutating func finish(_ position: Int, into progress: inout Progress) {
        guard !frames[position].isAcknowledged else { return }
        // A frame that was given up was probably skipped, not received, so it says nothing about the path.
        let isGivenUp = frames[position].isGivenUp
        progress.frames.append(
            Progress.Frame(
                id: frames[position].id, timestamp: frames[position].timestamp, captured: frames[position].captured,
                isRepeated: frames[position].isRepeated || isGivenUp, latest: frames[position].latest))
        if !isGivenUp { progress.bytes += frames[position].wireBytes }
        heldBytes -= frames[position].wireBytes
        unsentBytes -= frames[position].unsentBytes
        change(position) { $0.acknowledge() }
    }

    mutating func learn(_ id: FrameID) { known = min(max(known, id), newest) }

    // MARK: Losses

    /// Records the missing packets of one frame, in order.
    /// - Returns: A transmission that has arrived, if the missing packets show one.
    mutating func miss(_ missing: ArraySlice<MissingPacket>, of id: FrameID) -> Transmission? {
        guard let position = position(of: id) else { return nil }
        learn(id)
        let count = frames[position].packetCount
        let gapsBelow = Self.lastNotMissing(missing, of: count)
        change(position) { frame in
            for one in missing { frame.miss(one.packet, isGap: one.packet.map { Int($0) < gapsBelow } ?? false) }
        }
        // If the end of the frame is missing, the receiver has the packet before that end. If not, it may name only
        // those packets that it knows to be missing, and so it has the packet after the last one that it names.
        guard gapsBelow >= 0, let last = missing.last?.packet else { return nil }
        return frames[position].onlySending(of: gapsBelow < count - 1 ? gapsBelow : Int(last) + 1)
    }

    /// The last packet that the receiver does not miss; -1 if there is none. Missing packets before it are gaps.
    private static func lastNotMissing(_ missing: ArraySlice<MissingPacket>, of count: Int) -> Int {
        guard missing.first?.packet != nil else { return -1 }
        var last = count - 1
        for one in missing.reversed() {
            guard let packet = one.packet, Int(packet) == last else { break }
            last -= 1
        }
        return last
    }

    /// When the oldest missing packet was last sent. Missing packets of given-up frames are judged when the receiver is
    /// heard.
    var firstMissed: ContinuousClock.Instant? {
        guard missedCount > 0 else { return nil }
        return frames.lazy.filter { $0.missedCount > 0 && !$0.isGivenUp }.compactMap(\.firstMissed).min()
    }

    /// Decides which missing packets are lost, by another rule for frames that are given up. Returns their number.
    mutating func judge(
        _ isLost: (SentFrame.Packet) -> Bool, givenUp isHeadLost: (SentFrame.Packet) -> Bool
    ) -> Int {
        guard missedCount > 0 else { return 0 }
        var found = 0
        for position in frames.indices where frames[position].missedCount > 0 {
            let rule = frames[position].isGivenUp ? isHeadLost : isLost
            change(position) { found += $0.judge(rule) }
        }
        return found
    }

    /// The overdue frames among the first `most` frames.
    ///
    /// A frame is overdue if it was completely sent, its last packet not after `time`, and is neither acknowledged nor
    /// being repaired. For the oldest frame `time` does not count.
    func overdue(_ most: Int, sentBefore time: ContinuousClock.Instant) -> [FrameID] {
        frames.lazy.filter { !$0.isAcknowledged && !$0.isGivenUp }.prefix(most).enumerated().compactMap {
            place, frame in
            guard frame.isSent, frame.lostCount == 0, let latest = frame.latest else { return nil }
            return place == 0 || latest.at <= time ? frame.id : nil
        }
    }

    mutating func loseAll(of id: FrameID, namedOnly: Bool) -> Int {
        guard let position = position(of: id) else { return 0 }
        var found = 0
        change(position) { found = $0.loseAll(namedOnly: namedOnly) }
        return found
    }

    /// Forgets all losses; the receiver has to report them again.
    mutating func forgetLosses() {
        guard lostCount + missedCount > 0 else { return }
        for position in frames.indices { change(position) { $0.forgetLosses() } }
    }

    // MARK: Giving up

    /// The first key frame after `id` that is wanted, or else the last key frame after `id`; nil if there is none.
    func keyFrame(after id: FrameID, isWanted: (SentFrame) -> Bool) -> FrameID? {
        let later = frames.lazy.filter { $0.id > id && $0.dependency == .key }
        return (later.first(where: isWanted) ?? later.last)?.id
    }

    mutating func giveUp(before id: FrameID) {
        guard id > firstWanted else { return }
        firstWanted = id
        for position in frames.indices.prefix(max(id - checkpoint - 1, 0)) {
            unsentBytes -= frames[position].unsentBytes
            change(position) { $0.giveUp() }
        }
    }

    /// The only place where frames change, so that the sums over all of them stay correct.
    private mutating func change(_ position: Int, _ body: (inout SentFrame) -> Void) {
        let (lost, missed) = (frames[position].lostCount, frames[position].missedCount)
        body(&frames[position])
        lostCount += frames[position].lostCount - lost
        missedCount += frames[position].missedCount - missed
    }

    // MARK: Sending

    /// The packets to be sent again of frames that are not given up.
    var wantedLostCount: Int {
        lostCount == 0 ? 0 : frames.lazy.filter { !$0.isGivenUp }.reduce(0) { $0 + $1.lostCount }
    }

    /// The oldest packet to be sent again.
    var nextLost: (FrameID, PacketID)? {
        guard lostCount > 0, let frame = frames.first(where: { $0.lostCount > 0 }), let packet = frame.nextLost
        else { return nil }
        return (frame.id, packet)
    }

    /// The oldest packet that was never sent.
    mutating func nextUnsent() -> (FrameID, PacketID)? {
        while firstUnsent < frames.count {
            if let packet = frames[firstUnsent].nextUnsent { return (frames[firstUnsent].id, packet) }
            firstUnsent += 1
        }
        return nil
    }

    /// Records that a packet of the frame was sent in addition to its repair. An acknowledgment then no longer shows
    /// which transmission arrived.
    mutating func probed(_ id: FrameID) {
        guard let position = position(of: id) else { return }
        change(position) { $0.probed() }
    }

    mutating func sent(_ packet: PacketID, of id: FrameID, as transmission: Transmission) {
        guard let position = position(of: id) else { return }
        let isFirst = frames[position].states[Int(packet)].sent == nil && !frames[position].isGivenUp
        if isFirst { unsentBytes -= frames[position].bytes(of: packet) }
        change(position) { $0.sent(packet, as: transmission) }
    }
}
