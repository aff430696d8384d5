package import CastWire
package import Logging

/// How one connection behaves; the same for both roles.
package struct ConnectionOptions: Sendable {
    /// For the name, TCP and TLS together: a peer that accepts and then stalls ends by it too.
    package var connectTimeout: Duration = .seconds(10)
    package var heartbeat = Heartbeat.Timing()
    /// Bytes that may wait for the socket; a send that would pass it is refused.
    package var sendBufferLimit = 256 * 1024
    /// For requests that do not say their own.
    package var requestTimeout: Duration = .seconds(10)
    /// Messages that may wait for the consumer; reading stops there, and goes on once half of them are taken.
    package var messageLimit = 256
    /// How fast the other side's messages are taken on a connection that this side began; nil: as they come. What a
    /// listener has accepted shares the listener's `ConnectionBudget`.
    package var rate: MessageRate? = .ofDevices
    /// How long `close()` waits for what was sent before to leave.
    package var flushTimeout: Duration = .seconds(5)
    package var logger: Logger

    package init(logger: Logger = Logger(label: "marquee.transport")) {
        self.logger = logger
    }
}
