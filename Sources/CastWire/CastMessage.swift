#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import SwiftProtobuf

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

extension CastMessage {
    /// Reads the body of a frame.
    ///
    /// - Throws: `WireError` with code `.malformedMessage` for anything that is not a complete CastMessage.
    package init(protobuf bytes: [UInt8]) throws(WireError) {
        let wire: WireCastMessage
        do {
            wire = try WireCastMessage(ofPeer: bytes)
        } catch {
            throw WireError(.malformedMessage, "the frame does not hold a CastMessage", underlying: error)
        }
        guard !wire.continued else {
            throw WireError(.malformedMessage, "the CastMessage announces a continuation, which nobody sends")
        }
        let payload: Payload =
            switch wire.payloadType {
            case .string: .string(wire.payloadUtf8)
            case .binary: .binary([UInt8](wire.payloadBinary))
            }
        self.init(
            from: wire.sourceID, to: wire.destinationID, namespace: Namespace(wire.namespace), payload: payload)
    }

    /// The body of a frame.
    package func protobuf() throws(WireError) -> [UInt8] {
        var wire = WireCastMessage()
        wire.protocolVersion = .castv210
        wire.sourceID = sourceID
        wire.destinationID = destinationID
        wire.namespace = namespace.rawValue
        switch payload {
        case .string(let text):
            wire.payloadType = .string
            wire.payloadUtf8 = text
        case .binary(let bytes):
            wire.payloadType = .binary
            wire.payloadBinary = Data(bytes)
        }
        do {
            return try wire.serializedBytes()
        } catch {
            throw WireError(.malformedMessage, "the message can't be written as protobuf", underlying: error)
        }
    }
}
