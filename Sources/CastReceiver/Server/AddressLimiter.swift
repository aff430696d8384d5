import CastTransport
import NIOCore
import Synchronization

/// Who has the places of an HTTP port.
///
/// An address has a share of them, and so has an IPv6 network, in which one computer may have many. Where all are taken
/// the oldest connection of whoever has most gives way: an exchange is over in milliseconds, so that is one that waits.
final class AddressPlaces: Sendable {
    struct Limits {
        var all: Int
        var perAddress: Int
        var perNetwork: Int
    }

    private struct Holder {
        let address: PeerAddress
        let close: @Sendable () -> Void
    }

    private struct State {
        var last = 0
        var holders: [Int: Holder] = [:]
    }

    private let limits: Limits
    private let state = Mutex(State())

    init(_ limits: Limits) { self.limits = limits }

    /// The place, which `leave` gives back, or nil where there is none.
    ///
    /// - Parameter close: is called if somebody else is to have the place.
    func take(_ address: PeerAddress, close: @escaping @Sendable () -> Void) -> Int? {
        let (place, loser) = state.withLock { state -> (Int?, Holder?) in
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

/// Closes a connection whose address has its share of them already, so that the others find a place.
final class AddressLimiter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let places: AddressPlaces
    private var place: Int?

    init(_ places: AddressPlaces) { self.places = places }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        place = places.take(PeerAddress(context.remoteAddress)) { channel.close(promise: nil) }
        if place == nil { context.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        if let place { places.leave(place) }
        place = nil
    }
}
