import Foundation
import Testing

@testable import CastWire

/// Our reader beside Foundation's, which read everything before.
@Suite("JSON read by our own reader")
struct JSONDocumentTests {
    private static func ours(_ text: some Collection<UInt8>) -> JSONValue? {
        try? JSONPayload.decode(JSONValue.self, from: text, within: .message)
    }

    private static func foundations(_ text: some Collection<UInt8>) -> JSONValue? {
        try? JSONDecoder().decode(JSONValue.self, from: Data(text))
    }

    @Test(arguments: [
        "null", " true ", "false\n", "0", "-0", "-0.0", "7", "-12", "3.25", "1e2", "1E+2", "25e-2", "0.1", "1e22",
        "1e23", "123456789012345", "1234567890123456", "9007199254740993", "0.30000000000000004", "5e-324", "1e308",
        "1.7976931348623157e308", "2.2250738585072011e-308", "\"\"", "\"a\"", #""\"\\\/\b\f\n\r\t""#,
        #""\u0041\u00fc\u20ac\ud83d\ude00""#, #""\u0000""#, "\"\u{7f}ü€😀\"", "[]", "{}", "[[],{}]",
        #"{"a":{"b":[1,{"c":null}]}}"#, #"{"a":1,"a":2}"#, #"{"\u0061":1}"#, "\t\r\n [ 1 , 2 ] ", "\u{FEFF}[1]",
        #"{"":{"":0}}"#,
    ])
    func whatBothReadIsTheSame(_ text: String) {
        let value = Self.ours(text.utf8)
        #expect(value != nil)
        #expect(value == Self.foundations(text.utf8))
    }

    @Test(arguments: [
        "", " ", "[", "]", "{", "}", "[1", "[1 2]", "[,]", "[,1]", "{,}", #"{"a"}"#, #"{"a":}"#, #"{"a" 1}"#, "{1:2}",
        "{a:1}", "'a'", #""a"#, "\"", #""\"#, #""\x""#, #""\u12""#, #""\u12g4""#, "\"a\nb\"", "\"a\u{0}b\"", "01",
        "-", "-a", "+1", ".5", "1.", "1.e1", "1e", "1e+", "0x10", "1_000", "NaN", "Infinity", "-Infinity", "tru",
        "truex", "True", "nul", "1 2", "[1]]", "{}x", "[1]\u{0}", "\u{0B}1", "\u{A0}1", "/*a*/1", "1//", "\u{FEFF}",
        "\u{FEFF}\u{FEFF}1", #"{"\ud800":1}"#,
    ])
    func whatIsNoJSONIsRefused(_ text: String) {
        let error = #expect(throws: JSONFault.self) { try JSONDocument(text, within: .message) }
        #expect(error?.kind == .notJSON)
    }

