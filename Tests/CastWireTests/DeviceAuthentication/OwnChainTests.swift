import CastWire
import Crypto
import Foundation
import Testing

/// What `RealChainTests` says of real devices' chains, said of chains of our own making.
@Suite struct OwnChainTests {
    private func path(
        _ device: SyntheticDevice, withIntermediate: Bool = true, isTrusted: Bool = true, at time: Date = testTime
    ) async throws -> Result<CertificatePath, ChainFault> {
        let anchors = isTrusted ? try device.anchors() : .google
        return await ChainVerification(
            leaf: try device.device(), intermediates: withIntermediate ? [try device.intermediate()] : [],
            anchors: anchors, time: time
        ).run().path
    }

    @Test func aDevicesChainEndsAtItsMakersRoot() async throws {
        let found = try await path(SyntheticDevice()).get()
        #expect(found.certificates.map(\.commonName) == ["Test Device", "Test ICA", "Test Root"])
        #expect(try await path(SyntheticDevice(), isTrusted: false) == .failure(.untrustedRoot(top: "Test Root")))
    }

    @Test func aChainWithoutItsIntermediateFails() async throws {
        #expect(
            try await path(SyntheticDevice(), withIntermediate: false) == .failure(.untrustedRoot(top: "Test ICA")))
    }

    @Test func aRootThatExpiredFailsEvenIfTrusted() async throws {
        var device = SyntheticDevice()
        device.rootLife.to = testTime + 10 * day
        #expect(try await path(device, at: testTime + 9 * day).get().certificates.count == 3)
        guard case .failure(.expired(.root, name: "Test Root", on: _)) = try await path(device, at: testTime + 11 * day)
        else {
            Issue.record("a root that has expired is trusted")
            return
        }
    }

    /// Of the roots that Google's receivers are signed under, as they are published with Chromium.
    @Test func theEmbeddedRootsAreTheOriginals() {
        let google = TrustAnchors.google
        let digests = (google.roots.map(\.certificate) + [google.revocationRoot]).map { certificate in
            SHA256.hash(data: certificate.der).map { String(format: "%02x", $0) }.joined()
        }
        #expect(
            digests == [
                "809af14700b3fe2611ad597eb1584d6354313b64ccdb3390f097fa3e5826d6ca",
                "caf6d1e37b532203e01a76bf07187bb731ccd38801565ab2211a2c0ab7f3bc46",
                "8b77c60291f9d62764613083f49750b1c5caac2d9efbe5a28edf301f9d84831d",
            ])
    }
}
