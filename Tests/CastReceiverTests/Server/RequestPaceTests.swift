import CastTransport
import NIOCore
import Testing

@testable import CastReceiver

@Suite struct RequestPaceTests {
    private let now = ContinuousClock.now

    private func peer(_ address: String) -> PeerAddress {
        PeerAddress(try? SocketAddress(ipAddress: address, port: 0))
    }

    private func isRefused(_ turn: RequestPace.Turn) -> Bool {
        if case .refused = turn { true } else { false }
    }

    @Test func anAddressIsAnsweredAtOnceUntilItHasSpentWhatItSaved() {
        var pace = RequestPace()
        for _ in 0..<60 { #expect(pace.ask(of: peer("192.0.2.1"), at: now) == .now) }
        #expect(pace.ask(of: peer("192.0.2.1"), at: now) == .after(.seconds(1.0 / 20)))
        #expect(pace.ask(of: peer("192.0.2.1"), at: now) == .after(.seconds(2.0 / 20)))
        #expect(pace.ask(of: peer("192.0.2.2"), at: now) == .now)
        #expect(pace.ask(of: peer("192.0.2.1"), at: now + .seconds(1)) == .now)
    }

    @Test func whoWouldWaitForLongIsRefusedAndSpendsNothing() {
        var pace = RequestPace()
        for _ in 0..<100 { _ = pace.ask(of: peer("192.0.2.1"), at: now) }
        let turns = (0..<5_000).map { _ in pace.ask(of: peer("192.0.2.1"), at: now) }
        #expect(turns.allSatisfy(isRefused) && pace.waiting == 40)
        #expect(pace.ask(of: peer("192.0.2.1"), at: now + .seconds(1)) == .after(.seconds(21.0 / 20)))
        #expect(pace.ask(of: peer("192.0.2.9"), at: now) == .now, "what was refused took nothing of what all have")
    }

    @Test func anAddressDoesNotStarveItsNetwork() {
        var pace = RequestPace()
        for step in 0..<4_000 { _ = pace.ask(of: peer("2001:db8::66"), at: now + .milliseconds(step * 10)) }
        #expect(pace.ask(of: peer("2001:db8::2"), at: now + .seconds(40)) == .now)
    }

    @Test func theAddressesOfOneNetworkHaveOnePace() {
        var pace = RequestPace(limits: .init(waiting: 1_000))
        // The last twenty are what is left for those who ask seldom.
        for number in 0..<140 { #expect(pace.ask(of: peer("fe80::\(number + 1)"), at: now) == .now) }
        #expect(pace.ask(of: peer("fe80::ffff"), at: now) == .after(.seconds(1.0 / 10)))
        for number in 200..<400 { _ = pace.ask(of: peer("fe80::\(number)"), at: now) }
        #expect(isRefused(pace.ask(of: peer("fe80::ffff"), at: now)))
        #expect(pace.ask(of: peer("192.0.2.1"), at: now) == .now)
    }

    @Test func whoAsksOftenKeepsNobodyOfTheSameNetworkOut() {
        var pace = RequestPace()
        for step in 0..<4_000 {
            for number in 1...8 { _ = pace.ask(of: peer("fe80::\(number)"), at: now + .milliseconds(step * 10)) }
        }
        for number in 1...10 { #expect(pace.ask(of: peer("fe80::a\(number)"), at: now + .seconds(40)) == .now) }
    }

    @Test func allOfThemTogetherHaveOneToo() {
        var pace = RequestPace(limits: .init(waiting: 1_000))
        for number in 0..<400 { _ = pace.ask(of: peer("198.51.100.\(number % 250 + 1)"), at: now) }
        // Then there is what is left for those who ask seldom.
        for number in 0..<100 { #expect(pace.ask(of: peer("203.0.113.\(number + 1)"), at: now) == .now) }
        #expect(pace.ask(of: peer("192.0.2.1"), at: now) == .after(.seconds(1.0 / 50)))
    }

    @Test func ofWhatAllHaveNobodyOwesMoreThanIsSoonEarned() {
        var pace = RequestPace(limits: .init(waiting: 1_000))
        for number in 0..<4_000 { _ = pace.ask(of: peer("198.51.100.\(number % 30 + 1)"), at: now) }
        #expect(isRefused(pace.ask(of: peer("198.51.100.1"), at: now)))
        #expect(pace.ask(of: peer("192.0.2.1"), at: now) == .now, "who asks seldom has a part of his own")
        #expect(pace.ask(of: peer("192.0.2.1"), at: now + .seconds(3)) == .now)
    }

    @Test func soManyRequestsWaitAtATime() {
        var pace = RequestPace(limits: .init(saved: 1, waiting: 2))
        let turns = (0..<4).map { _ in pace.ask(of: peer("192.0.2.1"), at: now) }
        let expected = [1.0, 2.0].map { RequestPace.Turn.after(.seconds($0 / 20)) }
        #expect(turns == [.now] + expected + [.refused(retryAfter: .seconds(3.0 / 20))])
        #expect(pace.ask(of: peer("192.0.2.2"), at: now) == .now)
        pace.waitEnded()
        #expect(pace.ask(of: peer("192.0.2.1"), at: now) == .after(.seconds(3.0 / 20)))
    }
}
