import Testing

@testable import CastStreaming

@Suite struct PacerTests {
    private let begin = ContinuousClock.now

    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { begin + .milliseconds(milliseconds) }

    /// Bytes that leave in each 10 ms when there is always something to send.
    private func flood(_ pacer: inout Pacer, bursts: Int, packet: Int = 1_000) -> [Int] {
        (0..<bursts).map { burst in
            var bytes = 0
            while pacer.isOpen(at: at(burst * 10)) {
                pacer.sent(packet, at: at(burst * 10))
                bytes += packet
            }
            return bytes
        }
    }

    @Test func theRateHoldsOverManyBursts() {
        var pacer = Pacer(rate: 8_000_000, at: begin)
        let bytes = flood(&pacer, bursts: 100)
        #expect(bytes.allSatisfy { $0 <= 11_000 })
        #expect((990_000...1_011_000).contains(bytes.reduce(0, +)))
    }

    /// Less than a datagram each 10 ms.
    @Test func aLowRateHoldsToo() {
        var pacer = Pacer(rate: 400_000, at: begin)
        let bytes = flood(&pacer, bursts: 200)
        #expect((99_000...102_000).contains(bytes.reduce(0, +)))
        #expect(pacer.time(for: 50_000) == .seconds(1))
    }

    @Test func afterAPauseOneBurstIsThereAtOnceAndNotMore() {
        var pacer = Pacer(rate: 8_000_000, at: begin)
        _ = flood(&pacer, bursts: 1)
        var bytes = 0
        while pacer.isOpen(at: at(5_003)) {
            pacer.sent(1_000, at: at(5_003))
            bytes += 1_000
        }
        #expect((10_000...11_000).contains(bytes))
        #expect(pacer.opensAt == at(5_013))
    }

    @Test func whatDoesNotAskIsCounted() {
        var pacer = Pacer(rate: 8_000_000, at: begin)
        pacer.sent(25_000, at: begin)
        let early = pacer.isOpen(at: at(10))
        #expect(!early)
        #expect(pacer.opensAt == at(20))
        let later = pacer.isOpen(at: at(20))
        #expect(later)
    }

    @Test func noRateStopsTheFlow() {
        var pacer = Pacer(rate: 1, at: begin)
        let bytes = flood(&pacer, bursts: 100)
        #expect(bytes.reduce(0, +) > 10_000)
    }
}
