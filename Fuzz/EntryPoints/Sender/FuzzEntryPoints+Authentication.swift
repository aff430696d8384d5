import CastWire
import Dispatch

import PlatformFoundation

extension FuzzEntryPoints {
    /// What proves a device, or says that it does: its answer with the chain and the list of revoked devices, and each
    /// of their parts alone. The first byte chooses. Nothing that was changed is ever trusted.
    public static func authentication(_ bytes: [UInt8]) {
        let rest = Array(bytes.dropFirst())
        switch (bytes.first ?? 0) % 6 {
        case 0: authenticate(rest)
        case 1: certificate(rest)
        case 2: revocationList(rest)
        case 3: pem(rest)
        case 4: challenge(rest)
        default: authenticate(rest, hashAsked: .sha1)
        }
    }

    private static let time = Date(timeIntervalSince1970: 1_720_000_000)
    private static let instant = ContinuousClock.now

    private static func authenticate(_ answer: [UInt8], hashAsked: AuthenticationHash = .sha256) {
        var machine = DeviceAuthenticationMachine(.init(), tlsCertificate: Array("no certificate".utf8))
        let nonce = Array(repeating: UInt8(5), count: DeviceAuthenticationChallenge.nonceLength)
        guard case .send? = try? machine.start(nonce: nonce, hash: hashAsked, at: instant) else {
            return invariant(false, "a challenge can't be written")
        }
        var action = machine.received(answer, at: instant, wallClock: time)
        if case .verifyChain(let job) = action { action = machine.chainVerified(wait { await job.run() }) }
        guard case .finished(let trust, let list) = action else {
            return invariant(false, "an answer leaves the question open")
        }
        invariant(!trust.isAccepted && list == nil, "an answer that was signed for another is taken")
        if case .refused(let refusal) = trust {
            invariant(refusal.description.utf8.count <= 2_000, "a refusal of \(refusal.description.utf8.count) bytes")
        }
        if case .success(let response)? = try? DeviceAuthenticationResponse.decode(answer) {
            invariant(
                response.intermediates.count <= DeviceAuthenticationResponse.intermediateLimit, "a chain without end")
            _ = wait {
                await ChainVerification(
                    leaf: response.leaf, intermediates: response.intermediates, anchors: .google,
                    revocation: response.revocation, time: time
                ).run()
            }
        }
    }

    private static func certificate(_ der: [UInt8]) {
        _ = TLSCertificateRule.fault(of: der, at: time)
        guard let certificate = try? DeviceCertificate(der: der) else { return }
        invariant(certificate.commonName.count <= 64 && certificate.issuerName.count <= 64, "a name without end")
        invariant(KeyPin(KeyPin(certificate).description) == KeyPin(certificate), "a pin does not survive its text")
        _ = certificate.isAudioOnly
        _ = certificate.serialNumber
        _ = certificate.verifies(Array(der.prefix(256)), over: der, hash: .sha1)
        let result = wait {
            await ChainVerification(leaf: certificate, intermediates: [certificate], anchors: .google, time: time)
                .run()
        }
        if case .success(let path) = result.path {
            invariant(path.certificates.count >= 2, "a certificate is trusted for itself")
        }
    }

    private static func revocationList(_ bundle: [UInt8]) {
        let root = TrustAnchors.google.revocationRoot
        let restored = wait { try? await RevocationList.restore(bundle, root: root) }
        let verified = wait { try? await RevocationList.verify(bundle, root: root, at: time) }
        guard let list = restored ?? verified else { return }
        _ = list.revokes(TrustAnchors.google.roots.map(\.certificate))
        invariant(!list.isNewer(than: list), "a list is newer than itself")
    }

    private static func pem(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let blocks = try? PEMText.blocks(in: text) else { return }
        for block in blocks {
            let again = try? PEMText.blocks(in: PEMText.block(block))
            invariant(again == [block], "a certificate does not survive its text")
        }
        _ = KeyPin(text)
    }

    /// What a sender asks, as a device answers it.
    private static func challenge(_ payload: [UInt8]) {
        let responder = DeviceAuthenticationResponder(certificate: [1], intermediates: [[2]], key: NoKey())
        let answer = responder.answer(to: payload, tlsCertificate: [3])
        let most = 256 + DeviceAuthenticationResponder.nonceLimit
        invariant((answer?.count ?? 0) <= most, "an answer of \(answer?.count ?? 0) bytes")
    }

    private struct NoKey: DeviceSigning {
        func signature(over bytes: [UInt8], hash: AuthenticationHash) throws -> [UInt8] { [4] }
    }

    /// Fuzzers wait; the verification of chains is asynchronous in its interface only.
    private static func wait<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
        let box = ResultBox<Value>()
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            box.value = await work()
            done.signal()
        }
        done.wait()
        guard let value = box.value else { fatalError("the work has signalled its end") }
        return value
    }

    /// Written before the semaphore is signalled, and read after it was waited for.
    private final class ResultBox<Value: Sendable>: @unchecked Sendable {
        var value: Value?
    }
}
