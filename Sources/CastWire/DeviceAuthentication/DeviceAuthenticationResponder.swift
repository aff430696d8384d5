#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import SwiftProtobuf

/// The key of a device's authentication certificate. Floor 0 never holds it.
package protocol DeviceSigning: Sendable {
    /// RSASSA-PKCS1-v1_5.
    func signature(over bytes: [UInt8], hash: AuthenticationHash) throws -> [UInt8]
}

/// A device's side of device authentication: the answer to a challenge.
package struct DeviceAuthenticationResponder: Sendable {
    /// Senders take 16 bytes; a nonce is echoed, so it has a limit.
    package static let nonceLimit = 1_024

    private let certificate: [UInt8]
    private let intermediates: [[UInt8]]
    private let revocation: [UInt8]
    private let key: any DeviceSigning

    /// - Parameters:
    ///   - certificate: DER of the certificate of `key`.
    ///   - intermediates: DER of what leads from there to the root, which is not among them.
    ///   - revocation: a CRL bundle, if the device has one.
    package init(
        certificate: [UInt8], intermediates: [[UInt8]], revocation: [UInt8] = [], key: any DeviceSigning
    ) {
        self.certificate = certificate
        self.intermediates = intermediates
        self.revocation = revocation
        self.key = key
    }

    /// The payload to send back, BINARY on the same namespace; nil for a payload that asks nothing.
    ///
    /// An empty challenge gets a SHA-1 signature without a nonce, as the first senders want it. What can't be read is
    /// answered with the protocol's internal error, so that a sender learns at once that no proof will come.
    ///
    /// - Parameter tlsCertificate: DER of the certificate that this connection was opened with; nil without TLS.
    package func answer(to payload: [UInt8], tlsCertificate: [UInt8]?) -> [UInt8]? {
        guard let message = try? WireDeviceAuthMessage(ofPeer: payload) else {
            return Self.error(.internalError)
        }
        guard message.hasChallenge else {
            return message.hasResponse || message.hasError ? nil : Self.error(.internalError)
        }
        guard let tlsCertificate else { return Self.error(.noTls) }
        guard message.challenge.signatureAlgorithm != .rsassaPss else {
            return Self.error(.signatureAlgorithmUnavailable)
        }
        return (try? response(to: message.challenge, tlsCertificate)) ?? Self.error(.internalError)
    }

    private func response(to challenge: WireAuthChallenge, _ tlsCertificate: [UInt8]) throws -> [UInt8]? {
        let nonce = [UInt8](challenge.senderNonce)
        guard nonce.count <= Self.nonceLimit else { return nil }
        let hash = challenge.hashAlgorithm.authenticationHash
        var message = WireDeviceAuthMessage()
        message.response.signature = Data(try key.signature(over: nonce + tlsCertificate, hash: hash))
        message.response.clientAuthCertificate = Data(certificate)
        message.response.intermediateCertificate = intermediates.map { Data($0) }
        message.response.signatureAlgorithm = .rsassaPkcs1V15
        message.response.senderNonce = challenge.senderNonce
        message.response.hashAlgorithm = WireHashAlgorithm(hash)
        message.response.crl = Data(revocation)
        return try message.serializedBytes()
    }

    private static func error(_ kind: WireAuthError.ErrorType) -> [UInt8]? {
        var message = WireDeviceAuthMessage()
        message.error.errorType = kind
        return try? message.serializedBytes()
    }
}
