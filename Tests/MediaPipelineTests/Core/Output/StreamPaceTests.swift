import Testing

@testable import MediaPipeline

@Suite("Key frames and pictures that stand, for servers and files")
struct StreamPaceTests {
    @Test("A key frame every two seconds, to the picture", arguments: [24.0, 25, 29.97, 30, 60])
    func keyFrames(rate: Double) {
        var pace = StreamPace()
        let keys = (0..<Int(rate * 20)).filter { pace.takesKeyFrame(at: Duration(picture: Int64($0), rate: rate)) }
        #expect(keys.first == 0)
        let distances = zip(keys, keys.dropFirst()).map { Double($1 - $0) / rate }
        #expect(distances.allSatisfy { abs($0 - 2) < 1 / rate })
        #expect(keys.count == 10)
    }

    @Test("After a leap back, and after a gap, the next picture is one")
    func leaps() {
        var pace = StreamPace()
        let taken = [10, 3, 4, 60].filter { pace.takesKeyFrame(at: .seconds($0)) }
        #expect(taken == [10, 3, 60])
    }

    @Test("A picture that stands is seen again once a second, behind what is live")
    func still() {
        var pace = StreamPace()
        let start = ContinuousClock.now
        #expect(pace.repetition(now: start) == nil)
        pace.note(.seconds(5), capturedAt: start)
        var times: [Duration] = []
        for quarter in 0..<40 {
            let now = start + .milliseconds(250 * quarter)
            guard let time = pace.repetition(now: now) else { continue }
            times.append(time)
            pace.repeated(at: time)
            #expect(time == .seconds(5) + (now - start) - StreamPace.margin)
        }
        #expect(times == (1...9).map { .seconds(5 + $0) }.filter { $0 <= .seconds(14.25) })
    }
}
