import CastWire

/// A sender's identity within one connection. It creates messages from that sender.
struct SenderIdentity: Equatable, Sendable {
    /// The source id of its messages.
    let id: String
    /// The name of the sender app. If nil, the framework's name is used.
    let packageName: String?

    func message(
        _ namespace: Namespace, to destination: String = EndpointID.platformReceiver, payload: CastMessage.Payload
    ) -> CastMessage {
        CastMessage(from: id, to: destination, namespace: namespace, payload: payload)
    }

    /// Returns a message without an awaited answer, or nil if the body can't be encoded.
    func unawaited<Body: MessageBody>(
        _ body: Body, namespace: Namespace, to destination: String = EndpointID.platformReceiver
    ) -> CastMessage? {
        guard let text = try? Envelope(requestID: 0, body: body).text() else { return nil }
        return message(namespace, to: destination, payload: .string(text))
    }

    /// Returns the message that opens a virtual connection.
    func connect(to destination: String) -> CastMessage? {
        let connect = ConnectionMessage.Connect(
            userAgent: packageName ?? "Marquee", packageName: packageName,
            senderInfo: SenderInfo(sdkType: 2, version: "1.0", platform: 6, connectionType: 1))
        return unawaited(ConnectionMessage.connect(connect), namespace: .connection, to: destination)
    }

    func goodbye(to destination: String = EndpointID.platformReceiver) -> CastMessage? {
        unawaited(ConnectionMessage.close(reason: nil), namespace: .connection, to: destination)
    }
}
