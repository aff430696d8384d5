import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import CastTransport

/// A core driven on a loop whose time the test moves.
struct CoreDriverTests {
    /// Sends two datagrams and an event at each deadline, and echoes what comes.
    private struct Core: StreamingCore {
        enum News: Equatable, Sendable { case tick(Int), echoed }

        var next: ContinuousClock.Instant?
        var every: Duration
        var outputs: [StreamingCoreOutput<News>] = []
        var ticks = 0
        var heard: [ByteBuffer] = []
        var waits: [Duration] = []

        mutating func handle(
            _ datagram: ByteBuffer, arrival: ContinuousClock.Instant, at now: ContinuousClock.Instant
        ) {
            heard.append(datagram)
            waits.append(now - arrival)
            outputs.append(.send(datagram))
            outputs.append(.event(.echoed))
        }

        mutating func pollCore(at now: ContinuousClock.Instant) -> StreamingCoreOutput<News>? {
            if outputs.isEmpty, let due = next, due <= now {
                ticks += 1
                next = due + every
                outputs = [
                    .send(ByteBuffer(integer: UInt8(ticks))), .event(.tick(ticks)), .send(ByteBuffer(string: "tail")),
                ]
            }
            return outputs.isEmpty ? nil : outputs.removeFirst()
        }

        var nextDeadline: ContinuousClock.Instant? { outputs.isEmpty ? next : .now }
    }

    private final class Link: DatagramLink {
        var bursts: [[ByteBuffer]] = []
        var isClosed = false
        func send(_ datagrams: [ByteBuffer]) { bursts.append(datagrams) }
        func close() { isClosed = true }
    }

    private final class Clock: Sendable {
        let now = Mutex(ContinuousClock.now)
    }

    private let loop = EmbeddedEventLoop()
    private let clock = Clock()
    private let link = Link()
    private final class Log { var news: [Core.News] = [] }
    private let log = Log()

    private func advance(_ duration: Duration) {
        clock.now.withLock { $0 += duration }
        loop.advanceTime(by: TimeAmount(duration))
    }

    private func driver(first: Duration?, every: Duration, _ impairment: Impairment? = nil) -> CoreDriver<Core> {
        let now = clock.now.withLock { $0 }
        return CoreDriver(
            core: Core(next: first.map { now + $0 }, every: every), link: link, impairment: impairment, loop: loop,
            clock: { [clock] in clock.now.withLock { $0 } }
        ) { [log] in log.news.append($0) }
    }

    @Test func itWakesAtEachDeadlineAndSendsWhatIsDueAsOneBurst() {
        let driver = driver(first: .milliseconds(30), every: .milliseconds(50))
        driver.drain()
        #expect(link.bursts.isEmpty)
        advance(.milliseconds(29))
        #expect(link.bursts.isEmpty)
        advance(.milliseconds(1))
        #expect(link.bursts.map(\.count) == [2])
        advance(.milliseconds(50))
        advance(.milliseconds(50))
        #expect(link.bursts.count == 3)
        #expect(log.news == [.tick(1), .tick(2), .tick(3)])
    }

    @Test func whatArrivesIsAnsweredAtOnceAndAnEarlierDeadlineMovesTheTimer() {
        let driver = driver(first: .seconds(10), every: .seconds(10))
        driver.drain()
        driver.received(ByteBuffer(string: "hello"))
        #expect(link.bursts == [[ByteBuffer(string: "hello")]])
        driver.drive({ core, now in core.next = now + .milliseconds(5) })
        advance(.milliseconds(5))
        #expect(log.news == [.echoed, .tick(1)])
    }

    @Test func whatWaitedOnThisMachineIsToldAsAnEarlierArrival() {
        let driver = driver(first: nil, every: .zero)
        driver.received(ByteBuffer(string: "at once"))
        driver.received(ByteBuffer(string: "late"), age: .milliseconds(80))
        #expect(driver.core.waits == [.zero, .milliseconds(80)])
    }

    @Test func whatComesTogetherIsCarriedOutTogether() {
        let driver = driver(first: nil, every: .zero)
        driver.received(ByteBuffer(string: "one"), hasMore: true)
        driver.received(ByteBuffer(string: "two"), hasMore: true)
        #expect(link.bursts.isEmpty && log.news.isEmpty)
        driver.received(ByteBuffer(string: "three"))
        #expect(link.bursts == [["one", "two", "three"].map { ByteBuffer(string: $0) }])
    }

    @Test func whoHearsAnEventMayDriveTheCoreAgain() {
        var again: (() -> Void)?
        let now = clock.now.withLock { $0 }
        let driver = CoreDriver(
            core: Core(next: now, every: .seconds(1)), link: link, impairment: nil, loop: loop,
            clock: { [clock] in clock.now.withLock { $0 } }
        ) { [log] news in
            log.news.append(news)
            again?()
            again = nil
        }
        again = { [unowned driver] in driver.received(ByteBuffer(string: "from within")) }
        driver.drain()
        #expect(log.news == [.tick(1), .echoed])
        #expect(link.bursts.flatMap { $0 }.count == 3)
    }

    @Test func afterTheCloseNothingIsSentOrTold() {
        let driver = driver(first: .milliseconds(1), every: .milliseconds(1))
        driver.drain()
        driver.close()
        driver.close()
        advance(.seconds(1))
        driver.received(ByteBuffer(string: "late"))
        #expect(link.isClosed && link.bursts.isEmpty && log.news.isEmpty)
    }

    @Test func anImpairmentDelaysBothDirectionsAndLosesInBoth() throws {
        let slow = driver(first: .zero, every: .seconds(100), try Impairment(parsing: "delay=20ms"))
        slow.drain()
        #expect(log.news == [.tick(1)] && link.bursts.isEmpty)
        slow.received(ByteBuffer(string: "in"))
        advance(.milliseconds(19))
        #expect(slow.core.heard.isEmpty && link.bursts.isEmpty)
        advance(.milliseconds(1))
        #expect(slow.core.heard.count == 1 && link.bursts.flatMap { $0 }.count == 2)
        advance(.milliseconds(20))
        #expect(link.bursts.flatMap { $0 }.count == 3, "the echo takes its time too")

        let deaf = driver(first: .zero, every: .seconds(100), try Impairment(parsing: "loss=100%"))
        let before = link.bursts.count
        deaf.drain()
        deaf.received(ByteBuffer(string: "in"))
        advance(.seconds(1))
        #expect(deaf.core.heard.isEmpty && link.bursts.count == before)
    }
}
