import NIOCore
import Synchronization

/// How many connections each address has at an HTTP port.
final class AddressPlaces: Sendable {
    private let limit: Int
    private let counts = Mutex<[String: Int]>([:])

    init(limit: Int) { self.limit = limit }

    func take(_ address: String) -> Bool {
        counts.withLock { counts in
            let count = counts[address, default: 0]
            guard count < limit else { return false }
            counts[address] = count + 1
            return true
        }
    }

    func leave(_ address: String) {
        counts.withLock { counts in
            let count = counts[address, default: 0] - 1
            counts[address] = count > 0 ? count : nil
        }
    }
}

/// Closes a connection whose address has its share of them already, so that the others find a place.
final class AddressLimiter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let places: AddressPlaces
    private var address: String?

    init(_ places: AddressPlaces) { self.places = places }

    func handlerAdded(context: ChannelHandlerContext) {
        let address = context.remoteAddress?.ipAddress ?? ""
        guard places.take(address) else { return context.close(promise: nil) }
        self.address = address
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        if let address { places.leave(address) }
        address = nil
    }
}
