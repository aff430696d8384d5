import CastWire
import Logging

/// Writes down how devices are reached and what is said to them and by them, in a few words each.
struct LoggedConnector: DeviceConnecting {
    let base: any DeviceConnecting
    let logger: Logger

    func connect(to device: Device) async throws(TransportError) -> any DeviceConnection {
        let place = DeviceAddress(host: device.networkAddress, port: device.servicePort)
        logger.info("Connecting to \(device.friendlyName) at \(place)", metadata: Self.metadata)
        do {
            let connection = try await base.connect(to: device)
            logger.info("Connected to \(connection.remoteAddress)", metadata: Self.metadata)
            return LoggedConnection(base: connection, logger: logger)
        } catch {
            logger.warning("No connection to \(device.friendlyName): \(error)", metadata: Self.metadata)
            throw error
        }
    }

    static let metadata: Logger.Metadata = [CastLogHandler.classKey: "DeviceConnection"]
}

/// One connection that is written down.
private struct LoggedConnection: DeviceConnection {
    let base: any DeviceConnection
    let logger: Logger

    var peerCertificate: [UInt8]? { base.peerCertificate }
    var remoteAddress: String { base.remoteAddress }
    var localAddress: String { base.localAddress }
    var isWritable: Bool { base.isWritable }

    /// Written down before it is sent, since the answer may be read on another thread at once.
    func send(_ message: CastMessage) throws(TransportError) {
        write(message, .sent)
        do {
            try base.send(message)
        } catch {
            logger.warning("A message could not be sent: \(error)", metadata: LoggedConnector.metadata)
            throw error
        }
    }

    func forEachMessage(_ body: @escaping @Sendable (CastMessage) -> Void) async {
        await base.forEachMessage { message in
            write(message, .received)
            body(message)
        }
    }

    func close() { base.close() }

    var closeReason: TransportError {
        get async {
            let reason = await base.closeReason
            logger.info("The connection to \(remoteAddress) ended: \(reason)", metadata: LoggedConnector.metadata)
            return reason
        }
    }

    /// Below warnings nothing is read out of a message that nobody logs.
    private func write(_ message: CastMessage, _ direction: MessageSummary.Direction) {
        guard logger.logLevel <= .warning else { return }
        let summary = MessageSummary(message, direction)
        guard let level = summary.level.swiftLogLevel else { return }
        logger.log(level: level, "\(summary.text)", metadata: LoggedConnector.metadata)
    }
}

extension SenderEnvironment {
    func logged(by logger: Logger) -> SenderEnvironment {
        var environment = self
        environment.connector = LoggedConnector(base: connector, logger: logger)
        return environment
    }
}
