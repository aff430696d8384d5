import struct NIOCore.ByteBuffer

/// One stream of a `StreamingSender`: its frames, its reports, its repair. What it shares with the others (the path)
/// comes as an argument.
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
    /// What was sent again and is to be sent once more, since much is lost, and when.
    var echoes = RepairEchoes()
    var counters: StreamStatistics
    var meter: RateMeter
    var answers = AnswerRecord()
    var lossReports = LossReports()
    var sentCounts = SentCounts()
    var reportOrder = ReportOrder()
    /// The newest frame, kept for repeating its last packet, whatever became of it.
    var latestFrame: PacketizedFrame?
    var lastMedia: ContinuousClock.Instant?
    /// Of the newest frame: what reports put the stream's clock in relation to.
    var anchor: (timestamp: RTPTimestamp, captured: ContinuousClock.Instant)?
    var payloadBytesSent = 0
    /// What is on its way comes too late: the next key frame does without it.
    var isStalled = false
    /// Nothing more of it is sent until then, or until this time.
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

    // MARK: Taking frames

    /// How much would be on its way with a frame of this time.
    func inFlight(with timestamp: RTPTimestamp) -> Duration {
        guard let oldest = history.oldest else { return .zero }
        return RTPTimestamp(ticks: max(timestamp - oldest.timestamp, 0)).duration(timeBase: parameters.timeBase)
    }

    func inFlightLimit(_ path: PathState, at now: ContinuousClock.Instant) -> Duration {
        settings.inFlight.duration(
            targetDelay: delayChange.inForce, roundTrip: path.roundTrip,
            emptyPath: path.isKnown ? path.emptyRoundTrip : nil, silence: path.silence(at: now))
    }

    /// Why a frame that is not encoded yet should not be.
    func admission(_ timestamp: RTPTimestamp, path: PathState, at now: ContinuousClock.Instant) -> DropReason? {
        if history.nextSpan > StreamingLimits.maximumFrameSpan { return .identifierSpan }
        if isStalled { return nil }
        if inFlight(with: timestamp) > inFlightLimit(path, at: now) { return .inFlight }
        return backlog(path) > backlogLimit ? .inFlight : nil
    }

    /// How long what was never sent will take to leave.
    private func backlog(_ path: PathState) -> Duration {
        guard parameters.kind == .video, history.unsentBytes > 0 else { return .zero }
        return path.pacer.time(for: history.unsentBytes)
    }

    /// How long what is to be sent, new or again, will take to leave.
    func pendingTime(_ path: PathState) -> Duration {
        path.pacer.time(for: history.unsentBytes + history.wantedLostCount * settings.maximumDatagram)
    }

    /// Whether pictures are short of time: half of what they have for repairs is taken, or what waits takes long to
    /// leave. Less of them would have to be mended, and would wait for less.
    func isPressed(_ path: PathState, at now: ContinuousClock.Instant) -> Bool {
        guard settings.relieves, parameters.kind == .video, let anchor else { return false }
        if pendingTime(path) > backlogLimit / 2 { return true }
        return path.isLossy && inFlight(with: anchor.timestamp) * 2 > inFlightLimit(path, at: now)
    }

    private var backlogLimit: Duration { max(InFlightLimit.least, delayChange.inForce / 4) }

    /// Why an encoded frame can't be taken. More is taken than `admission` lets be encoded: a frame lost here costs a
    /// key frame.
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
