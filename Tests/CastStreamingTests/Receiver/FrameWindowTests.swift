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

@Suite struct FrameWindowTests {
    private let now = ContinuousClock.now

    private func window() -> FrameWindow {
        FrameWindow(first: .first, maximumBytes: 1 << 20, timeBase: 90_000)
    }

    private func packets(_ id: Int64, count: Int) throws -> [RTPPacket] {
        var bench = ReceiverBench()
        return try bench.frame(1, id, packets: count, key: true).map { try RTPPacket(decoding: $0) }
    }

    /// A peer's reports can move its media times as far as they like: a frame between two that are nearly the whole
    /// range apart still has a time, its share of the way.
    @Test func timesAreSharedOutHoweverFarApartTheyAre() throws {
        var window = window()
        let far = RTPTimestamp(ticks: 120 << 55)
        let packet = try #require(packets(119, count: 2).first)
        #expect(window.insert(packet, timestamp: far, at: now) != .refused)
        for id in [0, 1, 59, 117, 118] as [Int64] {
            #expect(window.time(of: FrameID(id), lastGiven: .zero)?.timestamp.ticks == (id + 1) << 55)
        }
        let near = RTPTimestamp(ticks: far.ticks - 1_000)
        #expect(window.time(of: FrameID(58), lastGiven: near)?.timestamp == near + 1_000 * 59 / 120)
    }

    /// One frame has a bound of its own, whatever room there is: it lies in memory several times when it is opened.
    @Test func aFrameThatIsTooLongIsNeverWhole() throws {
        var window = FrameWindow(first: .first, maximumBytes: 1 << 20, maximumFrameBytes: 2_400, timeBase: 90_000)
        // Packets have 237 bytes of their frame, the last one what is left of 230 for each.
        let (long, short) = (try packets(0, count: 11), try packets(1, count: 10))
        #expect(long.map { window.insert($0, timestamp: .zero, at: now) }.last == .refused)
        #expect(window.heldBytes == long.dropLast().reduce(0) { $0 + $1.payload.readableBytes })
        #expect(window.insert(long[10], timestamp: .zero, at: now) == .refused && !window.isWhole(.first))
        for packet in short { #expect(window.insert(packet, timestamp: .zero + 3_000, at: now) != .refused) }
        #expect(window.isWhole(FrameID(1)) && window.successor() == FrameID(1))
    }

    /// What a report had no room for is said by the next one, not only when all is to be said again.
    @Test func whatHadNoRoomIsNamedNext() throws {
        var window = window()
        let all = try packets(0, count: 12)
        for packet in [all[0], all[11]] {
            #expect(window.insert(packet, timestamp: .zero, at: now) != .refused)
        }
        let policy = RepairRequest.Policy(grace: .zero, step: .milliseconds(30), tail: .milliseconds(30))
        var named: [[PacketID?]] = []
        for _ in 0..<3 {
            #expect(window.nextRequest(policy) == now)
            named.append(window.takeRequests(policy, limit: 4, at: now).map(\.packet))
        }
        #expect(named == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10]])
        #expect(window.nextRequest(policy) == now + policy.step)
        #expect(window.takeRequests(policy, limit: 4, at: now + policy.step).map(\.packet) == [1, 2, 3, 4])
    }
}
