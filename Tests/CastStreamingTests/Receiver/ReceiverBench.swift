import NIOCore

@testable import CastStreaming

/// A receiver, its time, and a hand that makes the packets of a sender: each frame's datagrams one by one, to be handed
/// in, left out or mixed up.
struct ReceiverBench {
    static let origin = ContinuousClock.now

    struct Given: Equatable {
        var stream: Int
        var id: FrameID
        var playout: Duration
        var at: Duration
        var payload: [UInt8]
    }

    struct Report {
        var at: Duration
        var packets: [RTCPPacket]

        var feedback: FrameFeedback? {
            for case .feedback(let feedback) in packets {
                return FrameFeedback(feedback, latest: FrameID(200))
            }
            return nil
        }
        var wire: CastFeedback? {
            for case .feedback(let feedback) in packets { return feedback }
            return nil
        }
        var block: ReportBlock? {
            for case .receiverReport(let report) in packets { return report.blocks.first }
            return nil
        }
        var log: ReceiverEventLog? {
            for case .eventLog(let log) in packets { return log }
            return nil
        }
        var asksForKeyFrame: Bool {
            packets.contains { if case .pictureLoss = $0 { true } else { false } }
        }
    }

    static let audio = StreamParameters(
        index: 0, codec: .opus, payloadType: 127, senderSSRC: 11, receiverSSRC: 12, timeBase: 48_000, channels: 2,
        targetDelay: .milliseconds(400), key: Array(0..<16), ivMask: Array(16..<32), maximumBitrate: 128_000)
    static let video = StreamParameters(
        index: 1, codec: .vp8, payloadType: 96, senderSSRC: 21, receiverSSRC: 22, timeBase: 90_000, channels: 1,
        targetDelay: .milliseconds(400), key: Array(32..<48), ivMask: Array(48..<64), maximumBitrate: 5_000_000)

    var receiver: StreamingReceiver
    var now = Duration.zero
    var given: [Given] = []
    var reports: [Report] = []
    var events: [StreamingReceiver.Event] = []
    private var packetizers: [Int: RTPPacketizer] = [:]
    private let senderClock = NTPClock(origin: origin)

    init(settings: ReceiverSettings = ReceiverSettings(), streams: [StreamParameters] = [audio, video]) {
        receiver = StreamingReceiver(streams: streams, settings: settings, at: Self.origin)
        for stream in streams {
            packetizers[stream.index] = RTPPacketizer(
                payloadType: stream.payloadType, ssrc: stream.senderSSRC, nextSequenceNumber: 65_534,
                maximumDatagram: 256)
        }
    }

    static func parameters(_ stream: Int) -> StreamParameters { stream == 0 ? audio : video }

    /// A frame's datagrams of up to 256 bytes: 233 of payload each. Sound is 10 ms a frame, a picture 33 ms.
    mutating func frame(
        _ stream: Int, _ id: Int64, packets: Int = 1, key: Bool? = nil, after reference: Int64? = nil,
        delay: Duration? = nil
    ) -> [ByteBuffer] {
        let parameters = Self.parameters(stream)
        let isKey = key ?? (stream == 0)
        let ticks: Int64 = stream == 0 ? 480 : 3_000
        let frame = EncodedFrame(
            id: FrameID(id), referencedID: FrameID(isKey ? id : reference ?? id - 1),
            dependency: isKey ? .key : reference == id ? .independent : .dependent,
            timestamp: RTPTimestamp(ticks: id * ticks), referenceTime: Self.origin, newPlayoutDelay: delay,
            payload: ByteBuffer(bytes: Self.payload(id, packets: packets)))
        guard let whole = packetizers[stream]?.packetize(frame, sealedBy: FrameCipher(parameters)) else { return [] }
        return (0..<whole.packetCount).map { whole[PacketID($0)] }
    }

    static func payload(_ id: Int64, packets: Int) -> [UInt8] {
        (0..<packets * 230).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ Int(id)) }
    }

    mutating func take(_ datagrams: [ByteBuffer]) { for datagram in datagrams { take(datagram) } }

    mutating func take(_ datagram: ByteBuffer) {
        receiver.handle(datagram, at: Self.origin + now)
        drain()
    }

    /// The sender's clock and the stream's start with the bench.
    mutating func report(_ stream: Int, sent: Duration? = nil) {
        let parameters = Self.parameters(stream)
        let time = sent ?? now
        let report = SenderReport(
            ssrc: parameters.senderSSRC, ntp: senderClock.timestamp(at: Self.origin + time),
            timestamp: RTPTimestamp(time, timeBase: parameters.timeBase).truncated32, packetCount: 0, octetCount: 0)
        take(CompoundRTCP.encode([.senderReport(report)]))
    }

    /// Lets the time go on, through every deadline on the way.
    mutating func advance(by duration: Duration) {
        let end = now + duration
        var steps = 0
        while let deadline = receiver.nextDeadline, deadline - Self.origin <= end, steps < 10_000 {
            now = max(now, deadline - Self.origin)
            drain()
            steps += 1
        }
        now = end
        drain()
    }

    private mutating func drain() {
        while let output = receiver.poll(at: Self.origin + now) {
            switch output {
            case .send(let datagram):
                reports.append(Report(at: now, packets: CompoundRTCP.decode(datagram) ?? []))
            case .frame(let stream, let frame, let playout):
                given.append(
                    Given(
                        stream: stream, id: frame.id, playout: playout - Self.origin, at: now,
                        payload: Array(buffer: frame.payload)))
            case .event(let event):
                events.append(event)
            }
        }
    }
}
