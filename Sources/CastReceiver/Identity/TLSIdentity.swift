import CryptoExtras
import PlatformFoundation

/// The key and the self-signed certificate for a receiver's TLS connections: RSA with 2,048 bits, with a new key at
/// each renewal. A connection is authenticated with the certificate with which it was opened, so keep the two together.
package struct TLSIdentity: Sendable {
    /// DER.
    package let certificate: [UInt8]
    /// PKCS #8 as DER. It is secret.
    package let privateKey: [UInt8]
    package let validity: CertificateRenewal.Validity

    /// Makes a key and its certificate. The search for primes takes some hundred milliseconds, so call it outside the
    /// event loop. Throws an `IdentityError`.
    ///
    /// - Parameter name: The common name, a device's id. Nobody checks it.
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
