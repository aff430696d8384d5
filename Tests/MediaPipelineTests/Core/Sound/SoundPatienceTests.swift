import Testing

@testable import MediaPipeline

@Suite("Streams of sound that fail")
struct SoundPatienceTests {
    @Test("Given up after five failures in a row, which is told once")
    func givesUp() {
        var patience = SoundPatience<String>()
        let ends = (1...5).map { _ in patience.failed("a", hadBegun: false) }
        #expect(ends == [false, false, false, false, true])
        #expect(!patience.allows("a"))
        #expect(patience.allows("b"))
    }

    @Test("Failures between which it was heard never add up")
    func heardBetween() {
        var patience = SoundPatience<String>()
        let ends = (1...20).map { _ in patience.failed("a", hadBegun: true) }
        #expect(!ends.contains(true))
        #expect(patience.allows("a"))
    }

    @Test("What has gone is forgotten")
    func gone() {
        var patience = SoundPatience<String>()
        for name in ["a", "b"] { for _ in 1...5 { _ = patience.failed(name, hadBegun: false) } }
        patience.keep { $0 == "b" }
        #expect(patience.allows("a"))
        #expect(!patience.allows("b"))
    }
}
