import Testing

@testable import MediaPipeline

@Suite("How long sound is waited for")
struct SoundMarginTests {
    @Test("As long as the latest piece needed, for some seconds; never less or more than makes sense")
    func margin() {
        var margin = SoundMargin()
        #expect(margin.value(at: .zero) == .milliseconds(10))
        margin.note(.milliseconds(21), at: .seconds(1))
        #expect(margin.value(at: .seconds(1)) == .milliseconds(26))
        margin.note(.milliseconds(60), at: .seconds(2))
        margin.note(.milliseconds(21), at: .seconds(3))
        #expect(margin.value(at: .seconds(3)) == .milliseconds(65))
        margin.note(.milliseconds(21), at: .seconds(5))
        #expect(margin.value(at: .seconds(5)) == .milliseconds(65), "still in memory")
        margin.note(.milliseconds(21), at: .seconds(9.5))
        #expect(margin.value(at: .seconds(9.5)) == .milliseconds(26))
        #expect(margin.value(at: .seconds(60)) == .milliseconds(10))
        // What a server had kept is over anyway.
        margin.note(.seconds(3), at: .seconds(61))
        #expect(margin.value(at: .seconds(61)) == .milliseconds(10))
        margin.note(.milliseconds(200), at: .seconds(61))
        #expect(margin.value(at: .seconds(61)) == .milliseconds(200))
    }

    @Test("Sounds are added, and what is too loud is cut")
    func sum() {
        #expect(SoundSum.mix([], count: 2) == [0, 0])
        #expect(SoundSum.mix([[0.5, -0.5]], count: 2) == [0.5, -0.5])
        #expect(SoundSum.mix([[0.5, -0.75, .nan], [0.25, -0.5, 0]], count: 3) == [0.75, -1, 0])
        #expect(SoundSum.mix([[2, 0.5]], count: 2) == [1, 0.5])
        #expect(SoundSum.mix([[1]], count: 2) == [1, 0])
    }
}
