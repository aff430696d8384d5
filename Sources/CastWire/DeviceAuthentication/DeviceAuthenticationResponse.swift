/// The reason why a device gives no proof.
package enum DeviceAuthenticationError: Sendable, Equatable {
    /// An error inside the device, or the device has no certificate.
    case `internal`
    /// The device sees no TLS on this connection.
    case noTLS
    /// The device does not support the requested signature algorithm.
    case algorithmUnavailable
}

/// A device's answer to a challenge. It is parsed and its sizes are checked, but nothing is verified.
package struct DeviceAuthenticationResponse: Sendable, Equatable {
    /// Real chains have one or two. Four leave the verifier few paths to try, even if all have the same name.
    package static let intermediateLimit = 4
    /// The length of a signature by an RSA key of 8,192 bits, in bytes.
    package static let signatureLimit = 1_024

    package let signature: [UInt8]
    package let nonce: [UInt8]
    package let hash: AuthenticationHash
    package let leaf: DeviceCertificate
    package let intermediates: [DeviceCertificate]
    /// A serialized CRL bundle; empty if the device has none.
    package let revocation: [UInt8]

    /// Returns the response or the device's error. Throws a `WireError` for anything else.
    package static func decode(_ payload: [UInt8]) throws -> Result<DeviceAuthenticationResponse, DeviceAnswerError> {
        let message: DeviceAuthenticationMessage
        do {
            message = try DeviceAuthenticationMessage(ofPeer: payload)
        } catch {
            throw WireError(.malformedMessage, "The device's answer is no DeviceAuthMessage.", underlying: error)
        }
        if let error = message.error { return .failure(DeviceAnswerError(kind: error.kind)) }
        guard let response = message.response else {
            throw WireError(.malformedMessage, "The device's answer holds neither a response nor an error.")
        }
        return .success(try DeviceAuthenticationResponse(response))
    }

    private init(_ response: DeviceAuthenticationMessage.Response) throws {
        guard response.algorithm != .rsaPSS else {
            throw WireError(.malformedMessage, "The device signed with an algorithm that was not asked for.")
        }
        guard response.intermediateCount <= Self.intermediateLimit else {
            throw WireError(
                .malformedMessage,
                "The device sent \(response.intermediateCount) intermediate certificates, no device has"
                    + " more than \(Self.intermediateLimit).")
        }
        guard !response.signature.isEmpty, response.signature.count <= Self.signatureLimit else {
            throw WireError(.malformedMessage, "The device's signature has \(response.signature.count) bytes.")
        }
        signature = response.signature
        nonce = response.nonce
        hash = response.hash
        leaf = try DeviceCertificate(der: response.certificate)
        intermediates = try response.intermediates.map { try DeviceCertificate(der: $0) }
        revocation = response.revocation
    }
}

/// The device's error, as an `Error` for use in a `Result`.
package struct DeviceAnswerError: Error, Sendable, Equatable {
    package let kind: DeviceAuthenticationError
}
