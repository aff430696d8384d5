import CastWire

/// The address at which a Cast device listens.
package struct CastEndpoint: Hashable, Sendable, CustomStringConvertible {
    /// The default port of a device; groups have others.
    package static let defaultPort = CastPorts.cast

    /// An IP literal (an IPv6 link-local one with its scope, `fe80::1%eth0`) or a host name.
    package var host: String
    package var port: Int

    package init(host: String, port: Int = Self.defaultPort) {
        self.host = host
        self.port = port
    }

    package var description: String { PlaceText.of(host: host, port: port) }
}
