import CastWire
import Testing

@Suite struct PercentEscapesTests {
    @Test func escapesAreDecodedOnceAndStrictly() {
        #expect(PercentEscapes.bytes(of: "a%20b+c".utf8) == Array("a b+c".utf8))
        #expect(PercentEscapes.bytes(of: "a%20b+c".utf8, plusIsSpace: true) == Array("a b c".utf8))
        #expect(PercentEscapes.bytes(of: "%252e%fF%00".utf8) == Array("%2e".utf8) + [0xFF, 0])
        for wrong in ["%", "%2", "%2g", "%+5", "a%"] {
            #expect(PercentEscapes.bytes(of: wrong.utf8) == nil, "\(wrong)")
        }
    }
}
