import CastWire
import Foundation
import Logging
import Testing

@testable import CastSender

/// A device that was pinned and shows another key is told of as such.
@Suite struct EarlierPinTests {
    private let old = KeyPin(hash: [UInt8](repeating: 0xAB, count: 32))!
    private let since = Date(timeIntervalSince1970: 1_780_272_000)
    /// Any certificate does for the one of the connection.
    private let tls = TrustAnchors.google.revocationRoot.der

    private func device(_ id: String, _ name: String = "TV") -> Device {
        Device(deviceID: id, friendlyName: name, networkAddresses: ["10.0.0.9"], servicePort: 8009)
    }

    /// The refusal of a device that says nothing, and so can be known by the key of its connection alone.
    private func refusal(
        _ pins: [NamedPin], _ device: Device, policy: AuthenticationPolicy = .standard, tls: [UInt8]? = nil
    ) async -> DeviceRefusal? {
        let authenticator = StoredTrustAuthenticator(store: FixedPins(pins: pins), logger: Logger(label: "test"))
        let run = await authenticator.prepare(policy: policy, for: device)(tls ?? self.tls)
        guard case .refused(let refusal) = await run.verify(answer: nil) else { return nil }
        return refusal
    }

    @Test func theRefusalSaysThatItWasPinnedWithAnotherKeyAndWhen() async throws {
        let pinned = NamedPin(pin: old, name: "TV", deviceID: "abc", since: since, key: .authentication)
        let refused = try #require(await refusal([pinned], device("abc", "Renamed")))
        #expect(refused.code == .timedOut)
        #expect(refused.earlierPin == EarlierPin(pin: old, name: "TV", since: since, key: .authentication))
        #expect(refused.pin != nil && refused.pin != old)
        #expect(
            refused.description
                == "This device was pinned on 2026-06-01 with another key than the one it shows now: another machine"
                + " may be pretending to be it, unless it was reset or replaced; only if you know why, `marquee pin`"
                + " it anew, which replaces the old pin")
    }

    @Test func aRenewedTLSKeyIsNamedAsTheLikelyCause() async throws {
        let pinned = NamedPin(pin: old, name: "TV", deviceID: "abc", since: since, key: .tls)
        let refused = try #require(await refusal([pinned], device("abc")))
        #expect(refused.description.contains("devices do often"))
    }

    @Test func aPinOfAnOlderVersionIsKnownByItsName() async throws {
        let pinned = NamedPin(pin: old, name: "TV")
        #expect(try #require(await refusal([pinned], device("abc"))).earlierPin?.since == nil)
        #expect(try #require(await refusal([pinned], device("abc"))).earlierPin?.pin == old)
        #expect(try #require(await refusal([pinned], device("abc", "Kitchen"))).earlierPin == nil)
    }

    @Test func anotherDevicesPinAndAPolicyWithoutPinsSayNothing() async throws {
        let pinned = NamedPin(pin: old, name: "TV", deviceID: "abc", since: since)
        #expect(try #require(await refusal([pinned], device("another"))).earlierPin == nil)
        #expect(try #require(await refusal([pinned], device("abc"), policy: .genuineOnly)).earlierPin == nil)
        #expect(try #require(await refusal([pinned], device("abc"), tls: [])).earlierPin == nil, "no key was shown")
    }
}
