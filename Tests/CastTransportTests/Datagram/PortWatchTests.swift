import NIOCore
import NIOEmbedded
import Testing

@testable import CastTransport

/// When a silent peer's port is asked, on a loop whose time the test moves.
struct PortWatchTests {
    /// What is asked, and how it ended.
    private final class Port {
        var received = 0
        var refuses = false
        var asked = 0
        var finished = 0
        var told = 0

        struct Question: PortAsking {
            let port: Port
            func finish() -> Bool {
                port.finished += 1
                return port.refuses
            }
        }
    }

    private let loop = EmbeddedEventLoop()
    private let port = Port()

    private func watch(told: @escaping () -> Void = {}) -> PortWatch {
        PortWatch(
            loop: loop, received: { [port] in port.received },
            ask: { [port] in
                port.asked += 1
                return Port.Question(port: port)
            },
            refused: { [port] in
                port.told += 1
                told()
            })
    }

    @Test func aSilentPeerIsAskedOnceASecondAndOneThatTalksIsNot() {
        let watch = watch()
        watch.start()
        for _ in 0..<5 {
            port.received += 1
            loop.advanceTime(by: .seconds(1))
        }
        #expect(port.asked == 0)
        loop.advanceTime(by: .milliseconds(3_300))
        #expect(port.asked == 3 && port.finished == 3 && port.told == 0)
        watch.stop()
    }

    @Test func aRefusalIsToldOnceAndNothingIsAskedAfterIt() {
        port.refuses = true
        let watch = watch()
        watch.start()
        loop.advanceTime(by: .seconds(60))
        #expect(port.told == 1 && port.asked == 1 && port.finished == 1)
        watch.stop()
    }

    @Test func whoStopsItWhenToldIsNotAskedForAgain() {
        port.refuses = true
        var stop: (() -> Void)?
        let watch = watch { stop?() }
        stop = { [unowned watch] in watch.stop() }
        watch.start()
        loop.advanceTime(by: .seconds(60))
        #expect(port.told == 1 && port.asked == 1 && port.finished == 1)
    }

    @Test(arguments: [500, 1_050]) func afterTheStopNothingIsAskedAndNoQuestionIsLeftOpen(milliseconds: Int64) {
        port.refuses = true
        let watch = watch()
        watch.start()
        loop.advanceTime(by: .milliseconds(milliseconds))
        watch.stop()
        watch.stop()
        watch.start()
        loop.advanceTime(by: .seconds(60))
        #expect(port.asked == (milliseconds < 1_000 ? 0 : 1))
        #expect(port.finished == port.asked && port.told == 0)
    }
}