    /// Foundation takes the first three of these, and no sender writes them; the last two it takes for UTF-16.
    @Test(arguments: ["[1,]", #"{"a":1,}"#, "[[1,],2]", "\u{0}1", "1\u{0}"])
    func weAreStricterThanFoundation(_ text: String) {
        #expect(Self.foundations(text.utf8) != nil)
        #expect(Self.ours(text.utf8) == nil)
    }

    @Test(arguments: [
        [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
        [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xC3, 0x22], [0xFE, 0xFF, 0x00, 0x31],
    ] as [[UInt8]])
    func whatIsNotUTF8IsNoJSON(_ bytes: [UInt8]) {
        #expect(throws: JSONFault(kind: .notJSON, offset: 0, values: 0)) { try JSONDocument(bytes, within: .message) }
    }

    private struct Named: Decodable, Equatable {
        var name: String?
        var size: Double?
        var count: Int?

        init(from decoder: any Decoder) throws {
            let members = try WireMembers(decoder)
            name = members.string("name")
            size = members.double("size")
            count = members.int("count")
        }
    }

    /// A title that was cut within an emoji does not take the rest of a status along.
    @Test(arguments: [
        #"{"name":"\ud83d","count":3}"#, #"{"name":"\ude00 x","count":3}"#, #"{"name":"\ud83d\u0041","count":3}"#,
        #"{"size":1e999,"count":3}"#, #"{"size":-1e999,"count":3}"#,
        #"{"size":\#(String(repeating: "9", count: 400)),"count":3}"#,
    ])
    func aValueThatCannotBeGivenHarmsItselfAlone(_ text: String) throws {
        let named = try JSONPayload.decode(Named.self, from: text)
        #expect(named.name == nil && named.size == nil && named.count == 3)
        #expect(Self.ours(text.utf8) == nil, "a tree would have to leave it out")
    }

    /// Foundation refuses them.
    @Test(arguments: ["1e-999", "0e5", "0.0e-5", "0E+0"])
    func aNumberTooSmallAndAZeroWithAnExponentAreZero(_ text: String) {
        #expect(Self.ours(text.utf8) == .number(0))
    }

    @Test func aNumberMayHaveAnyLength() throws {
        let zeros = String(repeating: "0", count: 60_000)
        #expect(Self.ours("1.\(zeros)1".utf8) == .number(1))
        #expect(Self.ours("1\(zeros)e-60000".utf8) == .number(1))
        #expect(Self.ours("0.\(zeros)1e60001".utf8) == .number(1))
        #expect(Self.ours("1e\(zeros)1".utf8) == .number(10))
        #expect(Self.ours("1e9\(zeros)".utf8) == nil)
    }

    @Test func wholeNumbersAreExactToTheirLastDigit() throws {
        func read<Number: Decodable>(_ text: String, _ type: Number.Type = Number.self) -> Number? {
            try? JSONPayload.decode(type, from: text)
        }
        #expect(read("9007199254740993") == 9_007_199_254_740_993)
        #expect(read("9223372036854775807") == Int.max)
        #expect(read("-9223372036854775808") == Int.min)
        #expect(read("9223372036854775808", Int.self) == nil)
        #expect(read("-9223372036854775809", Int.self) == nil)
        #expect(read("18446744073709551615") == UInt64.max)
        #expect(read("18446744073709551616", UInt64.self) == nil)
        #expect(read("-1", UInt8.self) == nil)
        #expect(read("256", UInt8.self) == nil)
        #expect(read("-128") == Int8.min)
        #expect(read("3.0") == 3)
        #expect(read("3.5", Int.self) == nil)
        #expect(read("1e2") == 100)
        #expect(read("true", Int.self) == nil)
        #expect(read("1", Bool.self) == nil)
        #expect(read("1.5") == Float(1.5))
        #expect(read("1e39", Float.self) == nil)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func randomTextsAreReadAsFoundationReadsThem(seed: UInt64) throws {
        var texts = RandomJSON(seed: seed)
        for _ in 0..<25 {
            let text = texts.next()
            let value = try #require(Self.ours(text.utf8), "\(text)")
            #expect(value == Self.foundations(text.utf8), "\(text)")
            let document = try JSONDocument(text, within: .message)
            #expect(document.memorySize >= value.memorySize, "\(text)")
            #expect(try JSONPayload.encode(value).utf8.count == value.encodedSize, "\(text)")
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func whatWeReadOfABrokenTextFoundationReadsToo(seed: UInt64) {
        var texts = RandomJSON(seed: seed)
        var broken = 0
        for _ in 0..<50 {
            var bytes = Array(texts.next().utf8)
            let place = Int.random(in: 0..<bytes.count, using: &texts.random)
            bytes[place] = UInt8.random(in: 1...255, using: &texts.random)
            guard let value = Self.ours(bytes) else {
                broken += 1
                continue
            }
            let text = String(decoding: bytes, as: UTF8.self)
            if Self.foundations(bytes) == nil, text.lowercased().contains("0e") { continue }
            #expect(value == Self.foundations(bytes), "\(text)")
        }
        #expect(broken > 0)
    }

    @Test func noTruncationOfATextIsRead() throws {
        let text = #"{"type":"LOAD","a":[1.5e3,"\ud83d\ude00",null,{"b":true}]}"#
        for length in 0..<text.utf8.count { #expect(Self.ours(text.utf8.prefix(length)) == nil) }
        #expect(Self.ours(text.utf8) != nil)
    }

    @Test func anObjectOfManyMembersIsReadByName() throws {
        let members = (0..<4_000).map { #""key\#($0)":\#($0)"# }.joined(separator: ",")
        let read = try JSONPayload.decode([String: Int].self, from: "{\(members),\"key7\":0}")
        #expect(read.count == 4_000)
        #expect(read["key7"] == 7, "the first of one name counts, as with Foundation")
        #expect(read["key3999"] == 3_999)
    }

    @Test func ourOwnFilesAreReadByFoundationsDecoderInItsOwnDepth() throws {
        func nested(_ depth: Int) -> Data {
            Data((String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)).utf8)
        }
        #expect(try JSONDecoder().decode(JSONValue.self, from: nested(60)) != .null)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(JSONValue.self, from: nested(480)) }
    }
}

/// Texts by seed: blanks, escapes and numbers in all the forms that there are.
struct RandomJSON {
    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    var random: Generator

    init(seed: UInt64) {
        random = Generator(state: seed)
    }

    mutating func next() -> String { value(depth: 0) }

    private mutating func value(depth: Int) -> String {
        blank() + bare(depth: depth) + blank()
    }

    private mutating func bare(depth: Int) -> String {
        switch Int.random(in: depth < 6 ? 0...7 : 0...4, using: &random) {
        case 0: return ["null", "true", "false"].randomElement(using: &random)!
        case 1, 2: return number()
        case 3, 4: return string()
        case 5: return "[" + list { $0.value(depth: depth + 1) } + "]"
        default:
            return "{" + list { $0.blank() + $0.string() + $0.blank() + ":" + $0.value(depth: depth + 1) } + "}"
        }
    }

    private mutating func list(_ element: (inout RandomJSON) -> String) -> String {
        let count = Int.random(in: 0...5, using: &random)
        if count == 0 { return blank() }
        return (0..<count).map { _ in element(&self) }.joined(separator: ",")
    }

    private mutating func blank() -> String {
        ["", "", "", " ", "\n", "\t", "\r\n"].randomElement(using: &random)!
    }

    private mutating func number() -> String {
        let digits = Int.random(in: 1...20, using: &random)
        var text = ["", "-"].randomElement(using: &random)!
        text += ["0", "1" + String((0..<digits).map { _ in "0123456789".randomElement(using: &random)! })]
            .randomElement(using: &random)!
        if Bool.random(using: &random) {
            text += "." + String((0..<digits).map { _ in "0123456789".randomElement(using: &random)! })
        }
        // Foundation refuses a zero with an exponent.
        if text.last != "0", Bool.random(using: &random) {
            let exponent = Int.random(in: 0...40, using: &random)
            text += ["e", "E", "e+", "e-"].randomElement(using: &random)! + "\(exponent)"
        }
        return text
    }

    private mutating func string() -> String {
        let parts = [
            "a", "key", "ü", "€", "😀", "/", " ", "0", "\u{7f}", "\\\"", "\\\\", "\\/", "\\b", "\\f", "\\n", "\\r",
            "\\t",
            "\\u0000", "\\u0041", "\\u00FC", "\\uD83D\\uDE00", "\\uffff",
        ]
        let count = Int.random(in: 0...12, using: &random)
        return "\"" + (0..<count).map { _ in parts.randomElement(using: &random)! }.joined() + "\""
    }
}
