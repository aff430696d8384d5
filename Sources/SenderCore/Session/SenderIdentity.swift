import CastWire

/// Who a sender is within one connection: writes messages in its name.
struct SenderIdentity: Equatable, Sendable {
    /// The source of its messages.
    let id: String
    /// What the sender app is called; nil: the framework's name.
    let packageName: String?

    func message(
        _ namespace: Namespace, to destination: String = EndpointID.platformReceiver, payload: CastMessage.Payload
    ) -> CastMessage {
        CastMessage(from: id, to: destination, namespace: namespace, payload: payload)
    }

    /// A message that no answer is waited for; nil where it can't be written.
    func unawaited<Body: MessageBody>(
        _ body: Body, namespace: Namespace, to destination: String = EndpointID.platformReceiver
    ) -> CastMessage? {
        guard let text = try? Envelope(requestID: 0, body: body).text() else { return nil }
        return message(namespace, to: destination, payload: .string(text))
    }

    /// Opens a virtual connection.
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
