import Testing

@testable import CastStreaming

/// What a sender does where much is lost, or what waits takes the time that pictures have.
@Suite struct HeavyLossTests {
    private let origin = ContinuousClock.now

    @Test func whatIsSentAgainGoesOnceMoreAMomentLater() throws {
        var echoes = RepairEchoes()
        #expect(echoes.due == nil)
        echoes.add(3, of: .first, at: origin)
        #expect(echoes.next(at: origin + .milliseconds(9)) == nil)
        let due = try #require(echoes.due)
        let echo = echoes.next(at: due)
        #expect(echo?.frame == .first && echo?.packet == 3)
        #expect(echoes.next(at: due) == nil && echoes.due == nil)
    }

    @Test func noMoreThanSoManyWait() {
        var echoes = RepairEchoes()
        for packet in 0..<1_000 { echoes.add(PacketID(packet), of: .first, at: origin) }
        var count = 0
        while echoes.next(at: origin + .seconds(1)) != nil { count += 1 }
        #expect(count == 128)
    }

    @Test func lossIsKnownWithinAFewPackets() {
        var path = makePath(mindsHeavyLoss: true)
        for _ in 0..<20 { _ = path.transmit(1_000, at: origin) }
        #expect(!path.isLossy)
        path.lost(4)
        #expect(path.isLossy)
        for _ in 0..<1_000 { _ = path.transmit(1_000, at: origin) }
        #expect(!path.isLossy)
    }

    @Test func aSenderThatDoesNotMindLossNeverFindsAPathLossy() {
        var path = makePath(mindsHeavyLoss: false)
        for _ in 0..<20 { _ = path.transmit(1_000, at: origin) }
        path.lost(400)
        #expect(!path.isLossy)
    }

    @Test func picturesShortOfTimeTakeLessAndGrowAgain() {
        var path = makePath(mindsHeavyLoss: true)
        var rate = EncoderRate(SenderSettings(), maximum: 4_000_000, estimator: path.estimator)
        #expect(rate.told == 4_000_000)
        var now = origin
        for _ in 0..<20 {
            now += .milliseconds(100)
            rate.advance(&path, isPressed: true, to: now)
            _ = rate.follow(&path, besides: 0, at: now)
        }
        // Four tenths; the last step to it is too small to be told.
        #expect((1_600_000...1_640_000).contains(rate.told))
        #expect(rate.nextDeadline(path) == now + .milliseconds(100))
        for _ in 0..<20 {
            now += .milliseconds(100)
            rate.advance(&path, isPressed: false, to: now)
            _ = rate.follow(&path, besides: 0, at: now)
        }
        #expect(rate.told == 4_000_000)
        #expect(rate.nextDeadline(path) == nil)
    }

    private func makePath(mindsHeavyLoss: Bool) -> PathState {
        PathState(
            roundTrip: RoundTripEstimate(cap: .milliseconds(400)),
            estimator: BandwidthEstimator(maximum: 4_000_000, minimum: 300_000, start: 4_000_000, at: origin),
            pacer: Pacer(rate: 24 << 20, at: origin), mindsHeavyLoss: mindsHeavyLoss)
    }
}
