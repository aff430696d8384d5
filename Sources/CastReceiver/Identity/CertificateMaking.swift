#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import CryptoExtras
import SwiftASN1
import X509

/// The certificates that a receiver makes itself, signed with SHA-256: what senders in the field read.
enum CertificateMaking {
    /// What stands above a device lives as long as those of real devices.
    static let deviceLife: TimeInterval = 20 * 365 * 86_400

    /// A certificate authority; its own issuer where `issuer` is nil.
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

    /// What a device authenticates with.
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

    /// What a device opens TLS connections with: signed by itself.
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

    /// Who signs.
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
