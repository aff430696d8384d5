import Testing

@testable import CastWire

@Suite("CastMessage")
struct CastMessageTests {
    // Fields: (number << 3 | wire type), length, bytes.
    private static let version: [UInt8] = [0x08, 0x00]  // 1 protocol_version: CASTV2_1_0
    private static let source: [UInt8] = [0x12, 0x01, 0x61]  // 2 source_id: "a"
    private static let destination: [UInt8] = [0x1A, 0x01, 0x62]  // 3 destination_id: "b"
    private static let namespace: [UInt8] = [0x22, 0x01, 0x6E]  // 4 namespace: "n"
    private static let stringType: [UInt8] = [0x28, 0x00]  // 5 payload_type: STRING
    private static let binaryType: [UInt8] = [0x28, 0x01]  // 5 payload_type: BINARY
    private static let text: [UInt8] = [0x32, 0x02, 0x7B, 0x7D]  // 6 payload_utf8: "{}"
    private static let binary: [UInt8] = [0x3A, 0x02, 0x0A, 0x00]  // 7 payload_binary: 0a 00
    private static let head = version + source + destination + namespace

    private static func refused(_ bytes: [UInt8]) -> Bool {
        do {
            _ = try CastMessage(protobuf: bytes)
            return false
        } catch {
            return error.code == .malformedMessage
        }
    }

    @Test func aStringMessageIsTheseBytesBothWays() throws {
        let bytes = Self.head + Self.stringType + Self.text
        let message = CastMessage(from: "a", to: "b", namespace: Namespace("n"), payload: .string("{}"))
        #expect(try CastMessage(protobuf: bytes) == message)
        #expect(message.protobuf() == bytes)
        #expect(message.text == "{}")
    }

    @Test func aBinaryMessageIsTheseBytesBothWays() throws {
        let bytes = Self.head + Self.binaryType + Self.binary
        let message = CastMessage(from: "a", to: "b", namespace: Namespace("n"), payload: .binary([0x0A, 0x00]))
        #expect(try CastMessage(protobuf: bytes) == message)
        #expect(message.protobuf() == bytes)
        #expect(message.text == nil)
    }

    @Test func everyTruncationIsRefusedOrLacksItsPayloadOnly() throws {
        let bytes = Self.head + Self.stringType + Self.text
        for cut in 0..<bytes.count where cut != bytes.count - Self.text.count {
            #expect(Self.refused(Array(bytes[..<cut])), "cut at \(cut)")
        }
        #expect(try CastMessage(protobuf: Self.head + Self.stringType).payload == .string(""))
    }

    @Test func eachRequiredFieldIsRequired() {
        #expect(Self.refused(Self.version + Self.destination + Self.namespace + Self.stringType + Self.text))
        #expect(Self.refused(Self.version + Self.source + Self.namespace + Self.stringType + Self.text))
        #expect(Self.refused(Self.version + Self.source + Self.destination + Self.stringType + Self.text))
        #expect(Self.refused(Self.head + Self.text))
    }

    @Test func emptyIdsAreLegal() throws {
        // VLC sends an empty destination id.
        let bytes = Self.version + Self.source + [0x1A, 0x00] + Self.namespace + Self.stringType + Self.text
        #expect(try CastMessage(protobuf: bytes).destinationID == "")
    }

    @Test func unknownFieldsAndAVersionFromTheFutureAreNoMatter() throws {
        let unknown: [UInt8] = [0x7A, 0x01, 0x00, 0x80, 0x01, 0x05]  // 15: one byte, 16: varint 5
        let future: [UInt8] = [0x08, 0x2A]  // 1 protocol_version: 42
        let bytes = future + Self.source + Self.destination + Self.namespace + Self.stringType + Self.text + unknown
        #expect(try CastMessage(protobuf: bytes).text == "{}")
    }

    @Test func brokenProtobufIsRefused() {
        let whole = Self.head + Self.stringType + Self.text
        #expect(Self.refused(Self.head + [0x28, 0x02] + Self.text))  // payload_type 2 is none
        #expect(Self.refused(whole + [0x0F]))  // wire type 7 is none
        #expect(Self.refused(whole + [0x07, 0x00]))  // field 0, wire type 7
        #expect(Self.refused(whole + [0x32, 0x7F]))  // a length beyond the end
        #expect(Self.refused(whole + [0x48] + [UInt8](repeating: 0xFF, count: 11)))  // a varint without end
        let notUTF8: [UInt8] = [0x12, 0x01, 0xFF]  // 2 source_id
        #expect(Self.refused(Self.version + notUTF8 + Self.destination + Self.namespace + Self.stringType))
        #expect(Self.refused(Array(#"{"type":"PING"}"#.utf8)))
        #expect(Self.refused([]))
    }

    @Test func aContinuedMessageIsRefusedRatherThanCut() {
        #expect(Self.refused(Self.head + Self.stringType + Self.text + [0x40, 0x01]))  // 8 continued: true
        #expect(!Self.refused(Self.head + Self.stringType + Self.text + [0x40, 0x00]))  // 8 continued: false
    }

    @Test func deeplyNestedGroupsAreRefusedWithoutATrap() {
        #expect(Self.refused([UInt8](repeating: 0x4B, count: 10_000)))  // 10,000 group starts of field 9
    }
}
