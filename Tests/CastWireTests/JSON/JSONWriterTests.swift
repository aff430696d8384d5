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

    /// A title of line feeds was three times as long before anybody looked.
    @Test(arguments: ["\n", "\u{1}", "\""])
    func escapesAreWrittenWithinTheLimit(_ letter: String) throws {
        let text = JSONText(limit: 1_000)
        text.add(quoted: String(repeating: letter, count: 900))
        #expect(text.isFull)
        #expect(text.bytes.count <= 1_000)
    }

    @Test func controlCharactersHaveTheirShortEscapes() throws {
        #expect(
            try JSONWriter.text(of: "\u{8}\t\n\u{B}\u{C}\r\"\\\u{1F}", limit: 100)
                == #""\b\t\n\u000b\f\r\"\\\u001f""#)
    }

    private struct Numbers: Encodable {
        var (a, b, c, d) = (Int8.min, Int16.min, Int32.min, Int64.min)
        var (e, f, g, h, i) = (UInt.max, UInt8.max, UInt16.max, UInt32.max, UInt64.max)
        var (j, k, l) = (Float(0.1), Float(3), UInt8?.none)
    }

    /// They had themselves written by whoever wrote them, without end.
    @Test func everyKindOfNumberIsWritten() throws {
        let text = try JSONWriter.text(of: [UInt64.max], limit: 100)
        #expect(text == "[18446744073709551615]")
        #expect(try JSONWriter.text(of: [Float(0.1), 3, -1e30], limit: 100) == "[0.1,3,-1e+30]")
        #expect(throws: WireError.self) { try JSONWriter.text(of: [Float.infinity], limit: 100) }
        #expect(try JSONWriter.text(of: Int128.max, limit: 100) == "\(Int128.max)")
        #expect(try JSONWriter.text(of: UInt128.max, limit: 100) == "\(UInt128.max)")
        #expect(
            try JSONPayload.decode(JSONValue.self, from: JSONWriter.text(of: Numbers(), limit: 1_000))
                == JSONPayload.decode(JSONValue.self, from: JSONPayload.encode(Numbers())))
    }

    private struct Nested: Encodable {
        var way: Int

        func encode(to encoder: any Encoder) throws {
            if way < 4 {
                var members = encoder.container(keyedBy: WireKey.self)
                try members.encode(0, forKey: "before")
                switch way {
                case 0:
                    var inner = members.nestedContainer(keyedBy: WireKey.self, forKey: "a")
                    try inner.encode(1, forKey: "b")
                    try inner.encode(2, forKey: "c")
                case 1:
                    var inner = members.nestedUnkeyedContainer(forKey: "a")
                    try inner.encode(1)
                    try inner.encode(Nested(way: 0))
                case 2:
                    _ = members.nestedContainer(keyedBy: WireKey.self, forKey: "a")
                    var again = encoder.container(keyedBy: WireKey.self)
                    try again.encode(1, forKey: "d")
                default:
                    var inner = members.nestedContainer(keyedBy: WireKey.self, forKey: "a")
                    var innermost = inner.nestedContainer(keyedBy: WireKey.self, forKey: "b")
                    try innermost.encode(1, forKey: "c")
                    try inner.encode(2, forKey: "d")
                }
                try members.encodeNil(forKey: "after")
            } else {
                var elements = encoder.unkeyedContainer()
                var inner = elements.nestedContainer(keyedBy: WireKey.self)
                try inner.encode(elements.count, forKey: "count")
                _ = elements.nestedUnkeyedContainer()
                try elements.encodeNil()
            }
        }
    }

    @Test(
        arguments: zip(
            0..<5,
            [
                #"{"before":0,"a":{"b":1,"c":2},"after":null}"#,
                #"{"before":0,"a":[1,{"before":0,"a":{"b":1,"c":2},"after":null}],"after":null}"#,
                #"{"before":0,"a":{},"d":1,"after":null}"#,
                #"{"before":0,"a":{"b":{"c":1},"d":2},"after":null}"#,
                #"[{"count":1},[],null]"#,
            ]))
    func aContainerWithinAContainerEndsWhereTheOuterOneGoesOn(way: Int, expected: String) throws {
        #expect(try JSONWriter.text(of: [Nested(way: way)], limit: 1_000) == "[\(expected)]")
        #expect { try JSONWriter.text(of: [Nested(way: way)], limit: 3) } throws: {
            ($0 as? WireError)?.code == .frameTooLong
        }
    }

    private struct Unwritable: Encodable {
        var way: Int

        func encode(to encoder: any Encoder) throws {
            var members = encoder.container(keyedBy: WireKey.self)
            switch way {
            case 0:
                var inner = members.nestedContainer(keyedBy: WireKey.self, forKey: "a")
                try members.encode(1, forKey: "b")
                try inner.encode(1, forKey: "late")
            case 1: try 1.encode(to: members.superEncoder())
            // Whoever passes over what is thrown would leave a name without a value.
            default: try? members.encode(Double.nan, forKey: "a")
            }
        }
    }

    @Test(arguments: 0..<3)
    func whatWouldBeNoTextCannotBeWritten(way: Int) {
        #expect { try JSONWriter.text(of: [Unwritable(way: way)], limit: 1_000) } throws: {
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
