import Testing

@testable import ServingCore

@Suite struct ConnectionConductTests {
    private let start = ContinuousClock.now
    private var conduct: ConnectionConduct

    init() {
        var limits = ConnectionLimits()
        limits.requestBytes = 100
        limits.stallTime = .seconds(10)
        conduct = ConnectionConduct(limits: limits)
    }

    @Test mutating func aRequestIsOnlySoLong() {
        let (isWhole, isMore) = (conduct.received(100), conduct.received(1))
        #expect(isWhole && !isMore)
        conduct.answering(at: start)
        let isNext = conduct.received(100)
        #expect(isNext)
    }

    @Test mutating func whoTakesNothingIsStalled() {
        #expect(!conduct.isStalled(at: start + .seconds(99)))
        conduct.answering(at: start)
        conduct.answering(at: start + .seconds(5))
        #expect(!conduct.isStalled(at: start + .seconds(9)))
        #expect(conduct.isStalled(at: start + .seconds(10)))
        conduct.took(at: start + .seconds(10))
        #expect(!conduct.isStalled(at: start + .seconds(19)))
        #expect(conduct.isStalled(at: start + .seconds(20)))
    }

    @Test mutating func whoHasTakenAllIsNot() {
        conduct.answering(at: start)
        conduct.took(at: start + .seconds(1))
        #expect(!conduct.isStalled(at: start + .seconds(99)))
        // The next part is counted from when it is there.
        conduct.answering(at: start + .seconds(99))
        #expect(!conduct.isStalled(at: start + .seconds(100)))
    }
}
