import Testing

@testable import CastWire

@Suite("What reading JSON may cost")
struct JSONBudgetTests {
    private static func fault(_ text: String, _ budget: JSONBudget = .message) -> JSONFault? {
        do {
            _ = try JSONDocument(text, within: budget)
            return nil
        } catch {
            return error
        }
    }

    static func list(_ element: String, _ count: Int) -> String {
        "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    }

    /// 64 kB that kept the receiver busy for more than ten seconds.
    static let deepZeros =
        #"{"type":"CASTING_GROUPS","requestId":1,"status":"#
        + String(repeating: "[", count: 480) + Array(repeating: "0", count: 31_000).joined(separator: ",")
        + String(repeating: "]", count: 480) + "}"

    @Test func nothingIsReadBeyondADepthOf32() throws {
        #expect(Self.deepZeros.utf8.count <= FrameLimits.maximumBodyLength)
        let refused = try #require(Self.fault(Self.deepZeros))
        #expect(refused.kind == .tooDeep)
        #expect(refused.values < 40, "the zeros are never looked at")
        let took = ContinuousClock().measure {
            #expect(throws: WireError.self) { try Envelope<MultizoneMessage>(text: Self.deepZeros) }
        }
        #expect(took < .seconds(1))
    }

    @Test(arguments: [
        (deepZeros, 1), (#"{"requestId":7,"x":[1,]}"#, 7), (#"{"requestId":7"#, 7), (#"{"a":{"requestId":7},"x""#, nil),
        (#"{"x":[1,],"requestId":7}"#, nil), (#"["requestId",7,}"#, nil), (#"{"requestId":"7",}"#, nil), ("", nil),
    ] as [(String, Int?)])
    func whoAskedIsKnownWhereItStoodBeforeTheFault(_ text: String, _ requestID: Int?) {
        let error = #expect(throws: WireError.self) { try Envelope<MediaRequest>(text: text) }
        #expect(error.flatMap(JSONPayload.requestID) == requestID)
    }

    @Test func theOutermostValueIsTheFirstOf32Levels() {
        let budget = JSONBudget(length: 1_000)
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(Self.fault(nested(32), budget) == nil)
        #expect(Self.fault(nested(33), budget)?.kind == .tooDeep)
    }

    /// Each broken element makes an error that nobody sees.
    @Test(arguments: [#""x""#, "[]", "{}", "true", "1e999", "null", #"{"id":{}}"#])
    func aLongListOfBrokenElementsIsReadAtOnce(_ element: String) throws {
        let count = min(60_000 / (element.utf8.count + 1), element.contains("{") ? 3_000 : 16_000)
        let list = Self.list(element, count)
        let took = try ContinuousClock().measure {
            let load = #"{"type":"LOAD","media":{"contentId":"x","tracks":\#(list)}}"#
            guard case .load(let read) = try Envelope<MediaRequest>(text: load).body else {
                Issue.record("no load")
                return
            }
            #expect(read.media?.contentID == "x")
            #expect(read.media?.mediaTracks.isEmpty == true)
        }
        #expect(took < .seconds(5))
    }

    @Test func valuesAreCountedWhileTheyAreRead() throws {
        let budget = JSONBudget(length: 100_000, values: 100)
        #expect(Self.fault(Self.list("0", 99), budget) == nil)
        #expect(Self.fault(Self.list("0", 100), budget)?.kind == .tooManyValues)
        #expect(Self.fault(Self.list("0", 40_000), budget)?.values == 101)
        #expect(Self.fault(#"{"a":[0,0],"b":1}"#, JSONBudget(length: 100, values: 4))?.kind == .tooManyValues)
    }

    @Test func whatTakesMuchMemoryIsCountedAsItLiesThere() throws {
        let budget = JSONBudget(length: 65_536, memory: 10_000)
        #expect(Self.fault(Self.list("[]", 300), budget) == nil)
        #expect(Self.fault(Self.list("[0]", 300), budget)?.kind == .tooMuchMemory)
        #expect(Self.fault(Self.list("{}", 100), budget)?.kind == .tooMuchMemory)
        #expect(Self.fault(Self.list(#"{"a":0}"#, 100), budget)?.kind == .tooMuchMemory)
        #expect(Self.fault(Self.list("\"0123456789abcdef\"", 200), budget)?.kind == .tooMuchMemory)
        #expect(Self.fault(Self.list("\"0123456789abcde\"", 200), budget) == nil, "these need no block of their own")
        #expect(Self.fault("\"\(String(repeating: "x", count: 10_000))\"", budget)?.kind == .tooMuchMemory)
        #expect(try #require(Self.fault(Self.list("{}", 10_000), budget)).values < 100)
    }

    private static func compared(_ text: String, _ wanted: String) -> (isSame: Bool, looked: Int) {
        var wanted = wanted
        return wanted.withUTF8 { wanted in
            Array(text.utf8).withUnsafeBufferPointer { JSONEscapes.compare($0, wanted) }
        }
    }

    /// An object of 63 members is looked through for each of forty names.
    @Test func anEscapedNameIsLookedAtUpToItsFirstDifference() {
        let escape = #"\u0061"#
        #expect(Self.compared(String(repeating: escape, count: 170), "type") == (false, escape.utf8.count))
        #expect(Self.compared("typ" + String(repeating: escape, count: 170), "type") == (false, 9))
        #expect(Self.compared("type" + String(repeating: escape, count: 170), "type") == (false, 10))
        #expect(Self.compared(#"\u0074y\u0070e"#, "type") == (true, 14))
        #expect(Self.compared(#"\u0074y\u0070"#, "type") == (false, 13))
        #expect(Self.compared(#"a\/\"\\\n\ud83d\ude00ü"#, "a/\"\\\n😀ü") == (true, 23))
        #expect(Self.compared(#"\ud83d\ude00"#, "😁") == (false, 12))
    }

    @Test func theMembersOfTheOutermostObjectAreSortedOnce() throws {
        func members(_ count: Int) -> String { (0..<count).map { #""\u006b\#($0)":\#($0)"# }.joined(separator: ",") }
        let few = try JSONDocument("{\(members(63))}", within: .message)
        #expect(few.outermost == nil)
        let many = try JSONDocument("{\(members(64))}", within: .message)
        #expect(many.outermost?.count == 64)
        #expect(many.outermost?["k7"] == 16)
        #expect(many.names(of: 0) == many.outermost)
        #expect(try JSONDocument("[{\(members(64))}]", within: .message).outermost == nil)
        #expect(try JSONDocument("[{\(members(64))}]", within: .message).names(of: 1)?.count == 64)
    }

    @Test func aTextThatIsTooLongIsNotRead() {
        let budget = JSONBudget(length: 10)
        #expect(Self.fault("\"12345678\"", budget) == nil)
        #expect(Self.fault("\"123456789\"", budget) == JSONFault(kind: .tooLong, offset: 0, values: 0))
        #expect(throws: JSONFault(kind: .tooLong, offset: 0, values: 0)) {
            try JSONDocument(Array("\"123456789\"".utf8), within: budget)
        }
    }

    /// Whatever 64 kB hold, what is made of them is bounded: read they are only where they are within it, and a
    /// quarter of what is not is.
    @Test(arguments: [
        ("0", .tooManyValues), ("[]", .tooManyValues), ("{}", .tooMuchMemory), ("[0]", .tooManyValues),
        (#""""#, .tooManyValues), (#""0123456789abcdef""#, nil), (#"{"a":0}"#, .tooMuchMemory),
        (#"{"itemId":1}"#, nil), ("[[[[]]]]", .tooManyValues),
    ] as [(String, JSONFault.Kind?)])
    func noMessageTakesMoreMemoryThanItsBudget(_ element: String, _ refused: JSONFault.Kind?) throws {
        let count = 65_000 / (element.utf8.count + 1)
        #expect(Self.fault(Self.list(element, count))?.kind == refused)
        let text = Self.list(element, refused == nil ? count : count / 4)
        let document = try JSONDocument(text, within: .message)
        #expect(document.memorySize <= JSONBudget.message.memory)
        #expect(document.value.map { $0.memorySize <= document.memorySize } == true)
        #expect(document.nodes.capacity * MemoryLayout<JSONNode>.stride < JSONBudget.message.memory)
    }

    private static let song = #"""
        {"media":{"contentId":"http://10.0.0.2/a/1.mp3","contentType":"audio/mpeg","streamType":"BUFFERED",\#
        "metadata":{"metadataType":3,"title":"A song"}}}
        """#

    /// The ids of a queue, and items as they are updated and put in: the longest lists that one message holds.
    @Test(arguments: [("12345", 10_000), (#"{"itemId":12345,"startTime":1.5}"#, 1_800), (song, 400)])
    func theLongestMessagesOfOrdinaryUseAreRead(_ element: String, _ count: Int) {
        let text = #"{"type":"QUEUE_UPDATE","requestId":1,"items":\#(Self.list(element, count))}"#
        #expect(text.utf8.count < FrameLimits.maximumBodyLength)
        #expect(Self.fault(text) == nil)
    }
}

@Suite("The sizes of values")
struct JSONSizeTests {
    static let values: [JSONValue] = [
        nil, true, false, 0, -7, 12_345_678_901, 0.25, 1e300, -1.5e-7, .number(.nan), "", "plain",
        "a/\"\\\n\r\t\u{8}\u{c}", "\u{0}\u{1f}\u{7f}ü€😀", [], [1], [1, "two", [], [:]], [:], ["a": 1], ["a\"": ["b": [nil, "c"]], "d": "e"],
    ]

    @Test(arguments: values)
    func theEncodedSizeIsTheLengthOfTheText(_ value: JSONValue) throws {
        let text = try JSONPayload.encode(value)
        #expect(value.encodedSize == text.utf8.count, "\(text)")
        #expect(try JSONPayload.encode(value, limit: value.encodedSize) != nil)
        #expect(try JSONPayload.encode(value, limit: value.encodedSize - 1) == nil)
    }

    @Test func theMemoryIsThatOfEachBlock() {
        let value = MemoryLayout<JSONValue>.stride
        #expect(JSONValue.null.memorySize == value)
        #expect(JSONValue.string("short").memorySize == value)
        #expect(JSONValue.string(String(repeating: "x", count: 1_000)).memorySize >= value + 1_033)
        let lists = JSONValue.array(Array(repeating: [0], count: 1_000))
        #expect(lists.memorySize >= 1_000 * (2 * value + 32))
        let objects = JSONValue.array(Array(repeating: ["a": 0], count: 1_000))
        #expect(objects.memorySize >= 1_000 * (2 * value + 64 + MemoryLayout<String>.stride))
    }
}
