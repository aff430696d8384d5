import CastTransport
import NIOCore
import Testing

@testable import CastReceiver

@Suite struct RequestPaceTests {
    private let now = ContinuousClock.now

    private func peer(_ address: String) -> PeerAddress {
        PeerAddress(try? SocketAddress(ipAddress: address, port: 0))
    }

    @Test func anAddressIsAnsweredAtOnceUntilItHasSpentWhatItSaved() {
        var pace = RequestPace()
        for _ in 0..<60 { #expect(pace.wait(of: peer("192.0.2.1"), at: now) == .zero) }
        #expect(pace.wait(of: peer("192.0.2.1"), at: now) == .seconds(1.0 / 20))
        #expect(pace.wait(of: peer("192.0.2.1"), at: now) == .seconds(2.0 / 20))
        #expect(pace.wait(of: peer("192.0.2.2"), at: now) == .zero)
        #expect(pace.wait(of: peer("192.0.2.1"), at: now + .seconds(1)) == .zero)
    }

    @Test func theAddressesOfOneNetworkHaveOnePace() {
        var pace = RequestPace()
        for number in 0..<60 { #expect(pace.wait(of: peer("fe80::\(number + 1)"), at: now) == .zero) }
        #expect(pace.wait(of: peer("fe80::ffff"), at: now) > .zero)
    }

    @Test func allOfThemTogetherHaveOneToo() {
        var pace = RequestPace(limits: .init(perSecond: 20, saved: 60, allPerSecond: 200, allSaved: 400))
        for number in 0..<400 { _ = pace.wait(of: peer("198.51.100.\(number % 250 + 1)"), at: now) }
        #expect(pace.wait(of: peer("192.0.2.1"), at: now) == .seconds(1.0 / 200))
    }
}
