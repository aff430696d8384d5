package import CastWire
package import Logging

/// The options of one connection, for both roles.
package struct ConnectionOptions: Sendable {
    /// The time for the name, TCP and TLS together. It also ends a connection whose peer accepts and then stalls.
    package var connectTimeout: Duration = .seconds(10)
    package var heartbeat = Heartbeat.Timing()
    /// The number of bytes that may wait for the socket. A send that would exceed it is refused.
    package var sendBufferLimit = 256 * 1024
    /// The timeout of requests that have none of their own.
    package var requestTimeout: Duration = .seconds(10)
    /// The number of messages that may wait for the consumer. Reading then stops, and goes on once half of them are
    /// taken.
    package var messageLimit = 256
    /// The limit for the peer's messages on a connection that this side opened; nil for no limit. Connections that a
    /// listener has accepted share the listener's `ConnectionBudget`.
    package var rate: MessageRate? = .ofDevices
    /// How long `close()` waits until the waiting data is sent.
    package var flushTimeout: Duration = .seconds(5)
    package var logger: Logger

    package init(logger: Logger = Logger(label: "marquee.transport")) {
        self.logger = logger
    }
}
