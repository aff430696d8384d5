import Testing

@testable import Casting

@Suite struct ConversionProgressTests {
    @Test("The conversion's progress is told when a percent has changed")
    func progress() {
        var progress = ConversionProgress()
        #expect(progress.percent == 0)
        let told = [1, 1, 3, 2].map { progress.add(index: $0, of: 4) }
        #expect(told == [true, false, true, true])
        #expect(progress.percent == 100)
        var empty = ConversionProgress()
        let isTold = empty.add(index: 0, of: 0)
        #expect(isTold)
        #expect(empty.percent == 0)
    }
}
