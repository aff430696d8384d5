package import struct NIOCore.ByteBuffer

package import CastStreaming

/// A receiver that behaves on the wire as Open Screen's does, as far as docs/protocol.md and its source
/// tell, to measure how a sender fares with it. Ours in every line; no part of it is a good example.
///
/// It reports when its checkpoint moves, on each sender report, 30 ms after a report that named losses and else 500 ms
/// after the last one; a frame that is whole beyond a gap makes it say nothing. All packets of each frame that it knows
/// of are named as lost while they aren't there. It never asks for a key frame. A late frame is passed over only for a
/// whole key frame (or an independent one) further on, and only where it knows when each frame between was captured.
///
/// It has one thread for the network, the decoder and the screen (`Settings.pictureTime`): what comes meanwhile waits.
package struct OpenScreenReceiver: Sendable {
    package struct Settings: Sendable {
        /// Whether a sender report is answered at once.
        package var answersReports = true
        /// How long a picture keeps it from its socket and its timers: it decodes and paints on the one thread that it
        /// has, and does so as soon as a picture is whole.
        package var pictureTime = Duration.zero
        /// The same of the first picture, for which decoder and window are opened.
        package var firstPictureTime = Duration.zero
        /// A frame is late so long before its time, since it would have to be decoded until then.
        package var processingTime = Duration.zero
        package init() {}

        /// So that our sender fares with it, on a path with `LossTable.measuredJitter`, as it did with Open Screen's own
        /// program. The figures were chosen for that; none of them was measured by itself.
        package static var asMeasured: Settings {
            var settings = Settings()
            settings.pictureTime = .milliseconds(12)
            settings.firstPictureTime = .milliseconds(150)
            settings.processingTime = .milliseconds(5)
            return settings
        }
    }

    package enum Output: Sendable {
        case send(ByteBuffer)
        case frame(stream: Int, EncodedFrame, playout: ContinuousClock.Instant)
    }

    private var streams: [OpenScreenStream]

    package init(streams: [StreamParameters], settings: Settings, firstFrames: [Int: FrameID]) {
        self.streams = streams.map {
            OpenScreenStream($0, settings: settings, first: firstFrames[$0.index] ?? .first)
        }
    }

    package mutating func handle(_ datagram: ByteBuffer, at now: ContinuousClock.Instant) {
        if case .rtp(let ssrc, _) = StreamingDatagram(datagram) {
            guard let place = streams.firstIndex(where: { $0.parameters.senderSSRC == ssrc }),
                let packet = try? RTPPacket(decoding: datagram)
            else { return }
            streams[place].handle(packet, at: now)
            return
        }
        for case .senderReport(let report) in CompoundRTCP.decode(datagram) ?? [] {
            guard let place = streams.firstIndex(where: { $0.parameters.senderSSRC == report.ssrc }) else { continue }
            streams[place].handle(report, at: now)
        }
    }

    package mutating func poll(at now: ContinuousClock.Instant) -> Output? {
        for place in streams.indices {
            if let output = streams[place].poll(at: now) { return output }
        }
        return nil
    }

    package var nextDeadline: ContinuousClock.Instant? { streams.compactMap(\.nextDeadline).min() }
    package var heldBytes: Int { streams.reduce(0) { $0 + $1.heldBytes } }
}

struct OpenScreenStream: Sendable {
    private struct Pending: Sendable {
        var parts: [ByteBuffer?] = []
        var have = 0
        var head: RTPPacket?
        var capture: ContinuousClock.Instant?
        var isWhole: Bool { !parts.isEmpty && have == parts.count }
    }

    private static let alarm = Duration.milliseconds(500)
    private static let lossAlarm = Duration.milliseconds(30)

