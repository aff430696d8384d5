import CastWire

extension ReceiverPlatform {
    mutating func connectionMessageReceived(
        _ message: CastMessage, from sender: SenderAddress, to destination: String
    ) -> [PlatformAction] {
        guard let text = message.text, let envelope = try? Envelope<ConnectionMessage>(text: text) else {
            return [.log("a message in \(message.namespace) that can't be read was passed over")]
        }
        switch envelope.body {
        case .connect(let connect):
            return connectReceived(connect, from: sender, to: destination)
        case .close:
            return closeReceived(from: sender, to: destination)
        case .connected, .other:
            return []
        }
    }

    private mutating func connectReceived(
        _ connect: ConnectionMessage.Connect, from sender: SenderAddress, to destination: String
    ) -> [PlatformAction] {
        guard destination == EndpointID.platformReceiver || destination == running?.transportID else {
            return [close(sender, from: destination, reason: .transportClosed)]
        }
        let outcome = connections.connect(sender, to: destination, type: connect.connectionType)
        guard outcome != .refused else {
            return [
                close(sender, from: destination, reason: .transportAborted),
                .log("a virtual connection was refused: \(VirtualConnections.limit) are open on one connection"),
            ]
        }
        var actions: [PlatformAction] = []
        if let version = connect.protocolVersions.max() {
            let confirmed = ConnectionMessage.connected(protocolVersion: min(version, Self.protocolVersion))
            actions.append(reply(confirmed, requestID: 0, .connection, from: destination, to: sender))
        }
        guard outcome == .opened else { return actions }
        let isDevice = destination == EndpointID.platformReceiver
        return actions + [isDevice ? .senderConnected(sender, userAgent: connect.userAgent) : .senderJoined(sender)]
    }

    /// A CLOSE gets no answer: both sides may close at once.
    private mutating func closeReceived(from sender: SenderAddress, to destination: String) -> [PlatformAction] {
        let wasOpen = connections.disconnect(sender, from: destination)
        return wasOpen && destination == EndpointID.platformReceiver ? [.senderDisconnected(sender)] : []
    }
}
