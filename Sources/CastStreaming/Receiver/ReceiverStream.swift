import struct NIOCore.ByteBuffer

/// The receiving end of one stream: collects its frames, gives them out, reports to the sender.
///
/// A frame is given out as soon as it is whole and what it needs was given out. One that is missing is waited for; it
/// is passed over when a later frame is there that needs nothing from the gap (a key frame, every frame of sound), and
/// waiting any longer would make that one late, the last of the gap being late by then. Where there is none, only the
/// sender can help: by repeating what was asked for, or with a key frame.
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
    /// When giving out has to be looked at again without a packet.
    var wakeAt: ContinuousClock.Instant?
    /// The frame whose standing still `wakeAt` is about.
    var standingAt: FrameID?
    /// From one request for the same packet to the next.
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

    /// 30 ms, closer where the whole delay is short.
    static func repairStep(delay: Duration) -> Duration {
        min(max(delay / 10, .milliseconds(10)), StreamingLimits.feedbackInterval)
    }

    func repairPolicy(at now: ContinuousClock.Instant) -> RepairRequest.Policy {
        let grace = reorder.grace(atMost: repairStep, at: now)
        return RepairRequest.Policy(grace: grace, step: repairStep, tail: max(repairStep, .milliseconds(20)) + grace)
    }
}

// MARK: - What arrives

extension ReceiverStream {
    /// Says whether the packet can be of this stream.
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
        // The sender learns the round trip, and what is missing, without having to wait.
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
        // Also where it wasn't negotiated: Chromium's and Open Screen's senders don't negotiate it.
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
