import struct NIOCore.ByteBuffer

@testable import CastStreaming

/// One packet of each kind, byte by byte from docs/protocol.md (Cast Streaming: RTCP), and its value.
enum RTCPVectors {
    static let block: [UInt8] = [
        0x00, 0x01, 0x6E, 0xAA,  // about SSRC 93,866
        0x40, 0x00, 0x01, 0x00,  // a quarter lost; 256 in all
        0x00, 0x02, 0xFF, 0xFE,  // highest sequence number: 65,534 after two wraps
        0x00, 0x00, 0x00, 0x5A,  // jitter of 90 ticks
        0x12, 0x34, 0x56, 0x78,  // the last sender report's compact time
        0x00, 0x00, 0x80, 0x00,  // half a second ago
    ]
    static let blockValue = ReportBlock(
        ssrc: 93_866, fractionLost: 64, cumulativeLost: 256, highestSequence: 0x2_FFFE, jitter: 90,
        lastSenderReport: 0x1234_5678, delaySinceLastReport: .milliseconds(500))

    static let senderReport: [UInt8] = [
        0x80, 200, 0x00, 0x06,  // version 2, no blocks; sender report; 6 words follow
        0x00, 0x01, 0x6E, 0xAA,  // SSRC 93,866
        0xFF, 0xFF, 0xFF, 0xFF, 0x80, 0x00, 0x00, 0x00,  // NTP: half a second before its wrap
        0xFF, 0xFF, 0xFF, 0xF0,  // RTP timestamp
        0xFF, 0xFF, 0xFF, 0xFF,  // packets
        0x00, 0x00, 0x10, 0x00,  // bytes
    ]
    static let senderReportValue = SenderReport(
        ssrc: 93_866, ntp: NTPTimestamp(rawValue: 0xFFFF_FFFF_8000_0000), timestamp: 0xFFFF_FFF0,
        packetCount: .max, octetCount: 4_096)

    static let emptyReport: [UInt8] = [
        0x80, 201, 0x00, 0x01,  // no blocks; receiver report; 1 word follows
        0x00, 0x01, 0x6E, 0xAB,  // SSRC 93,867
    ]
    static let report: [UInt8] =
        [
            0x81, 201, 0x00, 0x07,  // one block; receiver report; 7 words follow
            0x00, 0x01, 0x6E, 0xAB,
        ] + block

    static let referenceTime: [UInt8] = [
        0x80, 207, 0x00, 0x04,  // extended report, 4 words follow
        0x00, 0x01, 0x6E, 0xAB,  // SSRC of the receiver
        0x04, 0x00, 0x00, 0x02,  // block 4: reference time, 2 words
        0xE8, 0x75, 0x42, 0x00, 0x40, 0x00, 0x00, 0x00,  // NTP
    ]
    static let referenceTimeValue = ReceiverReferenceTime(
        ssrc: 93_867, ntp: NTPTimestamp(rawValue: 0xE875_4200_4000_0000))

    static let pictureLoss: [UInt8] = [
        0x81, 206, 0x00, 0x02,  // subtype 1; payload specific; 2 words follow
        0x00, 0x01, 0x6E, 0xAB,  // SSRC of the receiver
        0x00, 0x01, 0x6E, 0xAA,  // SSRC of the sender
    ]
    static let pictureLossValue = PictureLoss(receiverSSRC: 93_867, senderSSRC: 93_866)

    static let feedback: [UInt8] = [
        0x8F, 206, 0x00, 0x08,  // subtype 15; payload specific; 8 words follow
        0x00, 0x01, 0x6E, 0xAB,  // SSRC of the receiver
        0x00, 0x01, 0x6E, 0xAA,  // SSRC of the sender
        0x43, 0x41, 0x53, 0x54,  // 'CAST'
        0xFE, 0x02, 0x01, 0x90,  // checkpoint 254; 2 loss fields; playout delay 400 ms
        0xFF, 0x00, 0x03, 0x81,  // of frame 255: packet 3, the next one and the eighth after it
        0x00, 0xFF, 0xFF, 0x00,  // of frame 256: all
        0x43, 0x53, 0x54, 0x32,  // 'CST2'
        0x07, 0x02, 0x06, 0x80,  // the eighth feedback; 2 bytes: the 2nd, 3rd and 16th from two after the checkpoint
    ]
    static let feedbackValue = CastFeedback(
        receiverSSRC: 93_867, senderSSRC: 93_866, checkpoint: 254,
        losses: [.init(frame: 255, packet: 3, following: 0x81), .init(frame: 0, packet: 65_535)], playoutDelay: 400,
        acknowledgements: .init(count: 7, bits: [0x06, 0x80]))

    static let oldFeedback: [UInt8] = [
        0x8F, 206, 0x00, 0x04,  // 4 words follow: nothing but the head
        0x00, 0x01, 0x6E, 0xAB,
        0x00, 0x01, 0x6E, 0xAA,
        0x43, 0x41, 0x53, 0x54,
        0xFF, 0x00, 0x01, 0x90,  // nothing received, nothing missed
    ]
    static let oldFeedbackValue = CastFeedback(
        receiverSSRC: 93_867, senderSSRC: 93_866, checkpoint: 255, playoutDelay: 400)

    static let eventLog: [UInt8] = [
        0x82, 204, 0x00, 0x08,  // subtype 2; application; 8 words follow
        0x00, 0x01, 0x6E, 0xAB,  // SSRC of the receiver
        0x43, 0x41, 0x53, 0x54,  // 'CAST'
        0x00, 0x00, 0x23, 0x28,  // the frame at 9,000
        0x03, 0xFF, 0xFF, 0xFE,  // 4 events, the first 2 ms before the clock's wrap
        0x00, 0x05, 0xE0, 0x00,  // packet 5 came
        0x00, 0x00, 0xB0, 0x04,  // acknowledged 4 ms later
        0xFF, 0xF6, 0xC0, 0x0A,  // played 10 ms before its time, 10 ms later
        0x12, 0x34, 0x90, 0x00,  // kind 9, which no one knows
    ]
    static let eventLogValue = ReceiverEventLog(
        ssrc: 93_867,
        frames: [
            .init(
                timestamp: 9_000,
                events: [
                    .init(.received(5), milliseconds: 0xFF_FFFE), .init(.acknowledged, milliseconds: 2),
                    .init(.played(delay: -10), milliseconds: 8),
                    .init(.other(code: 9, value: 0x1234), milliseconds: 0xFF_FFFE),
                ])
        ])

    static let all: [(name: String, bytes: [UInt8], value: RTCPPacket)] = [
        ("sender report", senderReport, .senderReport(senderReportValue)),
        ("empty receiver report", emptyReport, .receiverReport(ReceiverReport(ssrc: 93_867))),
        ("receiver report", report, .receiverReport(ReceiverReport(ssrc: 93_867, blocks: [blockValue]))),
        ("reference time", referenceTime, .receiverReferenceTime(referenceTimeValue)),
        ("picture loss", pictureLoss, .pictureLoss(pictureLossValue)),
        ("feedback", feedback, .feedback(feedbackValue)),
        ("feedback without acknowledgements", oldFeedback, .feedback(oldFeedbackValue)),
        ("event log", eventLog, .eventLog(eventLogValue)),
    ]

    static func decode(_ bytes: [UInt8]) -> [RTCPPacket]? {
        CompoundRTCP.decode(ByteBuffer(bytes: bytes))
    }
}
