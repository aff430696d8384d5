import CastTransport
import NIOCore
import Synchronization

/// The turns of one port's requests, whoever asks: who has to wait does so here, as long as his connection is there.
final class RequestTurns: Sendable {
    private struct State {
        var pace: RequestPace
        /// By the channels; a connection has one request at a time.
        var waits: [ObjectIdentifier: Task<Void, any Error>] = [:]
    }

    private let state: Mutex<State>

    init(_ limits: RequestPace.Limits) { state = Mutex(State(pace: RequestPace(limits: limits))) }

    /// Requests that wait now.
    var waiting: Int { state.withLock(\.waits.count) }

    enum Outcome: Equatable {
        case come
        case refused(retryAfter: Duration)
        /// Nobody is there any more to be answered.
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
        // It may have ended before there was a wait to end.
        if !channel.isActive { sleep.cancel() }
        let result = await withTaskCancellationHandler { await sleep.result } onCancel: { sleep.cancel() }
        state.withLock { state in
            state.waits[id] = nil
            state.pace.waitEnded()
        }
        return (try? result.get()) == nil ? .gone : .come
    }

    /// To be called when a connection has ended.
    func ended(_ channel: any Channel) {
        let sleep = state.withLock { $0.waits[ObjectIdentifier(channel)] }
        sleep?.cancel()
    }
}

/// Takes a connection's requests in turn, and tells whoever has one of them wait when there is nobody left to be
/// answered.
final class TurnsHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let turns: RequestTurns

    init(_ turns: RequestTurns) { self.turns = turns }

    func handlerAdded(context: ChannelHandlerContext) {
        do {
            try RequestsInTurn.keep(in: context)
        } catch {
            // Without it, one client keeps all others waiting.
            context.close(promise: nil)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) { turns.ended(context.channel) }
}
