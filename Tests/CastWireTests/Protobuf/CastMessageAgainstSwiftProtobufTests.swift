import SenderScripts
import SwiftProtobuf
import Testing

@testable import CastWire

/// Whatever bytes come, they are the same message to us as to SwiftProtobuf, or none to both.
@Suite("CastMessage against SwiftProtobuf's")
struct CastMessageAgainstSwiftProtobufTests {
    /// The same bytes in each run.
    private struct Bytes {
        var generator: SeededGenerator

        mutating func next() -> UInt64 { generator.next() }

        mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

        static func varint(_ value: UInt64) -> [UInt8] {
            value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + varint(value >> 7)
        }

        /// One field, mostly of the kind that it should be.
        mutating func field(depth: Int = 0) -> [UInt8] {
            let field = UInt64(number(below: 12))
            let usual: UInt64 = (2...4).contains(field) || (6...7).contains(field) ? 2 : 0
            let type = number(below: 8) == 0 ? UInt64(number(below: 8)) : usual
            let tag = Self.varint(field << 3 | type)
            switch type {
            case 0:
                let values: [UInt64] = [0, 0, 1, 1, 2, next(), 1 << 32, 1 << 32 | 1]
                return tag + Self.varint(values[number(below: values.count)])
            case 1: return tag + [UInt8](repeating: 1, count: 8)
            case 2:
                let length = [0, 3, 35, 200][number(below: 4)]
                let letter: UInt8 = number(below: 20) == 0 ? 0xFF : 0x61
                let known = Array(Namespace.receiver.rawValue.utf8)
                let text = length == 35 ? known : [UInt8](repeating: letter, count: length)
                return tag + Self.varint(UInt64(text.count)) + text
            case 3:
                let inner = depth < 3 && number(below: 2) == 0 ? self.field(depth: depth + 1) : []
                return tag + inner + Self.varint(field << 3 | 4)
            case 5: return tag + [1, 2, 3, 4]
            default: return tag
            }
        }

        mutating func message() -> [UInt8] {
            var bytes: [UInt8] = [0x12, 1, 0x61, 0x1A, 1, 0x62, 0x22, 1, 0x63, 0x28, UInt8(number(below: 2))]
            if number(below: 10) == 0 { bytes.removeFirst(3) }
            for _ in 0..<number(below: 5) { bytes += field() }
            if number(below: 6) == 0 { bytes.removeLast(number(below: bytes.count)) }
            if number(below: 6) == 0 { bytes[number(below: bytes.count)] = UInt8(truncatingIfNeeded: next()) }
            return bytes
        }
    }

    private static func theirs(_ bytes: [UInt8]) -> CastMessage? {
        guard let wire = try? WireCastMessage(ofPeer: bytes), !wire.continued else { return nil }
        return CastMessage(
            from: wire.sourceID, to: wire.destinationID, namespace: Namespace(wire.namespace),
            payload: wire.payloadType == .string ? .string(wire.payloadUtf8) : .binary([UInt8](wire.payloadBinary)))
    }

    @Test(arguments: 1...20)
    func anyBytesAreTheSameMessageOrNone(seed: UInt64) {
        var bytes = Bytes(generator: SeededGenerator(seed: seed))
        var read = 0
        for _ in 0..<500 {
            let message = bytes.message()
            let (ours, theirs) = (try? CastMessage(protobuf: message), Self.theirs(message))
            #expect(ours == theirs, "\(message)")
            if ours != nil { read += 1 }
        }
        #expect((100..<480).contains(read), "\(read) of them are messages")
    }

    @Test(arguments: [0, 1, 127, 128, 16_383, 16_384, 70_000])
    func whatIsWrittenIsTheSameBytes(length: Int) throws {
        let text = String(repeating: "ä", count: length / 2) + String(repeating: "x", count: length % 2)
        for payload in [CastMessage.Payload.string(text), .binary(Array(text.utf8))] {
            let message = CastMessage(from: "sender-0", to: text, namespace: .media, payload: payload)
            var wire = WireCastMessage()
            wire.protocolVersion = .castv210
            (wire.sourceID, wire.destinationID, wire.namespace) = ("sender-0", text, Namespace.media.rawValue)
            switch payload {
            case .string(let text): (wire.payloadType, wire.payloadUtf8) = (.string, text)
            case .binary(let bytes): (wire.payloadType, wire.payloadBinary) = (.binary, .init(bytes))
            }
            let bytes: [UInt8] = try wire.serializedBytes()
            #expect(message.protobuf() == bytes)
            #expect(message.protobufLength == bytes.count)
            #expect(try CastMessage(protobuf: bytes) == message)
        }
    }

    @Test(arguments: [99, 100, 101])
    func groupsWithinGroupsHaveTheSameEnd(depth: Int) {
        let head: [UInt8] = [0x12, 0, 0x1A, 0, 0x22, 0, 0x28, 0]
        let groups = [UInt8](repeating: 0x7B, count: depth) + [UInt8](repeating: 0x7C, count: depth)
        #expect((try? CastMessage(protobuf: head + groups)) == Self.theirs(head + groups))
    }
}
