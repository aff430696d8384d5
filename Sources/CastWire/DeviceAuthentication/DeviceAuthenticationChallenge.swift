#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import SwiftProtobuf

/// What a sender asks a device before it trusts it: sign this nonce together with your TLS certificate.
///
/// It goes out as the binary payload of a message on the namespace `urn:x-cast:com.google.cast.tp.deviceauth`. The
/// signature that it asks for is RSASSA-PKCS1-v1_5; no device knows another.
package struct DeviceAuthenticationChallenge: Sendable, Equatable {
    /// 16 bytes, as every sender takes; a new nonce for every connection.
    package static let nonceLength = 16

    package let nonce: [UInt8]
    package let hash: AuthenticationHash

    /// - Precondition: the nonce has `nonceLength` bytes.
    package init(nonce: [UInt8], hash: AuthenticationHash = .sha256) {
        precondition(nonce.count == Self.nonceLength, "a nonce of \(nonce.count) bytes")
        self.nonce = nonce
        self.hash = hash
    }

    /// A serialised DeviceAuthMessage.
    package func encoded() throws -> [UInt8] {
        var message = WireDeviceAuthMessage()
        message.challenge.signatureAlgorithm = .rsassaPkcs1V15
        message.challenge.senderNonce = Data(nonce)
        message.challenge.hashAlgorithm = WireHashAlgorithm(hash)
        return try message.serializedBytes()
    }
}

extension WireHashAlgorithm {
    init(_ hash: AuthenticationHash) {
        switch hash {
        case .sha1: self = .sha1
        case .sha256: self = .sha256
        }
    }

    var authenticationHash: AuthenticationHash {
        switch self {
        case .sha1: .sha1
        case .sha256: .sha256
        }
    }
}
