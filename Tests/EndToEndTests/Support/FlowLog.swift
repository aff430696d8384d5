import CastSender
import CastTransport
import CastWire
import Synchronization

/// What happened, in one order: messages on the wire (`> LAUNCH receiver` left, `< MEDIA_STATUS media` came) and what
/// listeners were told. A message that leaves is written down before it goes, so that its answer stands behind it.
final class FlowLog: Sendable {
    private let state = Mutex<[String]>([])

    var lines: [String] { state.withLock { $0 } }

    func write(_ line: String) {
        state.withLock { $0.append(line) }
    }

    /// The first of the milestones that does not come after the one before it; nil where all stand in this order.
    func firstOutOfOrder(_ milestones: [String]) -> String? {
        var rest = lines[...]
        for milestone in milestones {
            guard let index = rest.firstIndex(of: milestone) else { return milestone }
            rest = rest[(index + 1)...]
        }
        return nil
    }
}

/// Writes down what every listener's method is called with.
@MainActor
final class FlowListener: DiscoveryManagerListener, SessionManagerListener, RemoteMediaClientListener {
    private let log: FlowLog

    init(_ log: FlowLog) { self.log = log }

    func didStartDiscovery(_ manager: DiscoveryManager, forDeviceCategory category: String) {
        log.write("discovery started")
    }
    func discoveryManager(_ manager: DiscoveryManager, didInsert device: Device, at index: Int) {
        log.write("device \(device.friendlyName)")
    }

    func sessionManager(_ manager: SessionManager, willStart session: Session) { log.write("session starts") }
    func sessionManager(_ manager: SessionManager, didStart session: Session) { log.write("session started") }
    func sessionManager(_ manager: SessionManager, didFailToStart session: Session, withError error: CastError) {
        log.write("session failed")
    }
    func sessionManager(_ manager: SessionManager, willEnd session: Session) { log.write("session ends") }
    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?) {
        log.write(error == nil ? "session ended" : "session lost")
    }

    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?) {
        log.write("media \(mediaStatus.map { "\($0.playerState)" } ?? "gone")")
    }
}

/// Writes down what goes over the connections that another connector makes.
struct RecordingConnector: DeviceConnecting {
    let base: any DeviceConnecting
    let log: FlowLog

    func connect(to device: Device) async throws(TransportError) -> any DeviceConnection {
        RecordedConnection(base: try await base.connect(to: device), log: log)
    }
}

private struct RecordedConnection: DeviceConnection {
    let base: any DeviceConnection
    let log: FlowLog

    var peerCertificate: [UInt8]? { base.peerCertificate }
    var remoteAddress: String { base.remoteAddress }
    var localAddress: String { base.localAddress }
    var isWritable: Bool { base.isWritable }
    var closeReason: TransportError {
        get async { await base.closeReason }
    }

    func send(_ message: CastMessage) throws(TransportError) {
        log.write("> " + Self.name(of: message))
        try base.send(message)
    }

    func forEachMessage(_ body: @escaping @Sendable (CastMessage) -> Void) async {
        await base.forEachMessage { message in
            log.write("< " + Self.name(of: message))
            body(message)
        }
    }

    func close() { base.close() }

    private static func name(of message: CastMessage) -> String {
        let json = message.text.flatMap { try? JSONPayload.decode(JSONValue.self, from: $0) }
        let namespace = message.namespace.rawValue.split(separator: ".").last ?? ""
        return "\(json?["type"]?.stringValue ?? "bytes") \(namespace)"
    }
}
