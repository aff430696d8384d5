import CastWire
import Crypto
import CryptoExtras
import Foundation
import SwiftASN1
import SwiftProtobuf
import X509

/// Keys are made once for all tests: each takes a good while.
enum TestKeys {
    static let root = make()
    static let intermediate = make()
    static let device = make()
    static let tls = make()
    static let stranger = make()

    private static func make() -> _RSA.Signing.PrivateKey {
        guard let key = try? _RSA.Signing.PrivateKey(keySize: .bits2048) else { fatalError("no key") }
        return key
    }
}

let day: TimeInterval = 86_400
/// 2026-06-01 00:00 UTC.
let testTime = Date(timeIntervalSince1970: 1_780_272_000)

/// A maker, its intermediate and a device, none of which exist.
struct SyntheticDevice {
    var rootLife = (from: testTime - 100 * day, to: testTime + 1_000 * day)
    var intermediateLife = (from: testTime - 100 * day, to: testTime + 1_000 * day)
    var deviceLife = (from: testTime - 100 * day, to: testTime + 1_000 * day)
    var tlsLife = (from: testTime - 3_600, to: testTime + 2 * day)
    var intermediateIsAuthority = true
    var intermediateMaySign = true
    var deviceMaySign = true
    var isAudioOnly = false
    var signatureAlgorithm = Certificate.SignatureAlgorithm.sha256WithRSAEncryption
    var deviceSerial = Certificate.SerialNumber(UInt64(77))

    func root() throws -> DeviceCertificate {
        try certificate("Test Root", TestKeys.root, from: ("Test Root", TestKeys.root), rootLife) {
            Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 1))
            Critical(KeyUsage(keyCertSign: true))
        }
    }

    func intermediate() throws -> DeviceCertificate {
        try certificate("Test ICA", TestKeys.intermediate, from: ("Test Root", TestKeys.root), intermediateLife) {
            if intermediateIsAuthority {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
            } else {
                Critical(BasicConstraints.notCertificateAuthority)
            }
            Critical(KeyUsage(digitalSignature: !intermediateMaySign, keyCertSign: intermediateMaySign))
            if isAudioOnly {
                Certificate.Extension(
                    oid: [2, 5, 29, 32], critical: false,
                    value: [0x30, 0x0e, 0x30, 0x0c, 0x06, 0x0a, 0x2b, 0x06, 1, 4, 1, 0xd6, 0x79, 2, 5, 2])
            }
        }
    }

    func device() throws -> DeviceCertificate {
        try certificate(
            "Test Device", TestKeys.device, from: ("Test ICA", TestKeys.intermediate), deviceLife, serial: deviceSerial
        ) {
            Critical(KeyUsage(digitalSignature: deviceMaySign, keyEncipherment: !deviceMaySign))
            try ExtendedKeyUsage([.clientAuth])
        }
    }

    func tls() throws -> DeviceCertificate {
        try certificate("Test TLS", TestKeys.tls, from: ("Test TLS", TestKeys.tls), tlsLife) {}
    }

    /// Trusts this device's maker, and lists of revoked devices that the stranger's root vouches for.
    func anchors(_ origin: TrustAnchors.Origin = .maker) throws -> TrustAnchors {
        TrustAnchors(
            roots: [TrustAnchors.Root(origin: origin, certificate: try root())],
            revocationRoot: try RevocationMaker().root())
    }

    func responder(revocation: [UInt8] = []) throws -> DeviceAuthenticationResponder {
        DeviceAuthenticationResponder(
            certificate: try device().der, intermediates: [try intermediate().der], revocation: revocation,
            key: TestSigner(key: TestKeys.device))
    }

    private func certificate(
        _ name: String, _ key: _RSA.Signing.PrivateKey, from issuer: (String, _RSA.Signing.PrivateKey),
        _ life: (from: Date, to: Date), serial: Certificate.SerialNumber = .init(),
        @ExtensionsBuilder extensions: () throws -> Result<Certificate.Extensions, any Error>
    ) throws -> DeviceCertificate {
        try makeCertificate(
            name, key, from: issuer, life, algorithm: signatureAlgorithm, serial: serial,
            extensions: try Certificate.Extensions(builder: extensions))
    }
}

