import Crypto
package import PlatformFoundation
import SwiftASN1
import X509

/// The hash algorithm of a device's signature. The first generations of devices only support SHA-1.
package enum AuthenticationHash: Sendable, Equatable, CaseIterable {
    case sha1, sha256
}

/// An X.509 certificate as device authentication uses it. Parsing checks neither its dates nor its signature.
package struct DeviceCertificate: Sendable, Hashable {
    /// The longest certificate in bytes. Certificates of real devices have 1 kB.
    package static let byteLimit = 16_384

    /// The bytes of a name that are read; up to 64 characters are shown.
    private static let nameLimit = 256

    package let der: [UInt8]
    /// The SHA-256 of the SubjectPublicKeyInfo, which names the key in pins and revocation lists.
    package let keyHash: [UInt8]
    let certificate: Certificate

    /// Throws `WireError.malformedCertificate`, also for RSA keys under 2,048 bits.
    package init(der: [UInt8]) throws {
        guard der.count <= Self.byteLimit else {
            throw WireError(.malformedCertificate, "A certificate of \(der.count) bytes is longer than any device's.")
        }
        do {
            self.certificate = try Certificate(derEncoded: der)
            self.keyHash = Array(SHA256.hash(data: try Self.subjectPublicKeyInfo(of: certificate)))
        } catch {
            throw WireError(.malformedCertificate, "What should be a certificate is none.", underlying: error)
        }
        self.der = der
    }

    package static func == (left: DeviceCertificate, right: DeviceCertificate) -> Bool {
        left.der == right.der
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(der)
    }

    package var notValidBefore: Date { certificate.notValidBefore }
    package var notValidAfter: Date { certificate.notValidAfter }

    /// The serial number; nil if it needs more than 64 bits, which no revocation range can contain.
    package var serialNumber: UInt64? {
        let digits = certificate.serialNumber.bytes.drop { $0 == 0 }
        guard digits.count <= 8 else { return nil }
        return digits.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The subject's common name, safe for a terminal: at most 64 characters, empty if there is no name.
    package var commonName: String { Self.commonName(in: certificate.subject) }

    /// The issuer's common name, in the same form.
    package var issuerName: String { Self.commonName(in: certificate.issuer) }

    static func commonName(in name: DistinguishedName) -> String {
        for relativeName in name {
            for attribute in relativeName where attribute.type == .RDNAttributeType.commonName {
                // Cut first: one character may be as long as the certificate.
                let name = (String(attribute.value) ?? "").held(toBytes: nameLimit)
                return String(name.filter { $0.isLetter || $0.isNumber || " -_.,()+:/".contains($0) }.prefix(64))
            }
        }
        return ""
    }

    /// Whether the certificate allows its key to sign data. A device's certificate has to.
    var allowsSignatures: Bool {
        (try? certificate.extensions.keyUsage)?.digitalSignature ?? false
    }

    /// Whether it may sign certificates. Without a key usage extension it may.
    static func allowsCertificates(_ certificate: Certificate) -> Bool {
        guard certificate.extensions[oid: .X509ExtensionID.keyUsage] != nil else { return true }
        return (try? certificate.extensions.keyUsage)?.keyCertSign ?? false
    }

    /// Verifies an RSASSA-PKCS1-v1_5 signature; always false for keys that are not RSA.
    package func verifies(_ signature: [UInt8], over bytes: [UInt8], hash: AuthenticationHash) -> Bool {
        let algorithm: Certificate.SignatureAlgorithm
        switch hash {
        case .sha1: algorithm = .sha1WithRSAEncryption
        case .sha256: algorithm = .sha256WithRSAEncryption
        }
        return certificate.publicKey.isValidSignature(signature, for: bytes, signatureAlgorithm: algorithm)
    }

    /// Whether it has Cast's policy for audio-only devices. A device's certificate or its issuer's may have it.
    package var isAudioOnly: Bool {
        let certificatePolicies: ASN1ObjectIdentifier = [2, 5, 29, 32]
        let audioOnly: ASN1ObjectIdentifier = [1, 3, 6, 1, 4, 1, 11129, 2, 5, 2]
        guard let policies = certificate.extensions[oid: certificatePolicies],
            let identifiers = try? Self.policyIdentifiers(in: policies.value)
        else { return false }
        return identifiers.contains(audioOnly)
    }

    /// SEQUENCE OF SEQUENCE { OBJECT IDENTIFIER, qualifiers OPTIONAL }
    private static func policyIdentifiers(in bytes: ArraySlice<UInt8>) throws -> [ASN1ObjectIdentifier] {
        var found: [ASN1ObjectIdentifier] = []
        try DER.sequence(try DER.parse(bytes), identifier: .sequence) { policies in
            while let policy = policies.next() {
                try DER.sequence(policy, identifier: .sequence) { fields in
                    found.append(try ASN1ObjectIdentifier(derEncoded: &fields))
                    while fields.next() != nil {}
                }
            }
        }
        return found
    }

    /// The encoded bytes. The fields before the key are: [0] version, serial, signature, issuer, validity, subject.
    private static func subjectPublicKeyInfo(of certificate: Certificate) throws -> ArraySlice<UInt8> {
        try DER.sequence(try DER.parse(certificate.tbsCertificateBytes), identifier: .sequence) { fields in
            var field = fields.next()
            if field?.identifier.tagClass == .contextSpecific { field = fields.next() }
            for _ in 0..<5 { field = fields.next() }
            while fields.next() != nil {}
            guard let field else {
                throw WireError(.malformedCertificate, "A certificate without a public key.")
            }
            return field.encodedBytes
        }
    }
}
