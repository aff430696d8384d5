import CastReceiver
import CastSender
import CastTransport
import CastWire
import Foundation
import Logging
import ReceiverKeys
import Synchronization

/// A whole receiver, with a clock for a screen, and whole sender frameworks that reach it over TLS on 127.0.0.1.
///
/// Only discovery is scripted: the test says when the announcement arrives. The developer root is real, and lies in the
/// bench's folder, which is gone afterwards.
@MainActor
struct CastingBench {
    /// The receiver as its announcement describes it.
    let device: Device
    let receiver: Receiver
    private let folder: String

    /// A sender of its own, with what it says and hears in `log`.
    struct Sender {
        let context: CastContext
        let browser: ScriptedBrowser
        let log: FlowLog
        let listener: FlowListener
    }

    static func run(_ body: @MainActor (CastingBench) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "marquee-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (receiver, device) = try await start("Bench", in: folder)
        do {
            try await body(CastingBench(device: device, receiver: receiver, folder: folder))
        } catch {
            await receiver.stop()
            throw error
        }
        await receiver.stop()
    }

    /// A group of receivers that have a clock for a screen; `device` is the group.
    static func run(
        groupOf names: [String], _ body: @MainActor (CastingBench, ReceiverGroup) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "marquee-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let group = ReceiverGroup(
            group: configuration("Everywhere", folder),
            members: names.map { configuration($0, folder) })
        let ready = try await group.start()
        let device = Device(
            deviceID: ready.deviceID, friendlyName: ready.name, networkAddresses: ["127.0.0.1"],
            servicePort: ready.port)
        do {
            try await body(CastingBench(device: device, receiver: group.group, folder: folder), group)
        } catch {
            await group.stop()
            throw error
        }
        await group.stop()
    }

    nonisolated static func configuration(_ name: String, _ folder: String) -> Receiver.Configuration {
        var configuration = Receiver.Configuration(
            name: name, stateDirectory: "\(folder)/\(name)", developerRootDirectory: folder + "/user", player: .clock)
        (configuration.port, configuration.httpPort, configuration.httpsPort) = (0, 0, 0)
        configuration.host = "127.0.0.1"
        configuration.keys = .recycling
        return configuration
    }

    /// Another receiver of this bench's user, by name.
    func configuration(_ name: String) -> Receiver.Configuration { Self.configuration(name, folder) }

    /// A second device of the same user; whoever starts it stops it.
    func startAnotherReceiver() async throws -> (receiver: Receiver, device: Device) {
        try await Self.start("Other", in: folder)
    }

    private static func start(_ name: String, in folder: String) async throws -> (receiver: Receiver, device: Device) {
        let receiver = Receiver(configuration: configuration(name, folder))
        let ready = try await receiver.start()
        let device = Device(
            deviceID: ready.deviceID, friendlyName: ready.name, networkAddresses: ["127.0.0.1"],
            servicePort: ready.port)
        return (receiver, device)
    }

    /// `user` is whose trust it has: that of the receiver's own user, unless another one is named.
    func makeSender(user: String = "user") -> Sender {
        let log = FlowLog()
        let browser = ScriptedBrowser()
        let options = CastOptions(
            discoveryCriteria: DiscoveryCriteria(applicationID: defaultMediaReceiverApplicationID))
        var environment = SenderEnvironment.live(
            options: options, store: FileTrustStore(configuration: "\(folder)/\(user)", state: "\(folder)/state"))
        environment.browser = browser
        environment.connector = RecordingConnector(base: environment.connector, log: log)
        let context = CastContext(options: options, environment: environment)
        let listener = FlowListener(log)
        context.discoveryManager.addListener(listener)
        context.sessionManager.addListener(listener)
        return Sender(context: context, browser: browser, log: log, listener: listener)
    }
}

/// Announcements that arrive when a test says so.
final class ScriptedBrowser: DeviceBrowsing {
    private let continuations = Mutex<[AsyncStream<BrowseEvent>.Continuation]>([])

    func browse(for target: BrowseTarget) -> AsyncStream<BrowseEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: BrowseEvent.self)
        continuations.withLock { $0.append(continuation) }
        return stream
    }

    func devices(at address: String) async -> [Device] { [] }

    func announce(_ device: Device) {
        for continuation in continuations.withLock({ $0 }) { continuation.yield(.found(device)) }
    }
}

extension AsyncStream where Element == RemoteMediaClientEvent {
    /// Takes events up to the first status that fits, which it returns with all that came before; nil at the end.
    @MainActor
    func events(until fits: (MediaStatus?) -> Bool) async -> [RemoteMediaClientEvent]? {
        var taken: [RemoteMediaClientEvent] = []
        for await event in self {
            taken.append(event)
            if case .didUpdateMediaStatus(let status) = event, fits(status) { return taken }
        }
        return nil
    }
}
