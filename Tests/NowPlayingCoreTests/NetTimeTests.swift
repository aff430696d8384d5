import Testing

@testable import NowPlayingCore

@Suite struct NetTimeTests {
    @Test func aPrerollIsLeftOutOfElapsedTimeAndDuration() {
        let net = NetTime(leavingOut: [AdTimeRange(start: 0, duration: 30)])
        #expect(net.net(45) == 15)
        #expect(net.net(10) == 0)
        #expect(net.net(630) == 600)
        #expect(net.position(ofNet: 15) == 45)
        #expect(net.position(ofNet: 0) == 30)
        #expect(net.isAdvertising(at: 29.9) && !net.isAdvertising(at: 30))
    }

    @Test func overlappingRangesCountOnceAndInAnyOrder() {
        let net = NetTime(leavingOut: [
            AdTimeRange(start: 110, duration: 20), AdTimeRange(start: 0, duration: 30),
            AdTimeRange(start: 100, duration: 20),
        ])
        #expect(net.net(100) == 70)
        #expect(net.net(115) == 70)
        #expect(net.net(140) == 80)
        #expect(net.net(660) == 600)
        #expect(net.position(ofNet: 80) == 140)
        #expect(net.nextEdge(after: 10) == 30)
        #expect(net.nextEdge(after: 30) == 100)
        #expect(net.nextEdge(after: 105) == 130)
        #expect(net.nextEdge(after: 130) == nil)
    }

    @Test func withoutRangesTimesAreAsTheyAre() {
        let net = NetTime(leavingOut: [])
        #expect(net.net(45) == 45)
        #expect(net.position(ofNet: 45) == 45)
    }

    @Test func whatIsNoRangeIsLeftOut() {
        let net = NetTime(leavingOut: [
            AdTimeRange(start: .nan, duration: 3), AdTimeRange(start: 0, duration: -3),
            AdTimeRange(start: 0, duration: .infinity), AdTimeRange(start: -50, duration: 20),
            AdTimeRange(start: -10, duration: 15), AdTimeRange(start: 1e300, duration: 1),
        ])
        #expect(net.net(45) == 40)
    }
}
