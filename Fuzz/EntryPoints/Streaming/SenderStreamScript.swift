import CastStreaming

import struct NIOCore.ByteBuffer

/// Gives a ``StreamingSender`` frames and a hostile receiver's reports. However much that asks for, what is sent stays
/// within the pace, what is held within its setting, and nothing is acknowledged that was not sent.
struct SenderStreamScript {
    private static let held = 256 << 10
    /// Bits a second: the pace of pictures.
    private static let pace = 8 << 20

    private var sender: StreamingSender
    private let start = ContinuousClock.now
    private var now: ContinuousClock.Instant
    private var last: [Int: FrameID] = [:]
    private var times: [Int64] = [0, 0]
    private var given = 0
    private var sentBytes = 0
    private var reports = 0
    private var wakeups = 0
    private(set) var steps = 0
    /// Nothing was heard for so long that whoever drives it ends the session.
    private(set) var isOver = false

    init() {
        now = start
        var settings = SenderSettings()
        settings.maximumHeldBytes = Self.held
        settings.maximumBurstBitrate = Self.pace
        settings.targetDelays = .milliseconds(100) ... .seconds(2)
        sender = StreamingSender(streams: FuzzStreams.both, settings: settings, at: now)
    }

    mutating func step(_ input: inout FuzzInput) {
        steps += 1
        switch input.number(below: 8) {
        case 0: handle(input.buffer())
        case 1, 2: enqueue(&input)
        case 3: handle(feedback(&input))
        case 4: handle(receiverReport(&input))
        case 5: handle(pictureLoss(&input))
        default: pass(input.duration())
        }
        poll()
        check()
    }

    private mutating func handle(_ datagram: ByteBuffer) {
        reports += 1
        sender.handle(datagram, at: now)
    }

    private mutating func enqueue(_ input: inout FuzzInput) {
        let place = input.number(below: 2)
        let flags = input.byte()
        let payload = ByteBuffer(repeating: 9, count: Int(flags >> 2) * (place == 0 ? 8 : 300))
        times[place] += place == 0 ? 960 : 3_000
        let frame = StreamingSender.OutgoingFrame(
            dependency: flags & 1 == 0 || sender.needsKeyFrame(stream: place) ? .key : .dependent,
            timestamp: RTPTimestamp(ticks: times[place]), referenceTime: now, payload: payload)
        given += payload.readableBytes + 64
        if case .accepted(let id) = sender.enqueue(frame, stream: place, at: now) { last[place] = id }
    }

    private mutating func pass(_ duration: Duration) {
        let end = min(now + duration, start + FuzzStreams.latest)
        while !isOver, wakeups < 1_500, let next = sender.nextDeadline, next <= end {
            wakeups += 1
            invariant(next > now, "the sender of a stream is due again at once")
            now = next
            poll()
        }
        now = max(now, end)
    }

    private mutating func poll() {
        var count = 0
        while let output = sender.poll(at: now) {
            count += 1
            invariant(count < 5_000, "the sender of a stream has no end of things to do")
            take(output)
        }
    }

    private func check() {
        // Sound and reports are beside the pace; what it holds of sound can't be much.
        let seconds = (now - start) / .seconds(1)
        let allowed = 512 << 10 + Int(seconds * Double(Self.pace) / 8 * 1.5) + 4 * given + 2_000 * reports
        invariant(sentBytes <= allowed, "\(sentBytes) bytes are sent of \(given), \(allowed) would be the pace")
        for stream in sender.statistics.streams {
            invariant(stream.heldBytes <= Self.held + 65_536, "\(stream.heldBytes) bytes are held")
        }
    }

    private mutating func take(_ output: StreamingSender.Output) {
        switch output {
        case .send(let datagram):
            sentBytes += datagram.readableBytes
            invariant(datagram.readableBytes <= StreamingLimits.maximumDatagram, "a packet fits into no datagram")
        case .event(.acknowledged(let stream, let through)):
            invariant(last[stream].map { through <= $0 } ?? false, "what was never sent is acknowledged")
        case .event(.bitrate(let bitrate)):
            invariant((1...FuzzStreams.pictures.maximumBitrate).contains(bitrate), "pictures of \(bitrate) bit/s")
        case .event(.playoutDelay(let delay)):
            invariant((.zero ... .seconds(5)).contains(delay), "a target delay of \(delay)")
        case .event(.peerSilent): isOver = true
        case .event: break
        }
    }

    // MARK: - What a receiver says

    private func feedback(_ input: inout FuzzInput) -> ByteBuffer {
        let place = input.number(below: 2)
        let stream = FuzzStreams.both[place]
        let newest = last[place]?.truncated8 ?? 0
        let losses = (0..<input.number(below: 32)).map { _ in
            CastFeedback.LossField(
                frame: newest &- (input.byte() & 31), packet: input.flag() ? .max : UInt16(input.byte()),
                following: input.byte())
        }
        let bits = input.number(below: 16)
        let feedback = CastFeedback(
            receiverSSRC: stream.receiverSSRC, senderSSRC: stream.senderSSRC, checkpoint: newest &- input.byte(),
            losses: losses, playoutDelay: input.flag() ? 400 : input.word(),
            acknowledgements: bits == 0
                ? nil : .init(count: input.byte(), bits: (0..<bits).map { _ in input.byte() }))
        var packets: [RTCPPacket] = [.feedback(feedback)]
        if input.flag() { packets.insert(.receiverReport(report(on: place, &input)), at: 0) }
        return CompoundRTCP.encode(packets, maximumBytes: .max)
    }

    private func receiverReport(_ input: inout FuzzInput) -> ByteBuffer {
        let place = input.number(below: 2)
        return CompoundRTCP.encode([.receiverReport(report(on: place, &input))], maximumBytes: .max)
    }

    private func report(on place: Int, _ input: inout FuzzInput) -> ReceiverReport {
        let stream = FuzzStreams.both[place]
        let block = ReportBlock(
            ssrc: stream.senderSSRC, fractionLost: input.byte(), cumulativeLost: Int(input.word()),
            highestSequence: input.long(), jitter: input.long(), lastSenderReport: input.long(),
            delaySinceLastReport: input.duration())
        return ReceiverReport(ssrc: stream.receiverSSRC, blocks: [block])
    }

    private func pictureLoss(_ input: inout FuzzInput) -> ByteBuffer {
        let stream = FuzzStreams.both[input.number(below: 2)]
        return CompoundRTCP.encode(
            [.pictureLoss(PictureLoss(receiverSSRC: stream.receiverSSRC, senderSSRC: stream.senderSSRC))],
            maximumBytes: .max)
    }
}
