import BroadcastCore
import Testing

@Suite struct PictureMeterTests {
    @Test("The rate is over the last second, not since the beginning")
    func rate() {
        var meter = PictureMeter()
        #expect(meter.read(0, at: 0) == 0)
        #expect(meter.read(15, at: 0.5) == 30)
        #expect(meter.read(30, at: 1) == 30)
        for quarter in 5...8 { _ = meter.read(30, at: Double(quarter) / 4) }
        #expect(meter.read(30, at: 2.25) == 0)
    }

    @Test("A clock that stands still, or counts that go back, are no crash")
    func oddReadings() {
        var meter = PictureMeter()
        _ = meter.read(10, at: 1)
        #expect(meter.read(20, at: 1) == 0)
        #expect(meter.read(0, at: 1.5) == 0)
    }

    @Test("Readings without end take no memory without end")
    func bounded() {
        var meter = PictureMeter()
        for number in 0..<10_000 { _ = meter.read(number, at: Double(number) / 100_000) }
        #expect(meter.read(10_000, at: 0.1) > 99_000)
    }
}
