package import CastWire

/// One open channel to a device, as far as a session needs it. `CastConnection` is the real one.
///
/// Heartbeats, framing and TLS are its own affair. Messages come to one reader, in order.
package protocol DeviceConnection: Sendable {
    /// DER of the TLS certificate that the device showed.
    var peerCertificate: [UInt8]? { get }
    /// IP literals.
    var remoteAddress: String { get }
    var localAddress: String { get }

    /// False while too much waits to be sent, and after the end.
    var isWritable: Bool { get }

    /// Never blocks; the message goes out whole or not at all.
    func send(_ message: CastMessage) throws(TransportError)

    /// Calls `body` with every message, replies included, and returns when the connection has ended. `body` is called
    /// where messages are read, so that no thread is changed for it: it must not block.
    func forEachMessage(_ body: @escaping @Sendable (CastMessage) -> Void) async

    /// Sends what waits, then closes. May be called again.
    func close()

    /// Waits for the end and says why it came.
    var closeReason: TransportError { get async }
}

/// Opens channels to devices.
package protocol DeviceConnecting: Sendable {
    /// - Throws: `TransportError` where no address of the device could be reached or TLS did not come about in time.
    func connect(to device: Device) async throws(TransportError) -> any DeviceConnection
}
