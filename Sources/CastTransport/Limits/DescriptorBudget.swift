import Logging
import Synchronization

/// The descriptors of this process, and which connections of all ports have one.
///
/// It carries out the decisions of ``DescriptorShares`` and of one ``ConnectionLedger`` for all ports. It can be used
/// from any thread. The system reports the number of open descriptors, so everything that opens a file counts.
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
        /// The descriptors that each connection may open in addition and has not opened yet.
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
    ///   - limit: the descriptors that the process may have now.
    ///   - used: those that are open now, or 0 if unknown, so that no connection is refused because of it.
    package init(limit: @escaping @Sendable () -> Int, used: @escaping @Sendable () -> Int) {
        (self.limit, self.used) = (limit, used)
    }

    /// The number of accepted connections at all ports.
    package var count: Int { state.withLock { $0.ledger.count } }

    // MARK: Ports

    func portOpened() { state.withLock { $0.ports += 1 } }
    func portClosed() { state.withLock { $0.ports -= 1 } }

    /// Returns whether a port may accept another connection now. If not, the port asks again soon.
    func mayAccept() -> Bool {
        let limit = limit()
        let free = limit - used()
        return state.withLock { DescriptorShares(limit: limit, ports: $0.ports).mayAccept(free: free) }
    }

    // MARK: Accepted connections

    /// Returns a place among all connections of the process, or nil if the connection is to be closed.
    ///
    /// The connection was accepted and therefore already has a descriptor. A connection that is evicted for it is told.
    ///
    /// - Parameters:
    ///   - files: the descriptors that serving it may open in addition.
    ///   - loser: the connection that was evicted for it at the same port. The two then exchange places.
    ///   - takingOthers: whether any other connection may be evicted for it.
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

    /// Ends the reservation for this connection, since its descriptors are open now and counted by the system.
    ///
    /// They are not reserved again if the connection closes one and opens another; `mayOpen` decides then.
    func opened(_ place: ConnectionLedger.Place) { state.withLock { $0.opened(place) } }

    // MARK: Descriptors that the process opens

    /// Returns whether another file or connection may be opened now in order to serve a connection.
    package func mayOpen() -> Bool {
        let limit = limit()
        return DescriptorShares(limit: limit).mayOpen(free: limit - used())
    }
}
