import Testing

import struct NIOCore.ByteBuffer

@testable import CastStreaming

@Suite("RTCP")
struct CompoundRTCPTests {
    @Test(arguments: RTCPVectors.all.indices)
    func aPacketOfEachKindIsTheseBytesBothWays(place: Int) {
        let (name, bytes, value) = RTCPVectors.all[place]
        #expect(RTCPVectors.decode(bytes) == [value], "\(name)")
        #expect(CompoundRTCP.encode([value]) == ByteBuffer(bytes: bytes), "\(name)")
    }

    @Test(arguments: RTCPVectors.all.indices)
    func aPacketCutAnywhereIsRefused(place: Int) {
        let (name, bytes, _) = RTCPVectors.all[place]
        for cut in 0..<bytes.count {
            #expect(RTCPVectors.decode(Array(bytes[..<cut])) == nil, "\(name) cut at \(cut)")
        }
    }

    /// The header says that it ends there, the body wants more.
    @Test func aBodyShorterThanItsKindIsRefused() {
        for (name, bytes, value) in RTCPVectors.all {
            for words in 0..<(bytes.count / 4 - 1) {
                var short = Array(bytes[..<(4 + words * 4)])
                short[3] = UInt8(words)
                guard let decoded = RTCPVectors.decode(short) else { continue }
                // What ends on a word may be a lesser packet of its kind, never the whole one.
                #expect(decoded != [value], "\(name) with \(words) words")
            }
        }
    }

    @Test func aSenderReportWithABlockAndAReportWithMore() throws {
        var report = RTCPVectors.senderReportValue
        report.blocks = [RTCPVectors.blockValue]
        #expect(RTCPVectors.decode(bytes(CompoundRTCP.encode([.senderReport(report)]))) == [.senderReport(report)])
        let other = ReportBlock(ssrc: 1, cumulativeLost: 3)
        let many = ReceiverReport(ssrc: 2, blocks: [other, RTCPVectors.blockValue])
        let decoded = try #require(RTCPVectors.decode(bytes(CompoundRTCP.encode([.receiverReport(many)]))))
        #expect(decoded == [.receiverReport(many)])
        #expect(many.block(about: 93_866) == RTCPVectors.blockValue)
        #expect(many.block(about: 3) == nil)
    }

    @Test func theSignOfLossesIsReadAndNeverWritten() {
        var bytes = RTCPVectors.report
        bytes.replaceSubrange(13..<16, with: [0xFF, 0xFF, 0xFE])
        guard case .receiverReport(let report) = RTCPVectors.decode(bytes)?.first else {
            Issue.record("no report")
            return
        }
        #expect(report.blocks.first?.cumulativeLost == -2)
        let written = CompoundRTCP.encode([.receiverReport(report)])
        #expect(written.getBytes(at: 12, length: 4) == [0x40, 0x00, 0x00, 0x00])
    }

    @Test func aDatagramIsWrittenInTheReceiversOrder() {
        let shuffled = RTCPVectors.all.map(\.value).reversed()
        let datagram = CompoundRTCP.encode(Array(shuffled))
        let kinds = (RTCPVectors.decode(bytes(datagram)) ?? []).map { packet in
            switch packet {
            case .senderReport: "SR"
            case .receiverReport: "RR"
            case .receiverReferenceTime: "XR"
            case .pictureLoss: "PLI"
            case .feedback: "feedback"
            case .eventLog: "log"
            }
        }
        #expect(kinds == ["RR", "RR", "SR", "XR", "PLI", "feedback", "feedback", "log"])
    }

