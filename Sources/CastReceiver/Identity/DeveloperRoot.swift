package import CastWire
import CryptoExtras
package import PlatformFoundation
import SwiftASN1
import X509

/// The root certificate above all receivers of one user. The first receiver makes it.
///
/// To this user's `marquee`, anybody with its key is a trusted device. So the key stays in a file that only the user
/// can read, and never leaves this module. The folder (`$XDG_CONFIG_HOME/marquee`) contains `developer-root.key`, which
/// is authoritative, and `developer-root.pem`, which has only the certificate, for senders and other programs that are
/// to trust these receivers.
struct DeveloperRoot: Sendable {
    static let keyFile = "developer-root.key"
    static let certificateFile = "developer-root.pem"

    let certificate: DeviceCertificate
    private let key: _RSA.Signing.PrivateKey

    /// Reads the root, or makes it. Throws an `IdentityError`.
    static func loadOrCreate(
        in path: String, now: Date, keys: KeyMaker = .new
    ) throws -> DeveloperRoot {
        let folder = try PrivateFolder(path)
        return try folder.exclusively {
            guard let bytes = try folder.read(keyFile) else { return try create(in: folder, now: now, keys) }
            let root = try DeveloperRoot(pem: String(decoding: bytes, as: UTF8.self), file: "\(path)/\(keyFile)")
            // This file is for other programs. If it differs, it is made again from the key's file.
            let certificate = Array(PEMText.block(root.certificate.der).utf8)
            if (try? folder.read(certificateFile, barred: 0o022)) != certificate {
                try folder.write(certificate, to: certificateFile)
            }
            return root
        }
    }

    /// Issues a certificate for a device's key, and the intermediate certificate between it and this root. The
    /// intermediate's key signs only this certificate and is not stored.
    func issue(named name: String, for key: _RSA.Signing.PublicKey, now: Date, _ keys: KeyMaker) throws -> (
        device: [UInt8], intermediate: [UInt8]
    ) {
        let between = try keys.make()
        let intermediate = try CertificateMaking.authority(
            named: "Marquee Receiver CA of \(name)", key: between, pathLength: 0,
            issuer: CertificateMaking.Issuer(name: try Certificate(derEncoded: certificate.der).subject, key: self.key),
            now: now)
        let device = try CertificateMaking.device(
            named: name, key: key, issuer: CertificateMaking.Issuer(name: intermediate.subject, key: between), now: now)
        return (try CertificateMaking.der(of: device), try CertificateMaking.der(of: intermediate))
    }

    private init(certificate: DeviceCertificate, key: _RSA.Signing.PrivateKey) {
        self.certificate = certificate
        self.key = key
    }

    private init(pem: String, file: String) throws {
        do {
            guard let der = try PEMText.blocks(in: pem).first else {
                throw WireError(.malformedCertificate, "There is no certificate in it.")
            }
            guard let keyBytes = try PEMText.blocks(in: pem, label: "PRIVATE KEY").first else {
                throw WireError(.malformedCertificate, "There is no key in it.")
            }
            certificate = try DeviceCertificate(der: der)
            key = try _RSA.Signing.PrivateKey(derRepresentation: keyBytes)
            guard try Certificate(derEncoded: der).publicKey == Certificate.PublicKey(key.publicKey) else {
                throw WireError(.malformedCertificate, "Its certificate is not of its key.")
            }
        } catch {
            throw IdentityError(
                .damaged,
                "\(file) does not hold the developer root's key and certificate: move it away, and a new root is made"
                    + " at the next start (receivers made under the old one then get new certificates).",
                underlying: error)
        }
    }

    private static func create(in folder: PrivateFolder, now: Date, _ keys: KeyMaker) throws -> DeveloperRoot {
        let key = try keys.make()
        // Two users' roots must have different names, or a sender that trusts both would try the wrong one.
        let mark = String(UInt32.random(in: .min ... .max), radix: 16)
        let authority = try CertificateMaking.authority(
            named: "Marquee Developer Root \(mark)", key: key, pathLength: 1, issuer: nil, now: now)
        let certificate = try DeviceCertificate(der: try CertificateMaking.der(of: authority))
        let text = PEMText.block(certificate.der)
            + PEMText.block([UInt8](key.pkcs8DERRepresentation), label: "PRIVATE KEY")
        try folder.write(Array(text.utf8), to: keyFile)
        try folder.write(Array(PEMText.block(certificate.der).utf8), to: certificateFile)
        return DeveloperRoot(certificate: certificate, key: key)
    }
}
