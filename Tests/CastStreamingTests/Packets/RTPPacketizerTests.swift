import Testing

import struct NIOCore.ByteBuffer

@testable import CastStreaming

@Suite("Cutting frames into packets")
struct RTPPacketizerTests {
    private static func frame(
        _ id: Int64 = 0, referenced: Int64? = nil, _ dependency: FrameDependency = .key, ticks: Int64 = 0,
        delay: Duration? = nil, bytes: Int
    ) -> EncodedFrame {
        EncodedFrame(
            id: FrameID(id), referencedID: FrameID(referenced ?? id), dependency: dependency,
            timestamp: RTPTimestamp(ticks: ticks), referenceTime: .now, newPlayoutDelay: delay,
            payload: ByteBuffer(bytes: (0..<bytes).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }))
    }

    private static func packetizer(sequence: UInt16 = 0, maximum: Int = 1_468) -> RTPPacketizer {
        RTPPacketizer(payloadType: 100, ssrc: 93_866, nextSequenceNumber: sequence, maximumDatagram: maximum)
    }

    private static func cut(
        _ frame: EncodedFrame, _ packetizer: inout RTPPacketizer, _ cipher: FrameCipher? = nil
    ) throws -> PacketizedFrame {
        let made = cipher.map { packetizer.packetize(frame, sealedBy: $0) } ?? packetizer.packetize(frame)
        return try #require(made)
    }

    private static func packets(_ frame: PacketizedFrame) -> [ByteBuffer] {
        (0..<frame.packetCount).map { frame[PacketID($0)] }
    }

    @Test func aSmallKeyFrameIsTheseBytes() throws {
        var packetizer = Self.packetizer(sequence: 0xFFFF)
        let frame = Self.frame(0x1FF, ticks: 0x1_0000_0010, delay: .milliseconds(200), bytes: 3)
        let packets = try Self.cut(frame, &packetizer)
        #expect(packets.packetCount == 1)
        #expect(
            packets[0]
                == ByteBuffer(bytes: [
                    0x80,  // version 2
                    0xE4,  // marker: it is the last packet; payload type 100
                    0xFF, 0xFF,  // sequence number
                    0x00, 0x00, 0x00, 0x10,  // timestamp, cut to 32 bits
                    0x00, 0x01, 0x6E, 0xAA,  // SSRC
                    0xC1,  // key frame, reference, one extension
                    0xFF,  // frame 511 cut to 8 bits
                    0x00, 0x00,  // packet 0
                    0x00, 0x00,  // the last one
                    0xFF,  // refers to itself
                    0x04, 0x02, 0x00, 0xC8,  // playout delay: type 1, 2 bytes, 200 ms
                    0x00, 0x1F, 0x3E,  // payload
                ]))
    }

    @Test func aDependentFrameNamesTheOneBefore() throws {
        var packetizer = Self.packetizer()
        let packets = try Self.cut(Self.frame(256, referenced: 255, .dependent, bytes: 1), &packetizer)
        let packet = try RTPPacket(decoding: packets[0])
        #expect(!packet.isKeyFrame)
        #expect(packet.frameID == 0)
        #expect(packet.referencedFrameID == 255)
        #expect(packet.newPlayoutDelay == nil)
    }

    @Test(arguments: [(0, 1), (1, 1), (1_449, 1), (1_450, 2), (2_898, 2), (2_899, 3), (20_000, 14)])
    func asManyPacketsAsNeeded(bytes: Int, count: Int) throws {
        var packetizer = Self.packetizer()
        #expect(packetizer.packetCount(payloadBytes: bytes) == count)
        let frame = Self.frame(bytes: bytes)
        let packets = try Self.cut(frame, &packetizer)
        #expect(packets.packetCount == count)
        #expect(packets.payloadBytes == bytes)
        #expect(packets.wireBytes == bytes + count * 19)
    }

    /// The first packet has less room with the extension, so that all packets but the last have one length.
    @Test(arguments: [(0, 1), (1_445, 1), (1_446, 2), (2_894, 2), (2_895, 3)])
    func theExtensionTakesItsRoomFromTheFirstPacket(bytes: Int, count: Int) throws {
        var packetizer = Self.packetizer()
        let frame = Self.frame(delay: .milliseconds(1), bytes: bytes)
        #expect(packetizer.packetCount(payloadBytes: bytes, hasNewPlayoutDelay: true) == count)
        let packets = try Self.cut(frame, &packetizer)
        #expect(packets.packetCount == count)
        for packet in Self.packets(packets).dropLast() { #expect(packet.readableBytes == 1_468) }
        #expect(try RTPPacket(decoding: packets[0]).newPlayoutDelay == .milliseconds(1))
        for packet in Self.packets(packets).dropFirst() {
            #expect(try RTPPacket(decoding: packet).newPlayoutDelay == nil)
        }
    }

    @Test(arguments: [256, 1_000, 1_452, 1_468])
    func thePayloadComesBackTogether(maximum: Int) throws {
        var packetizer = Self.packetizer(sequence: 0xFFFA, maximum: maximum)
        let frame = Self.frame(255, ticks: 0xFFFF_FFFF, delay: .seconds(100), bytes: 20_000)
        let packets = try Self.cut(frame, &packetizer)
        var whole = ByteBuffer()
        for (place, datagram) in Self.packets(packets).enumerated() {
            #expect(datagram.readableBytes <= maximum)
            #expect(datagram.readableBytes == packets.bytes(of: PacketID(place)))
            var packet = try RTPPacket(decoding: datagram)
            #expect(packet.packetID == place)
            #expect(packet.lastPacketID == packets.lastPacketID)
            #expect(packet.hasMarker == (place == packets.packetCount - 1))
            #expect(packet.sequenceNumber == 0xFFFA &+ UInt16(place))
            #expect(packet.timestamp == 0xFFFF_FFFF)
            whole.writeBuffer(&packet.payload)
        }
        #expect(whole == frame.payload)
        // 65,535 is the most that the extension can say.
        #expect(try RTPPacket(decoding: packets[0]).newPlayoutDelay == .milliseconds(65_535))
    }

    @Test func sealingWhileCuttingIsSealingAndThenCutting() throws {
        let cipher = FrameCipher(key: Array(0..<16), ivMask: Array(16..<32))
        var frame = Self.frame(3, bytes: 5_000)
        var one = Self.packetizer()
        var two = Self.packetizer()
        let together = try Self.cut(frame, &one, cipher)
        frame.payload = cipher.seal(frame.payload, frame: frame.id)
        let apart = try Self.cut(frame, &two)
        #expect(Self.packets(together) == Self.packets(apart))
    }

    @Test func aPacketSentAgainDiffersInItsSequenceNumberOnly() throws {
        var packetizer = Self.packetizer(sequence: 10)
        let packets = try Self.cut(Self.frame(bytes: 4_000), &packetizer)
        let again = try RTPPacket(decoding: packetizer.again(1, of: packets))
        var first = try RTPPacket(decoding: packets[1])
        #expect(first.sequenceNumber == 11)
        #expect(again.sequenceNumber == 13)
        first.sequenceNumber = 13
        #expect(again == first)
        let next = try Self.cut(Self.frame(1, bytes: 1), &packetizer)
        #expect(try RTPPacket(decoding: next[0]).sequenceNumber == 14)
    }

    /// More at once than the packetiser keeps memory for: those that are still held stay as they are.
    @Test func packetsSentAgainDoNotWriteOverEachOther() throws {
        var packetizer = Self.packetizer()
        let packets = try Self.cut(Self.frame(bytes: 4_000), &packetizer)
        let all = (0..<100).map { packetizer.again(PacketID($0 % 3), of: packets) }
        for (place, datagram) in all.enumerated() {
            let packet = try RTPPacket(decoding: datagram)
            #expect(packet.sequenceNumber == 3 + place)
            #expect(packet.packetID == place % 3)
        }
    }

    @Test func aFrameOfTooManyPacketsIsRefused() {
        let packetizer = Self.packetizer(maximum: 256)
        let most = 65_534 * (256 - 19)
        #expect(packetizer.packetCount(payloadBytes: most) == 65_534)
        #expect(packetizer.packetCount(payloadBytes: most + 1) == nil)
        #expect(packetizer.packetCount(payloadBytes: most, hasNewPlayoutDelay: true) == nil)
    }
}
