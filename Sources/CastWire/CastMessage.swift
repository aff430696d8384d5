/// One CASTV2 message, without its framing.
///
/// No known device or sender sends chunked messages (`continued`, protocol version 1.2 and later). A message that
/// announces a continuation is refused as malformed and not delivered in part.
package struct CastMessage: Equatable, Sendable {
    package enum Payload: Equatable, Sendable {
        case string(String)
        case binary([UInt8])
    }

    package var sourceID: String
    package var destinationID: String
    package var namespace: Namespace
    package var payload: Payload

    package init(from sourceID: String, to destinationID: String, namespace: Namespace, payload: Payload) {
        self.sourceID = sourceID
        self.destinationID = destinationID
        self.namespace = namespace
        self.payload = payload
    }

    /// The text of a string payload.
    package var text: String? {
        guard case .string(let text) = payload else { return nil }
        return text
    }

    /// The longest id of a sender or endpoint, and the longest namespace, in bytes. In use are up to 36 and 128.
    package static let addressLimit = 256

    /// Whether its ids and namespace are within `addressLimit`. A message with a longer one is dropped.
    ///
    /// Such names are stored, passed on and compared. For text with many combining marks, a comparison takes time that
    /// grows with the square of its length (see `CombiningRun`).
    package var hasSoundAddresses: Bool {
        sourceID.utf8.count <= Self.addressLimit && destinationID.utf8.count <= Self.addressLimit
            && namespace.rawValue.utf8.count <= Self.addressLimit
    }

    /// The bytes of its ids, namespace and payload: nearly its length on the wire.
    package var approximateLength: Int {
        let payload =
            switch payload {
            case .string(let text): text.utf8.count
            case .binary(let bytes): bytes.count
            }
        return payload + sourceID.utf8.count + destinationID.utf8.count + namespace.rawValue.utf8.count
    }
}
