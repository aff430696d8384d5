/// What a stream does with the receiver's reports.
extension SenderStream {
    /// The result of one feedback.
    struct FeedbackResult: Sendable {
        var acknowledgedThrough: FrameID?
        /// When the oldest of the frames that it acknowledges was captured.
        var oldestDelivered: ContinuousClock.Instant?
        /// The delay that the receiver says it uses, if that is no old information and no other delay is announced.
        var statedDelay: Duration?
        var isImpossible = false
    }

    mutating func take(
        _ raw: CastFeedback, log: ReceiverEventLog? = nil, path: inout PathState, arrival: ContinuousClock.Instant,
        at now: ContinuousClock.Instant
    ) -> FeedbackResult {
        var result = FeedbackResult()
        let newest = history.newest
        guard let feedback = FrameFeedback(raw, latest: newest), isPossible(feedback, raw: raw) else {
            result.isImpossible = true
            return result
        }
        counters.feedback += 1
        // This feedback was overtaken by a newer one, and the packets that it misses may have arrived since.
        guard feedback.checkpoint >= history.checkpoint else { return result }
        let progress = history.acknowledge(through: feedback.checkpoint, singly: feedback.acknowledged)
        note(progress, log: log, path: &path, arrival: arrival, at: now)
        result.oldestDelivered = progress.frames.lazy.map(\.captured).min()
        if delayChange.confirmed(by: feedback.playoutDelay, checkpoint: history.checkpoint) {
            counters.targetDelay = feedback.playoutDelay
        }
        if progress.checkpointMoved {
            result.acknowledgedThrough = history.checkpoint
            if !delayChange.isPending { result.statedDelay = feedback.playoutDelay }
        }
        miss(feedback.missing, path: &path)
        giveUpLate(path: path, at: now)
        return result
    }

    private mutating func miss(_ missing: [MissingPacket], path: inout PathState) {
        var rest = missing[...]
        while let id = rest.first?.frame {
            let one = rest.prefix { $0.frame == id }
            rest = rest.dropFirst(one.count)
            if settings.repair.contains(.negativeAcknowledgements) {
                // If each video frame loses a packet, and there is no audio, nothing else shows that the path still
                // carries data.
                if let arrived = history.miss(one, of: id) { path.arrived(arrived) }
            } else {
                history.learn(id)
            }
        }
    }

    /// A frame that was never sent looks like a frame from long ago when its number is cut to 8 bits.
    private func isPossible(_ feedback: FrameFeedback, raw: CastFeedback) -> Bool {
        history.newest - feedback.checkpoint <= StreamingLimits.maximumFrameSpan * 2
            && feedback.missing.allSatisfy { missing in
                guard let packet = missing.packet, let frame = history[missing.frame] else { return true }
                return Int(packet) < frame.packetCount
            }
    }

    private mutating func note(
        _ progress: FrameHistory.Progress, log: ReceiverEventLog?, path: inout PathState,
        arrival: ContinuousClock.Instant, at now: ContinuousClock.Instant
    ) {
        guard !progress.frames.isEmpty else { return }
        for frame in progress.frames {
            counters.finishedFrames += 1
            counters.delays.add(now - frame.captured)
            if !frame.isRepeated, let latest = frame.latest { path.arrived(latest) }
        }
        // No datagram arrives before it was sent, so a clock was set.
        let delay = progress.newest.map { (arrival < $0.at ? now : arrival) - $0.at }
        if let delay { path.roundTrip.measured(delay) }
        // Packets that wait at the receiver delay the acknowledgment, but they do not show a queue on the path.
        let held = progress.newestTimestamp.flatMap { log?.held($0) } ?? .zero
        path.estimator.acknowledged(progress.bytes, delay: delay.map { max($0 - held, .zero) }, at: now)
    }

    mutating func take(
        _ block: ReportBlock, clock: NTPClock, path: inout PathState, arrival: ContinuousClock.Instant,
        at now: ContinuousClock.Instant
    ) {
        counters.jitter = RTPTimestamp(ticks: Int64(block.jitter)).duration(timeBase: parameters.timeBase)
        guard let report = reports.echoed(block.lastSenderReport) else { return }
        path.arrived(report.transmission)
        if let loss = takeLoss(block, since: report, jitter: path.jitter, at: now) {
            path.estimator.reported(loss: loss, at: now)
        }
        counters.reportedLoss = lossReports.share
        answers.answer(after: block.delaySinceLastReport)
        // A report that the receiver kept for long says more about the way back than about the way there.
        guard block.delaySinceLastReport < .milliseconds(100) || path.roundTrip.smoothed == nil else { return }
        guard let sample = block.roundTrip(arrival: clock.timestamp(at: arrival)) else { return }
        path.roundTrip.measured(sample)
        if block.delaySinceLastReport < .milliseconds(3) {
            path.estimator.acknowledged(0, delay: sample, at: now)
        }
    }

    /// Compares the receiver's count with the number of packets that had been sent by then, as far as it is certain.
    private mutating func takeLoss(
        _ block: ReportBlock, since report: ReportSchedule.Sent, jitter: Duration, at now: ContinuousClock.Instant
    ) -> Double? {
        let countedAt = report.transmission.at + block.delaySinceLastReport
        let slack = max(jitter * 3, Self.leastSlack)
        guard let least = sentCounts.count(until: countedAt - slack), let sent = sentCounts.count(until: countedAt),
            let most = sentCounts.count(until: countedAt + slack)
        else { return nil }
        return lossReports.take(block, sent: sent, certain: least...most, at: now)
    }

    /// Packets leave in bursts of 10 ms.
    private static let leastSlack = Duration.milliseconds(10)

    /// The target delay of the frame with this timestamp in the receiver's log.
    private func delay(ofNarrow timestamp: UInt32) -> Duration {
        guard let anchor else { return delayChange.inForce }
        return delayChange.delay(at: RTPTimestamp(truncated32: timestamp, nearest: anchor.timestamp))
    }

    mutating func take(_ log: ReceiverEventLog) {
        for frame in log.frames {
            let delay = delay(ofNarrow: frame.timestamp)
            for event in frame.events {
                guard case .played(let late) = event.kind else { continue }
                counters.playoutDelays.add(delay + .milliseconds(Int64(late)))
            }
        }
    }
}
