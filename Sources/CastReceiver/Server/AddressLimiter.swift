import CastTransport
import NIOCore
import Synchronization

/// Who has the places of an HTTP port.
///
/// An address has a share of them, and so has an IPv6 network, in which one computer may have many; and it begins as
/// many connections a second as it may at the device's own port, since TLS costs the same here. Where all places are
/// taken the oldest connection of whoever has most gives way: an exchange is over in milliseconds, so that is one that
/// waits.
final class AddressPlaces: Sendable {
    struct Limits {
        var all: Int
        var perAddress: Int
        var perNetwork: Int
        var arrivals = ConnectionBudget()
    }

    private struct Holder {
        let address: PeerAddress
        let close: @Sendable () -> Void
    }

    private struct State {
        var last = 0
        var holders: [Int: Holder] = [:]
        var arrivals: Arrivals
    }

    private let limits: Limits
    private let state: Mutex<State>

    init(_ limits: Limits) {
        self.limits = limits
        state = Mutex(State(arrivals: Arrivals(budget: limits.arrivals)))
    }

    /// The place, which `leave` gives back, or nil where there is none.
    ///
    /// - Parameter close: is called if somebody else is to have the place.
    func take(
        _ address: PeerAddress, at now: ContinuousClock.Instant, close: @escaping @Sendable () -> Void
    ) -> Int? {
        let (place, loser) = state.withLock { state -> (Int?, Holder?) in
            let isKnown = state.holders.values.contains { $0.address == address }
            guard state.arrivals.mayArrive(from: address, at: now, isKnown: isKnown) else { return (nil, nil) }
            let networks = Dictionary(grouping: state.holders.values, by: \.address.network)
            let counts = networks.mapValues(\.count)
            let own = state.holders.values.count { $0.address == address }
            let neighbours = counts[address.network, default: 0]
            guard own < limits.perAddress, address.network == address || neighbours < limits.perNetwork else {
                return (nil, nil)
            }
            var loser: Holder?
            if state.holders.count >= limits.all {
                guard let most = counts.values.max(), most > neighbours else { return (nil, nil) }
                let oldest = state.holders.filter { counts[$0.value.address.network] == most }.keys.min()
                loser = oldest.flatMap { state.holders.removeValue(forKey: $0) }
            }
            state.last += 1
            state.holders[state.last] = Holder(address: address, close: close)
            return (state.last, loser)
        }
        loser?.close()
        return place
    }

    func leave(_ place: Int) {
        state.withLock { $0.holders[place] = nil }
    }
}

/// Closes a connection whose address has its share of them already, so that the others find a place; of the rest, takes
/// the requests in turn, and tells whoever has one of them wait when there is nobody left to be answered.
final class AddressLimiter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let places: AddressPlaces
    private let turns: RequestTurns
    private var place: Int?

    init(_ places: AddressPlaces, _ turns: RequestTurns) {
        self.places = places
        self.turns = turns
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        place = places.take(PeerAddress(context.remoteAddress), at: .now) { channel.close(promise: nil) }
        guard place != nil else { return context.close(promise: nil) }
        do {
            try RequestsInTurn.keep(in: context)
        } catch {
            // Without it, one client keeps all others waiting.
            context.close(promise: nil)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        if let place { places.leave(place) }
        place = nil
        turns.ended(context.channel)
    }
}
