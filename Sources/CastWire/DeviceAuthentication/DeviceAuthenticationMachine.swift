#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The sender's side of device authentication on one connection: challenge, answer, verdict.
///
/// Its driver sends what `.send` says as a BINARY message on the device authentication namespace (from `sender-0` to
/// `receiver-0`), runs `.verifyChain` wherever it likes and reports back, and wakes the machine at `deadline`. There
/// is one verdict; whatever comes after it is `.none`. Until then nothing may go over the connection that an impostor
/// must not hear: a sender may say hello and ask for the status, and launches, loads and tells nothing.
package struct DeviceAuthenticationMachine: Sendable {
    /// What a verdict depends on besides the device.
    package struct Configuration: Sendable, Equatable {
        package var policy: AuthenticationPolicy
        package var anchors: TrustAnchors
        package var pins: TrustedPins
        /// The newest list that any device sent; it counts beside the one of this device.
        package var storedList: RevocationList?
        package var answerTime: Duration = .seconds(10)
        package var verificationTime: Duration = .seconds(10)

        package init(
            policy: AuthenticationPolicy = .standard, anchors: TrustAnchors = .google, pins: TrustedPins = .init(),
            storedList: RevocationList? = nil
        ) {
            self.policy = policy
            self.anchors = anchors
            self.pins = pins
            self.storedList = storedList
        }
    }

    /// What is to be done after an event.
    package enum Action: Sendable, Equatable {
        case none
        case send([UInt8])
        case verifyChain(ChainVerification)
        /// The verdict, and a verified revocation list of a genuine device that is newer than the stored one.
        case finished(DeviceTrust, newList: RevocationList?)
    }

    private enum State: Sendable {
        case idle
        case challenged(DeviceAuthenticationChallenge, until: ContinuousClock.Instant)
        case verifying(DeviceProof, until: ContinuousClock.Instant)
        case finished
    }

    private let configuration: Configuration
    private let tlsCertificate: [UInt8]
    private var state = State.idle

    /// - Parameter tlsCertificate: the DER of the certificate that the device showed on this connection.
    package init(_ configuration: Configuration, tlsCertificate: [UInt8]) {
        self.configuration = configuration
        self.tlsCertificate = tlsCertificate
    }

    /// When to call `deadlinePassed`.
    package var deadline: ContinuousClock.Instant? {
        switch state {
        case .idle, .finished: nil
        case .challenged(_, let until), .verifying(_, let until): until
        }
    }

    /// The connection is up. The nonce is 16 random bytes, new for each connection.
    package mutating func start(
        nonce: [UInt8], hash: AuthenticationHash = .sha256, at now: ContinuousClock.Instant
    ) throws -> Action {
        guard case .idle = state else { return .none }
        let challenge = DeviceAuthenticationChallenge(nonce: nonce, hash: hash)
        let bytes = try challenge.encoded()
        state = .challenged(challenge, until: now + configuration.answerTime)
        return .send(bytes)
    }

    /// A binary payload came on the device authentication namespace.
    package mutating func received(
        _ payload: [UInt8], at now: ContinuousClock.Instant, wallClock: Date
    ) -> Action {
        guard case .challenged(let challenge, _) = state else { return .none }
        switch DeviceProof.read(payload, challenge: challenge, tlsCertificate: tlsCertificate, at: wallClock) {
        case .failure(let refusal):
            return finish(refusal)
        case .success(let proof):
            state = .verifying(proof, until: now + configuration.verificationTime)
            return .verifyChain(
                ChainVerification(
                    leaf: proof.leaf, intermediates: proof.intermediates, anchors: configuration.anchors,
                    revocation: proof.revocation, time: wallClock))
        }
    }

    /// The work of `.verifyChain` is done.
    package mutating func chainVerified(_ result: ChainVerificationResult) -> Action {
        guard case .verifying(let proof, _) = state else { return .none }
        state = .finished
        let trust = configuration.verdict(on: proof, result)
        var newest = NewestRevocationList(configuration.storedList)
        if case .genuine = trust, case .verified(let list) = result.list, newest.offer(list) {
            return .finished(trust, newList: list)
        }
        return .finished(trust, newList: nil)
    }

    /// `deadline` is reached; called early, it does nothing.
    package mutating func deadlinePassed(at now: ContinuousClock.Instant) -> Action {
        guard let deadline, deadline <= now else { return .none }
        if case .challenged = state {
            return finish(.timedOut("The device did not answer when it was asked to prove that it is genuine"))
        }
        return finish(.timedOut("The device's certificates were not verified in time"))
    }

    /// Without a proof only the key of this connection can be known to the user. Where somebody may sit in between,
    /// that key is theirs, so it is not offered for pinning.
    private mutating func finish(_ refusal: DeviceRefusal) -> Action {
        state = .finished
        let isSomebodyElses = refusal.code == .wrongSignature || refusal.code == .wrongNonce
        let trust = configuration.unproven(
            refusal, tlsCertificate: tlsCertificate, offeringPin: !isSomebodyElses)
        return .finished(trust, newList: nil)
    }
}
