import CastTransport
import Synchronization

/// Passes the network's events to a session that is made only after its socket.
///
/// Events that come before the session are kept for it. The relay does not keep the session alive.
final class SessionRelay: Sendable {
    private struct State {
        weak var session: RemoteDisplaySession?
        var isConnected = false
        var early: [StreamingSenderDriver.Event] = []
    }

    private static let limit = 64
    private let state = Mutex(State())

    func hear(_ event: StreamingSenderDriver.Event) {
        let session = state.withLock { state -> RemoteDisplaySession? in
            if !state.isConnected, state.early.count < Self.limit { state.early.append(event) }
            return state.session
        }
        session?.hear(event)
    }

    /// Hands over the kept events first, and those that come meanwhile.
    ///
    /// An event goes directly to the session only when no older one is left.
    func connect(to session: RemoteDisplaySession) {
        while let early = takeEarly(orConnect: session) {
            for event in early { session.hear(event) }
        }
    }

    private func takeEarly(orConnect session: RemoteDisplaySession) -> [StreamingSenderDriver.Event]? {
        state.withLock { state in
            guard !state.early.isEmpty else {
                state.session = session
                state.isConnected = true
                return nil
            }
            defer { state.early = [] }
            return state.early
        }
    }
}
