package import CastWire

/// One open channel to a device, as a session uses it. `CastConnection` is the real one.
///
/// It handles heartbeats, framing and TLS itself. One reader receives the messages in order.
package protocol DeviceConnection: Sendable {
    /// The DER encoding of the device's TLS certificate.
    var peerCertificate: [UInt8]? { get }
    /// The IP literal of the device.
    var remoteAddress: String { get }
    var localAddress: String { get }

    /// False while too much is waiting to be sent, and after the end of the connection.
    var isWritable: Bool { get }

    /// Sends a message without blocking, as a whole or not at all.
    func send(_ message: CastMessage) throws(TransportError)

    /// Calls `body` with every message, including replies, and returns when the connection has ended.
    ///
    /// `body` runs on the thread that reads the messages, to avoid a change of threads. It must not block.
    func forEachMessage(_ body: @escaping @Sendable (CastMessage) -> Void) async

    /// Sends the waiting messages, then closes the connection. It may be called again.
    func close()

    /// The reason for the end of the connection. Reading it waits for the end.
    var closeReason: TransportError { get async }
}

/// Opens channels to devices.
package protocol DeviceConnecting: Sendable {
    /// - Throws: `TransportError` if no address of the device could be reached or TLS was not established in time.
    func connect(to device: Device) async throws(TransportError) -> any DeviceConnection
}
