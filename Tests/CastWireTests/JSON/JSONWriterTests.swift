import Testing

@testable import CastWire

@Suite("JSON within a budget")
struct JSONWriterTests {
    private static let values: [JSONValue] = [
        nil, true, false, 0, -1, 1.5, 1e300, 1e-300, "", "a\"b\\c/d\u{0}\n\t\u{1F}\u{7F}äöü😀\u{2028}", [], [:],
        [1, "two", [nil], ["three": [:]]], ["a": 1, "b": ["c": [true, 9_007_199_254_740_992, -0.25]]],
        .number(.nan),
    ]

    @Test(arguments: values.indices)
    func whatIsWrittenIsReadAsTheSame(index: Int) throws {
        let value: JSONValue = ["v": Self.values[index]]
        let text = try JSONWriter.text(of: value, limit: 1000)
        let read = try JSONPayload.decode(JSONValue.self, from: text)
        #expect(read == (index == Self.values.count - 1 ? ["v": nil] : value), "\(text)")
    }

    @Test(arguments: BrokenMembersTests.replies.indices)
    func messagesAreWrittenAsFoundationDoes(index: Int) throws {
        let text = try JSONPayload.encode(BrokenMembersTests.replies[index])
        let message = try Envelope<MediaReply>(text: text)
        let own = try JSONWriter.text(of: message, limit: 65_536)
        #expect(
            try JSONPayload.decode(JSONValue.self, from: own)
                == JSONPayload.decode(JSONValue.self, from: message.text()))
    }

    @Test func theLimitIsExact() throws {
        let value: JSONValue = ["name": ["x", 12.5, nil, ["y": "zz\n"]]]
        let length = try JSONWriter.text(of: value, limit: 1000).utf8.count
        #expect(try JSONWriter.text(of: value, limit: length).utf8.count == length)
        for limit in 0..<length {
            #expect { try JSONWriter.text(of: value, limit: limit) } throws: {
                ($0 as? WireError)?.code == .frameTooLong
            }
        }
    }

    /// A list of a reference that counts how often it was written.
    private final class Counter: Encodable {
        nonisolated(unsafe) static var written = 0

        func encode(to encoder: any Encoder) throws {
            Self.written += 1
            var single = encoder.singleValueContainer()
            try single.encode("0123456789")
        }
    }

    @Test func whatIsTooLongIsGivenUpWhereItIsFull() throws {
        let many = Array(repeating: Counter(), count: 100_000)
        #expect { try JSONWriter.text(of: many, limit: 1000) } throws: { ($0 as? WireError)?.code == .frameTooLong }
        #expect(Counter.written < 100)
    }

    @Test func numbersThatJSONHasNoTextForAreRefused() {
        #expect { try JSONWriter.text(of: [Double.infinity], limit: 100) } throws: {
            ($0 as? WireError)?.code == .malformedPayload
        }
    }

    @Test func memoryIsCountedWhateverTheDepth() throws {
        var deep: JSONValue = 1
        for _ in 0..<200 { deep = [deep] }
        let stride = MemoryLayout<JSONValue>.stride
        #expect(deep.memorySize >= 200 * stride)
        #expect(JSONValue.string(String(repeating: "x", count: 1000)).memorySize >= 1000 + stride)
        #expect(JSONValue.object(["a": 1, "b": 2]).memorySize >= 2 * (stride + 16))
        #expect(JSONValue.null.memorySize == stride)
    }
}
