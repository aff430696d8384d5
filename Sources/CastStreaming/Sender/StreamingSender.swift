package import struct NIOCore.ByteBuffer

/// The sending side of one session: all its streams, over one path, as packets and reports.
///
/// It has no clock, socket, task or random source of its own. The driver gives it frames (`enqueue`) and the datagrams
/// that arrive (`handle`). After each of them, and when `nextDeadline` has come, the driver takes outputs (`poll`)
/// until there are none. Times must not run backwards.
///
/// It encrypts a frame, cuts it into packets, and sends them in bursts (audio first, reports before media). It keeps
/// them until the receiver has them, and repairs losses within the target delay. It repeats packets that the receiver
/// reports missing, asks the receiver when the oldest frame is overdue, and sends that frame again when nothing is
/// heard. It also finds out the path's capacity, and tells the encoder (`.bitrate`) before anything is dropped.
///
/// The caller asks `admission` before it encodes a video frame, because a frame that is not encoded breaks no chain of
/// references. It follows `.bitrate` and `.needsKeyFrame`, and ends the session on `.peerSilent`.
///
/// Nothing that a peer sends is trusted. It can make the sender repeat packets, within the pace and a share of the
/// bytes that are sent anyway (`RepeatBudget`). It can ask for a key frame now and then. It can do nothing else.
package struct StreamingSender: Sendable {
    private var streams: [SenderStream]
    /// Positions of the streams in the order of sending: audio before video.
    private let order: [Int]
    private let clock: NTPClock
    private var path: PathState
    private var events = EventQueue()
    private var silence: SilenceWatch
    private var rejected = RejectedInput()
    private var reportPace = EventPace(burst: PeerLimits.reportBurst, perSecond: PeerLimits.reportsPerSecond)
    private var rate: EncoderRate
    private var delay: SessionDelay
    private var isEnded = false
    /// The newest time that was passed in.
    private var now: ContinuousClock.Instant

    /// - Parameters:
    ///   - streams: As both ends agreed; each index only once.
    ///   - starts: Where the numbers of a stream start, by stream index.
    package init(
        streams: [StreamParameters], settings: SenderSettings = .init(), starts: [Int: StreamStart] = [:],
        at now: ContinuousClock.Instant
    ) {
        precondition(Set(streams.map(\.index)).count == streams.count, "each stream has an index of its own")
        self.now = now
        self.streams = streams.map {
            SenderStream($0, settings: settings, start: starts[$0.index] ?? StreamStart(), at: now)
        }
        order = streams.indices.sorted { (streams[$0].kind == .audio ? 0 : 1) < (streams[$1].kind == .audio ? 0 : 1) }
        clock = settings.clock ?? NTPClock(origin: now)
        silence = SilenceWatch()
        delay = SessionDelay(streams, bounds: settings.targetDelays, at: now)
        let videoMaximum = streams.filter { $0.kind == .video }.map(\.maximumBitrate).reduce(0, +)
        let estimator = BandwidthEstimator(
            maximum: videoMaximum, minimum: settings.minimumVideoBitrate, start: settings.startBitrate, at: now)
        rate = EncoderRate(settings, maximum: videoMaximum, estimator: estimator)
        path = PathState(
            roundTrip: RoundTripEstimate(cap: streams.map(\.targetDelay).max() ?? .milliseconds(400)),
            estimator: estimator,
            pacer: Pacer(rate: settings.maximumBurstBitrate, at: now),
            hasSound: streams.contains { $0.kind == .audio },
            mindsHeavyLoss: settings.repair.contains(.heavyLoss))
    }

    private func position(of index: Int) -> Int? { streams.firstIndex { $0.parameters.index == index } }

    // MARK: Frames

    /// Why a frame with this timestamp should not be encoded now; nil if it should.
    package func admission(
        stream index: Int, timestamp: RTPTimestamp, at now: ContinuousClock.Instant
    ) -> DropReason? {
        guard !isEnded, let position = position(of: index) else { return .ended }
        return streams[position].admission(timestamp, path: path, at: max(now, self.now))
    }

    package mutating func enqueue(
        _ frame: OutgoingFrame, stream index: Int, at now: ContinuousClock.Instant
    ) -> EnqueueOutcome {
        advance(to: now)
        guard !isEnded, let position = position(of: index) else { return .dropped(.ended) }
        silence.begin(at: self.now)
        delay.took(captured: frame.referenceTime, path: path, at: self.now)
        return streams[position].enqueue(frame, path: path, at: self.now)
    }

    /// Whether the stream's next frame has to be a key frame.
    package func needsKeyFrame(stream index: Int) -> Bool {
        position(of: index).map { streams[$0].chain.isKeyFrameNeeded } ?? false
    }

    /// Sets the range from which the session may choose target delays, to the millisecond.
    ///
    /// The range is limited to 1 ms to 5 s, and to the receiver's limit. It has no effect if the receiver can't follow.
    /// A change starts with the next frame of each stream. `.playoutDelay` reports when the receiver uses a new delay.
    package mutating func setTargetDelays(_ bounds: ClosedRange<Duration>) {
        delay.setBounds(bounds, of: &streams, at: now)
        path.roundTrip.cap = delay.announced
    }

    /// Ends the session: nothing is sent or accepted any more.
    package mutating func end() {
        isEnded = true
        events = EventQueue()
    }

    // MARK: Input

    package mutating func handle(_ datagram: ByteBuffer, at now: ContinuousClock.Instant) {
        handle(datagram, arrival: now, at: now)
    }

    /// - Parameter arrival: When the datagram reached this machine. If the processor was busy, the datagram waited
    ///   here, but not on the path.
    package mutating func handle(
        _ datagram: ByteBuffer, arrival: ContinuousClock.Instant, at now: ContinuousClock.Instant
    ) {
        advance(to: now)
        let arrival = min(arrival, self.now)
        guard !isEnded else { return }
        switch StreamingDatagram(datagram) {
        case .rtp: rejected.unknown += 1
        case .unknown: rejected.unknown += 1
        case .rtcp(let ssrc):
            guard streams.contains(where: { $0.parameters.receiverSSRC == ssrc }) else {
                rejected.foreign += 1
                return
            }
            guard reportPace.take(at: self.now) else {
                rejected.excessive += 1
                return
            }
            guard let packets = CompoundRTCP.decode(datagram) else {
                rejected.malformed += 1
                return
            }
            silence.heard(at: self.now)
            delay.heard(path, at: self.now)
            path.heard(at: self.now)
            guard !isOvertaken(packets) else {
                rejected.overtaken += 1
                return
            }
            let log = packets.lazy.compactMap { if case .eventLog(let log) = $0 { log } else { nil } }.last
            for packet in packets { take(packet, log: log, arrival: arrival) }
            followPath()
        }
    }

    /// Whether a report that the receiver sent later has been processed already.
    private mutating func isOvertaken(_ packets: [RTCPPacket]) -> Bool {
        for case .receiverReferenceTime(let reference) in packets {
            let place = streams.firstIndex { $0.parameters.receiverSSRC == reference.ssrc }
            if let place, streams[place].reportOrder.isOvertaken(reference.ntp) { return true }
        }
        return false
    }

    /// - Parameter log: The event log of the same datagram.
    private mutating func take(_ packet: RTCPPacket, log: ReceiverEventLog?, arrival: ContinuousClock.Instant) {
        switch packet {
        case .receiverReport(let report):
            for position in streams.indices where streams[position].parameters.receiverSSRC == report.ssrc {
                guard let block = report.block(about: streams[position].parameters.senderSSRC) else { continue }
                streams[position].take(block, clock: clock, path: &path, arrival: arrival, at: now)
            }
        case .feedback(let feedback):
            guard let position = position(sender: feedback.senderSSRC, receiver: feedback.receiverSSRC) else {
                rejected.foreign += 1
                return
            }
            take(feedback, position, log: log, arrival: arrival)
        case .pictureLoss(let loss):
            guard let position = position(sender: loss.senderSSRC, receiver: loss.receiverSSRC) else {
                rejected.foreign += 1
                return
            }
            streams[position].chain.pictureLost(
                checkpoint: streams[position].history.checkpoint, at: now)
        case .eventLog(let log):
            for position in streams.indices where streams[position].parameters.receiverSSRC == log.ssrc {
                streams[position].take(log)
            }
        case .senderReport: rejected.unknown += 1
        case .receiverReferenceTime: break
        }
    }

    private mutating func take(
        _ feedback: CastFeedback, _ position: Int, log: ReceiverEventLog?, arrival: ContinuousClock.Instant
    ) {
        let log = log?.ssrc == feedback.receiverSSRC ? log : nil
        let result = streams[position].take(feedback, log: log, path: &path, arrival: arrival, at: now)
        if result.isImpossible { rejected.impossible += 1 }
        if let through = result.acknowledgedThrough {
            events.append(.acknowledged(stream: streams[position].parameters.index, through: through))
        }
        if let used = delay.took(result, of: position, &streams, path: path, at: now) {
            events.append(.playoutDelay(used))
        }
        path.roundTrip.cap = delay.announced
    }

    private func position(sender: UInt32, receiver: UInt32) -> Int? {
        streams.firstIndex { $0.parameters.senderSSRC == sender && $0.parameters.receiverSSRC == receiver }
    }

    // MARK: Output

    /// The next output; nil if there is none until `nextDeadline` or the next input.
    package mutating func poll(at now: ContinuousClock.Instant) -> Output? {
        advance(to: now)
        guard !isEnded else { return nil }
        step()
        if let event = events.popFirst() { return .event(event) }
        return nextDatagram().map(Output.send)
    }

    private mutating func step() {
        rate.advance(&path, isPressed: streams.contains { $0.isPressed(path, at: now) }, to: now)
        followPath()
        for position in streams.indices {
            streams[position].step(path: &path, at: now)
            if streams[position].chain.shouldTell(at: now) {
                events.append(.needsKeyFrame(stream: streams[position].parameters.index))
            }
        }
        if silence.isNews(at: now) { events.append(.peerSilent) }
    }

    /// Reports come first, then single packets that ask the receiver, then audio, then lost and new video as the pacer
    /// allows.
    private mutating func nextDatagram() -> ByteBuffer? {
        for position in order {
            if let report = streams[position].nextReport(clock: clock, path: &path, at: now) { return report }
        }
        for position in order {
            if let probe = streams[position].nextProbe(path: &path, at: now) { return probe }
        }
        for position in order {
            let isSound = streams[position].parameters.kind == .audio
            guard isSound || path.pacer.isOpen(at: now) else { continue }
            if !isSound, heldUntil != nil { continue }
            if let packet = streams[position].nextEcho(path: &path, at: now) { return packet }
            if let packet = streams[position].nextRepair(path: &path, at: now) { return packet }
            if let packet = streams[position].nextNew(path: &path, at: now) { return packet }
        }
        return nil
    }

    private mutating func followPath() {
        guard let bitrate = rate.follow(&path, besides: audioBitrate(), at: now) else { return }
        events.append(.bitrate(video: bitrate))
    }

    private mutating func audioBitrate() -> Int {
        guard path.estimator.capacity != nil else { return 0 }
        var sum = 0
        for position in streams.indices where streams[position].parameters.kind == .audio {
            sum += streams[position].meter.bitsPerSecond(at: now)
        }
        return sum
    }

    /// When `poll` has an output again, if there is no input before; nil if never.
    package var nextDeadline: ContinuousClock.Instant? {
        guard !isEnded else { return nil }
        if !events.isEmpty { return now }
        var next = earlier(rate.nextDeadline(path), silence.due)
        for position in streams.indices {
            next = earlier(next, streams[position].nextDeadline(path: path, at: now))
            next = earlier(next, streams[position].chain.due)
            let opensAt = streams[position].parameters.kind == .audio ? now : picturesLeaveAt
            next = earlier(next, streams[position].echoes.due.map { max($0, opensAt) })
            guard streams[position].hasPending else { continue }
            next = earlier(next, max(opensAt, streams[position].leavesAt(now, path: path)))
        }
        return next.map { max($0, now) }
    }

    /// When waiting video packets may leave.
    private var picturesLeaveAt: ContinuousClock.Instant {
        max(heldUntil ?? now, path.pacer.opensAt)
    }

    /// Until when video packets wait although the pacer would let them leave.
    private var heldUntil: ContinuousClock.Instant? { rate.holdsUntil(now, path: path) }

    private mutating func advance(to time: ContinuousClock.Instant) { now = max(now, time) }

    // MARK: Statistics

    package var statistics: StreamingStatistics {
        var all = StreamingStatistics()
        all.streams = streams.map { stream in
            var counters = stream.counters
            var meter = stream.meter
            counters.heldBytes = stream.history.heldBytes
            counters.bitrate = meter.bitsPerSecond(at: now)
            return counters
        }
        all.roundTrip = path.roundTrip.smoothed
        all.videoBitrate = rate.told
        all.capacity = path.estimator.capacity.map { Int($0) }
        all.queueDelay = path.estimator.trend.queueDelay
        all.rejected = rejected
        return all
    }
}
