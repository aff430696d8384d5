package import CastWire

extension CastMessage {
    package var json: JSONValue? {
        text.flatMap { try? JSONPayload.decode(JSONValue.self, from: $0) }
    }

    package var scriptedType: String { json?["type"]?.stringValue ?? "challenge" }

    /// From a device, to all.
    package static func scripted(
        _ json: String, _ namespace: Namespace, from source: String = EndpointID.platformReceiver
    ) -> CastMessage {
        CastMessage(from: source, to: "*", namespace: namespace, payload: .string(json))
    }

    /// What a device says to a challenge, this message being one.
    package var scriptedProof: CastMessage {
        CastMessage(
            from: EndpointID.platformReceiver, to: sourceID, namespace: .deviceAuthentication, payload: .binary([42]))
    }
}
