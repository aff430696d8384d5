package import CastWire
package import Logging
import PlatformFoundation

/// Authenticates devices with the trust settings of this user: `DeviceAuthenticationMachine` with the anchors, pins and
/// revocation list of a `TrustStore`.
struct StoredTrustAuthenticator: DeviceAuthenticating {
    private let store: any TrustStore
    private let logger: Logger

    init(store: any TrustStore, logger: Logger) {
        self.store = store
        self.logger = logger
    }

    func prepare(policy: AuthenticationPolicy) async -> AuthenticationStarter {
        await prepare(policy: policy, earlier: { _ in nil })
    }

    func prepare(policy: AuthenticationPolicy, for device: Device) async -> AuthenticationStarter {
        await prepare(policy: policy) { trust in
            trust.pins.last { $0.isOf(deviceID: device.deviceID, name: device.friendlyName) }?.earlier
        }
    }

    private func prepare(
        policy: AuthenticationPolicy, earlier: (StoredTrust) -> EarlierPin?
    ) async -> AuthenticationStarter {
        let trust = store.load()
        let earlier = policy == .genuineOnly ? nil : earlier(trust)
        for fault in trust.faults { logger.warning("\(fault)") }
        let configuration = DeviceAuthenticationMachine.Configuration(
            policy: policy, anchors: trust.anchors, pins: TrustedPins(trust.pins.map(\.pin)),
            storedList: await Self.list(trust))
        return { [store, logger] certificate in
            StoredTrustRun(
                configuration, tlsCertificate: certificate ?? [], earlier: earlier, store: store, logger: logger)
        }
    }

    private static func list(_ trust: StoredTrust) async -> RevocationList? {
        guard !trust.revocationList.isEmpty else { return nil }
        return try? await RevocationList.restore(trust.revocationList, root: trust.anchors.revocationRoot)
    }
}

/// One authentication. The session keeps the deadlines instead of the machine, and reports a missed one with a nil
/// answer.
private struct StoredTrustRun: AuthenticationRun {
    let proof: SessionPlan.Proof
    private let machine: DeviceAuthenticationMachine
    private let earlier: EarlierPin?
    private let revocationRoot: DeviceCertificate
    private let store: any TrustStore
    private let logger: Logger

    init(
        _ configuration: DeviceAuthenticationMachine.Configuration, tlsCertificate: [UInt8], earlier: EarlierPin?,
        store: any TrustStore, logger: Logger
    ) {
        self.earlier = earlier
        revocationRoot = configuration.anchors.revocationRoot
        self.store = store
        self.logger = logger
        var machine = DeviceAuthenticationMachine(configuration, tlsCertificate: tlsCertificate)
        if configuration.policy != .genuineOnly, let certificate = try? DeviceCertificate(der: tlsCertificate),
            configuration.pins.contains(KeyPin(certificate))
        {
            // Such a device usually can't authenticate, and waiting for its answer would be in vain.
            proof = .known(.pinned(KeyPin(certificate), .tls))
        } else {
            proof = Self.challenge(&machine)
        }
        self.machine = machine
    }

    private static func challenge(_ machine: inout DeviceAuthenticationMachine) -> SessionPlan.Proof {
        var random = SystemRandomNumberGenerator()
        let nonce = (0..<DeviceAuthenticationChallenge.nonceLength).map { _ in UInt8.random(in: 0...255, using: &random)
        }
        guard case .send(let challenge)? = try? machine.start(nonce: nonce, at: .now) else {
            preconditionFailure("a new machine makes a challenge")
        }
        return .challenge(challenge)
    }

    func verify(answer: [UInt8]?) async -> DeviceTrust {
        var machine = machine
        var action: DeviceAuthenticationMachine.Action
        if let answer {
            action = machine.received(answer, at: .now, wallClock: Date())
        } else {
            action = machine.deadlinePassed(at: machine.deadline ?? .now)
        }
        if case .verifyChain(let verification) = action {
            action = machine.chainVerified(await verification.run())
        }
        guard case .finished(let trust, let list) = action else {
            preconditionFailure("an answer or its absence leads to a verdict")
        }
        if let list { await keep(list) }
        guard case .refused(let refusal) = trust else { return trust }
        return .refused(refusal.remembering(earlier))
    }

    private func keep(_ list: RevocationList) async {
        do {
            try await list.keep(in: store, root: revocationRoot)
        } catch {
            logger.warning("The device's list of revoked devices could not be kept: \(error)")
        }
    }
}
