import NIOCore
import Testing

@testable import CastTransport

/// A bad network, written down and carried out.
struct ImpairmentTests {
    @Test func everyPartIsParsedAndWrittenBack() throws {
        let impairment = try Impairment(parsing: "loss=5%,delay=20ms,jitter=10ms,reorder=1%,rate=3mbit,seed=7")
        #expect(impairment.loss == 0.05 && impairment.reorder == 0.01)
        #expect(impairment.delay == .milliseconds(20) && impairment.jitter == .milliseconds(10))
        #expect(impairment.rate == 3_000_000 && impairment.seed == 7)
        #expect(impairment.description == "loss=5%,delay=20ms,jitter=10ms,reorder=1%,rate=3000000bit,seed=7")
        #expect(try Impairment(parsing: impairment.description) == impairment)
        #expect(try Impairment(parsing: "loss=0.5%").loss == 0.005)
        #expect(try Impairment(parsing: "delay=10s, jitter=0ms").delay == .seconds(10))
    }

    @Test(arguments: [
        "", "loss", "loss=", "loss=5", "loss=101%", "loss=-1%", "loss=nan%", "loss=1e2%", "loss=5%,loss=6%", "delay=20",
        "delay=11s", "jitter=-1ms", "rate=3", "rate=0mbit", "rate=999gbit", "rate=.mbit", "seed=x", "seed=-1",
        "seed=99999999999999999999", "speed=3", "loss=5%,", "loss=11111111111111111111%",
    ])
    func nonsenseIsRefusedWithASentence(text: String) {
        let error = #expect(throws: ImpairmentError.self) { try Impairment(parsing: text) }
        #expect((error?.description.count ?? 0) > 10)
    }

    private func run(
        _ text: String, count: Int = 4_000, every pause: Duration = .milliseconds(1)
    ) throws -> [(Int, Duration)] {
        var path = ImpairedPath(try Impairment(parsing: text), salt: 1)
        let start = ContinuousClock.now
        var arrived: [(Int, Duration)] = []
        let blank = ByteBuffer(repeating: 0, count: 1_000)
        func collect(until end: ContinuousClock.Instant) {
            while let deadline = path.nextDeadline, deadline <= end {
                while var datagram = path.poll(at: deadline) {
                    arrived.append((Int(datagram.readInteger(as: UInt32.self)!), deadline - start))
                }
            }
        }
        for index in 0..<count {
            let now = start + pause * index
            collect(until: now)
            var datagram = blank
            datagram.setInteger(UInt32(index), at: 0)
            path.take(datagram, at: now)
        }
        collect(until: start + .seconds(1_000))
        #expect(path.lost + arrived.count == count)
        return arrived
    }

    @Test func lossIsWhatWasAskedForAndTheSameEachTime() throws {
        let arrived = try run("loss=5%,seed=3")
        #expect((3_740...3_860).contains(arrived.count))
        #expect(try run("loss=5%,seed=3").map(\.0) == arrived.map(\.0))
        #expect(try run("loss=5%,seed=4").map(\.0) != arrived.map(\.0))
        #expect(try run("loss=0%").count == 4_000 && run("loss=100%").isEmpty)
    }

    @Test func delayAndJitterKeepTheOrder() throws {
        let arrived = try run("delay=20ms,jitter=10ms", count: 2_000)
        #expect(arrived.map(\.0) == Array(0..<2_000))
        let delays = arrived.map { $0.1 - .milliseconds($0.0) }
        #expect(delays.min()! >= .milliseconds(20) && delays.max()! <= .milliseconds(30))
        #expect(delays.max()! - delays.min()! > .milliseconds(7))
    }

    @Test func reorderedOnesAreOvertaken() throws {
        let order = try run("delay=5ms,reorder=1%", count: 5_000).map(\.0)
        #expect(order.sorted() == Array(0..<5_000))
        let overtaken = zip(order, order.dropFirst()).count { $0 > $1 }
        #expect((25...80).contains(overtaken))
    }

    @Test func aLimitedRatePassesWhatItCanAndLosesTheRest() throws {
        // 8 Mbit/s are offered to 2: a quarter passes, besides the 64 kB of the queue.
        let arrived = try run("rate=2mbit")
        #expect((1_000...1_100).contains(arrived.count))
        let waits = arrived.map { $0.1 - .milliseconds($0.0) }
        #expect(waits.max()! <= .milliseconds(263), "64 kB at 2 Mbit/s")
    }
}
