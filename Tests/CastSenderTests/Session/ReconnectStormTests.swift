import CastTransport
import CastWire
import SenderFakes
import Testing

@testable import CastSender

/// A device that takes every connection and breaks off at each LOAD, and an app that repeats its LOAD each time.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ReconnectStormTests {
    @MainActor private final class Repeater: SessionManagerListener {
        var loads = 0

        func sessionManager(_ manager: SessionManager, didResume session: Session) { load(session) }

        func load(_ session: Session) {
            loads += 1
            if let film = try? MediaBench.film() { session.remoteMediaClient?.loadMedia(film) }
        }
    }

    private func breaking(_ bench: ReconnectionBench) -> FakeReceiver {
        let receiver = FakeReceiver.running()
        receiver.answer("LOAD") { [unowned receiver] _, _ in
            receiver.breakDown(ReconnectionBench.cut)
            return []
        }
        bench.connector.add(receiver)
        return receiver
    }

    @Test func itIsTriedOnScheduleAndLeftAtTheLimit() async throws {
        let bench = ReconnectionBench { $0.reconnectionLimit = .seconds(30) }
        let receivers = (0..<200).map { _ in breaking(bench) }
        let session = try await bench.manager.connect(to: .tv)
        let repeater = Repeater()
        bench.manager.addListener(repeater)
        let events = bench.manager.events
        let watching = Task { await bench.waitForEnd(events) }
        await Task.yield()
        repeater.load(session)
        var seconds = 0.0
        while bench.manager.currentSession != nil, seconds < 120 {
            for _ in 0..<300 { await Task.yield() }
            bench.time.advance(by: .milliseconds(250))
            seconds += 0.25
        }
        #expect(bench.manager.currentSession == nil && seconds <= 35, "\(seconds) s")
        #expect(repeater.loads <= 34 && bench.connector.dialled.count <= 35, "\(repeater.loads) LOADs")
        #expect(await watching.value != nil)
        #expect(receivers.count == 200)
    }
}
