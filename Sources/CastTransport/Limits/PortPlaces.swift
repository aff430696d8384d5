package import NIOCore
import Synchronization

/// The places of a port, or of several ports that share them.
///
/// It carries out the decisions of their ``ConnectionLedger`` and asks the ``DescriptorBudget`` of the process too. It
/// can be used from any thread.
package final class PortPlaces: Sendable {
    private struct State {
        var ledger: ConnectionLedger
        var tenants: [ConnectionLedger.Place: Tenant] = [:]
        var channels: [ObjectIdentifier: Tenant] = [:]
        var peers: [SocketAddress: Tenant] = [:]
        /// The accepted connections that are not closed yet.
        var accepted: [ObjectIdentifier: Tenant] = [:]
    }

    let budget: DescriptorBudget
    private let files: Int
    private let hasProofs: Bool
    private let state: Mutex<State>

    /// - Parameter files: the descriptors that serving a connection may open in addition: files, or further
    ///   connections.
    package init(_ limits: PlaceLimits, files: Int = 0, budget: DescriptorBudget = .ofProcess) {
        (self.files, self.budget, self.hasProofs) = (files, budget, limits.hasProofs)
        state = Mutex(State(ledger: ConnectionLedger(limits: limits)))
    }

    package var count: Int { state.withLock { $0.ledger.count } }

    /// Returns a place for an accepted connection, or nil if it is to be closed at once.
    package func take(_ channel: any Channel, at now: ContinuousClock.Instant = .now) -> Tenant? {
        take(
            PeerAddress(channel.remoteAddress), at: now, channel: ObjectIdentifier(channel),
            peer: channel.remoteAddress)
    }

    /// Does the same for an address.
    package func take(_ address: PeerAddress, at now: ContinuousClock.Instant) -> Tenant? {
        take(address, at: now, channel: nil, peer: nil)
    }

    private func take(
        _ address: PeerAddress, at now: ContinuousClock.Instant, channel: ObjectIdentifier?, peer: SocketAddress?
    ) -> Tenant? {
        let tenant = Tenant(self, channel, peer)
        let (place, loser) = state.withLock { state -> (ConnectionLedger.Place?, Tenant?) in
            switch state.ledger.arrive(from: address, at: now) {
            case .refused: return (nil, nil)
            case .taken(let place):
                state.tenants[place] = tenant
                return (place, nil)
            case .takenFrom(let other, let place):
                state.tenants[place] = tenant
                return (place, state.tenants.removeValue(forKey: other))
            }
        }
        guard let place else { return nil }
        tenant.took(place)
        // At a port with proofs, another connection of the same address must not take this one's place in the process
        // in the meantime.
        var inProcess = budget.enter(
            tenant, from: address, files: files, at: now, for: loser, takingOthers: !hasProofs)
        loser?.evict()
        if inProcess == nil, let other = giveUp(for: place) {
            inProcess = budget.enter(tenant, from: address, files: files, at: now, for: other)
            other.evict()
        }
        if inProcess == nil, hasProofs {
            inProcess = budget.enter(tenant, from: address, files: files, at: now, for: nil)
        }
        guard let inProcess else {
            forget(tenant, at: place)
            return nil
        }
        state.withLock { state in
            if let channel { state.channels[channel] = tenant }
            if let peer { state.peers[peer] = tenant }
        }
        guard tenant.took(inProcess: inProcess) else {
            // Another connection has already taken the place, before the entries that were written just now existed.
            forget(tenant, at: place)
            return nil
        }
        return tenant
    }

    private func giveUp(for newcomer: ConnectionLedger.Place) -> Tenant? {
        state.withLock { state -> Tenant? in
            guard let other = state.ledger.giveUp(for: newcomer) else { return nil }
            return state.tenants.removeValue(forKey: other)
        }
    }

    /// Records that the connection of this channel has proved itself with a secret of this process.
    package func proved(_ channel: any Channel) { tenant(of: channel)?.proved() }

    /// Records the same for the connection from this address and port.
    package func proved(from peer: SocketAddress?) {
        guard let peer else { return }
        state.withLock { $0.peers[peer] }?.proved()
    }

    /// Records that the descriptors for serving this channel's connection are open, so that the system counts them.
    package func opened(_ channel: any Channel) { tenant(of: channel)?.opened() }

    /// Records that the connection of this channel has taken data that was sent to it.
    package func active(_ channel: any Channel) {
        guard let place = tenant(of: channel)?.place else { return }
        state.withLock { $0.ledger.active(place) }
    }

    package func isProven(_ channel: any Channel) -> Bool {
        guard let place = tenant(of: channel)?.place else { return false }
        return state.withLock { $0.ledger.standing(of: place) == .proven }
    }

    /// Returns a place for a connection that is being accepted, or nil if it is to be closed at once. Its handlers get
    /// the place with `place(of:)` when they begin.
    ///
    /// If it is evicted before that, it stays open until then: NIO stops the process (`NIOAsyncWriter`'s deinit) if a
    /// connection is closed before its server knows of it. Its handlers then close it.
    package func accept(_ channel: any Channel) -> Tenant? {
        guard let tenant = take(channel) else { return nil }
        let id = ObjectIdentifier(channel)
        state.withLock { $0.accepted[id] = tenant }
        channel.closeFuture.whenComplete { [self] _ in
            tenant.leave()
            state.withLock { $0.accepted[id] = nil }
        }
        return tenant
    }

    /// Returns the place that the connection got when it was accepted, or else a new one. Nil if it is to be closed.
    package func place(of channel: any Channel) -> Tenant? {
        guard let tenant = state.withLock({ $0.accepted[ObjectIdentifier(channel)] }) else { return take(channel) }
        return tenant.isOver ? nil : tenant
    }

    private func tenant(of channel: any Channel) -> Tenant? {
        state.withLock { $0.channels[ObjectIdentifier(channel)] }
    }

    fileprivate func rose(_ place: ConnectionLedger.Place, to standing: ConnectionLedger.Standing) {
        state.withLock { state in
            switch standing {
            case .handshaking: break
            case .silent: state.ledger.established(place)
            case .speaking: state.ledger.spoke(place)
            case .proven: state.ledger.proved(place)
            }
        }
    }

    fileprivate func forget(_ tenant: Tenant, at place: ConnectionLedger.Place) {
        state.withLock { state in
            state.ledger.left(place)
            state.tenants[place] = nil
            if let channel = tenant.channel, state.channels[channel] === tenant { state.channels[channel] = nil }
            if let peer = tenant.peer, state.peers[peer] === tenant { state.peers[peer] = nil }
        }
    }
}