    let parameters: StreamParameters
    private let settings: OpenScreenReceiver.Settings
    private let cipher: FrameCipher
    private var pending: [FrameID: Pending] = [:]
    private var checkpoint: FrameID
    private var latest: FrameID
    private var consumed: FrameID
    private var report: (SenderReport, arrival: ContinuousClock.Instant, timestamp: RTPTimestamp)?
    /// What the sender's clock is behind ours, smoothed over half a minute.
    private var offset: Duration?
    private var base: (NTPTimestamp, ContinuousClock.Instant)?
    private var outputs: [OpenScreenReceiver.Output] = []
    private var alarmAt: ContinuousClock.Instant?
    private var checkAt: ContinuousClock.Instant?
    private var mustReport = false
    private var hasBlock = false
    private var count: UInt8 = 0
    /// The target delay from a frame on, in the order of frames.
    private var delays: [(frame: FrameID, delay: Duration)]

    init(_ parameters: StreamParameters, settings: OpenScreenReceiver.Settings, first: FrameID) {
        self.parameters = parameters
        self.settings = settings
        cipher = FrameCipher(parameters)
        checkpoint = first.previous
        latest = first.previous
        consumed = first.previous
        delays = [(first.previous, parameters.targetDelay)]
    }

    var nextDeadline: ContinuousClock.Instant? { [alarmAt, checkAt].compactMap(\.self).min() }
    var heldBytes: Int {
        pending.values.reduce(0) { $0 + $1.parts.reduce(0) { $0 + ($1?.readableBytes ?? 0) } }
    }

    mutating func handle(_ packet: RTPPacket, at now: ContinuousClock.Instant) {
        let id = FrameID(truncated8: packet.frameID, nearest: latest)
        guard id > checkpoint, id - consumed <= StreamingLimits.maximumFrameSpan else { return }
        while latest < id {
            latest = latest.next
            pending[latest] = Pending()
        }
        guard report != nil || packet.packetID != 0, var frame = pending[id], !frame.isWhole else { return }
        if frame.parts.isEmpty { frame.parts = Array(repeating: nil, count: Int(packet.lastPacketID) + 1) }
        guard frame.parts.count == Int(packet.lastPacketID) + 1, frame.parts[Int(packet.packetID)] == nil else {
            return
        }
        frame.parts[Int(packet.packetID)] = packet.payload
        frame.have += 1
        if packet.packetID == 0 {
            frame.head = packet
            frame.capture = capture(of: packet)
            if let delay = packet.newPlayoutDelay { setDelay(delay, from: id) }
        }
        pending[id] = frame
        if frame.isWhole, id == checkpoint.next { advanceCheckpoint() }
        consume(at: now)
    }

    mutating func handle(_ report: SenderReport, at now: ContinuousClock.Instant) {
        let reference = self.report?.timestamp ?? RTPTimestamp(ticks: Int64(report.timestamp))
        let timestamp = RTPTimestamp(truncated32: report.timestamp, nearest: reference)
        self.report = (report, now, timestamp)
        if base == nil { base = (report.ntp, now) }
        if let base {
            let measured = (now - base.1) - report.ntp.duration(since: base.0)
            // A smoothing over about 30 s of reports each half second.
            offset = offset.map { $0 + (measured - $0) / 60 } ?? measured
        }
        hasBlock = true
        if settings.answersReports { mustReport = true }
        if alarmAt == nil { alarmAt = now + Self.alarm }
    }

    mutating func poll(at now: ContinuousClock.Instant) -> OpenScreenReceiver.Output? {
        if let checkAt, checkAt <= now {
            self.checkAt = nil
            consume(at: now)
        }
        if !outputs.isEmpty { return outputs.removeFirst() }
        if let alarmAt, alarmAt <= now { mustReport = true }
        guard mustReport else { return nil }
        mustReport = false
        return .send(feedback(at: now))
    }

    private func capture(of packet: RTPPacket) -> ContinuousClock.Instant? {
        guard let report, let base, let offset else { return nil }
        let timestamp = RTPTimestamp(truncated32: packet.timestamp, nearest: report.timestamp)
        let span = RTPTimestamp(ticks: timestamp - report.timestamp).duration(timeBase: parameters.timeBase)
        return base.1 + report.0.ntp.duration(since: base.0) + offset + span
    }

