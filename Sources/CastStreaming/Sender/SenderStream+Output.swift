import struct NIOCore.ByteBuffer

/// What a stream sends, and when.
extension SenderStream {
    // MARK: Time

    /// Finds lost and overdue packets. Call this after each input, and when `nextDeadline` has come.
    mutating func step(path: inout PathState, at now: ContinuousClock.Instant) {
        // When the receiver is heard again, it reports its missing packets. Until then only the newest packet is
        // repeated.
        if path.isDeaf(at: now), settings.repair.contains(.wholeFrames) { history.forgetLosses() }
        judgeMissed(path: &path, at: now)
        watchHead(path: &path, at: now)
        watchNewest(path: path, at: now)
    }

    private mutating func judgeMissed(path: inout PathState, at now: ContinuousClock.Instant) {
        guard history.missedCount > 0 else { return }
        let areHeadsWanted = areHeadsWanted(path: path, at: now)
        let count = history.judge { [path] packet in
            path.isLost(packet, at: now)
        } givenUp: { [path] packet in
            areHeadsWanted && packet.sent.map { now - $0.at >= path.roundTrip.patience } ?? true
        }
        guard count > 0 else { return }
        counters.lostPackets += count
        path.lost(count)
    }

    private var headToWatch: SentFrame? {
        guard let head = history.oldest, head.isSent, head.lostCount == 0 else { return nil }
        return head
    }

    private mutating func watchHead(path: inout PathState, at now: ContinuousClock.Instant) {
        guard !settings.repair.isDisjoint(with: [.asking, .wholeFrames]) else { return }
        guard let oldest = history.oldest else { return watch.observe(nil, path: path, at: now) }
        watch.observe(oldest, path: path, at: now)
        guard let head = headToWatch, let latest = head.latest, now >= watch.due(latest: latest.at, path: path) else {
            return
        }
        let left = head.captured + delayChange.delay(of: head.id) - now
        let isUrgent = left > .zero && left < path.roundTrip.value + path.roundTrip.patience
        let step = watch.attempt(
            settings.repair, isCertain: path.isLost(latest, at: now), isUrgent: isUrgent,
            isAnswered: answers.isPrompt, isDeaf: path.isDeaf(at: now), at: now)
        switch step {
        case .nothing: break
        case .kick: ask(about: history[history.newest], at: now)
        case .ask(let withPacket): ask(about: withPacket ? head : nil, at: now)
        case .repeatFrames(let count, let namedOnly):
            // Audio frames are small, so that more of them at a time cost nothing.
            let most = head.packetCount > 2 ? count : count * 4
            for id in history.overdue(most, sentBefore: now - path.roundTrip.patience) {
                counters.lostPackets += history.loseAll(of: id, namedOnly: namedOnly)
            }
            // One of these frames was probably lost.
            path.lost(1)
            ask(about: nil, at: now)
        }
    }

    private mutating func ask(about head: SentFrame?, at now: ContinuousClock.Instant) {
        reports.ask(at: now)
        answers.ask()
        guard let head else { return }
        probes.append((head.id, head.lastPacket))
        if head.id == history.newest { kickstart.fired(for: head.id, at: now) }
    }

    private var newestToKick: SentFrame? {
        guard settings.repair.contains(.kickstart), history.known < history.newest else { return nil }
        guard let newest = history[history.newest], newest.isSent, newest.lostCount == 0 else { return nil }
        return newest
    }

    private mutating func watchNewest(path: PathState, at now: ContinuousClock.Instant) {
        guard let newest = newestToKick, probes.isEmpty,
            let due = kickstart.due(newest, targetDelay: delayChange.inForce, roundTrip: path.roundTrip), now >= due
        else { return }
        kickstart.fired(for: newest.id, at: now)
        probes.append((newest.id, newest.lastPacket))
    }

    /// The earliest time at which something has to be done that does not wait for the pacer.
    func nextDeadline(path: PathState, at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        var next = earlier(reports.due, keepAliveDue)
        if !settings.repair.isDisjoint(with: [.asking, .wholeFrames]), let head = headToWatch,
            let latest = head.latest
        {
            next = earlier(next, watch.due(latest: latest.at, path: path))
        }
        if let newest = newestToKick {
            next = earlier(
                next, kickstart.due(newest, targetDelay: delayChange.inForce, roundTrip: path.roundTrip))
        }
        // Gaps are judged again by then too. Other decisions wait for messages of the receiver.
        return earlier(next, history.firstMissed.map { path.judgement(ofSentAt: $0, at: now) })
    }

    private var keepAliveDue: ContinuousClock.Instant? { lastMedia.map { $0 + settings.keepAliveInterval } }

