import CastWire
import Logging

/// Logs how devices are reached, and a short summary of each message to and from them.
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

/// A connection whose messages are logged.
private struct LoggedConnection: DeviceConnection {
    let base: any DeviceConnection
    let logger: Logger

    var peerCertificate: [UInt8]? { base.peerCertificate }
    var remoteAddress: String { base.remoteAddress }
    var localAddress: String { base.localAddress }
    var isWritable: Bool { base.isWritable }

    /// Logs the message before it is sent, since another thread may read the answer at once.
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

    /// If the logger passes only errors, the message is not decoded for the log.
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
