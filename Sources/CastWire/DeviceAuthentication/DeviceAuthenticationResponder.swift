/// The key of a device's authentication certificate. Modules on floor 0 never hold the key itself.
package protocol DeviceSigning: Sendable {
    /// Returns an RSASSA-PKCS1-v1_5 signature.
    func signature(over bytes: [UInt8], hash: AuthenticationHash) throws -> [UInt8]
}

/// A device's side of device authentication: the answer to a challenge.
package struct DeviceAuthenticationResponder: Sendable {
    /// The longest nonce in bytes. It is limited because it is echoed; senders use 16 bytes.
    package static let nonceLimit = 1_024

    private let certificate: [UInt8]
    private let intermediates: [[UInt8]]
    private let revocation: [UInt8]
    private let key: any DeviceSigning

    /// - Parameters:
    ///   - certificate: DER of the certificate of `key`.
    ///   - intermediates: DER of the certificates between `certificate` and the root, without the root.
    ///   - revocation: a CRL bundle, if the device has one.
    package init(
        certificate: [UInt8], intermediates: [[UInt8]], revocation: [UInt8] = [], key: any DeviceSigning
    ) {
        self.certificate = certificate
        self.intermediates = intermediates
        self.revocation = revocation
        self.key = key
    }

    /// Returns the payload of the answer, BINARY on the same namespace, or nil if the payload is not a challenge.
    ///
    /// An empty challenge gets a SHA-1 signature without a nonce, as the first senders expect. An unreadable payload is
    /// answered with the protocol's internal error, so that the sender learns at once that no proof will come.
    ///
    /// - Parameter tlsCertificate: DER of the certificate that this connection was opened with; nil without TLS.
    package func answer(to payload: [UInt8], tlsCertificate: [UInt8]?) -> [UInt8]? {
        guard let message = try? DeviceAuthenticationMessage(ofPeer: payload) else {
            return Self.error(.internal)
        }
        guard let challenge = message.challenge else {
            return message.response != nil || message.error != nil ? nil : Self.error(.internal)
        }
        guard let tlsCertificate else { return Self.error(.noTLS) }
        guard challenge.algorithm != .rsaPSS else { return Self.error(.algorithmUnavailable) }
        return (try? response(to: challenge, tlsCertificate)) ?? Self.error(.internal)
    }

    private func response(
        to challenge: DeviceAuthenticationMessage.Challenge, _ tlsCertificate: [UInt8]
    ) throws -> [UInt8]? {
        let (nonce, hash) = (challenge.nonce, challenge.hash)
        guard nonce.count <= Self.nonceLimit else { return nil }
        let signature = try key.signature(over: nonce + tlsCertificate, hash: hash)
        let response = DeviceAuthenticationMessage.Response(
            signature: signature, certificate: certificate, intermediates: intermediates, nonce: nonce, hash: hash,
            revocation: revocation)
        return DeviceAuthenticationMessage(response: response).encoded()
    }

    private static func error(_ kind: DeviceAuthenticationError) -> [UInt8] {
        DeviceAuthenticationMessage(error: .init(kind: kind)).encoded()
    }
}
