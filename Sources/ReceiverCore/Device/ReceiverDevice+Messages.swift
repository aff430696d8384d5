import CastWire

/// Messages in the application's own namespaces, between senders and its page.
extension ReceiverDevice {
    /// Passes a message to the page. The sender's name contains the connection, because senders on two connections may
    /// have chosen the same id.
    func messageForPage(_ message: CastMessage, _ text: String, from sender: SenderAddress) -> [DeviceAction] {
        let name = "\(sender.connection.rawValue):\(sender.senderID)"
        return [
            .player(.message(PageMessage(namespace: message.namespace.rawValue, sender: name, text: text)))
        ]
    }

    /// Passes a message from the page to one sender, or to all that are connected to the application (`*`).
    func messageOfPage(_ message: PageMessage) -> [DeviceAction] {
        let namespace = Namespace(message.namespace)
        guard let running = platform.running, namespace != .media, running.record.namespaces.contains(namespace),
            message.text.utf8.count <= PageMessage.textLimit
        else { return [.log("a message of the page in \(message.namespace.held(toBytes: 100)) was passed over")] }
        let transport = running.transportID
        var audience: [SenderAddress] = []
        if message.sender == EndpointID.broadcast {
            audience = platform.connections.audience(of: transport)
        } else if let sender = Self.sender(named: message.sender),
            platform.connections.isConnected(sender, to: transport)
        {
            audience = [sender]
        }
        guard !audience.isEmpty else { return [.log("a message of the page was for a sender that is not there")] }
        return audience.map { sender in
            .send(
                sender.connection,
                CastMessage(
                    from: transport, to: sender.senderID, namespace: namespace, payload: .string(message.text)))
        }
    }

    private static func sender(named name: String) -> SenderAddress? {
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let connection = UInt64(parts[0]) else { return nil }
        return SenderAddress(connection: ConnectionID(rawValue: connection), senderID: String(parts[1]))
    }
}

extension ReceiverDevice {
    /// What identifies the user to the running application. Credentials of a LOAD take precedence over those of LAUNCH.
    package var applicationCredentials: ApplicationCredentials? {
        media?.credentials ?? platform.running?.launchCredentials
    }
}
