import Testing

@testable import CastStreaming
@testable import RemoteDisplay

/// What a receiver's limits make of an app's pictures, and how pictures are thinned.
struct PictureLimitsTests {
    private func fit(
        _ width: Int, _ height: Int, _ rate: Double, largest: (Int, Int)? = nil, smallest: (Int, Int)? = nil,
        pixelsPerSecond: Double? = nil, mayGrow: Bool = true
    ) -> [Double] {
        let limits = PictureLimits(
            largest: largest.map { VideoResolution(width: $0.0, height: $0.1) },
            smallest: smallest.map { VideoResolution(width: $0.0, height: $0.1) }, pixelsPerSecond: pixelsPerSecond,
            mayGrow: mayGrow)
        let (size, rate) = limits.fit(VideoResolution(width: width, height: height), framesPerSecond: rate)
        return [Double(size.width), Double(size.height), rate]
    }

    @Test func withoutLimitsNothingChanges() {
        #expect(fit(1_280, 720, 60) == [1_280, 720, 60])
        #expect(fit(1_280, 720, 60, largest: (1_280, 720), smallest: (2, 2), pixelsPerSecond: 1e9) == [1_280, 720, 60])
    }

    @Test func theShapeStaysAndTheSidesAreEven() {
        #expect(fit(1_920, 1_080, 30, largest: (1_280, 1_024)) == [1_280, 720, 30])
        #expect(fit(1_000, 300, 30, largest: (333, 333)) == [332, 98, 30])
        #expect(fit(160, 90, 30, smallest: (320, 240)) == [428, 240, 30])
    }

    @Test func ofPixelsASecondTheRateGivesFirstAndThenTheSize() {
        #expect(fit(1_280, 720, 60, pixelsPerSecond: 1_280 * 720 * 45) == [1_280, 720, 45])
        let small = fit(1_280, 720, 60, pixelsPerSecond: 640 * 360 * 30)
        #expect(small[2] == 30 && small[0] * small[1] * 30 <= 640 * 360 * 30 && small[0] >= 636 && small[1] >= 356)
        #expect(fit(1_280, 720, 24, pixelsPerSecond: 1_280 * 720 * 24) == [1_280, 720, 24])
        // Down to the smallest, and then the rate once more.
        #expect(fit(1_280, 720, 60, smallest: (640, 360), pixelsPerSecond: 640 * 360 * 10) == [640, 360, 10])
    }

    @Test func noReceiverHasPicturesGrownBeyondFullHDOrBeyondASizeThatWasChosen() {
        let most = (8_192, 8_192)
        #expect(fit(1_280, 720, 30, largest: most, smallest: (8_192, 4_608)) == [1_280, 720, 30])
        #expect(fit(1_280, 720, 30, largest: most, smallest: (1_922, 1_080)) == [1_280, 720, 30])
        #expect(fit(1_280, 720, 30, largest: most, smallest: (1_920, 1_080)) == [1_920, 1_080, 30])
        #expect(fit(720, 1_280, 30, largest: most, smallest: (1_080, 1_080)) == [1_080, 1_920, 30], "upright")
        #expect(fit(640, 360, 30, smallest: (1_920, 1_080), mayGrow: false) == [640, 360, 30])
        #expect(fit(640, 360, 30, largest: (320, 180), smallest: (1_920, 1_080), mayGrow: false) == [320, 180, 30])
    }

    @Test func aSmallestSizeThatIsIgnoredIsKnown() {
        let size = VideoResolution(width: 1_280, height: 720)
        func ignores(_ width: Int, _ height: Int, mayGrow: Bool = true) -> Bool {
            PictureLimits(smallest: VideoResolution(width: width, height: height), mayGrow: mayGrow)
                .ignoresSmallest(of: size)
        }
        #expect(ignores(8_192, 4_608) && !ignores(1_920, 1_080) && !ignores(320, 180))
        #expect(ignores(1_920, 1_080, mayGrow: false) && !ignores(320, 180, mayGrow: false))
    }

    @Test func limitsThatNobodyCanKeepAreNoCrash() {
        #expect(fit(1_280, 720, 30, largest: (0, 0)) == [1_280, 720, 30])
        #expect(fit(1_280, 720, 30, smallest: (2_147_483_647, 2)) == [1_280, 720, 30])
        #expect(fit(1_280, 720, 30, largest: (640, 360), smallest: (1_920, 1_080)) == [640, 360, 30])
        #expect(fit(1_280, 720, 30, pixelsPerSecond: 1e-9) == [2, 2, 1])
    }
}

struct PictureThinnerTests {
    private func taken(of rate: Double, to wanted: Double, seconds: Double = 10, jitter: Double = 0) -> [Double] {
        var thinner = PictureThinner(framesPerSecond: wanted)
        return (0..<Int(rate * seconds)).map { number in
            Double(number) / rate + (number % 2 == 0 ? jitter : -jitter)
        }.filter { thinner.takes(.seconds($0)) }
    }

    @Test(arguments: [10, 24, 25, 29.97, 30]) func whatIsNotMoreThanTheRatePassesWhole(rate: Double) {
        #expect(taken(of: rate, to: 30).count == Int(rate * 10))
        #expect(taken(of: rate, to: 30, jitter: 0.004).count == Int(rate * 10))
        #expect(taken(of: rate, to: 30, jitter: 0.012).count == Int(rate * 10), "uneven, as apps are")
    }

    @Test(arguments: [(60.0, 30.0), (50, 30), (120, 24), (30, 1)])
    func ofMoreNoMoreThanTheRateIsTakenEvenly(rate: Double, wanted: Double) {
        let times = taken(of: rate, to: wanted)
        #expect(abs(Double(times.count) - wanted * 10) <= 2, "\(times.count)")
        let gaps = zip(times.dropFirst(), times).map { $0 - $1 }
        #expect((gaps.max() ?? 0) < 2 / wanted)
    }

    @Test func afterAPauseThereIsNoBurst() {
        var thinner = PictureThinner(framesPerSecond: 10)
        _ = thinner.takes(.zero)
        let times = (0..<30).map { 5 + Double($0) / 60 }
        #expect(times.filter { thinner.takes(.seconds($0)) }.count <= 6)
    }

    @Test func aClockThatBeginsAnewGoesOn() {
        var thinner = PictureThinner(framesPerSecond: 10)
        for number in 0..<50 { _ = thinner.takes(.seconds(Double(number) / 10)) }
        let again = (0..<50).filter { thinner.takes(.seconds(Double($0) / 10)) }
        #expect(again.count == 50)
    }

    @Test func withoutARateAllPass() {
        var thinner = PictureThinner(framesPerSecond: 0)
        #expect((0..<10).filter { thinner.takes(.milliseconds($0)) }.count == 10)
    }
}
