import CastWire
import Logging
import Testing

@testable import CastSender

/// What proves a device whose connection shows a key: that key where it is pinned, and else its answer to a challenge.
@Suite struct PinnedConnectionTests {
    /// Any certificate does for the one of the connection.
    private let certificate = TrustAnchors.google.revocationRoot
    private let other = KeyPin(hash: [UInt8](repeating: 0xAB, count: 32))!

    private func proof(
        _ pins: [KeyPin], policy: AuthenticationPolicy = .standard, shows tls: [UInt8]? = nil
    ) async -> SessionPlan.Proof {
        let authenticator = StoredTrustAuthenticator(
            store: FixedPins(pins: pins.map { NamedPin(pin: $0, name: "TV") }), logger: Logger(label: "test"))
        return await authenticator.prepare(policy: policy)(tls ?? certificate.der).proof
    }

    private func isChallenged(
        _ pins: [KeyPin], policy: AuthenticationPolicy = .standard, shows tls: [UInt8]? = nil
    ) async -> Bool {
        if case .challenge = await proof(pins, policy: policy, shows: tls) { true } else { false }
    }

    @Test func aKeyThatIsPinnedIsProofEnough() async {
        let own = KeyPin(certificate)
        #expect(await proof([other, own]) == .known(.pinned(own, .tls)))
        #expect(await proof([own], policy: .pinnedOnly) == .known(.pinned(own, .tls)))
    }

    @Test func anotherKeysPinIsNone() async {
        #expect(await isChallenged([]))
        #expect(await isChallenged([other]))
        #expect(await isChallenged([other], policy: .pinnedOnly))
        #expect(await isChallenged([KeyPin(certificate)], shows: []), "no key was shown")
    }

    @Test func aPinSparesNothingWhereOnlyGenuineDevicesCount() async {
        #expect(await isChallenged([KeyPin(certificate)], policy: .genuineOnly))
    }
}
