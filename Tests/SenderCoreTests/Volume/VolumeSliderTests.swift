import Testing

@testable import SenderCore

struct VolumeSliderTests {
    private let start = ContinuousClock.now

    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

    private func slider(_ volume: Double = 0.5) -> VolumeSlider {
        var slider = VolumeSlider()
        slider.reset(to: volume)
        return slider
    }

    @Test func whatTheDeviceTellsIsShown() {
        var slider = slider()
        slider.deviceTold(0.7, at: at(0))
        #expect(slider.shown == 0.7 && slider.nextDeadline == nil)
    }

    // S0-86: an echo of an earlier place does not pull the thumb back.
    @Test func echoesDoNotMoveTheThumbWhileItIsHeld() {
        var slider = slider()
        slider.beginDragging()
        #expect(slider.drag(to: 0.6, at: at(0)) == 0.6)
        #expect(slider.drag(to: 0.7, at: at(100)) == 0.7)
        slider.deviceTold(0.6, at: at(150))
        #expect(slider.shown == 0.7 && slider.told == 0.6)
        slider.deviceTold(0.6, at: at(5000))
        #expect(slider.shown == 0.7, "held for as long as it takes")
    }

    @Test func atMostTenChangesASecondAreSentAndTheLastAlways() {
        var slider = slider()
        slider.beginDragging()
        var sent: [Double] = []
        for step in 0...40 {
            // A move each 25 ms for a second, and the timer in between.
            if let deadline = slider.nextDeadline, deadline <= at(step * 25) {
                if let level = slider.deadlinePassed(at: deadline) { sent.append(level) }
            }
            if let level = slider.drag(to: Double(step) / 40, at: at(step * 25)) { sent.append(level) }
        }
        #expect(sent.count <= 11)
        if let level = slider.endDragging(at: at(1001)) { sent.append(level) }
        #expect(sent.last == 1 && slider.shown == 1)
        #expect(sent == sent.sorted())
    }

    @Test func whatWasHeldBackIsSentWhenTheIntervalIsOver() {
        var slider = slider()
        slider.beginDragging()
        #expect(slider.drag(to: 0.6, at: at(0)) == 0.6)
        #expect(slider.drag(to: 0.7, at: at(10)) == nil)
        #expect(slider.drag(to: 0.8, at: at(20)) == nil)
        #expect(slider.nextDeadline == at(100))
        #expect(slider.deadlinePassed(at: at(99)) == nil)
        #expect(slider.deadlinePassed(at: at(100)) == 0.8)
        #expect(slider.nextDeadline == nil, "held still: nothing to do")
    }

    @Test func theEchoOfTheLastPlaceEndsTheSettling() {
        var slider = slider()
        #expect(slider.set(to: 0.8, at: at(0)) == 0.8)
        slider.deviceTold(0.5, at: at(10))
        #expect(slider.shown == 0.8)
        slider.deviceTold(0.79, at: at(20))
        #expect(slider.shown == 0.79 && slider.nextDeadline == nil, "devices round")
        slider.deviceTold(0.2, at: at(30))
        #expect(slider.shown == 0.2)
    }

    // Another sender changed it while this one's user did too.
    @Test func aForeignChangeIsShownWhenTheTimeIsOver() {
        var slider = slider()
        slider.beginDragging()
        #expect(slider.drag(to: 0.8, at: at(0)) == 0.8)
        #expect(slider.endDragging(at: at(500)) == nil)
        slider.deviceTold(0.2, at: at(600))
        #expect(slider.shown == 0.8)
        #expect(slider.nextDeadline == at(1500))
        #expect(slider.deadlinePassed(at: at(1499)) == nil)
        #expect(slider.shown == 0.8)
        #expect(slider.deadlinePassed(at: at(1500)) == nil)
        #expect(slider.shown == 0.2 && slider.nextDeadline == nil)
    }

    @Test func aThumbThatWasHeldAndNotMovedGoesToWhereTheDeviceIs() {
        var slider = slider()
        slider.beginDragging()
        slider.deviceTold(0.2, at: at(10))
        #expect(slider.shown == 0.5)
        #expect(slider.endDragging(at: at(20)) == nil)
        #expect(slider.shown == 0.2)
    }

    @Test func aRefusedChangeGoesBackToWhatTheDeviceHas() {
        var slider = slider()
        _ = slider.set(to: 0.9, at: at(0))
        slider.failed()
        #expect(slider.shown == 0.5 && slider.nextDeadline == nil)
        slider.beginDragging()
        _ = slider.drag(to: 0.9, at: at(500))
        slider.failed()
        #expect(slider.shown == 0.9, "the thumb is in the user's hand")
    }

    @Test(arguments: [(-1.0, 0.0), (2, 1), (.nan, 0.5), (.infinity, 0.5)])
    func volumesOutsideAreMovedInside(_ asked: Double, _ expected: Double) {
        var slider = slider()
        #expect(slider.set(to: asked, at: at(0)) == expected)
    }

    @Test func anotherSessionStartsAnew() {
        var slider = slider()
        slider.beginDragging()
        _ = slider.drag(to: 0.9, at: at(0))
        _ = slider.drag(to: 1, at: at(1))
        slider.reset(to: 0.1)
        #expect(slider.shown == 0.1 && slider.nextDeadline == nil && !slider.isDragging)
    }
}
