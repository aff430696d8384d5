import Foundation
import SenderScripts
import Testing

@testable import CastWire

/// Any value at all is the same text to Foundation as to us, whoever of the two wrote it.
@Suite("JSON against Foundation's")
struct JSONAgainstFoundationTests {
    /// The same values in each run.
    private struct Values {
        var generator: SeededGenerator

        mutating func next() -> UInt64 { generator.next() }

        mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

        mutating func text() -> String {
            let letters: [Unicode.Scalar] = [
                "a", "Z", "/", "\"", "\\", "\u{0}", "\u{8}", "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{1F}", "\u{7F}",
                "\u{80}", "ä", "\u{2028}", "한", "\u{FFFF}", "😀",
            ]
            var text = String.UnicodeScalarView()
            for _ in 0..<number(below: 20) { text.append(letters[number(below: letters.count)]) }
            return String(text)
        }

        mutating func double() -> Double {
            switch number(below: 4) {
            case 0: Double(Int(truncatingIfNeeded: next()) >> number(below: 64))
            case 1: Double(number(below: 1_000_000)) / 1000
            case 2: -Double(number(below: 1000)) / 7
            default: Double(bitPattern: next())
            }
        }

        mutating func value(depth: Int = 0) -> JSONValue {
            switch number(below: depth < 4 ? 8 : 5) {
            case 0: return .null
            case 1: return .bool(number(below: 2) == 0)
            case 2, 3:
                let double = double()
                return .number(double.isFinite ? double : 0)
            case 4: return .string(text())
            case 5: return .array((0..<number(below: 5)).map { _ in value(depth: depth + 1) })
            default:
                var members: [String: JSONValue] = [:]
                for _ in 0..<number(below: 6) { members[text()] = value(depth: depth + 1) }
                return .object(members)
            }
        }
    }

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return encoder
    }()

    @Test(arguments: 1...20)
    func everyValueIsReadAsItWasWritten(seed: UInt64) throws {
        var values = Values(generator: SeededGenerator(seed: seed))
        for _ in 0..<100 {
            let value: JSONValue = ["v": values.value()]
            let own = try JSONPayload.encode(value)
            let theirs = String(decoding: try Self.encoder.encode(value), as: UTF8.self)
            #expect(try JSONDecoder().decode(JSONValue.self, from: Data(own.utf8)) == value, "\(own)")
            #expect(try JSONPayload.decode(JSONValue.self, from: theirs) == value, "\(theirs)")
            #expect(own.utf8.count == theirs.utf8.count, "\(own) \(theirs)")
            #expect(own.utf8.count == value.encodedSize)
        }
    }

    @Test(arguments: 1...20)
    func textsAndNumbersAreTheSameBytes(seed: UInt64) throws {
        var values = Values(generator: SeededGenerator(seed: seed))
        for _ in 0..<100 {
            // Nothing below zero is nothing to us: receivers compare ids as text.
            let double = [values.double()].filter { $0.isFinite && ($0 != 0 || $0.sign == .plus) }
            let text = [values.text()]
            let whole = [Int(truncatingIfNeeded: values.next())]
            #expect(try JSONPayload.encode(text) == String(decoding: try Self.encoder.encode(text), as: UTF8.self))
            #expect(try JSONPayload.encode(double) == String(decoding: try Self.encoder.encode(double), as: UTF8.self))
            #expect(try JSONPayload.encode(whole) == String(decoding: try Self.encoder.encode(whole), as: UTF8.self))
        }
    }
}