    private mutating func advanceCheckpoint() {
        checkpoint = checkpoint.next
        while checkpoint < latest, pending[checkpoint.next]?.isWhole ?? false { checkpoint = checkpoint.next }
        mustReport = true
    }

    /// Takes all that can be taken now.
    private mutating func consume(at now: ContinuousClock.Instant) {
        while advance(at: now) {}
    }

    private mutating func advance(at now: ContinuousClock.Instant) -> Bool {
        var id = consumed.next
        while id <= latest, let frame = pending[id] {
            if let head = frame.head, frame.isWhole {
                let isDependent = !head.isKeyFrame && head.referencedFrameID != head.frameID
                if id == consumed.next || !isDependent {
                    drop(before: id)
                    give(frame, head, id: id)
                    return true
                }
            }
            guard let capture = frame.capture else { return false }
            let late = capture + delay(of: id) - settings.processingTime
            guard late <= now else {
                checkAt = late
                return false
            }
            id = id.next
        }
        return false
    }

    private mutating func drop(before id: FrameID) {
        guard id > consumed.next else { return }
        while consumed.next < id {
            consumed = consumed.next
            pending[consumed] = nil
        }
        if checkpoint < id {
            checkpoint = id.previous
            advanceCheckpoint()
        }
    }

    private mutating func give(_ frame: Pending, _ head: RTPPacket, id: FrameID) {
        consumed = id
        pending[id] = nil
        var sealed = ByteBuffer()
        for case let part? in frame.parts { sealed.writeImmutableBuffer(part) }
        let reference = FrameID(truncated8: head.referencedFrameID, notAfter: id)
        let timestamp = RTPTimestamp(truncated32: head.timestamp, nearest: report?.timestamp ?? .zero)
        guard let capture = frame.capture else { return }
        let encoded = EncodedFrame(
            id: id, referencedID: reference,
            dependency: head.isKeyFrame ? .key : reference == id ? .independent : .dependent,
            timestamp: timestamp, referenceTime: capture, payload: cipher.open(sealed, frame: id))
        outputs.append(.frame(stream: parameters.index, encoded, playout: capture + delay(of: id)))
    }

    private mutating func setDelay(_ delay: Duration, from id: FrameID) {
        delays.append((id, delay))
        delays.sort { $0.frame < $1.frame }
        while delays.count > 8 { delays.removeFirst() }
    }

    private func delay(of id: FrameID) -> Duration {
        (delays.last { $0.frame <= id } ?? delays[0]).delay
    }

    private mutating func feedback(at now: ContinuousClock.Instant) -> ByteBuffer {
        var missing: [MissingPacket] = []
        var whole: [FrameID] = []
        var id = checkpoint.next
        while id <= latest {
            if let frame = pending[id] {
                if frame.isWhole {
                    whole.append(id)
                } else if frame.have == 0 {
                    missing.append(MissingPacket(frame: id, packet: nil))
                } else {
                    for (number, part) in frame.parts.enumerated() where part == nil {
                        missing.append(MissingPacket(frame: id, packet: PacketID(number)))
                    }
                }
            }
            id = id.next
        }
        alarmAt = now + (missing.isEmpty ? Self.alarm : Self.lossAlarm)
        defer { count &+= 1 }
        let feedback = FrameFeedback(
            checkpoint: checkpoint, missing: missing, acknowledged: whole, playoutDelay: delay(of: checkpoint),
            count: count)
        var blocks: [ReportBlock] = []
        if hasBlock, let report {
            blocks.append(
                ReportBlock(
                    ssrc: parameters.senderSSRC, lastSenderReport: report.0.ntp.compact,
                    delaySinceLastReport: now - report.arrival))
            hasBlock = false
        }
        return CompoundRTCP.encode([
            .receiverReport(ReceiverReport(ssrc: parameters.receiverSSRC, blocks: blocks)),
            .feedback(
                CastFeedback(
                    feedback, receiverSSRC: parameters.receiverSSRC, senderSSRC: parameters.senderSSRC,
                    maximumBytes: 1_300)),
        ])
    }
}
