package import CastTransport
package import CastWire
package import NIOCore

extension CastConnection: DeviceConnection {
    package func forEachMessage(_ body: @escaping @Sendable (CastMessage) -> Void) async {
        await withCheckedContinuation { continuation in
            onMessages(body) { continuation.resume() }
        }
    }
}

/// Opens TLS connections to devices, trying their addresses one after the other.
struct TransportConnector: DeviceConnecting {
    private let options: ConnectionOptions
    private let group: any EventLoopGroup

    init(options: ConnectionOptions, group: any EventLoopGroup) {
        self.options = options
        self.group = group
    }

    /// Connects to the first address that answers. The addresses share the time for connecting, so that one that drops
    /// packets does not prevent the next from being tried.
    func connect(to device: Device) async throws(TransportError) -> any DeviceConnection {
        var options = options
        options.connectTimeout = options.connectTimeout / max(1, device.networkAddresses.count)
        var failure = TransportError(.connectFailed, "the device has no address")
        for address in device.networkAddresses {
            do {
                let endpoint = CastEndpoint(host: address, port: device.servicePort)
                return try await CastConnection.connect(to: endpoint, options: options, group: group)
            } catch {
                failure = error
            }
            guard failure.code != .cancelled else { break }
        }
        throw failure
    }
}
