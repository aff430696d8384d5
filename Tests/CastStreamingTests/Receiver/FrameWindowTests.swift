import Testing

@testable import CastStreaming

@Suite struct RecentFramesTests {
    @Test func onlyWhatWasGivenIsThere() {
        var recent = RecentFrames()
        #expect(!recent.contains(.first))
        for id in [0, 1, 2, 5, 6, 130, 300] { recent.insert(FrameID(Int64(id))) }
        #expect([300, 130, 299, 45].map { recent.contains(FrameID($0)) } == [true, true, false, false])
        // 256 back and more is forgotten, and so is what had the same place.
        #expect(!recent.contains(FrameID(6)))
        recent.insert(FrameID(1_000))
        #expect(!recent.contains(FrameID(300)))
        #expect(!recent.contains(FrameID(1_000 - 256)))
        #expect(recent.contains(FrameID(1_000)))
    }

    @Test func itKnowsTheLast256() {
        var recent = RecentFrames()
        for id in 0..<600 where id % 3 != 0 { recent.insert(FrameID(Int64(id))) }
        for id in 345..<600 { #expect(recent.contains(FrameID(Int64(id))) == (id % 3 != 0)) }
    }
}

@Suite struct PlayoutDelaysTests {
    @Test func eachFrameHasTheLastDelayBeforeIt() {
        var delays = PlayoutDelays(.milliseconds(400), from: .first)
        delays.set(.milliseconds(200), from: FrameID(20))
        delays.set(.milliseconds(300), from: FrameID(10))
        let asked = [0, 9, 10, 19, 20, 99].map { delays.delay(of: FrameID($0)) }
        #expect(asked == [400, 400, 300, 300, 200, 200].map { .milliseconds($0) })
        delays.forget(before: FrameID(15))
        #expect(delays.delay(of: FrameID(19)) == .milliseconds(300))
        #expect(delays.delay(of: FrameID(5)) == .milliseconds(300))
    }

    @Test func absurdDelaysAreBounded() {
        let delays = PlayoutDelays(.seconds(65), from: .first)
        #expect(delays.delay(of: .first) == .seconds(5))
    }
}
