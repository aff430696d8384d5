import struct NIOCore.ByteBuffer

@testable import CastStreaming

/// A sender of one stream of sound (index 0) and one of pictures (index 1), a clock that is moved by hand, and the
/// receiver's words put into its mouth.
struct SenderRig {
    static let audio = 0
    static let video = 1

    var sender: StreamingSender
    let begin: ContinuousClock.Instant
    private(set) var now: ContinuousClock.Instant
    /// What was sent, with the time, in order.
    private(set) var sent: [(at: Duration, datagram: ByteBuffer)] = []
    private(set) var events: [StreamingSender.Event] = []
    private var lastTicks: [Int: Int64] = [:]

    static func parameters(_ index: Int, delay: Duration) -> StreamParameters {
        StreamParameters(
            index: index, codec: index == audio ? .opus : .vp8, payloadType: index == audio ? 127 : 96,
            senderSSRC: index == audio ? 1_000 : 60_000, receiverSSRC: index == audio ? 1_001 : 60_001,
            timeBase: index == audio ? 48_000 : 90_000, channels: index == audio ? 2 : 1, targetDelay: delay,
            key: [UInt8](repeating: 1, count: 16), ivMask: [UInt8](repeating: 2, count: 16),
            maximumBitrate: index == audio ? 128_000 : 5_000_000)
    }

    init(
        delay: Duration = .milliseconds(400), settings: SenderSettings = .init(),
        starts: [Int: StreamStart] = [:], streams: [Int] = [audio, video]
    ) {
        begin = .now
        now = begin
        sender = StreamingSender(
            streams: streams.map { Self.parameters($0, delay: delay) }, settings: settings, starts: starts, at: begin)
    }

    // MARK: Time

    /// Moves the clock in the steps that the sender asks for.
    mutating func advance(_ duration: Duration) {
        let end = now + duration
        drain()
        while let next = sender.nextDeadline, next <= end {
            precondition(next > now, "a deadline that has come is left after polling")
            now = next
            drain()
        }
        now = end
        drain()
    }

    private mutating func drain() {
        while let output = sender.poll(at: now) {
            switch output {
            case .send(let datagram): sent.append((now - begin, datagram))
            case .event(let event): events.append(event)
            }
        }
    }

    mutating func forget() {
        sent = []
        events = []
    }

    // MARK: Frames

    /// A frame captured now, or at another time.
    @discardableResult
    mutating func give(
        _ index: Int, bytes: Int = 1_000, dependency: FrameDependency? = nil, after: Duration? = nil,
        captured: ContinuousClock.Instant? = nil
    ) -> StreamingSender.EnqueueOutcome {
        let timeBase = index == Self.audio ? 48_000 : 90_000
        let ticks = RTPTimestamp(now - begin, timeBase: timeBase)
        let normal: FrameDependency =
            index == Self.audio || sender.needsKeyFrame(stream: index) ? .key : .dependent
        let outcome = sender.enqueue(
            .init(
                dependency: dependency ?? normal, timestamp: ticks, referenceTime: captured ?? now,
                payload: ByteBuffer(repeating: 7, count: bytes)),
            stream: index, at: now)
        drain()
        return outcome
    }

    // MARK: The receiver

    mutating func say(
        _ index: Int, checkpoint: Int64, missing: [MissingPacket] = [], has: [Int64] = [],
        delay: Duration = .milliseconds(400), waited: Duration = .zero
    ) {
        let parameters = Self.parameters(index, delay: delay)
        let feedback = CastFeedback(
            FrameFeedback(
                checkpoint: FrameID(checkpoint), missing: missing, acknowledged: has.map { FrameID($0) },
                playoutDelay: delay),
            receiverSSRC: parameters.receiverSSRC, senderSSRC: parameters.senderSSRC)
        let report = ReceiverReport(ssrc: parameters.receiverSSRC)
        hear(CompoundRTCP.encode([.receiverReport(report), .feedback(feedback)]), waited: waited)
    }

    mutating func hear(_ packets: [RTCPPacket]) { hear(CompoundRTCP.encode(packets)) }

    /// - Parameter waited: For how long it has lain in the sender's socket.
    mutating func hear(_ datagram: ByteBuffer, waited: Duration = .zero) {
        sender.handle(datagram, arrival: now - waited, at: now)
        drain()
    }

    /// The receiver has the last report of the stream, and says so at once.
    mutating func echoReport(_ index: Int, held: Duration = .zero) {
        let parameters = Self.parameters(index, delay: .milliseconds(400))
        guard let report = reports(index).last else { return }
        let block = ReportBlock(
            ssrc: parameters.senderSSRC, lastSenderReport: report.report.ntp.compact, delaySinceLastReport: held)
        hear([.receiverReport(ReceiverReport(ssrc: parameters.receiverSSRC, blocks: [block]))])
    }

    // MARK: What was sent

    func packets(_ index: Int) -> [(at: Duration, packet: RTPPacket)] {
        let ssrc = Self.parameters(index, delay: .milliseconds(400)).senderSSRC
        return sent.compactMap { at, datagram in
            guard case .rtp(ssrc, _) = StreamingDatagram(datagram), let packet = try? RTPPacket(decoding: datagram)
            else { return nil }
            return (at, packet)
        }
    }

    func reports(_ index: Int) -> [(at: Duration, report: SenderReport)] {
        let ssrc = Self.parameters(index, delay: .milliseconds(400)).senderSSRC
        return sent.compactMap { at, datagram in
            guard case .rtcp(ssrc) = StreamingDatagram(datagram),
                case .senderReport(let report)? = CompoundRTCP.decode(datagram)?.first
            else { return nil }
            return (at, report)
        }
    }
}
