/// One CASTV2 message, as everything above the framing sees it.
///
/// Chunked messages (`continued`, protocol version 1.2 and later) are not sent by any known device or sender; a message
/// that announces a continuation is refused as malformed rather than delivered in part.
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

    /// Bytes of a sender's or an endpoint's id and of a namespace. Ids have 36 and namespaces 128 at most.
    package static let addressLimit = 256

    /// Whether anybody may look at whom it is from, whom it is for and what it is about. A message with a longer
    /// address is for nobody: such names are kept, told to others and compared with one another, which for text with
    /// many marks takes a time that grows with the square of its length (see `CombiningRun`).
    package var hasSoundAddresses: Bool {
        sourceID.utf8.count <= Self.addressLimit && destinationID.utf8.count <= Self.addressLimit
            && namespace.rawValue.utf8.count <= Self.addressLimit
    }

    /// Bytes of its addresses and its payload: what it has on the wire, but for a few.
    package var approximateLength: Int {
        let payload =
            switch payload {
            case .string(let text): text.utf8.count
            case .binary(let bytes): bytes.count
            }
        return payload + sourceID.utf8.count + destinationID.utf8.count + namespace.rawValue.utf8.count
    }
}
