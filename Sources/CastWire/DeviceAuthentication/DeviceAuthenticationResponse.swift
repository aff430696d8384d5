/// Why a device gives no proof.
package enum DeviceAuthenticationError: Sendable, Equatable {
    /// Something in the device failed; a device also says so when it holds no certificate.
    case `internal`
    /// It sees no TLS on this connection.
    case noTLS
    /// It does not know the asked signature algorithm.
    case algorithmUnavailable
}

/// What a device answers to a challenge. Read, its sizes checked, and nothing of it believed yet.
package struct DeviceAuthenticationResponse: Sendable, Equatable {
    /// A real chain has one or two; four leave the verifier few paths to try even if all of them bear one name.
    package static let intermediateLimit = 4
    /// An RSA key of 8,192 bits makes a signature of this length.
    package static let signatureLimit = 1_024

    package let signature: [UInt8]
    package let nonce: [UInt8]
    package let hash: AuthenticationHash
    package let leaf: DeviceCertificate
    package let intermediates: [DeviceCertificate]
    /// A serialised CRL bundle; empty where the device has none.
    package let revocation: [UInt8]

    /// Either a response or the device's error; anything else throws a `WireError`.
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

/// The device's own refusal to answer, as an `Error` so that it can stand in a `Result`.
package struct DeviceAnswerError: Error, Sendable, Equatable {
    package let kind: DeviceAuthenticationError
}
