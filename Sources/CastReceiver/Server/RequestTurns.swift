import CastTransport
import NIOCore
import Synchronization

/// Makes the requests of one port wait for their turns, over all clients. A wait ends early if the connection does.
final class RequestTurns: Sendable {
    private struct State {
        var pace: RequestPace
        /// By channel; a connection has one request at a time.
        var waits: [ObjectIdentifier: Task<Void, any Error>] = [:]
    }

    private let state: Mutex<State>

    init(_ limits: RequestPace.Limits) { state = Mutex(State(pace: RequestPace(limits: limits))) }

    /// The number of requests that wait now.
    var waiting: Int { state.withLock(\.waits.count) }

    enum Outcome: Equatable {
        case come
        case refused(retryAfter: Duration)
        /// The connection has ended.
        case gone
    }

    func turn(of address: PeerAddress, on channel: any Channel) async -> Outcome {
        let wait: Duration
        switch state.withLock({ $0.pace.ask(of: address, at: .now) }) {
        case .now: return .come
        case .refused(let retryAfter): return .refused(retryAfter: retryAfter)
        case .after(let duration): wait = duration
        }
        let id = ObjectIdentifier(channel)
        let sleep = Task { try await Task.sleep(for: wait) }
        state.withLock { $0.waits[id] = sleep }
        // The connection may have ended before there was a wait that could be ended.
        if !channel.isActive { sleep.cancel() }
        let result = await withTaskCancellationHandler { await sleep.result } onCancel: { sleep.cancel() }
        state.withLock { state in
            state.waits[id] = nil
            state.pace.waitEnded()
        }
        return (try? result.get()) == nil ? .gone : .come
    }

    /// Ends the wait of a connection that has ended.
    func ended(_ channel: any Channel) {
        let sleep = state.withLock { $0.waits[ObjectIdentifier(channel)] }
        sleep?.cancel()
    }
}

/// Handles a connection's requests one after the other, and ends the wait of its request when the connection ends.
final class TurnsHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let turns: RequestTurns

    init(_ turns: RequestTurns) { self.turns = turns }

    func handlerAdded(context: ChannelHandlerContext) {
        do {
            try RequestsInTurn.keep(in: context)
        } catch {
            // Without it, one client could make all others wait.
            context.close(promise: nil)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) { turns.ended(context.channel) }
}
