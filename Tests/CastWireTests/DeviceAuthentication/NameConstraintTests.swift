import CastWire
import Foundation
import SwiftASN1
import Testing
import X509

/// Chains whose issuer may give only some names, or not others (RFC 5280, 4.2.1.10).
struct NameConstraintTests {
    private static func name(_ organization: String, _ unit: String? = nil, _ common: String? = nil) throws
        -> DistinguishedName
    {
        try DistinguishedName {
            OrganizationName(organization)
            if let unit { OrganizationalUnitName(unit) }
            if let common { CommonName(common) }
        }
    }

    private static func serialized(_ certificate: Certificate) throws -> DeviceCertificate {
        var serializer = DER.Serializer()
        try serializer.serialize(certificate)
        return try DeviceCertificate(der: serializer.serializedBytes)
    }

    /// Root, an issuer with constraints, and a device of the given name.
    private static func path(
        _ subject: DistinguishedName, alternative: SubjectAlternativeNames? = nil, permitted: [GeneralName] = [],
        excluded: [GeneralName] = []
    ) async throws -> Result<CertificatePath, ChainFault> {
        let maker = SyntheticDevice()
        let issuer = try name("Maker", "Issuers", "ICA")
        var constraints = NameConstraints()
        constraints.permittedSubtrees = permitted
        constraints.excludedSubtrees = excluded
        let intermediate = try serialized(
            Certificate(
                version: .v3, serialNumber: .init(), publicKey: .init(TestKeys.intermediate.publicKey),
                notValidBefore: testTime - day, notValidAfter: testTime + day,
                issuer: try DistinguishedName { CommonName("Test Root") }, subject: issuer,
                signatureAlgorithm: .sha256WithRSAEncryption,
                extensions: try Certificate.Extensions {
                    Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                    Critical(KeyUsage(keyCertSign: true))
                    Critical(constraints)
                }, issuerPrivateKey: .init(TestKeys.root)))
        let device = try serialized(
            Certificate(
                version: .v3, serialNumber: .init(), publicKey: .init(TestKeys.device.publicKey),
                notValidBefore: testTime - day, notValidAfter: testTime + day, issuer: issuer, subject: subject,
                signatureAlgorithm: .sha256WithRSAEncryption,
                extensions: try Certificate.Extensions {
                    Critical(KeyUsage(digitalSignature: true))
                    if let alternative { alternative }
                }, issuerPrivateKey: .init(TestKeys.intermediate)))
        let anchors = try maker.anchors()
        return await ChainVerification(leaf: device, intermediates: [intermediate], anchors: anchors, time: testTime)
            .run().path
    }

    private static func isUnfit(_ path: Result<CertificatePath, ChainFault>) -> Bool {
        if case .failure(.unfit) = path { return true }
        return false
    }

    @Test func aDeviceWithinAPermittedNameIsGenuine() async throws {
        let permitted = GeneralName.directoryName(try Self.name("Maker", "Devices"))
        let path = try await Self.path(try Self.name("Maker", "Devices", "TV 1"), permitted: [permitted])
        #expect(try path.get().certificates.count == 3)
        let exact = try await Self.path(
            try Self.name("Maker", "Devices", "TV 1"),
            permitted: [.directoryName(try Self.name("Maker", "Devices", "TV 1"))])
        #expect((try? exact.get()) != nil)
    }

    @Test func oneOfSeveralPermittedNamesIsEnough() async throws {
        let path = try await Self.path(
            try Self.name("Maker", "Devices", "TV 1"),
            permitted: [.directoryName(try Self.name("Other")), .directoryName(try Self.name("Maker"))])
        #expect((try? path.get()) != nil)
    }

    @Test func aDeviceOutsideThePermittedNameIsRefused() async throws {
        let permitted = GeneralName.directoryName(try Self.name("Maker", "Devices"))
        for name in [
            try Self.name("Other", "Devices", "TV 1"), try Self.name("Maker", nil, "TV 1"), try Self.name("Maker"),
            try Self.name("Devices", "Maker", "TV 1"),
        ] {
            #expect(Self.isUnfit(try await Self.path(name, permitted: [permitted])), "\(name)")
        }
    }

    @Test func caseAndBlanksMakeNoDifference() async throws {
        let path = try await Self.path(
            try Self.name("MAKER", "the  devices ", "TV"),
            permitted: [.directoryName(try Self.name("Maker", "The Devices"))])
        #expect((try? path.get()) != nil)
    }

    @Test func aDeviceWithinAnExcludedNameIsRefusedAndOthersAreNot() async throws {
        let excluded = GeneralName.directoryName(try Self.name("Maker", "Stolen"))
        #expect(Self.isUnfit(try await Self.path(try Self.name("Maker", "Stolen", "TV"), excluded: [excluded])))
        let other = try await Self.path(try Self.name("Maker", "Devices", "TV"), excluded: [excluded])
        #expect((try? other.get()) != nil)
    }

    @Test func whatIsExcludedIsRefusedThoughItIsPermitted() async throws {
        let path = try await Self.path(
            try Self.name("Maker", "Stolen", "TV"), permitted: [.directoryName(try Self.name("Maker"))],
            excluded: [.directoryName(try Self.name("Maker", "Stolen"))])
        #expect(Self.isUnfit(path))
    }

    @Test func alternativeDistinguishedNamesAreBoundAsWell() async throws {
        let path = try await Self.path(
            try Self.name("Maker", "Devices", "TV"),
            alternative: SubjectAlternativeNames([.directoryName(try Self.name("Other"))]),
            permitted: [.directoryName(try Self.name("Maker"))])
        #expect(Self.isUnfit(path))
    }

    @Test func aConstraintOnNamesThatNobodyBearsSaysNothing() async throws {
        let path = try await Self.path(
            try Self.name("Maker", "Devices", "TV"), permitted: [.dnsName("example.com"), .rfc822Name("example.com")],
            excluded: [.uniformResourceIdentifier("example.com")])
        #expect((try? path.get()) != nil)
    }

    @Test func aNameOfAnotherKindUnderAConstraintIsRefused() async throws {
        let path = try await Self.path(
            try Self.name("Maker", "Devices", "TV"), alternative: SubjectAlternativeNames([.dnsName("tv.example.com")]),
            permitted: [.dnsName("example.com")])
        #expect(Self.isUnfit(path), "nobody here can judge it")
    }
}
