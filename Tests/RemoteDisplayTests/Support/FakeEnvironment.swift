import CastTransport
import CastWire
import SenderFakes
import Synchronization

@testable import CastSender

/// Gives out connections to one fake receiver after the other.
final class FakeConnector: DeviceConnecting {
    private let receivers: Mutex<[FakeReceiver]>

    init(_ receivers: [FakeReceiver]) { self.receivers = Mutex(receivers) }

    func connect(to device: Device) async throws(TransportError) -> any DeviceConnection {
        let receiver = receivers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        guard let receiver else { throw TransportError(.connectFailed, "no more") }
        return receiver
    }
}

/// A network whose devices the test announces, for one application each.
final class FakeBrowser: DeviceBrowsing {
    private let devices: Mutex<[(BrowseTarget, Device)]> = Mutex([])
    private let targets: Mutex<[BrowseTarget]> = Mutex([])
    private let watchers: Mutex<[(BrowseTarget, AsyncStream<BrowseEvent>.Continuation)]> = Mutex([])

    var browsed: [BrowseTarget] { targets.withLock { $0 } }

    func announce(_ device: Device, _ target: BrowseTarget) {
        devices.withLock { $0.append((target, device)) }
        for (watched, watcher) in watchers.withLock({ $0 }) where watched == target { watcher.yield(.found(device)) }
    }

    func browse(for target: BrowseTarget) -> AsyncStream<BrowseEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: BrowseEvent.self)
        targets.withLock { $0.append(target) }
        watchers.withLock { $0.append((target, continuation)) }
        for (announced, device) in devices.withLock({ $0 }) where announced == target || target == .allDevices {
            continuation.yield(.found(device))
        }
        return stream
    }

    func devices(at address: String) async -> [Device] { [] }
}

struct FakeInquirer: HostInquiring {
    func device(at address: String, port: Int?) async -> Device? { nil }
}

struct FakeAuthenticator: DeviceAuthenticating {
    func prepare(policy: AuthenticationPolicy) async -> AuthenticationStarter {
        { _ in Run() }
    }

    private struct Run: AuthenticationRun {
        let proof = SessionPlan.Proof.challenge([7])

        func verify(answer: [UInt8]?) async -> DeviceTrust {
            .pinned(KeyPin(hash: [UInt8](repeating: 1, count: 32))!, .tls)
        }
    }
}

extension CastContext {
    /// A context whose only devices are the fake receivers.
    static func fake(
        _ receivers: [FakeReceiver], time: ManualTime, browser: FakeBrowser = FakeBrowser(),
        configure: (inout CastOptions) -> Void = { _ in }
    ) -> CastContext {
        var options = CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: Script.applicationID))
        configure(&options)
        var environment = SenderEnvironment(
            connector: FakeConnector(receivers), browser: browser, inquirer: FakeInquirer(),
            authenticator: FakeAuthenticator(), time: time.source, makeSenderID: { "sender-7" })
        environment.randomness = { 0 }
        return CastContext(options: options, environment: environment)
    }
}

extension Device {
    static let tv = Device(
        deviceID: "0001", friendlyName: "TV", networkAddresses: ["127.0.0.1"], servicePort: 8_009)
}
