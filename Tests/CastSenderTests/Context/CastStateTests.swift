import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// What a cast button shows.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct CastStateTests {
    @Test func itFollowsASessionThroughSuspensionAndResumption() async throws {
        let bench = ReconnectionBench()
        let states = bench.context.castStateChanges
        let listener = StateListener(bench.context)
        bench.manager.addListener(listener)
        bench.browser.tell(.found(.tv))
        await until { bench.context.castState == .notConnected }
        let (_, receiver) = try await bench.connect()
        let events = bench.manager.events
        bench.connector.add(.running(media: Script.playing))
        receiver.breakDown(ReconnectionBench.cut)
        // The first attempt comes at once.
        await bench.waitForResumption(events)
        try await bench.manager.disconnect()
        bench.browser.tell(.lost(deviceID: Device.tv.deviceID))
        await until { bench.context.castState == .noDevicesAvailable }
        // Between `didSuspend` and `willResume` nothing is tried yet; the SDK does not document otherwise.
        let seen = await first(8, of: states)
        #expect(
            seen == [
                .notConnected, .connecting, .connected, .notConnected, .connecting, .connected, .notConnected,
                .noDevicesAvailable,
            ])
        // Internal listeners run after the app's for what will happen, before them for all else.
        #expect(
            listener.lines == ["willStart 1", "didStart 3", "didSuspend 1", "willResume 1", "didResume 3", "didEnd 1"])
    }

    @Test func aSessionThatWaitsToBeResumedLeavesTheButtonUnconnected() async throws {
        let bench = ReconnectionBench()
        bench.browser.tell(.found(.tv))
        await until { bench.context.castState == .notConnected }
        _ = try await bench.connect()
        let events = bench.manager.events
        #expect(bench.manager.suspendSession(with: .appBackgrounded))
        await until { bench.context.castState == .notConnected }
        #expect(bench.manager.currentSession?.suspended == true)
        bench.connector.add(.running(media: Script.playing))
        bench.context.applicationWillEnterForeground()
        await bench.waitForResumption(events)
        #expect(bench.context.castState == .connected)
    }

    private func first(_ count: Int, of states: AsyncStream<CastState>) async -> [CastState] {
        var seen: [CastState] = []
        for await state in states {
            seen.append(state)
            if seen.count == count { break }
        }
        return seen
    }

    private final class StateListener: SessionManagerListener {
        var lines: [String] = []
        let context: CastContext

        init(_ context: CastContext) { self.context = context }

        private func write(_ event: String) { lines.append("\(event) \(context.castState.rawValue)") }
        func sessionManager(_ manager: SessionManager, willStart session: Session) { write("willStart") }
        func sessionManager(_ manager: SessionManager, didStart session: Session) { write("didStart") }
        func sessionManager(
            _ manager: SessionManager, didSuspend session: Session, with reason: ConnectionSuspendReason
        ) { write("didSuspend") }
        func sessionManager(_ manager: SessionManager, willResume session: Session) { write("willResume") }
        func sessionManager(_ manager: SessionManager, didResume session: Session) { write("didResume") }
        func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?) {
            write("didEnd")
        }
    }
}