func makeCertificate(
    _ name: String, _ key: _RSA.Signing.PrivateKey, from issuer: (String, _RSA.Signing.PrivateKey),
    _ life: (from: Date, to: Date), algorithm: Certificate.SignatureAlgorithm = .sha256WithRSAEncryption,
    serial: Certificate.SerialNumber = .init(), extensions: Certificate.Extensions
) throws -> DeviceCertificate {
    let certificate = try Certificate(
        version: .v3, serialNumber: serial, publicKey: Certificate.PublicKey(key.publicKey),
        notValidBefore: life.from, notValidAfter: life.to, issuer: try DistinguishedName { CommonName(issuer.0) },
        subject: try DistinguishedName { CommonName(name) }, signatureAlgorithm: algorithm, extensions: extensions,
        issuerPrivateKey: Certificate.PrivateKey(issuer.1))
    var serializer = DER.Serializer()
    try serializer.serialize(certificate)
    return try DeviceCertificate(der: serializer.serializedBytes)
}

struct TestSigner: DeviceSigning {
    let key: _RSA.Signing.PrivateKey

    func signature(over bytes: [UInt8], hash: AuthenticationHash) throws -> [UInt8] {
        switch hash {
        case .sha1:
            [UInt8](
                try key.signature(for: Insecure.SHA1.hash(data: bytes), padding: .insecurePKCS1v1_5).rawRepresentation)
        case .sha256:
            [UInt8](try key.signature(for: SHA256.hash(data: bytes), padding: .insecurePKCS1v1_5).rawRepresentation)
        }
    }
}

/// Makes lists of revoked devices.
struct RevocationMaker {
    var version: UInt64 = 0
    var notBefore = testTime - day
    var notAfter = testTime + day
    var keyHashes: [[UInt8]] = []
    var ranges: [(issuer: [UInt8], first: UInt64, last: UInt64)] = []
    var signer = TestKeys.stranger
    var isSignatureBroken = false
    /// Comes before the list in the bundle.
    var unknownFirst = false

    func root() throws -> DeviceCertificate {
        try makeCertificate(
            "Test CRL Root", TestKeys.root, from: ("Test CRL Root", TestKeys.root),
            (testTime - 100 * day, testTime + 100 * day),
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 1))
            })
    }

    func bundle() throws -> [UInt8] {
        var list = WireTbsCrl()
        list.version = version
        list.notBeforeSeconds = UInt64(notBefore.timeIntervalSince1970)
        list.notAfterSeconds = UInt64(notAfter.timeIntervalSince1970)
        list.revokedPublicKeyHashes = keyHashes.map { Data($0) }
        list.revokedSerialNumberRanges = ranges.map { range in
            var wire = WireSerialNumberRange()
            wire.issuerPublicKeyHash = Data(range.issuer)
            wire.firstSerialNumber = range.first
            wire.lastSerialNumber = range.last
            return wire
        }
        var bundle = WireCrlBundle()
        if unknownFirst {
            var unknown = WireTbsCrl()
            unknown.version = 9
            var crl = WireCrl()
            crl.tbsCrl = try unknown.serializedBytes()
            bundle.crls = [crl]
        }
        bundle.crls.append(try signed(try list.serializedBytes()))
        return try bundle.serializedBytes()
    }

    private func signed(_ bytes: [UInt8]) throws -> WireCrl {
        let isRight = signer.derRepresentation == TestKeys.stranger.derRepresentation
        let certificate = try makeCertificate(
            "Test CRL Signer", signer, from: ("Test CRL Root", isRight ? TestKeys.root : signer),
            (testTime - 100 * day, testTime + 100 * day),
            extensions: try Certificate.Extensions { Critical(KeyUsage(digitalSignature: true)) })
        var crl = WireCrl()
        crl.tbsCrl = Data(bytes)
        crl.signerCert = Data(certificate.der)
        crl.signature = Data(try TestSigner(key: signer).signature(over: bytes, hash: .sha256))
        if isSignatureBroken { crl.signature[5] ^= 1 }
        return crl
    }
}
