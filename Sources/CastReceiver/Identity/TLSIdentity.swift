import CryptoExtras
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The key and certificate that a receiver opens TLS connections with: RSA 2,048, signed by itself, new key and all at
/// each renewal. A connection is authenticated with the certificate that it was opened with, so keep the two together.
package struct TLSIdentity: Sendable {
    /// DER.
    package let certificate: [UInt8]
    /// PKCS #8, DER. A secret.
    package let privateKey: [UInt8]
    package let validity: CertificateRenewal.Validity

    /// Throws an `IdentityError`. The search of primes takes some hundred milliseconds: call it off the event loop.
    ///
    /// - Parameter name: the common name, which nobody checks; a device's id.
    package static func make(
        named name: String, validity: CertificateRenewal.Validity, keys: KeyMaker = .new
    ) throws -> TLSIdentity {
        let key = try keys.make()
        let certificate = try CertificateMaking.tls(
            named: name, key: key, from: validity.notBefore, to: validity.notAfter)
        return TLSIdentity(
            certificate: try CertificateMaking.der(of: certificate),
            privateKey: [UInt8](key.pkcs8DERRepresentation), validity: validity)
    }
}
