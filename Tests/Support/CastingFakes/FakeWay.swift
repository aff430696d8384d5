package import CastSender
import CastWire
package import SenderFakes
import SenderScripts
import Synchronization

/// The way to one device after the other, to none, or one on which nothing arrives.
package final class FakeWay: DeviceConnecting {
    private let tvs: Mutex<[FakeTV]>
    private let hangs: Bool

    package init(_ tvs: [FakeTV], hangs: Bool = false) {
        self.tvs = Mutex(tvs)
        self.hangs = hangs
    }

    package func connect(to device: Device) async throws(TransportError) -> any DeviceConnection {
        if hangs {
            for await _ in AsyncStream<Void>.makeStream().stream {}
            throw TransportError(.cancelled, "cancelled")
        }
        let tv = tvs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        guard let tv else { throw TransportError(.connectFailed, "nobody is there") }
        return tv
    }
}

private struct EmptyHouse: DeviceBrowsing, HostInquiring {
    func browse(for target: BrowseTarget) -> AsyncStream<BrowseEvent> { AsyncStream { _ in } }
    func devices(at address: String) async -> [Device] { [] }
    func device(at address: String, port: Int?) async -> Device? { nil }
}

private struct PinnedTrust: DeviceAuthenticating {
    func prepare(policy: AuthenticationPolicy) async -> AuthenticationStarter { { _ in Run() } }

    private struct Run: AuthenticationRun {
        let proof = SessionPlan.Proof.challenge([7])

        func verify(answer: [UInt8]?) async -> DeviceTrust {
            .pinned(Script.pin, .tls)
        }
    }
}

extension CastContext {
    /// Each connection meets the next of these devices; then nobody is there.
    package static func fake(
        _ tvs: FakeTV..., hangs: Bool = false, time: ManualTime = ManualTime(), store: (any SessionStore)? = nil,
        browser: (any DeviceBrowsing)? = nil, applicationID: String = "CC1AD845"
    ) -> CastContext {
        var options = CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: applicationID))
        options.disableDiscoveryAutostart = true
        options.sessionResumption = store == nil ? .never : .onRequest
        var environment = SenderEnvironment(
            connector: FakeWay(tvs, hangs: hangs), browser: browser ?? EmptyHouse(), inquirer: EmptyHouse(),
            authenticator: PinnedTrust(), time: time.source, makeSenderID: { "sender-7" })
        environment.sessionStore = store
        environment.randomness = { 0 }
        return CastContext(options: options, environment: environment)
    }
}

extension Device {
    package static let tv = Device(
        deviceID: "0001", friendlyName: "TV", networkAddresses: ["127.0.0.1"], servicePort: 8009)
    package static let kitchen = Device(
        deviceID: "0002", friendlyName: "Kitchen", networkAddresses: ["127.0.0.1"], servicePort: 8010)
}
