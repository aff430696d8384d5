import CastTransport
package import MulticastDNS
import NIOCore
import Synchronization

/// Looks up hosts that others have named, with a wait that can be cancelled.
///
/// The system's resolver can't be cancelled: a lookup goes on when nobody waits for it any more, and occupies one of a
/// few threads. Each namer of hosts therefore has at most `limit` running lookups, and does not delay the lookups of
/// others, whatever its name server does.
final class HostLookups: Sendable {
    static let limit = LookupTurns.limit
    static let shared = HostLookups { await NameResolver.addresses(of: $0) }

    private struct Waiter {
        let host: String
        let continuation: CheckedContinuation<[IPAddress], any Error>
    }

    private struct State {
        var lastID = 0
        var waiters: [Int: Waiter] = [:]
        var turns = LookupTurns()
    }

    private let state = Mutex(State())
    private let resolve: @Sendable (String) async -> [IPAddress]

    init(resolve: @escaping @Sendable (String) async -> [IPAddress]) {
        self.resolve = resolve
    }

    /// Returns the host's addresses, or none if it has none. An IP address is returned without a lookup.
    ///
    /// - Parameter namer: the device or server that named the host, or nil for the app itself, which has no limit.
    /// - Throws: `CancellationError`, at once if the task is cancelled.
    func addresses(of host: String, for namer: String?) async throws -> [IPAddress] {
        if let address = (try? SocketAddress(ipAddress: host, port: 0)).flatMap(IPAddress.init) { return [address] }
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.withLock { state in
                    guard !Task.isCancelled else { return true }
                    state.waiters[id] = Waiter(host: host, continuation: continuation)
                    if let namer { state.turns.wait(id, of: namer) }
                    return false
                }
                if isCancelled { return continuation.resume(throwing: CancellationError()) }
                if let namer { startNext(of: namer) } else { start(id, host, for: nil) }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                if let namer { state.turns.cancel(id, of: namer) }
                return state.waiters.removeValue(forKey: id)
            }
            waiter?.continuation.resume(throwing: CancellationError())
        }
    }

    private func startNext(of namer: String) {
        let next: (Int, String)? = state.withLock { state in
            guard let id = state.turns.next(of: namer) else { return nil }
            guard let waiter = state.waiters[id] else {
                state.turns.ended(of: namer)
                return nil
            }
            return (id, waiter.host)
        }
        if let (id, host) = next { start(id, host, for: namer) }
    }

    private func start(_ id: Int, _ host: String, for namer: String?) {
        Task {
            let addresses = await resolve(host)
            let waiter = state.withLock { state in
                if let namer { state.turns.ended(of: namer) }
                return state.waiters.removeValue(forKey: id)
            }
            waiter?.continuation.resume(returning: addresses)
            if let namer { startNext(of: namer) }
        }
    }
}
