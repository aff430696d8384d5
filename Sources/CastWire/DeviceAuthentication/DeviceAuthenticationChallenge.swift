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
        DeviceAuthenticationMessage(challenge: .init(nonce: nonce, hash: hash)).encoded()
    }
}
