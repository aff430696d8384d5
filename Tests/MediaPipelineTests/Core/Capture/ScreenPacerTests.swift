import Testing

@testable import MediaPipeline

@Suite("When a screen's next picture is due")
struct ScreenPacerTests {
    private func milliseconds(_ count: Int) -> Duration { .milliseconds(count) }

    @Test("The first at once, and changes at the rate that was asked for")
    func rate() {
        var pacer = ScreenPacer(frameRate: 25)
        #expect(pacer.next(at: .zero) == .capture)
        pacer.capture(at: .zero)
        pacer.change()
        #expect(pacer.next(at: milliseconds(1)) == .wait(until: milliseconds(40)))
        #expect(pacer.next(at: milliseconds(41)) == .capture)
        // It was a little late: the beat stays.
        pacer.capture(at: milliseconds(41))
        pacer.change()
        #expect(pacer.next(at: milliseconds(42)) == .wait(until: milliseconds(80)))
    }

    @Test("A still screen is given again ever more rarely, and then once a second")
    func still() {
        var pacer = ScreenPacer(frameRate: 30)
        pacer.capture(at: .zero)
        var (now, times) = (Duration.zero, [Duration]())
        while times.count < 7 {
            switch pacer.next(at: now) {
            case .wait(let until):
                #expect(until > now)
                now = until
            case .again:
                times.append(now)
                pacer.repeatPicture(at: now)
            case .capture, .end:
                Issue.record("nothing has changed")
                return
            }
        }
        #expect(times == [125, 375, 875, 1_875, 2_875, 3_875, 4_875].map(milliseconds))
    }

    @Test("The first change after a pause is due at once, and has its repetitions soon again")
    func atOnce() {
        var pacer = ScreenPacer(frameRate: 30)
        pacer.capture(at: .zero)
        for time in [125, 375, 875, 1_875] { pacer.repeatPicture(at: milliseconds(time)) }
        pacer.change()
        #expect(pacer.next(at: milliseconds(2_000)) == .capture)
        pacer.capture(at: milliseconds(2_000))
        #expect(pacer.next(at: milliseconds(2_001)) == .wait(until: milliseconds(2_125)))
    }

    @Test("A change elsewhere brings no picture")
    func elsewhere() {
        var pacer = ScreenPacer(frameRate: 25)
        pacer.capture(at: .zero)
        pacer.change()
        #expect(pacer.next(at: milliseconds(50)) == .capture)
        pacer.pass()
        #expect(pacer.next(at: milliseconds(51)) == .wait(until: milliseconds(125)))
    }

    @Test("Lateness of more than a picture is not made up for")
    func late() {
        var pacer = ScreenPacer(frameRate: 25)
        pacer.capture(at: .zero)
        pacer.change()
        pacer.capture(at: milliseconds(500))
        pacer.change()
        #expect(pacer.next(at: milliseconds(501)) == .wait(until: milliseconds(540)))
    }

    @Test("Where no picture can be had, the last one keeps the stream alive until something changes")
    func missed() {
        var pacer = ScreenPacer(frameRate: 25)
        pacer.capture(at: .zero)
        pacer.change()
        pacer.miss(at: milliseconds(40))
        #expect(pacer.next(at: milliseconds(130)) == .again)
        pacer.change()
        #expect(pacer.next(at: milliseconds(79)) == .wait(until: milliseconds(80)))
        #expect(pacer.next(at: milliseconds(80)) == .capture)
        // Nothing was ever seen: there is nothing to give again.
        var blind = ScreenPacer(frameRate: 25)
        blind.miss(at: .zero)
        #expect(blind.next(at: milliseconds(10)) == .wait(until: milliseconds(1_010)))
    }

    @Test("It ends when its time is over, and waits no longer than that")
    func end() {
        var pacer = ScreenPacer(frameRate: 30, duration: milliseconds(200))
        pacer.capture(at: .zero)
        pacer.repeatPicture(at: milliseconds(125))
        #expect(pacer.next(at: milliseconds(126)) == .wait(until: milliseconds(200)))
        pacer.change()
        #expect(pacer.next(at: milliseconds(200)) == .end)
    }
}
