import CastTransport
import Synchronization

/// Brings the network's news to a session that is made only after its socket: what comes before is kept for it. Does
/// not keep the session alive.
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

    func connect(to session: RemoteDisplaySession) {
        let early = state.withLock { state in
            state.session = session
            state.isConnected = true
            defer { state.early = [] }
            return state.early
        }
        for event in early { session.hear(event) }
    }
}
