import struct NIOCore.ByteBuffer

/// The receiving end of one stream: collects its frames, gives them out, and reports to the sender.
///
/// A frame is given out as soon as it is complete and the frame that it depends on was given out. A missing frame is
/// waited for. It is skipped when two conditions hold: a later frame is complete that needs nothing from the gap (a key
/// frame, or any audio frame), and waiting longer would make that frame late. The last frame of the gap is late by
/// then. If there is no such frame, only the sender can help: it repeats the requested packets, or sends a key frame.
struct ReceiverStream: Sendable {
    let parameters: StreamParameters
    let settings: ReceiverSettings
    let cipher: FrameCipher
    var window: FrameWindow
    var media: MediaClock
    var delays: PlayoutDelays
    var reception: ReceptionRecord
    var reorder = ReorderWatch()
    var feedback: FeedbackSchedule
    var keyFrames: KeyFrameRequest
    var book: ReceiverEventBook
    var meter: RateMeter
    var counts: StreamStatistics
    var events: [StreamingReceiver.Event] = []
    var lastSenderReport: (compact: UInt32, at: ContinuousClock.Instant)?
    var feedbackCount: UInt8 = 0
    var lastGiven: RTPTimestamp?
    var lastPlayout: ContinuousClock.Instant?
    /// When the output has to be looked at again if no packet arrives.
    var wakeAt: ContinuousClock.Instant?
    /// The frame at which the stream stands still, if `wakeAt` is about that.
    var standingAt: FrameID?
    /// The time from one request for the same packet to the next.
    var repairStep = StreamingLimits.feedbackInterval

    init(_ parameters: StreamParameters, settings: ReceiverSettings, at now: ContinuousClock.Instant) {
        self.parameters = parameters
        self.settings = settings
        let first = settings.firstFrames[parameters.index] ?? .first
        cipher = FrameCipher(parameters)
        window = FrameWindow(
            first: first, maximumBytes: settings.maximumBufferedBytes, maximumFrameBytes: settings.maximumFrameBytes,
            timeBase: parameters.timeBase)
        media = MediaClock(timeBase: parameters.timeBase)
        delays = PlayoutDelays(parameters.targetDelay, from: first)
        reception = ReceptionRecord(timeBase: parameters.timeBase, at: now)
        feedback = FeedbackSchedule(interval: settings.feedbackInterval)
        keyFrames = KeyFrameRequest(interval: settings.keyFrameInterval)
        book = ReceiverEventBook(isWanted: parameters.sendsEventLog, at: now)
        meter = RateMeter(at: now)
        counts = StreamStatistics(
            index: parameters.index, kind: parameters.kind, targetDelay: parameters.targetDelay)
        repairStep = Self.repairStep(delay: parameters.targetDelay)
    }

    /// 30 ms, or less if the whole delay is short.
    static func repairStep(delay: Duration) -> Duration {
        min(max(delay / 10, .milliseconds(10)), StreamingLimits.feedbackInterval)
    }

    func repairPolicy(at now: ContinuousClock.Instant) -> RepairRequest.Policy {
        let grace = reorder.grace(atMost: repairStep, at: now)
        return RepairRequest.Policy(grace: grace, step: repairStep, tail: max(repairStep, .milliseconds(20)) + grace)
    }
}

// MARK: - Input

extension ReceiverStream {
    /// Returns whether the packet can belong to this stream.
    mutating func handle(
        _ packet: RTPPacket, bytes: Int, arrival: ContinuousClock.Instant, at now: ContinuousClock.Instant,
        sender: SenderClock
    ) -> Bool {
        let timestamp = media.timestamp(packet.timestamp)
        let insertion = window.insert(packet, timestamp: timestamp, at: now)
        guard insertion != .refused else { return false }
        feedback.begin(at: now)
        media.note(timestamp, arrivedAt: arrival)
        reception.note(packet.sequenceNumber, timestamp: timestamp, at: arrival)
        counts.packets += 1
        counts.bytes += bytes
        meter.add(bytes, at: now)
        switch insertion {
        case .added(let completes, let fillsGap, let revealsGap):
            book.note(.received(packet.packetID), of: timestamp, at: arrival)
            noteOrder(packet.sequenceNumber, fillsGap: fillsGap, revealsGap: revealsGap, at: now)
            noteDelay(packet)
            if completes { noteWhole(timestamp, arrivedAt: now, sender: sender) }
        case .repeated, .refused:
            counts.repeatedPackets += 1
            feedback.sawRepetition(at: now)
        }
        return true
    }

    mutating func handle(
        _ report: SenderReport, arrival: ContinuousClock.Instant, at now: ContinuousClock.Instant
    ) {
        feedback.begin(at: now)
        media.note(report)
        lastSenderReport = (report.ntp.compact, arrival)
        counts.feedback += 1
        // The sender learns the round trip and the missing packets without a wait.
        feedback.want(at: now)
    }

    private mutating func noteOrder(
        _ number: UInt16, fillsGap: Bool, revealsGap: Bool, at now: ContinuousClock.Instant
    ) {
        if fillsGap {
            reorder.noteFiller(number, at: now)
        } else {
            reorder.noteFrontier(number, revealsGap: revealsGap, at: now)
        }
    }

    private mutating func noteDelay(_ packet: RTPPacket) {
        // Used even if it was not negotiated: Chromium's and Open Screen's senders do not negotiate it.
        guard packet.packetID == 0, let delay = packet.newPlayoutDelay else { return }
        delays.set(delay, from: FrameID(truncated8: packet.frameID, nearest: window.checkpoint))
    }

    private mutating func noteWhole(
        _ timestamp: RTPTimestamp, arrivedAt now: ContinuousClock.Instant, sender: SenderClock
    ) {
        counts.frames += 1
        standingAt = nil
        counts.delays.add(now - media.capture(of: timestamp, arrivedAt: now, sender: sender))
        book.note(.acknowledged, of: timestamp, at: now)
        feedback.want(at: now)
    }
}
