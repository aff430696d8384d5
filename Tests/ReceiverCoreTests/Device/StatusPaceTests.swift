import CastWire
import Testing

@testable import ReceiverCore

/// What a device tells of its own accord has a pace, whatever a sender has its screen do.
@Suite struct StatusPaceTests {
    private let now = ContinuousClock.now

    @Test func beyondThePaceAStatusWaitsAndStandsForThoseBehindIt() throws {
        var pace = StatusPace()
        for _ in 0..<20 { #expect(pace.told(.init(sessionID: 1), at: now) == .tell) }
        #expect(pace.deadline == nil)
        #expect(pace.told(.init(sessionID: 1, includesMedia: true), at: now) == .hold)
        #expect(pace.told(.init(sessionID: 1, includesItems: true), at: now) == .hold)
        let deadline = try #require(pace.deadline)
        #expect(deadline > now && deadline <= now + .milliseconds(102))
        #expect(pace.due(at: now + .milliseconds(50)) == nil)
        #expect(pace.due(at: deadline) == .init(sessionID: 1, includesMedia: true, includesItems: true))
        #expect(pace.due(at: deadline + .seconds(1)) == nil && pace.deadline == nil)
    }

    @Test func whatWaitedOfAnotherSessionIsNoNews() throws {
        var pace = StatusPace()
        for _ in 0..<20 { _ = pace.told(.init(sessionID: 1), at: now) }
        _ = pace.told(.init(sessionID: 1, includesMedia: true), at: now)
        _ = pace.told(.init(sessionID: 2), at: now)
        #expect(pace.due(at: try #require(pace.deadline)) == .init(sessionID: 2))
    }

    // MARK: - The device's

    private func unasked(_ sent: [DeviceBench.Sent]) -> [JSONValue] {
        sent.filter { $0.type == "MEDIA_STATUS" && $0.requestID == 0 }.compactMap(\.media)
    }

    @Test func aScreenThatChangesAThousandTimesASecondIsToldOfAtAPace() throws {
        var bench = DeviceBench.playing()
        bench.wait(.seconds(10))
        var told: [JSONValue] = []
        for step in 0..<2_000 {
            told += unasked(bench.wait(.milliseconds(1)))
            let state: PlaybackState = step % 2 == 0 ? .buffering : .playing
            told += unasked(bench.report(state == .playing ? .playing : .buffering, state))
        }
        #expect((30...42).contains(told.count), "\(told.count)")
        bench.report(.paused, .paused)
        let last = unasked(bench.wait(.seconds(1)))
        #expect(last.map { $0["playerState"]?.stringValue } == ["PAUSED"])
        #expect(unasked(bench.wait(.seconds(5))).isEmpty)
    }

    @Test func aRequestIsAnsweredAndToldToAllHoweverMuchWaits() throws {
        var bench = DeviceBench.playing(connections: [1, 2])
        for step in 0..<100 { bench.report(.buffering, step % 2 == 0 ? .buffering : .playing) }
        bench.ask(#"{"type":"PAUSE","requestId":7,"mediaSessionId":1}"#)
        let sent = bench.report(.paused, .paused).filter { $0.type == "MEDIA_STATUS" }
        #expect(sent.map(\.requestID) == [7, 0] && sent.map(\.connection) == [1, 2])
        #expect(sent.allSatisfy { $0.media?["playerState"]?.stringValue == "PAUSED" })
    }

    @Test func theEndIsToldAtOnceAndNothingOfWhatWaitedBehindIt() throws {
        var bench = DeviceBench.playing()
        for step in 0..<100 { bench.report(.buffering, step % 2 == 0 ? .buffering : .playing) }
        #expect(bench.device.statusPace.held != nil)
        let end = unasked(bench.report(.ended, .ended))
        #expect(end.map { $0["idleReason"]?.stringValue } == ["FINISHED"])
        #expect(unasked(bench.wait(.seconds(5))).isEmpty)
    }

    /// Each message to somebody else counts for more than its bytes, as where an answer is given at once.
    @Test func whatAllAreToldWithALateAnswerIsChargedToo() throws {
        let senders = Array(UInt64(1)...50)
        var bench = DeviceBench.playing(connections: senders)
        bench.ask(#"{"type":"PAUSE","requestId":7,"mediaSessionId":1}"#)
        #expect(bench.report(.paused, .paused).count == 50)
        let charged = bench.actions.reduce(into: [UInt64: Int]()) { sums, action in
            if case .charge(let id, _, let messages) = action { sums[id.rawValue, default: 0] += messages }
        }
        #expect(charged == [1: 49])
    }
}
