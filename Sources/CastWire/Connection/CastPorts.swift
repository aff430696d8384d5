/// The TCP ports that senders assume if a device announces no others. A group of devices has a port of its own.
package enum CastPorts {
    /// The CASTV2 protocol, over TLS.
    package static let cast = 8009
    /// The setup pages, over HTTP.
    package static let setup = 8008
    /// The setup pages, over HTTPS.
    package static let secureSetup = 8443
}
