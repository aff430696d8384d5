import CastWire
import Foundation
import Testing

private let shared = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/certificates").standardizedFileURL

private func pem(_ name: String) throws -> [DeviceCertificate] {
    let text = try String(contentsOf: shared.appending(path: name), encoding: .utf8)
    return try PEMText.blocks(in: text).map { try DeviceCertificate(der: $0) }
}

private func verify(
    _ name: String, at date: String, anchors: TrustAnchors = .google
) async throws -> ChainVerificationResult {
    let chain = try pem("chains/\(name).pem")
    let time = try Date("\(date)T00:00:00Z", strategy: .iso8601)
    return await ChainVerification(
        leaf: chain[0], intermediates: Array(chain.dropFirst()), anchors: anchors, time: time
    ).run()
}

@Suite(.enabled(if: FileManager.default.fileExists(atPath: shared.path)))
struct RealChainTests {
    @Test(arguments: [
        ("chromecast_gen1", "2016-01-01", "Eureka Root CA"),
        ("chromecast_gen1_reissue", "2016-01-01", "Cast Root CA"),
        ("chromecast_gen2", "2016-01-01", "Cast Root CA"),
        ("chromecast_audio", "2016-01-01", "Cast Root CA"),
        ("fugu", "2016-06-01", "Cast Root CA"),
    ])
    func aRealDevicesChainEndsAtAGoogleRoot(name: String, date: String, root: String) async throws {
        let path = try await verify(name, at: date).path.get()
        #expect(path.certificates.last?.commonName == root)
        #expect(path.certificates.count >= 3)
    }

    @Test func onlyTheAudioDeviceIsOne() async throws {
        let names = ["chromecast_audio", "chromecast_gen1", "chromecast_gen2"]
        var audio: [String] = []
        for name in names {
            let chain = try pem("chains/\(name).pem")
            if chain.contains(where: \.isAudioOnly) { audio.append(name) }
        }
        #expect(audio == ["chromecast_audio"])
    }

    @Test(arguments: ["2016-01-01", "2015-02-01"])
    func aChainWithoutItsIntermediateFails(date: String) async throws {
        let result = try await verify("unchained", at: date)
        #expect(result.path == .failure(.untrustedRoot(top: "Cast Test Untrusted ICA")))
    }

    @Test func aRootThatExpiredFailsEvenIfTrusted() async throws {
        let chain = try pem("chains/expired_root.pem")
        let anchors = TrustAnchors(
            roots: chain.filter { $0.commonName == "Expired CastRoot" }.map { .init(origin: .maker, certificate: $0) },
            revocationRoot: TrustAnchors.google.revocationRoot)
        let before = try await verify("expired_root", at: "2015-02-01", anchors: anchors)
        #expect((try? before.path.get())?.certificates.count == 3)
        let after = try await verify("expired_root", at: "2016-01-01", anchors: anchors)
        guard case .failure(.expired(.root, name: "Expired CastRoot", on: _)) = after.path else {
            Issue.record("\(after.path)")
            return
        }
        let untrusted = try await verify("expired_root", at: "2015-02-01")
        #expect(untrusted.path == .failure(.untrustedRoot(top: "Expired CastRoot")))
    }

    @Test func theSecondChromecastsIntermediateExpiredInMarch2025() async throws {
        let result = try await verify("chromecast_gen2", at: "2026-06-01")
        guard case .failure(.expired(.intermediate, name: "Chromecast ICA 3", on: let date)) = result.path else {
            Issue.record("\(result.path)")
            return
        }
        #expect(date.formatted(.iso8601.year().month().day()) == "2025-03-09")
    }

    @Test func theEmbeddedRootsAreTheOriginals() throws {
        let google = TrustAnchors.google
        #expect(
            google.roots.map(\.certificate)
                == [try pem("roots/cast-root-ca.pem")[0], try pem("roots/eureka-root-ca.pem")[0]])
        #expect(google.revocationRoot == (try pem("roots/cast-crl-root-ca.pem"))[0])
    }
}
