import CastTransport
import CastWire
import SenderFakes
import SenderScripts

@testable import CastSender

/// A context with a scripted network, for sessions that lose their connection and come back.
@MainActor
struct ReconnectionBench {
    let time = ManualTime()
    let connector = FakeConnector([])
    let browser = FakeBrowser()
    let log = EventLog()
    let context: CastContext
    var manager: SessionManager { context.sessionManager }

    init(
        store: (any SessionStore)? = nil, isShared: Bool = false, configure: (inout CastOptions) -> Void = { _ in }
    ) {
        context = CastContext.fake(
            time: time, browser: browser, connector: connector, store: store, isShared: isShared, configure: configure)
        context.sessionManager.addListener(log)
    }

    /// A session with a receiver that runs the application already.
    func connect(media: String = Script.playing) async throws -> (CastSession, FakeReceiver) {
        let receiver = FakeReceiver.running(media: media)
        connector.add(receiver)
        return (try await manager.connect(to: .tv), receiver)
    }

    /// Waits for the first event that fits.
    func wait(
        _ events: AsyncStream<SessionManagerEvent>, for fits: (SessionManagerEvent) -> Bool
    ) async -> SessionManagerEvent? {
        for await event in events where fits(event) { return event }
        return nil
    }

    func waitForResumption(_ events: AsyncStream<SessionManagerEvent>) async {
        _ = await wait(events) { if case .didResume = $0 { true } else { false } }
    }

    func waitForEnd(_ events: AsyncStream<SessionManagerEvent>) async -> CastError? {
        guard case .didEnd(_, let error)? = await wait(events, for: { if case .didEnd = $0 { true } else { false } })
        else { return nil }
        return error
    }

    /// Waits until an attempt has failed and the next one has its time.
    func waitForPause(of session: CastSession) async {
        await until { if case .waiting? = session.lifecycle.suspension?.resumption { true } else { false } }
    }

    nonisolated static let cut = TransportError(.network, "reset")
    nonisolated static let restarted = Script.application
        .replacing("\"S1\"", with: "\"S2\"").replacing("\"T1\"", with: "\"T2\"")
}

extension EventLog {
    /// What was told of the session's life, without volume and media.
    var life: [String] {
        lines.filter { line in
            ["did", "will", "device"].contains { line.hasPrefix($0) }
        }
    }
}