/// A connection that has a place at its port and in the process. It can be used from any thread.
package final class Tenant: Sendable {
    private enum Ending {
        /// The function that closes it is not set yet.
        case unsaid
        case by(@Sendable () -> Void)
        /// It has no place any more.
        case over
    }

    private struct State {
        var ending = Ending.unsaid
        var place: ConnectionLedger.Place?
        var inProcess: ConnectionLedger.Place?
    }

    let channel: ObjectIdentifier?
    let peer: SocketAddress?
    private let port: PortPlaces
    private let state = Mutex(State())

    fileprivate init(_ port: PortPlaces, _ channel: ObjectIdentifier?, _ peer: SocketAddress?) {
        (self.port, self.channel, self.peer) = (port, channel, peer)
    }

    var isOver: Bool { if case .over = state.withLock(\.ending) { true } else { false } }
    var place: ConnectionLedger.Place? { state.withLock(\.place) }
    var placeInProcess: ConnectionLedger.Place? { state.withLock(\.inProcess) }

    fileprivate func took(_ place: ConnectionLedger.Place) { state.withLock { $0.place = place } }

    /// Returns false if the connection has lost its place at the port in the meantime.
    fileprivate func took(inProcess place: ConnectionLedger.Place) -> Bool {
        let isOver = state.withLock { state -> Bool in
            if case .over = state.ending { return true }
            state.inProcess = place
            return false
        }
        if isOver { port.budget.left(place) }
        return !isOver
    }

    /// Sets the function that closes the connection if it is evicted.
    ///
    /// - Returns: false if it has already lost its place; it is then to be closed.
    package func whenEvicted(_ close: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            if case .over = state.ending { return false }
            state.ending = .by(close)
            return true
        }
    }

    /// Records that TLS was established, or is not used at this port.
    package func established() { rose(to: .silent) }

    /// Records that the connection has sent something other than a heartbeat: a whole request, or a message.
    package func spoke() { rose(to: .speaking) }

    /// Records that the connection has proved itself with a secret of this process.
    package func proved() { rose(to: .proven) }

    /// Records that the descriptors for serving the connection are open, so that the system counts them.
    package func opened() {
        if let inProcess = placeInProcess { port.budget.opened(inProcess) }
    }

    private func rose(to standing: ConnectionLedger.Standing) {
        let (place, inProcess) = state.withLock { ($0.place, $0.inProcess) }
        if let place { port.rose(place, to: standing) }
        if let inProcess { port.budget.rose(inProcess, to: standing) }
    }

    /// Records that the connection is closed. Further calls do nothing.
    package func leave() { _ = end() }

    /// Closes the connection, because another one has taken its place.
    func evict() {
        if case .by(let close) = end() { close() }
    }

    /// - Returns: how to close the connection, once.
    private func end() -> Ending {
        let before = state.withLock { state in
            let before = state
            state.ending = .over
            return before
        }
        if case .over = before.ending { return .over }
        if let place = before.place { port.forget(self, at: place) }
        if let inProcess = before.inProcess { port.budget.left(inProcess) }
        return before.ending
    }
}
