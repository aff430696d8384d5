import Testing

@testable import MediaPipeline

@Suite("The moments of synthetic pictures and sound")
struct SyntheticPaceTests {
    private func pace(sound: Bool = false, lasting duration: Duration? = nil) -> SyntheticPace {
        SyntheticPace(SyntheticConfiguration(frameRate: 25, hasAudio: sound, duration: duration))
    }

    @Test("Whoever asks in time gets each picture at its own")
    func inTime() {
        var pace = pace()
        for counter in 0..<50 {
            let step = pace.next(passed: .milliseconds(40 * counter))
            #expect(step == .picture(counter: counter, time: .milliseconds(40 * counter)))
            pace.take(step)
        }
        #expect(pace.takeSkipped() == 0)
    }

    @Test("A picture that was not taken comes again")
    func again() {
        var pace = pace()
        #expect(pace.next(passed: .zero) == pace.next(passed: .zero))
    }

    @Test("Up to two pictures late none is missing, beyond that those that are over")
    func late() {
        var pace = pace()
        #expect(pace.next(passed: .milliseconds(80)) == .picture(counter: 0, time: .zero))
        #expect(pace.next(passed: .milliseconds(130)) == .picture(counter: 3, time: .milliseconds(120)))
        pace.leaveOut()
        #expect(pace.takeSkipped() == 4 && pace.takeSkipped() == 0)
    }

    @Test("Sound never is, and comes before a picture of a later time")
    func sound() {
        var pace = pace(sound: true)
        let first = pace.next(passed: .zero)
        #expect(first == .picture(counter: 0, time: .zero))
        pace.take(first)
        for block in 0..<4 {
            let step = pace.next(passed: .seconds(9))
            #expect(step == .sound(start: 480 * block, count: 480, time: .milliseconds(10 * block)))
            pace.take(step)
        }
        #expect(pace.next(passed: .milliseconds(40)) == .picture(counter: 1, time: .milliseconds(40)))
    }

    @Test("At its end there is nothing more")
    func end() {
        var pace = pace(lasting: .milliseconds(80))
        for _ in 0..<2 { pace.take(pace.next(passed: .zero)) }
        #expect(pace.next(passed: .zero) == .end && pace.next(passed: .zero).time == nil)
    }
}