    /// Whether packets wait to be sent, lost or new.
    var hasPending: Bool { history.lostCount > 0 || history.unsentBytes > 0 }

    /// When the waiting packets may leave, as far as the stream knows.
    func leavesAt(_ now: ContinuousClock.Instant, path: PathState) -> ContinuousClock.Instant {
        let time = isSilent(at: now) ? silentUntil ?? now : now
        guard history.unsentBytes == 0, let opensAt = path.repeats.opensAt else { return time }
        return max(time, opensAt)
    }

    // MARK: Datagrams

    mutating func nextReport(
        clock: NTPClock, path: inout PathState, at now: ContinuousClock.Instant
    ) -> ByteBuffer? {
        guard let due = reports.due, now >= due, let anchor else { return nil }
        let elapsed = RTPTimestamp(now - anchor.captured, timeBase: parameters.timeBase)
        let report = SenderReport(
            ssrc: parameters.senderSSRC, ntp: clock.timestamp(at: now),
            timestamp: (anchor.timestamp + elapsed.ticks).truncated32,
            packetCount: UInt32(truncatingIfNeeded: counters.packets),
            octetCount: UInt32(truncatingIfNeeded: payloadBytesSent))
        let datagram = CompoundRTCP.encode([.senderReport(report)])
        counters.reports += 1
        reports.sent(
            report.ntp, as: path.transmit(datagram.readableBytes, at: now))
        return datagram
    }

    /// The oldest lost packet. It is needed before any new packet.
    mutating func nextRepair(path: inout PathState, at now: ContinuousClock.Instant) -> ByteBuffer? {
        guard !isSilent(at: now), let (id, packet) = history.nextLost, let frame = history.packets(of: id),
            path.repeats.isOpen(at: now)
        else { return nil }
        path.repeats.sentAgain(frame.bytes(of: packet))
        if path.isLossy { echoes.add(packet, of: id, at: now) }
        return again(packet, of: frame, id: id, path: &path, at: now)
    }

    /// A packet that was sent again and is sent once more.
    mutating func nextEcho(path: inout PathState, at now: ContinuousClock.Instant) -> ByteBuffer? {
        while let (id, packet) = echoes.next(at: now) {
            guard let frame = history[id], !frame.isAcknowledged, !frame.isGivenUp, path.repeats.isOpen(at: now) else {
                continue
            }
            path.repeats.sentAgain(frame.bytes(of: packet))
            return again(packet, of: frame.packetized, id: nil, path: &path, at: now)
        }
        return nil
    }

    /// A packet that asks the receiver for its state, or one that keeps the session alive. Both kinds are single and
    /// rare.
    mutating func nextProbe(path: inout PathState, at now: ContinuousClock.Instant) -> ByteBuffer? {
        while let (id, packet) = probes.popLast() {
            guard let frame = history[id], !frame.isAcknowledged, frame.isSent else { continue }
            history.probed(id)
            return again(packet, of: frame.packetized, id: nil, path: &path, at: now)
        }
        guard let due = keepAliveDue, now >= due, let latestFrame else { return nil }
        return again(latestFrame.lastPacketID, of: latestFrame, id: nil, path: &path, at: now)
    }

    mutating func nextNew(path: inout PathState, at now: ContinuousClock.Instant) -> ByteBuffer? {
        guard !isSilent(at: now), let (id, packet) = history.nextUnsent(), let frame = history.packets(of: id) else {
            return nil
        }
        let datagram = frame[packet]
        path.repeats.sentNew(datagram.readableBytes)
        sent(datagram, packet, of: id, path: &path, at: now)
        return datagram
    }

    /// - Parameter id: Nil if the packet is sent in addition to the frame's own repair.
    private mutating func again(
        _ packet: PacketID, of frame: PacketizedFrame, id: FrameID?, path: inout PathState,
        at now: ContinuousClock.Instant
    ) -> ByteBuffer {
        let datagram = packetizer.again(packet, of: frame)
        counters.repeatedPackets += 1
        sent(datagram, packet, of: id, path: &path, at: now)
        return datagram
    }

    private mutating func sent(
        _ datagram: ByteBuffer, _ packet: PacketID, of id: FrameID?, path: inout PathState,
        at now: ContinuousClock.Instant
    ) {
        let isRepeated = id.map { history[$0]?.states[Int(packet)].sent != nil } ?? true
        let transmission = path.transmit(datagram.readableBytes, isRepeated: isRepeated, at: now)
        if let id { history.sent(packet, of: id, as: transmission) }
        lastMedia = now
        counters.packets += 1
        sentCounts.note(counters.packets, at: now)
        counters.bytes += datagram.readableBytes
        payloadBytesSent += datagram.readableBytes - RTPHeader.bytes
        meter.add(datagram.readableBytes, at: now)
    }
}
