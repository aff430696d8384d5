import Testing

@testable import CastTransport

@Suite struct MessageAllowanceTests {
    private let now = ContinuousClock.now
    private let rate = MessageRate()

    private func make(_ pool: MessagePool) -> MessageAllowance {
        MessageAllowance(rate: rate, pool: pool, at: now)
    }

    /// Messages of 100 bytes that are taken at one time, each turn ending where it ends.
    private func taken(_ allowance: inout MessageAllowance, of count: Int, at now: ContinuousClock.Instant) -> Int {
        for number in 0..<count {
            allowance.turnBegins()
            guard case .pause = allowance.spend(allowance.cost(ofMessage: 100), at: now) else { continue }
            return number + 1
        }
        return count
    }

    @Test func aSenderAloneUsesThePoolAndIsThenReadLater() {
        var allowance = make(MessagePool(rate, at: now))
        let first = taken(&allowance, of: 100_000, at: now)
        #expect(Double(first) > rate.poolSaved * 0.9 && Double(first) < rate.poolSaved + rate.ownSaved)
        guard case .pause(let until) = allowance.settle(at: now) else { return #expect(Bool(false), "it goes on") }
        #expect(until > now && until <= now + .milliseconds(100))
        #expect(allowance.settle(at: now + .seconds(1)) == .goOn)
    }

    @Test func whoFloodsTakesNothingOfWhatTheOthersAreSureOf() {
        let pool = MessagePool(rate, at: now)
        var flood = make(pool)
        _ = taken(&flood, of: 100_000, at: now)
        var other = make(pool)
        #expect(taken(&other, of: 50, at: now) == 50)
        for second in 1...20 {
            let then = now + .seconds(second)
            _ = flood.settle(at: then)
            _ = taken(&flood, of: 100_000, at: then)
            #expect(taken(&other, of: 15, at: then) == 15)
        }
    }

    @Test func oneTurnIsShort() {
        var allowance = make(MessagePool(rate, at: now))
        allowance.turnBegins()
        var count = 0
        while allowance.spend(1, at: now) == .goOn { count += 1 }
        #expect(Double(count + 1) == rate.turn)
        #expect(allowance.settle(at: now + rate.betweenTurns) == .goOn)
    }

    @Test func longMessagesAndLongAnswersCostMore() {
        let allowance = make(MessagePool(rate, at: now))
        #expect(allowance.cost(ofMessage: 65_536) > 40)
        #expect(allowance.cost(ofSending: 256 * 65_536, toOthers: 256) > 1_000)
    }

    @Test func noDebtKeepsAPeerWaitingForLong() {
        var allowance = make(MessagePool(rate, at: now))
        _ = allowance.spend(1e12, at: now)
        #expect(allowance.settle(at: now + .seconds(Int(rate.debt / rate.own) + 1)) == .goOn)
    }

    /// Points are a guess of what a message costs.
    @Test func aTurnEndsWithItsTimeToo() {
        var allowance = make(MessagePool(rate, at: now))
        allowance.turnBegins()
        #expect(allowance.spend(1, taking: rate.turnTime / 2, at: now) == .goOn)
        #expect(allowance.spend(1, taking: rate.turnTime / 2, at: now) == .pause(until: now + rate.betweenTurns))
        #expect(allowance.settle(at: now + rate.betweenTurns) == .goOn)
        #expect(allowance.spend(1, taking: rate.turnTime / 2, at: now) == .goOn)
    }

    @Test func whatTookLongerCostsMoreButASlowMachineStopsNobody() {
        #expect(rate.cost(2, taking: rate.pointTime) == 2)
        #expect(rate.cost(2, taking: rate.pointTime * 5) == 5)
        #expect(rate.cost(2, taking: .seconds(1)) == 2 * rate.dearest)
    }

    @Test func longMessagesHaveHalfOfTheTimeAndAFewMillisecondsInARow() throws {
        let pool = MessagePool(rate, at: now)
        let (first, second) = (make(pool), make(pool))
        #expect(first.wait(forMessage: 60_000, at: now) == nil)
        first.took(.milliseconds(15), forMessage: 60_000)
        let wait = try #require(second.wait(forMessage: 60_000, at: now))
        #expect(wait > .milliseconds(19) && wait < .milliseconds(21))
        #expect(second.wait(forMessage: rate.longMessage, at: now) == nil)
        #expect(second.wait(forMessage: 60_000, at: now + .milliseconds(20)) == nil)
    }

    @Test func aMachineThatStoodStillHoldsNobodyUpForLong() throws {
        let pool = MessagePool(rate, at: now)
        let allowance = make(pool)
        allowance.took(.seconds(60), forMessage: 60_000)
        let wait = try #require(allowance.wait(forMessage: 60_000, at: now))
        #expect(wait <= .milliseconds(100))
    }

    @Test func shortMessagesLeaveTheTimeOfLongOnes() {
        let pool = MessagePool(rate, at: now)
        let allowance = make(pool)
        allowance.took(.seconds(1), forMessage: 100)
        #expect(allowance.wait(forMessage: 60_000, at: now) == nil)
    }
}
