import Testing

import struct NIOCore.ByteBuffer

@testable import CastStreaming

@Suite("RTP packets as they come")
struct RTPPacketTests {
    private static let start: [UInt8] = [
        0x80,  // version 2; no padding, no extension, no contributing sources
        0xE4,  // marker, payload type 100
        0xFF, 0xFE,  // sequence number 65,534
        0xFF, 0xFF, 0xFF, 0xF0,  // timestamp, 16 ticks before its wrap
        0x00, 0x01, 0x6E, 0xAA,  // SSRC 93,866
    ]
    private static let cast: [UInt8] = [
        0xC1,  // key frame, with a reference, one extension
        0xFF,  // frame 255 (or 511, ...)
        0x00, 0x02,  // packet 2
        0x00, 0x03,  // the last one is 3
        0xFF,  // refers to itself
    ]
    private static let latency: [UInt8] = [
        0x04, 0x02,  // type 1, 2 bytes
        0x01, 0x90,  // 400 ms
    ]
    private static let payload: [UInt8] = [0xDE, 0xAD, 0xBE, 0xEF]
    static let whole = start + cast + latency + payload

    private static func decode(_ bytes: [UInt8]) throws(PacketError) -> RTPPacket {
        try RTPPacket(decoding: ByteBuffer(bytes: bytes))
    }

    @Test func eachFieldIsWhereItBelongs() throws {
        let packet = try Self.decode(Self.whole)
        #expect(packet.hasMarker)
        #expect(packet.payloadType == 100)
        #expect(packet.sequenceNumber == 65_534)
        #expect(packet.timestamp == 0xFFFF_FFF0)
        #expect(packet.ssrc == 93_866)
        #expect(packet.isKeyFrame)
        #expect(packet.frameID == 255)
        #expect(packet.packetID == 2)
        #expect(packet.lastPacketID == 3)
        #expect(packet.referencedFrameID == 255)
        #expect(packet.newPlayoutDelay == .milliseconds(400))
        #expect(packet.payload == ByteBuffer(bytes: Self.payload))
    }

    @Test func aCutBeforeThePayloadIsRefusedAndOneWithinItIsNot() throws {
        let head = Self.whole.count - Self.payload.count
        for cut in 0..<head {
            #expect(throws: PacketError.truncated, "cut at \(cut)") { try Self.decode(Array(Self.whole[..<cut])) }
        }
        for cut in head...Self.whole.count {
            #expect(try Self.decode(Array(Self.whole[..<cut])).payload.readableBytes == cut - head)
        }
    }

    @Test(arguments: [0x00, 0x40, 0xC0, 0x90, 0xA0, 0x81] as [UInt8])
    func onlyThePlainVersionTwoIsTaken(first: UInt8) {
        #expect(throws: PacketError.version) { try Self.decode([first] + Self.whole.dropFirst()) }
    }

    @Test func aPacketBeyondTheLastOneIsRefused() {
        var bytes = Self.whole
        bytes[15] = 4
        #expect(throws: PacketError.packetID) { try Self.decode(bytes) }
    }

    @Test func theNumberThatMeansAllPacketsIsNoPacket() throws {
        var bytes = Self.whole
        bytes.replaceSubrange(14..<18, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: PacketError.packetID) { try Self.decode(bytes) }
        bytes.replaceSubrange(14..<18, with: [0xFF, 0xFE, 0xFF, 0xFE])
        #expect(try Self.decode(bytes).packetID == 65_534)
    }

    @Test func withoutAReferenceAKeyFrameMeansItselfAndAnotherTheOneBefore() throws {
        let tail: [UInt8] = [0x00, 0x00, 0x00, 0x00, 0x00]  // frame 0, packet 0 of 1
        #expect(try Self.decode(Self.start + [0x80] + tail).referencedFrameID == 0)
        #expect(try Self.decode(Self.start + [0x00] + tail).referencedFrameID == 255)
    }

    @Test func otherExtensionsArePassedOver() throws {
        let other: [UInt8] = [0x08, 0x03, 0x01, 0x02, 0x03]  // type 2, 3 bytes
        let bytes = Self.start + [0xC2] + Self.cast.dropFirst() + other + Self.latency + Self.payload
        let packet = try Self.decode(bytes)
        #expect(packet.newPlayoutDelay == .milliseconds(400))
        #expect(packet.payload == ByteBuffer(bytes: Self.payload))
    }

    @Test func aPlayoutDelayOfAnotherLengthIsRefused() {
        let delay: [UInt8] = [0x04, 0x04, 0x00, 0x00, 0x01, 0x90]  // type 1, 4 bytes
        #expect(throws: PacketError.length) { try Self.decode(Self.start + Self.cast + delay + Self.payload) }
    }

    @Test func moreExtensionsThanBytesAreRefused() {
        let many = Self.start + [0xFF] + Self.cast.dropFirst() + Self.latency
        #expect(throws: PacketError.truncated) { try Self.decode(many) }
        let long: [UInt8] = [0x0B, 0xFF]  // type 2, 1,023 bytes
        #expect(throws: PacketError.truncated) { try Self.decode(Self.start + Self.cast + long + Self.payload) }
    }

    @Test func noMutationTraps() {
        var read = 0
        for bytes in Mutations(of: [Self.whole, Self.start + Self.cast], count: 20_000) {
            guard let packet = try? Self.decode(bytes) else { continue }
            read += 1
            #expect(packet.packetID <= packet.lastPacketID)
            #expect(packet.payload.readableBytes < bytes.count)
        }
        // One in seven is still a packet.
        #expect(read > 1_000)
    }
}

@Suite("What a datagram is")
struct StreamingDatagramTests {
    private static func kind(_ bytes: [UInt8]) -> StreamingDatagram { StreamingDatagram(ByteBuffer(bytes: bytes)) }

    @Test func mediaIsToldByItsPayloadTypeWithAndWithoutTheMarker() {
        var bytes = RTPPacketTests.whole
        #expect(Self.kind(bytes) == .rtp(ssrc: 93_866, payloadType: 100))
        bytes[1] = 0x7F  // no marker, payload type 127
        #expect(Self.kind(bytes) == .rtp(ssrc: 93_866, payloadType: 127))
        bytes[1] = 33
        #expect(Self.kind(bytes) == .unknown)
    }

    @Test func controlIsToldByItsType() {
        let report: [UInt8] = [0x80, 201, 0x00, 0x01, 0x00, 0x00, 0x00, 0x2A]
        #expect(Self.kind(report) == .rtcp(ssrc: 42))
        #expect(Self.kind([0x81] + report.dropFirst()) == .rtcp(ssrc: 42))
        #expect(Self.kind([0xA0] + report.dropFirst()) == .unknown)
        #expect(Self.kind([0x80, 191] + report.dropFirst(2)) == .unknown)
    }

    @Test func whatIsTooShortIsNothing() {
        for cut in 0..<18 { #expect(Self.kind(Array(RTPPacketTests.whole[..<cut])) == .unknown, "cut at \(cut)") }
        for cut in 0..<8 { #expect(Self.kind(Array([0x80, 201, 0, 1, 0, 0, 0, 42][..<cut])) == .unknown) }
    }

    /// A datagram read from a larger buffer starts where its reader stands.
    @Test func theReaderIndexCounts() {
        var buffer = ByteBuffer(bytes: [0, 0, 0] + RTPPacketTests.whole)
        buffer.moveReaderIndex(forwardBy: 3)
        #expect(StreamingDatagram(buffer) == .rtp(ssrc: 93_866, payloadType: 100))
    }
}
