import NIOCore
import Testing

@testable import CastWire

@Suite("Frames")
struct FramingTests {
    private static func message(_ text: String) -> CastMessage {
        CastMessage(from: "sender-0", to: "receiver-0", namespace: .receiver, payload: .string(text))
    }

    private static func frame(_ message: CastMessage) throws -> [UInt8] {
        var buffer = ByteBuffer()
        try FrameEncoder.encode(message, into: &buffer)
        return Array(buffer.readableBytesView)
    }

    private static func all(_ decoder: inout FrameDecoder) throws(WireError) -> [CastMessage] {
        var messages: [CastMessage] = []
        while let message = try decoder.next() { messages.append(message) }
        return messages
    }

    /// A string payload of which the body has just the length that is asked for.
    private static func message(bodyLength: Int) throws -> CastMessage {
        var count = bodyLength - 100
        while message(String(repeating: "x", count: count)).protobuf().count < bodyLength { count += 1 }
        return message(String(repeating: "x", count: count))
    }

    @Test func aFrameIsItsBodyBehindABigEndianLength() throws {
        let body = Self.message("{}").protobuf()
        #expect(try Self.frame(Self.message("{}")) == [0, 0, 0, UInt8(body.count)] + body)
    }

    @Test func wholeFramesByteByByteAndGluedGiveTheSameMessages() throws {
        let messages = ["{}", "", #"{"type":"PING"}"#, String(repeating: "ü", count: 5_000)].map(Self.message)
        let frames = try messages.map(Self.frame)
        var whole = FrameDecoder()
        var fromWhole: [CastMessage] = []
        for frame in frames {
            whole.append(ByteBuffer(bytes: frame))
            fromWhole += try Self.all(&whole)
        }
        var single = FrameDecoder()
        var fromBytes: [CastMessage] = []
        for byte in frames.joined() {
            single.append(ByteBuffer(bytes: [byte]))
            fromBytes += try Self.all(&single)
        }
        var glued = FrameDecoder()
        glued.append(ByteBuffer(bytes: Array(frames.joined())))
        #expect(fromWhole == messages)
        #expect(fromBytes == messages)
        #expect(try Self.all(&glued) == messages)
        #expect([whole, single, glued].allSatisfy { $0.bufferedByteCount == 0 })
    }

    @Test func everyTruncationWaitsForTheRest() throws {
        let frame = try Self.frame(Self.message(#"{"type":"GET_STATUS","requestId":1}"#))
        for cut in 0..<frame.count {
            var decoder = FrameDecoder()
            decoder.append(ByteBuffer(bytes: frame[..<cut]))
            #expect(try decoder.next() == nil)
            #expect(decoder.bufferedByteCount == cut)
            decoder.append(ByteBuffer(bytes: frame[cut...]))
            #expect(try decoder.next() != nil)
        }
    }

    @Test func theLongestBodyHas65536Bytes() throws {
        let longest = try Self.message(bodyLength: 65_536)
        let frame = try Self.frame(longest)
        #expect(frame.count == 4 + 65_536)
        var decoder = FrameDecoder()
        decoder.append(ByteBuffer(bytes: frame))
        #expect(try decoder.next() == longest)
        var buffer = ByteBuffer(string: "before")
        #expect { try FrameEncoder.encode(Self.message(bodyLength: 65_537), into: &buffer) } throws: {
            ($0 as? WireError)?.code == .frameTooLong
        }
        #expect(buffer == ByteBuffer(string: "before"))
    }

    @Test(
        arguments: [
            ([0, 0, 0, 0], WireError.Code.emptyFrame),  // length 0
            ([0, 1, 0, 1], .frameTooLong),  // length 65,537
            ([0xFF, 0xFF, 0xFF, 0xFF], .frameTooLong),  // length 4,294,967,295
            ([0, 0, 0, 1, 0xFF], .malformedMessage),  // a body that is no protobuf
        ] as [([UInt8], WireError.Code)])
    func aBrokenFrameIsRefusedAtOnceAndForEver(_ bytes: [UInt8], _ code: WireError.Code) throws {
        var decoder = FrameDecoder()
        decoder.append(ByteBuffer(bytes: bytes))
        for _ in 0..<2 {
            #expect { try decoder.next() } throws: { ($0 as? WireError)?.code == code }
            #expect(decoder.bufferedByteCount == 0)
            decoder.append(ByteBuffer(bytes: try Self.frame(Self.message("{}"))))
        }
    }

    @Test func theNextFramesLengthIsKnownOnceItIsThere() throws {
        var decoder = FrameDecoder()
        let frame = try Self.frame(Self.message("{}"))
        decoder.append(ByteBuffer(bytes: frame.dropLast()))
        #expect(decoder.nextFrameLength == nil)
        decoder.append(ByteBuffer(bytes: [frame[frame.count - 1]] + frame.prefix(3)))
        #expect(decoder.nextFrameLength == frame.count)
        _ = try decoder.next()
        #expect(decoder.nextFrameLength == nil)
    }

    @Test func whatHasBeenReadIsLetGo() throws {
        func address(_ buffer: ByteBuffer) -> UnsafeRawPointer? { buffer.withUnsafeReadableBytes { $0.baseAddress } }
        var decoder = FrameDecoder()
        var bytes = ByteBuffer(bytes: try Self.frame(Self.message("{}")))
        let before = address(bytes)
        decoder.append(bytes)
        _ = try decoder.next()
        // Whoever writes into a buffer that somebody else holds gets a copy of it.
        bytes.setInteger(UInt8(1), at: bytes.readerIndex)
        #expect(address(bytes) == before)
    }

    @Test func theMessagesBeforeABrokenFrameAreStillGiven() throws {
        var decoder = FrameDecoder()
        decoder.append(ByteBuffer(bytes: try Self.frame(Self.message("{}")) + [0, 0, 0, 0]))
        #expect(try decoder.next() == Self.message("{}"))
        #expect { try decoder.next() } throws: { ($0 as? WireError)?.code == .emptyFrame }
    }
}