    @Test func otherKindsArePassedOver() {
        let description: [UInt8] = [0x81, 202, 0x00, 0x02, 0, 0, 0, 1, 1, 0, 0, 0]  // SDES
        let goodbye: [UInt8] = [0x81, 203, 0x00, 0x01, 0, 0, 0, 1]  // BYE
        let time: [UInt8] = [0x80, 204, 0x00, 0x02, 0, 0, 0, 1, 0x54, 0x49, 0x4D, 0x45]  // APP 'TIME'
        let other: [UInt8] = [0x82, 206, 0x00, 0x01, 0, 0, 0, 1]  // PSFB, subtype 2
        let empty: [UInt8] = [0x80, 207, 0x00, 0x01, 0, 0, 0, 1]  // XR without a block
        let strange: [UInt8] = [0x80, 207, 0x00, 0x03, 0, 0, 0, 1, 0x07, 0, 0, 1, 9, 9, 9, 9]  // XR, block 7
        let all = description + goodbye + time + other + empty + strange
        #expect(RTCPVectors.decode(all) == [])
        #expect(
            RTCPVectors.decode(all + RTCPVectors.pictureLoss) == [.pictureLoss(RTCPVectors.pictureLossValue)])
    }

    @Test func oneBrokenPacketTakesTheDatagramAlong() {
        let bytes = RTCPVectors.report + RTCPVectors.feedback
        #expect(RTCPVectors.decode(bytes)?.count == 2)
        #expect(RTCPVectors.decode(Array(bytes.dropLast())) == nil)
        #expect(RTCPVectors.decode(bytes + [0x80]) == nil)
        #expect(RTCPVectors.decode(RTCPVectors.report + [0x80, 100, 0, 0]) == nil)
    }

    @Test(arguments: [0x00, 0x40, 0xC0, 0xA0, 0x20] as [UInt8])
    func anotherVersionAndPaddingAreRefused(first: UInt8) {
        #expect(RTCPVectors.decode([first] + RTCPVectors.emptyReport.dropFirst()) == nil)
    }

    @Test func feedbackThatIsNotCastsIsRefused() {
        var bytes = RTCPVectors.feedback
        bytes[15] = 0x21
        #expect(RTCPVectors.decode(bytes) == nil)
    }

    @Test func aReferenceTimeOfAnotherLengthIsRefused() {
        var bytes = RTCPVectors.referenceTime
        bytes[11] = 1
        bytes.removeLast(4)
        bytes[3] = 3
        #expect(RTCPVectors.decode(bytes) == nil)
    }

    /// Whatever follows the loss fields and is not CST2 may be anything; a CST2 that promises more than there is may
    /// not.
    @Test func wildAcknowledgements() throws {
        var bytes = RTCPVectors.feedback
        bytes[28] = 0x58
        let other = try #require(RTCPVectors.decode(bytes))
        guard case .feedback(let feedback) = try #require(other.first) else {
            Issue.record("no feedback: \(other)")
            return
        }
        #expect(feedback.acknowledgements == nil)
        #expect(feedback.losses.count == 2)
        for octets in 3...255 as ClosedRange<UInt8> {
            var wild = RTCPVectors.feedback
            wild[33] = octets
            #expect(RTCPVectors.decode(wild) == nil)
        }
        for octets in 0...1 as ClosedRange<UInt8> {
            var small = RTCPVectors.feedback
            small[33] = octets
            #expect(RTCPVectors.decode(small) != nil)
        }
    }

    @Test func lossFieldsBeyondTheEndAreRefused() {
        var bytes = RTCPVectors.feedback
        for count in 6...255 as ClosedRange<UInt8> {
            bytes[17] = count
            #expect(RTCPVectors.decode(bytes) == nil, "\(count) fields")
        }
    }

    @Test func noMutationTrapsAndWhatIsReadCanBeWritten() {
        let compound = RTCPVectors.report + RTCPVectors.referenceTime + RTCPVectors.feedback
        let seeds = RTCPVectors.all.map(\.bytes) + [compound]
        var read = 0
        for bytes in Mutations(of: seeds, count: 30_000) {
            guard let packets = RTCPVectors.decode(bytes) else { continue }
            read += 1
            let written = CompoundRTCP.encode(packets, maximumBytes: .max)
            guard let again = CompoundRTCP.decode(written) else {
                // Nothing is left of a datagram that had nothing of ours.
                #expect(written.readableBytes == 0)
                continue
            }
            #expect(CompoundRTCP.encode(again, maximumBytes: .max) == written)
            for case .feedback(let feedback) in packets {
                for latest in [-1, 0, 100, 255, 1 << 33] as [Int64] {
                    _ = FrameFeedback(feedback, latest: FrameID(latest))
                }
            }
        }
        #expect(read > 1_000)
    }

    private func bytes(_ buffer: ByteBuffer) -> [UInt8] { Array(buffer.readableBytesView) }
}
