import Logging
import Synchronization

/// The descriptors of this process, and who of all ports' connections has one: what ``DescriptorShares`` and a
/// ``ConnectionLedger`` over all ports say, carried out. From any thread.
///
/// How many are in use is asked of the system, not reckoned, so that whatever opens a file counts.
package final class DescriptorBudget: Sendable {
    package static let ofProcess: DescriptorBudget = {
        if OpenFiles.count() == nil {
            Logger(label: "marquee.transport").warning(
                "The number of this process's open files is unknown: its ports accept without a limit. Is /proc mounted?"
            )
        }
        return DescriptorBudget(limit: { OpenFiles.limit }, used: { OpenFiles.count() ?? 0 })
    }()

    private struct State {
        var ledger = ConnectionLedger(limits: .ofProcess)
        var tenants: [ConnectionLedger.Place: Tenant] = [:]
        /// What each connection may open besides, and has not opened yet.
        var promised: [ConnectionLedger.Place: Int] = [:]
        var allPromised = 0
        var ports = 0

        mutating func took(_ place: ConnectionLedger.Place, _ tenant: Tenant, files: Int) {
            tenants[place] = tenant
            if files > 0 { promised[place] = files }
            allPromised += files
        }

        mutating func left(_ place: ConnectionLedger.Place) {
            ledger.left(place)
            tenants[place] = nil
            opened(place)
        }

        mutating func opened(_ place: ConnectionLedger.Place) {
            allPromised -= promised.removeValue(forKey: place) ?? 0
        }
    }

    private let limit: @Sendable () -> Int
    private let used: @Sendable () -> Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - limit: descriptors that the process may have now.
    ///   - used: those that are open now; 0 where that is unknown, so that nobody is kept out for it.
    package init(limit: @escaping @Sendable () -> Int, used: @escaping @Sendable () -> Int) {
        (self.limit, self.used) = (limit, used)
    }

    /// Connections that have been accepted at all ports.
    package var count: Int { state.withLock { $0.ledger.count } }

    // MARK: Ports

    func portOpened() { state.withLock { $0.ports += 1 } }
    func portClosed() { state.withLock { $0.ports -= 1 } }

    /// Whether a port may accept one more connection now. Where it may not, it asks again in a moment.
    func mayAccept() -> Bool {
        let limit = limit()
        let free = limit - used()
        return state.withLock { DescriptorShares(limit: limit, ports: $0.ports).mayAccept(free: free) }
    }

    // MARK: Accepted connections

    /// A place among all connections of the process for one that has been accepted, and so has a descriptor already;
    /// nil where it is to be closed. Who loses his place for it is told so.
    ///
    /// - Parameters:
    ///   - files: what serving it may open besides.
    ///   - loser: who has lost his place at the same port for it: then the two change places.
    ///   - takingOthers: whether anybody else may lose his place for it.
    func enter(
        _ tenant: Tenant, from address: PeerAddress, files: Int, at now: ContinuousClock.Instant, for loser: Tenant?,
        takingOthers: Bool = true
    ) -> ConnectionLedger.Place? {
        let limit = limit()
        let free = limit - used()
        let (place, evicted) = state.withLock { state -> (ConnectionLedger.Place?, Tenant?) in
            let left = loser?.placeInProcess
            if let left { state.left(left) }
            let shares = DescriptorShares(limit: limit, ports: state.ports)
            let hasRoom = left != nil || shares.hasRoom(free: free, promised: state.allPromised)
            guard hasRoom || takingOthers else { return (nil, nil) }
            let most = hasRoom ? Int.max : state.ledger.count
            (state.ledger.limits.connections, state.ledger.limits.strangers) = (most, most)
            switch state.ledger.arrive(from: address, at: now) {
            case .refused: return (nil, nil)
            case .taken(let place):
                state.took(place, tenant, files: files)
                return (place, nil)
            case .takenFrom(let other, let place):
                let evicted = state.tenants[other]
                state.left(other)
                state.took(place, tenant, files: files)
                return (place, evicted)
            }
        }
        evicted?.evict()
        return place
    }

    func rose(_ place: ConnectionLedger.Place, to standing: ConnectionLedger.Standing) {
        state.withLock { state in
            switch standing {
            case .handshaking: break
            case .silent: state.ledger.established(place)
            case .speaking: state.ledger.spoke(place)
            case .proven: state.ledger.proved(place)
            }
        }
    }

    func left(_ place: ConnectionLedger.Place) { state.withLock { $0.left(place) } }

    /// What was kept for this connection is in use from now on, and the system counts it. It is not kept again where
    /// the connection closes it and opens another: `mayOpen` is asked then.
    func opened(_ place: ConnectionLedger.Place) { state.withLock { $0.opened(place) } }

    // MARK: What the process opens

    /// Whether a connection that serves somebody may open one more file or connection for him now.
    package func mayOpen() -> Bool {
        let limit = limit()
        return DescriptorShares(limit: limit).mayOpen(free: limit - used())
    }
}
