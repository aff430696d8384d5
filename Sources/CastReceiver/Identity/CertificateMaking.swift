import CryptoExtras
import PlatformFoundation
import SwiftASN1
import X509

/// Makes a receiver's certificates. They are signed with SHA-256, which today's senders support.
enum CertificateMaking {
    /// The lifetime of a device's certificate and of the certificates above it, as on real devices.
    static let deviceLife: TimeInterval = 20 * 365 * 86_400

    /// Makes a certificate authority. It signs itself if `issuer` is nil.
    static func authority(
        named name: String, key: _RSA.Signing.PrivateKey, pathLength: Int, issuer: Issuer?, now: Date
    ) throws -> Certificate {
        let subject = try self.name(name)
        return try make(
            subject: subject, key: key.publicKey, from: now.addingTimeInterval(-86_400),
            to: now.addingTimeInterval(deviceLife),
            issuer: issuer ?? Issuer(name: subject, key: key)
        ) {
            Critical(BasicConstraints.isCertificateAuthority(maxPathLength: pathLength))
            Critical(KeyUsage(keyCertSign: true))
        }
    }

    /// Makes the certificate with which a device authenticates itself.
    static func device(
        named name: String, key: _RSA.Signing.PublicKey, issuer: Issuer, now: Date
    ) throws -> Certificate {
        try make(
            subject: try self.name(name), key: key, from: now.addingTimeInterval(-86_400),
            to: now.addingTimeInterval(deviceLife), issuer: issuer
        ) {
            Critical(BasicConstraints.notCertificateAuthority)
            Critical(KeyUsage(digitalSignature: true))
            try ExtendedKeyUsage([.clientAuth])
        }
    }

    /// Makes the certificate for a device's TLS connections; it signs itself.
    static func tls(
        named name: String, key: _RSA.Signing.PrivateKey, from start: Date, to end: Date
    ) throws -> Certificate {
        let subject = try self.name(name)
        return try make(
            subject: subject, key: key.publicKey, from: start, to: end, issuer: Issuer(name: subject, key: key)
        ) {
            Critical(BasicConstraints.notCertificateAuthority)
            Critical(KeyUsage(digitalSignature: true, keyEncipherment: true))
            try ExtendedKeyUsage([.serverAuth])
        }
    }

    /// The signing authority.
    struct Issuer {
        let name: DistinguishedName
        let key: _RSA.Signing.PrivateKey
    }

    static func der(of certificate: Certificate) throws -> [UInt8] {
        var serializer = DER.Serializer()
        try serializer.serialize(certificate)
        return serializer.serializedBytes
    }

    private static func name(_ commonName: String) throws -> DistinguishedName {
        try DistinguishedName {
            OrganizationalUnitName("Marquee")
            CommonName(commonName)
        }
    }

    private static func make(
        subject: DistinguishedName, key: _RSA.Signing.PublicKey, from start: Date, to end: Date, issuer: Issuer,
        @ExtensionsBuilder extensions: () throws -> Result<Certificate.Extensions, any Error>
    ) throws -> Certificate {
        do {
            return try Certificate(
                version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: Certificate.PublicKey(key),
                notValidBefore: start, notValidAfter: end, issuer: issuer.name, subject: subject,
                signatureAlgorithm: .sha256WithRSAEncryption,
                extensions: try Certificate.Extensions(builder: extensions),
                issuerPrivateKey: Certificate.PrivateKey(issuer.key))
        } catch {
            throw IdentityError(.failed, "A certificate could not be made: try again.", underlying: error)
        }
    }
}
