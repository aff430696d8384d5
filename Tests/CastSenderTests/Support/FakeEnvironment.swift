import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Synchronization

@testable import CastSender

/// Gives out connections to one fake receiver after the other, or an error, and keeps where it was asked to dial.
final class FakeConnector: DeviceConnecting {
    private struct State {
        var outcomes: [Result<FakeReceiver, TransportError>]
        var dialled: [Device] = []
        var hangs = false
        var located: [String: FakeReceiver] = [:]
        var swallowed: Set<String> = []
    }

    private let state: Mutex<State>

    init(_ outcomes: [Result<FakeReceiver, TransportError>]) { state = Mutex(State(outcomes: outcomes)) }

    var dialled: [Device] { state.withLock(\.dialled) }

    func add(_ receiver: FakeReceiver) { state.withLock { $0.outcomes.append(.success(receiver)) } }

    /// Who dials this address first, before any other, meets it there.
    func put(_ receiver: FakeReceiver, at address: String) { state.withLock { $0.located[address] = receiver } }

    /// How often an address was dialled as the first of a device's.
    func dials(at address: String) -> Int { dialled.count { $0.networkAddress == address } }

    /// Packets to this address are swallowed.
    func swallow(_ address: String) { state.withLock { _ = $0.swallowed.insert(address) } }

    /// A network that swallows packets: a dial ends only when it is cancelled.
    func hang(_ hangs: Bool) { state.withLock { $0.hangs = hangs } }

    func connect(to device: Device) async throws(TransportError) -> any DeviceConnection {
        let (outcome, hangs) = state.withLock { state in
            state.dialled.append(device)
            guard !state.hangs, !state.swallowed.contains(device.networkAddress) else {
                return (Result<FakeReceiver, TransportError>?.none, true)
            }
            if let located = state.located[device.networkAddress] { return (.success(located), false) }
            return (state.outcomes.isEmpty ? nil : state.outcomes.removeFirst(), false)
        }
        if hangs {
            let (silence, _) = AsyncStream.makeStream(of: Void.self)
            for await _ in silence {}
            throw TransportError(.cancelled, "cancelled")
        }
        return try (outcome ?? .failure(TransportError(.connectFailed, "no more"))).get()
    }
}

struct FakeBrowser: DeviceBrowsing {
    final class Log: Sendable {
        let targets = Mutex<[BrowseTarget]>([])
        let continuations = Mutex<[BrowseTarget: [AsyncStream<BrowseEvent>.Continuation]]>([:])
        let reconfirmed = Mutex<[String]>([])
    }

    let log = Log()

    /// What was browsed for, in order.
    var browsed: [BrowseTarget] { log.targets.withLock { $0 } }

    func browse(for target: BrowseTarget) -> AsyncStream<BrowseEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: BrowseEvent.self)
        log.targets.withLock { $0.append(target) }
        log.continuations.withLock { $0[target, default: []].append(continuation) }
        return stream
    }

    func devices(at address: String) async -> [Device] { [] }

    func reconfirm(deviceID: String) { log.reconfirmed.withLock { $0.append(deviceID) } }

    /// To all who browse for it.
    func tell(_ event: BrowseEvent, _ target: BrowseTarget = .allDevices) {
        for continuation in log.continuations.withLock({ $0[target] ?? [] }) { continuation.yield(event) }
    }
}

struct FakeInquirer: HostInquiring {
    var device: Device?

    func device(at address: String, port: Int?) async -> Device? { device }
}

struct FakeAuthenticator: DeviceAuthenticating {
    var trust: DeviceTrust = .pinned(Self.pin, .tls)
    var proof: SessionPlan.Proof = .challenge([7])

    static let pin = Script.pin
    /// Whoever shows this certificate is refused.
    static let impostor: [UInt8] = [6, 6, 6]
    static let refusal = DeviceTrust.refused(DeviceRefusal(.untrustedRoot, "Unknown; to trust it, pin it."))

    func prepare(policy: AuthenticationPolicy) async -> AuthenticationStarter {
        { [self] certificate in
            Run(proof: proof, trust: certificate == Self.impostor ? Self.refusal : trust)
        }
    }

    private struct Run: AuthenticationRun {
        let proof: SessionPlan.Proof
        let trust: DeviceTrust

        func verify(answer: [UInt8]?) async -> DeviceTrust { trust }
    }
}

extension CastContext {
    /// A context whose only device is the fake receiver.
    static func fake(
        _ receivers: FakeReceiver..., applicationID: String = "CC1AD845", time: ManualTime = ManualTime(),
        browser: FakeBrowser = FakeBrowser(), authenticator: FakeAuthenticator = FakeAuthenticator(),
        connector: FakeConnector? = nil, store: (any SessionStore)? = nil, isShared: Bool = false,
        configure: (inout CastOptions) -> Void = { _ in }
    ) -> CastContext {
        var options = CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: applicationID))
        configure(&options)
        var environment = SenderEnvironment(
            connector: connector ?? FakeConnector(receivers.map { .success($0) }), browser: browser,
            inquirer: FakeInquirer(), authenticator: authenticator, time: time.source, makeSenderID: { "sender-7" })
        environment.sessionStore = store
        environment.randomness = { 0 }
        return CastContext(options: options, environment: environment, isShared: isShared)
    }
}
