import Testing

@testable import CastStreaming

/// The estimator beside a path that is a queue with a rate: frames go in each 33 ms, sound each 10 ms, and each is
/// acknowledged 20 ms after it has left the queue.
@Suite struct BandwidthEstimatorTests {
    private final class Path {
        let begin = ContinuousClock.now
        var estimator: BandwidthEstimator
        var rate: Double
        var free: Duration = .zero
        var clock: Duration = .zero
        var acknowledgements: [(at: Duration, sent: Duration, bytes: Int)] = []
        var worstQueue: Duration = .zero
        var baseDelay: Duration = .milliseconds(20)
        var bitrates: [(at: Duration, bitrate: Int)] = []

        init(maximum: Int = 5_000_000, rate: Double) {
            estimator = BandwidthEstimator(maximum: maximum, minimum: 300_000, at: begin)
            self.rate = rate
        }

        private func send(_ bytes: Int) {
            estimator.sent(bytes, at: begin + clock)
            let start = max(free, clock)
            free = start + .seconds(Double(bytes * 8) / rate)
            worstQueue = max(worstQueue, free - clock)
            acknowledgements.append((free + baseDelay, clock, bytes))
        }

        func run(_ duration: Duration) {
            let end = clock + duration
            while clock < end {
                let tick = Int(clock / .milliseconds(1))
                if tick % 33 == 0 {
                    let video = estimator.videoBitrate(besides: 130_000)
                    bitrates.append((clock, video))
                    send(Int(Double(video) * 0.033 / 8))
                }
                if tick % 10 == 0 { send(160) }
                while let first = acknowledgements.first, first.at <= clock {
                    acknowledgements.removeFirst()
                    estimator.acknowledged(first.bytes, delay: clock - first.sent, at: begin + clock)
                }
                estimator.advance(to: begin + clock)
                clock += .milliseconds(1)
            }
        }
    }

    @Test func whileNothingShowsALimitPicturesGetTheirMaximum() {
        let path = Path(rate: 50_000_000)
        path.run(.seconds(10))
        #expect(path.bitrates.first?.bitrate == 2_500_000)
        #expect(path.bitrates.filter { $0.at >= .seconds(1) }.allSatisfy { $0.bitrate == 5_000_000 })
        #expect(path.estimator.capacity == nil)
    }

    @Test func aHalvingOfTheRateIsFollowedWithinASecond() {
        let path = Path(rate: 6_000_000)
        path.run(.seconds(5))
        path.rate = 2_500_000
        path.worstQueue = .zero
        path.run(.seconds(1))
        let capacity = path.estimator.capacity ?? .infinity
        #expect((1_200_000...2_500_000).contains(capacity))
        // Cut before a queue of 64 kB was full: 210 ms at this rate.
        #expect(path.worstQueue < .milliseconds(210))
        path.run(.seconds(9))
        let steady = path.bitrates.filter { $0.at > .seconds(8) }.map(\.bitrate)
        #expect(steady.reduce(0, +) / steady.count > 1_500_000)
        #expect(steady.allSatisfy { $0 < 2_900_000 })
    }

    @Test func theMaximumComesBackOnceThePathHasIt() {
        let path = Path(rate: 50_000_000)
        path.run(.seconds(2))
        path.rate = 2_000_000
        path.run(.seconds(10))
        path.rate = 50_000_000
        path.run(.seconds(6))
        #expect(path.bitrates.last?.bitrate == 5_000_000)
        path.run(.seconds(6))
        #expect(path.estimator.capacity == nil)
    }

    @Test func aLongerWayIsNoQueue() {
        let path = Path(rate: 50_000_000)
        path.run(.seconds(2))
        path.baseDelay = .milliseconds(90)
        path.run(.seconds(10))
        #expect(path.bitrates.last?.bitrate ?? 0 > 3_000_000)
    }

    /// And however long it stays so.
    @Test(arguments: [150, 250, 400]) func aMuchLongerWayIsNoneEither(milliseconds: Int) {
        let path = Path(rate: 50_000_000)
        path.run(.seconds(5))
        path.baseDelay += .milliseconds(milliseconds)
        path.run(.seconds(3))
        #expect(path.bitrates.last?.bitrate ?? 0 > 3_000_000)
    }

    /// While it empties less is sent than arrives, for as long as it takes: that is no reason to send as much as
    /// before.
    @Test(arguments: [1_000_000.0, 1_200_000]) func aQueueThatTakesLongToEmptyIsNoLongerWay(rate: Double) {
        let path = Path(rate: 6_000_000)
        path.run(.seconds(5))
        path.rate = rate
        path.run(.seconds(1))
        path.worstQueue = .zero
        path.run(.seconds(9))
        #expect(path.worstQueue < .milliseconds(1_200))
        #expect(path.bitrates.filter { $0.at > .seconds(7) }.allSatisfy { Double($0.bitrate) < rate * 1.3 })
    }

    @Test func aThirdLostIsALimitAndATenthIsNot() {
        let path = Path(rate: 50_000_000)
        path.run(.seconds(2))
        path.estimator.reported(loss: 0.2, at: path.begin + path.clock)
        #expect(path.estimator.capacity == nil)
        path.estimator.reported(loss: 0.5, at: path.begin + path.clock)
        #expect((2_000_000...3_000_000).contains(path.estimator.capacity ?? 0))
    }
}
