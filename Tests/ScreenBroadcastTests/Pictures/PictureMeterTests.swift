import ScreenBroadcast
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

@Suite struct PictureThinnerTests {
    private func taken(of rate: Double, to wanted: Double, seconds: Double = 10, jitter: Double = 0) -> [Double] {
        var thinner = PictureThinner(framesPerSecond: wanted)
        return (0..<Int(rate * seconds)).map { number in
            Double(number) / rate + (number % 2 == 0 ? jitter : -jitter)
        }.filter { thinner.takes(.seconds($0)) }
    }

    @Test("A source of the rate itself, or below it, passes whole", arguments: [10, 24, 25, 29.97, 30])
    func passes(rate: Double) {
        #expect(taken(of: rate, to: 30).count == Int(rate * 10))
        #expect(taken(of: rate, to: 30, jitter: 0.004).count == Int(rate * 10))
    }

    @Test(
        "Of a faster source no more than the rate is taken, evenly",
        arguments: [(60.0, 30.0), (50, 30), (120, 24), (30, 1)])
    func thins(rate: Double, wanted: Double) {
        let times = taken(of: rate, to: wanted)
        #expect(abs(Double(times.count) - wanted * 10) <= 2, "\(times.count)")
        let gaps = zip(times.dropFirst(), times).map { $0 - $1 }
        #expect((gaps.max() ?? 0) < 2 / wanted)
    }

    @Test("After a pause there is no burst")
    func pause() {
        var thinner = PictureThinner(framesPerSecond: 10)
        _ = thinner.takes(.zero)
        let times = (0..<30).map { 5 + Double($0) / 60 }
        #expect(times.filter { thinner.takes(.seconds($0)) }.count <= 6)
    }

    @Test("A source that begins anew goes on")
    func anew() {
        var thinner = PictureThinner(framesPerSecond: 10)
        for number in 0..<50 { _ = thinner.takes(.seconds(Double(number) / 10)) }
        let again = (0..<50).filter { thinner.takes(.seconds(Double($0) / 10)) }
        #expect(again.count == 50)
    }

    @Test("Without a rate all pass")
    func noRate() {
        var thinner = PictureThinner(framesPerSecond: 0)
        let all = (0..<10).filter { thinner.takes(.milliseconds($0)) }
        #expect(all.count == 10)
    }
}
