import struct NIOCore.ByteBuffer

/// One stream of a `StreamingSender`: its frames, its reports and its repair.
///
/// The path, which all streams share, is an argument of the methods.
struct SenderStream: Sendable {
    let parameters: StreamParameters
    let settings: SenderSettings
    private let cipher: FrameCipher
    var packetizer: RTPPacketizer
    var history: FrameHistory
    var reports: ReportSchedule
    var watch = HeadWatch()
    var kickstart = Kickstart()
    var chain: DependencyChain
    var delayChange: PlayoutDelayChange
    /// Packets to be sent again before anything else, to find out what the receiver has.
    var probes: [(FrameID, PacketID)] = []
    /// Packets that were sent again on a path with heavy loss, and will be sent once more.
    var echoes = RepairEchoes()
    var counters: StreamStatistics
    var meter: RateMeter
    var answers = AnswerRecord()
    var lossReports = LossReports()
    var sentCounts = SentCounts()
    var reportOrder = ReportOrder()
    /// The newest frame, whatever became of it. Its last packet is repeated to keep the session alive.
    var latestFrame: PacketizedFrame?
    var lastMedia: ContinuousClock.Instant?
    /// The times of the newest frame. Sender reports use them to relate the stream's clock to the session's clock.
    var anchor: (timestamp: RTPTimestamp, captured: ContinuousClock.Instant)?
    var payloadBytesSent = 0
    /// The frames on their way come too late, and the next key frame does not need them.
    var isStalled = false
    /// No waiting packet is sent before the key frame, or before this time.
    var silentUntil: ContinuousClock.Instant?

    init(
        _ parameters: StreamParameters, settings: SenderSettings, start: StreamStart, at now: ContinuousClock.Instant
    ) {
        self.parameters = parameters
        self.settings = settings
        cipher = FrameCipher(parameters)
        packetizer = RTPPacketizer(
            payloadType: parameters.payloadType, ssrc: parameters.senderSSRC,
            nextSequenceNumber: start.sequenceNumber, maximumDatagram: settings.maximumDatagram)
        reports = ReportSchedule(interval: settings.reportInterval)
        history = FrameHistory(first: start.frame)
        chain = DependencyChain(kind: parameters.kind)
        delayChange = PlayoutDelayChange(parameters.targetDelay)
        counters = StreamStatistics(
            index: parameters.index, kind: parameters.kind, targetDelay: parameters.targetDelay)
        meter = RateMeter(at: now)
    }

    // MARK: Accepting frames

    /// How much would be on its way with a frame of this timestamp.
    func inFlight(with timestamp: RTPTimestamp) -> Duration {
        guard let oldest = history.oldest else { return .zero }
        return RTPTimestamp(ticks: max(timestamp - oldest.timestamp, 0)).duration(timeBase: parameters.timeBase)
    }

    func inFlightLimit(_ path: PathState, at now: ContinuousClock.Instant) -> Duration {
        settings.inFlight.duration(
            targetDelay: delayChange.inForce, roundTrip: path.roundTrip,
            emptyPath: path.isKnown ? path.emptyRoundTrip : nil, silence: path.silence(at: now))
    }

    /// Why a frame should not be encoded; nil if it should.
    func admission(_ timestamp: RTPTimestamp, path: PathState, at now: ContinuousClock.Instant) -> DropReason? {
        if history.nextSpan > StreamingLimits.maximumFrameSpan { return .identifierSpan }
        if isStalled { return nil }
        if inFlight(with: timestamp) > inFlightLimit(path, at: now) { return .inFlight }
        return backlog(path) > backlogLimit ? .inFlight : nil
    }

    /// How long the packets that were never sent will take to leave; zero for audio.
    private func backlog(_ path: PathState) -> Duration {
        guard parameters.kind == .video, history.unsentBytes > 0 else { return .zero }
        return path.pacer.time(for: history.unsentBytes)
    }

    /// How long all waiting packets, new or repeated, will take to leave.
    func pendingTime(_ path: PathState) -> Duration {
        path.pacer.time(for: history.unsentBytes + history.wantedLostCount * settings.maximumDatagram)
    }

    /// Whether video frames are short of time.
    ///
    /// They are if the waiting packets take long to leave, or if half of the time for repairs is used on a path with
    /// heavy loss. With a lower bit rate less has to be repaired, and the wait is shorter.
    func isPressed(_ path: PathState, at now: ContinuousClock.Instant) -> Bool {
        guard settings.relieves, parameters.kind == .video, let anchor else { return false }
        if pendingTime(path) > backlogLimit / 2 { return true }
        return path.isLossy && inFlight(with: anchor.timestamp) * 2 > inFlightLimit(path, at: now)
    }

    private var backlogLimit: Duration { max(InFlightLimit.least, delayChange.inForce / 4) }

    /// Why an encoded frame can't be accepted; nil if it can.
    ///
    /// More is accepted than `admission` lets be encoded, because a frame that is dropped here costs a key frame.
    private func refusal(
        _ frame: OutgoingFrame, path: PathState, at now: ContinuousClock.Instant
    ) -> DropReason? {
        if let anchor, frame.timestamp <= anchor.timestamp { return .notLater }
        if chain.refuses(frame.dependency) { return .needsKeyFrame }
        let hasNewDelay = delayChange.isPending
        if packetizer.packetCount(payloadBytes: frame.payload.readableBytes, hasNewPlayoutDelay: hasNewDelay) == nil {
            return .payloadTooLarge
        }
        if history.nextSpan > StreamingLimits.maximumFrameSpan { return .identifierSpan }
        if history.heldBytes + frame.payload.readableBytes > settings.maximumHeldBytes { return .inFlight }
        if isStalled, frame.dependency == .key { return nil }
        let limit = inFlightLimit(path, at: now)
        let hardLimit = settings.inFlight == .repairBudget ? max(limit, delayChange.inForce) : limit
        return inFlight(with: frame.timestamp) > hardLimit ? .inFlight : nil
    }

    mutating func enqueue(_ frame: OutgoingFrame, path: PathState, at now: ContinuousClock.Instant) -> EnqueueOutcome {
        if let reason = refusal(frame, path: path, at: now) { return drop(frame, reason) }
        let id = history.newest.next
        let encoded = EncodedFrame(
            id: id, referencedID: frame.dependency == .dependent ? id.previous : id, dependency: frame.dependency,
            timestamp: frame.timestamp, referenceTime: frame.referenceTime,
            newPlayoutDelay: delayChange.announcement(on: id, at: frame.timestamp), payload: frame.payload)
        guard let packets = packetizer.packetize(encoded, sealedBy: cipher) else {
            return drop(frame, .payloadTooLarge)
        }
        chain.took(frame.dependency, as: id)
        history.append(SentFrame(encoded, packets: packets))
        if frame.dependency == .key { startAnew(with: id) }
        latestFrame = packets
        anchor = (frame.timestamp, frame.referenceTime)
        counters.frames += 1
        reports.begin(at: now)
        return .accepted(id)
    }

    private mutating func drop(_ frame: OutgoingFrame, _ reason: DropReason) -> EnqueueOutcome {
        counters.droppedFrames += 1
        if reason != .notLater { chain.dropped(frame.dependency) }
        return .dropped(reason)
    }
}
