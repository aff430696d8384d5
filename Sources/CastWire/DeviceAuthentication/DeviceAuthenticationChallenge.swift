/// A sender's request that a device sign a nonce together with its TLS certificate.
///
/// It is the binary payload of a message on the namespace `urn:x-cast:com.google.cast.tp.deviceauth`. It requests an
/// RSASSA-PKCS1-v1_5 signature, the only kind that devices support.
package struct DeviceAuthenticationChallenge: Sendable, Equatable {
    /// All senders use 16 bytes, and a new nonce for each connection.
    package static let nonceLength = 16

    package let nonce: [UInt8]
    package let hash: AuthenticationHash

    /// - Precondition: the nonce has `nonceLength` bytes.
    package init(nonce: [UInt8], hash: AuthenticationHash = .sha256) {
        precondition(nonce.count == Self.nonceLength, "a nonce of \(nonce.count) bytes")
        self.nonce = nonce
        self.hash = hash
    }

    /// A serialized DeviceAuthMessage.
    package func encoded() throws -> [UInt8] {
        DeviceAuthenticationMessage(challenge: .init(nonce: nonce, hash: hash)).encoded()
    }
}
