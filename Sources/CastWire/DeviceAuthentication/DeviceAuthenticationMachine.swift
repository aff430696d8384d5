package import PlatformFoundation

/// The sender's side of device authentication on one connection: challenge, answer, verdict.
///
/// Its driver sends the payload of `.send` as a BINARY message on the device authentication namespace (from `sender-0`
/// to `receiver-0`), runs `.verifyChain` on any task and reports the result, and calls the machine at `deadline`. There
/// is one verdict; every later action is `.none`. Until the verdict, the sender must send nothing that an impostor must
/// not see: it may connect and ask for the status, but not launch or load.
package struct DeviceAuthenticationMachine: Sendable {
    /// The settings and stored data that a verdict depends on.
    package struct Configuration: Sendable, Equatable {
        package var policy: AuthenticationPolicy
        package var anchors: TrustAnchors
        package var pins: TrustedPins
        /// The newest list that any device sent. It applies in addition to this device's list.
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

    /// The driver's next step after an event.
    package enum Action: Sendable, Equatable {
        case none
        case send([UInt8])
        case verifyChain(ChainVerification)
        /// The verdict, and a verified revocation list of a genuine device if it is newer than the stored one.
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

    /// - Parameter tlsCertificate: the DER of the certificate that the device presented on this connection.
    package init(_ configuration: Configuration, tlsCertificate: [UInt8]) {
        self.configuration = configuration
        self.tlsCertificate = tlsCertificate
    }

    /// The time at which to call `deadlinePassed`.
    package var deadline: ContinuousClock.Instant? {
        switch state {
        case .idle, .finished: nil
        case .challenged(_, let until), .verifying(_, let until): until
        }
    }

    /// Starts when the connection is open. The nonce is 16 random bytes, new for each connection.
    package mutating func start(
        nonce: [UInt8], hash: AuthenticationHash = .sha256, at now: ContinuousClock.Instant
    ) throws -> Action {
        guard case .idle = state else { return .none }
        let challenge = DeviceAuthenticationChallenge(nonce: nonce, hash: hash)
        let bytes = try challenge.encoded()
        state = .challenged(challenge, until: now + configuration.answerTime)
        return .send(bytes)
    }

    /// Handles a binary payload on the device authentication namespace.
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

    /// Handles the result of `.verifyChain`.
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

    /// Handles a reached `deadline`. If it is called too early, it does nothing.
    package mutating func deadlinePassed(at now: ContinuousClock.Instant) -> Action {
        guard let deadline, deadline <= now else { return .none }
        if case .challenged = state {
            return finish(.timedOut("The device did not answer when it was asked to prove that it is genuine"))
        }
        return finish(.timedOut("The device's certificates were not verified in time"))
    }

    /// Without a proof, the user can only know this connection's TLS key. If another machine may intercept the
    /// connection, the key is that machine's, so it is not offered for pinning.
    private mutating func finish(_ refusal: DeviceRefusal) -> Action {
        state = .finished
        let isSomebodyElses = refusal.code == .wrongSignature || refusal.code == .wrongNonce
        let trust = configuration.unproven(
            refusal, tlsCertificate: tlsCertificate, offeringPin: !isSomebodyElses)
        return .finished(trust, newList: nil)
    }
}
