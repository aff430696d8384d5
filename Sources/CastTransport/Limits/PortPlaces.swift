package import NIOCore
import Synchronization

/// The places of a port, or of several ports that share them: what their ``ConnectionLedger`` says, carried out, and
/// the ``DescriptorBudget`` of the process asked as well. From any thread.
package final class PortPlaces: Sendable {
    private struct State {
        var ledger: ConnectionLedger
        var tenants: [ConnectionLedger.Place: Tenant] = [:]
        var channels: [ObjectIdentifier: Tenant] = [:]
        var peers: [SocketAddress: Tenant] = [:]
        /// Of accepted connections, until they are closed.
        var accepted: [ObjectIdentifier: Tenant] = [:]
    }

    let budget: DescriptorBudget
    private let files: Int
    private let hasProofs: Bool
    private let state: Mutex<State>

    /// - Parameter files: what serving a connection may open besides: files, or connections to elsewhere.
    package init(_ limits: PlaceLimits, files: Int = 0, budget: DescriptorBudget = .ofProcess) {
        (self.files, self.budget, self.hasProofs) = (files, budget, limits.hasProofs)
        state = Mutex(State(ledger: ConnectionLedger(limits: limits)))
    }

    package var count: Int { state.withLock { $0.ledger.count } }

    /// A place for a connection that has been accepted; nil where it is to be closed at once.
    package func take(_ channel: any Channel, at now: ContinuousClock.Instant = .now) -> Tenant? {
        take(
            PeerAddress(channel.remoteAddress), at: now, channel: ObjectIdentifier(channel),
            peer: channel.remoteAddress)
    }

    /// The same of an address.
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
        // Who has to prove himself here is not to lose his place in the process to another of his address meanwhile.
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
            // Somebody has taken its place already, and found nothing of it to remove from what was written just now.
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

    /// The connection of this channel has shown that it knows a secret of ours.
    package func proved(_ channel: any Channel) { tenant(of: channel)?.proved() }

    /// The connection from this address and port has.
    package func proved(from peer: SocketAddress?) {
        guard let peer else { return }
        state.withLock { $0.peers[peer] }?.proved()
    }

    /// What serving the connection of this channel opens is open from now on, so that the system counts it.
    package func opened(_ channel: any Channel) { tenant(of: channel)?.opened() }

    /// The connection of this channel has taken what was sent.
    package func active(_ channel: any Channel) {
        guard let place = tenant(of: channel)?.place else { return }
        state.withLock { $0.ledger.active(place) }
    }

    package func isProven(_ channel: any Channel) -> Bool {
        guard let place = tenant(of: channel)?.place else { return false }
        return state.withLock { $0.ledger.standing(of: place) == .proven }
    }

    /// A place for a connection that is accepted just now, and whose handlers will ask for it (`place(of:)`) when they
    /// begin; nil where it is to be closed at once.
    ///
    /// Whoever gets its place before that leaves it open: NIO stops the process (`NIOAsyncWriter`'s deinit) where a
    /// connection is closed before its server has heard of it. Its handlers close it then.
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

    /// The connection's place, which it was given when it was accepted; or else one that it gets now. Nil where it is
    /// to be closed.
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

/// A connection that has a place, at its port and in the process. From any thread.
package final class Tenant: Sendable {
    private enum Ending {
        /// Nobody has said yet how it is closed.
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

    /// Whether it has no place any more.
    var isOver: Bool { if case .over = state.withLock(\.ending) { true } else { false } }
    var place: ConnectionLedger.Place? { state.withLock(\.place) }
    var placeInProcess: ConnectionLedger.Place? { state.withLock(\.inProcess) }

    fileprivate func took(_ place: ConnectionLedger.Place) { state.withLock { $0.place = place } }

    /// False where it has lost its place at the port meanwhile.
    fileprivate func took(inProcess place: ConnectionLedger.Place) -> Bool {
        let isOver = state.withLock { state -> Bool in
            if case .over = state.ending { return true }
            state.inProcess = place
            return false
        }
        if isOver { port.budget.left(place) }
        return !isOver
    }

    /// Says how it is closed if somebody else is to have its place.
    ///
    /// - Returns: false where it has lost its place already: it is to be closed.
    package func whenEvicted(_ close: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            if case .over = state.ending { return false }
            state.ending = .by(close)
            return true
        }
    }

    /// TLS was agreed on, or is not spoken here.
    package func established() { rose(to: .silent) }

    /// It has said more than that it is there: a whole request, or a message.
    package func spoke() { rose(to: .speaking) }

    /// It has shown that it knows a secret of ours.
    package func proved() { rose(to: .proven) }

    /// What serving it opens is open from now on, so that the system counts it.
    package func opened() {
        if let inProcess = placeInProcess { port.budget.opened(inProcess) }
    }

    private func rose(to standing: ConnectionLedger.Standing) {
        let (place, inProcess) = state.withLock { ($0.place, $0.inProcess) }
        if let place { port.rose(place, to: standing) }
        if let inProcess { port.budget.rose(inProcess, to: standing) }
    }

    /// It is closed. More than once does no harm.
    package func leave() { _ = end() }

    /// Somebody else has its place.
    func evict() {
        if case .by(let close) = end() { close() }
    }

    /// - Returns: how it is closed, once.
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
