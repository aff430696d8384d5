import struct NIOCore.ByteBuffer

/// The outputs of a stream: frames in the order of their dependencies, events, reports.
extension ReceiverStream {
    /// The next output, or nil if there is none until `deadline`.
    mutating func poll(
        at now: ContinuousClock.Instant, sender: SenderClock, clock: NTPClock
    ) -> StreamingReceiver.Output? {
        if let output = nextFrame(at: now, sender: sender) { return output }
        if !events.isEmpty { return .event(events.removeFirst()) }
        return nextReport(at: now, clock: clock).map { .send($0) }
    }

    func deadline(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        let report = feedback.due(request: window.nextRequest(repairPolicy(at: now)))
        return earlier(earlier(wakeAt, report), report == nil ? nil : keyFrames.due(at: now))
    }

    /// When a frame is to be seen, as far as its packets or its neighbors show.
    private func playout(of id: FrameID, sender: SenderClock) -> ContinuousClock.Instant? {
        guard let time = window.time(of: id, lastGiven: lastGiven) else { return nil }
        return media.capture(of: time.timestamp, arrivedAt: time.heardAt, sender: sender) + delays.delay(of: id)
    }

    private mutating func nextFrame(
        at now: ContinuousClock.Instant, sender: SenderClock
    ) -> StreamingReceiver.Output? {
        // For the same frame, the earlier result changes only with a packet that completes a frame.
        if let wakeAt, wakeAt > now, standingAt == window.head, !window.isWhole(window.head) { return nil }
        wakeAt = nil
        standingAt = nil
        while window.isWaiting {
            if window.isWhole(window.head) {
                if window.isDecodable(window.head) { return give(sender: sender, at: now) }
                // The frame that this one needs was skipped, so nobody can decode this one any more.
                passOver(1, at: now) { $0.passHead() }
                keyFrames.decoderNeeds(after: window.checkpoint)
                continue
            }
            guard leap(at: now, sender: sender) else { return nil }
        }
        keyFrames.stand(still: false)
        return nil
    }

    /// Skips the gap at the head if it is time to, and returns whether it did. Otherwise it sets when to look again.
    private mutating func leap(at now: ContinuousClock.Instant, sender: SenderClock) -> Bool {
        guard let successor = window.successor() else {
            watchStandstill(at: now, sender: sender)
            return false
        }
        keyFrames.stand(still: false)
        let lastOfGap = playout(of: successor.previous, sender: sender) ?? now
        let time = lastOfGap - settings.processingTime
        guard time <= now else {
            wakeAt = time
            return false
        }
        passOver(successor - window.head, at: now) { $0.leap(to: successor) }
        return true
    }

    private mutating func watchStandstill(at now: ContinuousClock.Instant, sender: SenderClock) {
        guard parameters.kind == .video else { return }
        let time = (playout(of: window.head, sender: sender) ?? now) + settings.patience
        keyFrames.stand(still: time <= now)
        guard time > now else { return }
        wakeAt = time
        standingAt = window.head
    }

    private mutating func passOver(
        _ count: Int, at now: ContinuousClock.Instant, _ pass: (inout FrameWindow) -> Void
    ) {
        counts.droppedFrames += count
        pass(&window)
        delays.forget(before: window.checkpoint)
        // The sender does not have to repeat the skipped frames any more.
        feedback.want(at: now)
        events.append(.skipped(stream: parameters.index, frames: count))
    }

    private mutating func give(sender: SenderClock, at now: ContinuousClock.Instant) -> StreamingReceiver.Output {
        var frame = window.takeHead()
        let capture = media.capture(of: frame.timestamp, arrivedAt: frame.firstPacketAt, sender: sender)
        let delay = delays.delay(of: frame.id)
        noteTargetDelay(delay, at: frame.id)
        let playout = max(capture + delay, lastPlayout ?? capture)
        lastPlayout = playout
        lastGiven = frame.timestamp
        counts.finishedFrames += 1
        keyFrames.gave(frame.id, isKey: frame.dependency == .key)
        let encoded = EncodedFrame(
            id: frame.id, referencedID: frame.referencedID, dependency: frame.dependency, timestamp: frame.timestamp,
            referenceTime: capture, newPlayoutDelay: frame.newPlayoutDelay,
            payload: cipher.open(frame.take(), frame: frame.id))
        return .frame(stream: parameters.index, encoded, playout: playout)
    }

    private mutating func noteTargetDelay(_ delay: Duration, at id: FrameID) {
        delays.forget(before: id)
        guard delay != counts.targetDelay else { return }
        counts.targetDelay = delay
        repairStep = Self.repairStep(delay: delay)
        events.append(.playoutDelay(stream: parameters.index, delay))
    }
}

// MARK: - Reports

extension ReceiverStream {
    /// The most losses that one report names.
    ///
    /// A datagram has room for 255 runs of at most nine losses. Losses that are scattered so widely that they do not
    /// fit are named a `repairStep` later.
    private static let mostMissing = 1_000
    /// The room that the other parts of a report leave for the feedback.
    private static let feedbackBytes = 1_100

    private mutating func nextReport(at now: ContinuousClock.Instant, clock: NTPClock) -> ByteBuffer? {
        let policy = repairPolicy(at: now)
        guard let due = feedback.due(request: window.nextRequest(policy)) else { return nil }
        let asksForKeyFrame = keyFrames.due(at: now).map { $0 <= now } ?? false
        guard due <= now || asksForKeyFrame else { return nil }
        feedback.sent(at: now)
        counts.reports += 1
        var packets = [report(at: now), referenceTime(at: now, clock: clock)]
        if asksForKeyFrame { packets.append(pictureLoss(at: now)) }
        packets.append(frameFeedback(policy, at: now))
        if let log = book.take(ssrc: parameters.receiverSSRC) { packets.append(.eventLog(log)) }
        // The receiver does not know which IP version is used.
        return CompoundRTCP.encode(packets, maximumBytes: StreamingLimits.maximumDatagramIPv6)
    }

    private mutating func report(at now: ContinuousClock.Instant) -> RTCPPacket {
        let block = reception.report(ssrc: parameters.senderSSRC, lastSenderReport: lastSenderReport, at: now)
        return .receiverReport(ReceiverReport(ssrc: parameters.receiverSSRC, blocks: [block]))
    }

    private func referenceTime(at now: ContinuousClock.Instant, clock: NTPClock) -> RTCPPacket {
        .receiverReferenceTime(
            ReceiverReferenceTime(ssrc: parameters.receiverSSRC, ntp: clock.timestamp(at: now)))
    }

    private mutating func pictureLoss(at now: ContinuousClock.Instant) -> RTCPPacket {
        keyFrames.asked(at: now)
        events.append(.keyFrameRequested(stream: parameters.index))
        return .pictureLoss(
            PictureLoss(receiverSSRC: parameters.receiverSSRC, senderSSRC: parameters.senderSSRC))
    }

    private mutating func frameFeedback(_ policy: RepairRequest.Policy, at now: ContinuousClock.Instant) -> RTCPPacket {
        defer { feedbackCount &+= 1 }
        let missing = window.takeRequests(policy, limit: Self.mostMissing, at: now)
        let feedback = FrameFeedback(
            checkpoint: window.checkpoint, missing: missing, acknowledged: window.acknowledged,
            playoutDelay: delays.delay(of: window.checkpoint), count: feedbackCount)
        return .feedback(
            CastFeedback(
                feedback, receiverSSRC: parameters.receiverSSRC, senderSSRC: parameters.senderSSRC,
                maximumBytes: Self.feedbackBytes))
    }
}
