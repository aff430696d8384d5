import ArgumentParser
import CastReceiver
import CastTransport
import CastWire
import Foundation
import Logging
import NIOCore

/// Many devices in one process, for measurements of senders in another: each listens on a port of its own and is the
/// whole device but for its announcement and its HTTP servers. They share one key and one certificate, since making a
/// thousand would take minutes and is not what is measured.
///
/// Prints where they listen; at each SIGUSR1 it changes the volume of all of them and prints when. Until it is killed;
/// `folder` is its caller's to remove.
struct Devices: AsyncParsableCommand {
    @Option var count = 10
    @Option(help: "Where keys are kept.") var folder: String

    struct Ready: Encodable {
        var event = "ready"
        let ports: [Int]
    }

    struct Changed: Encodable {
        var event = "changed"
        let at: Double
        let level: Double
    }

    func run() async throws {
        ResourceUse.raiseFileLimit()
        let now = Date()
        let identity = try ReceiverIdentity.loadOrCreate(
            state: folder + "/device", developerRoot: folder, now: now)
        let tls = try CastReceiver.TLSIdentity.make(
            named: identity.deviceID,
            validity: .init(notBefore: now.addingTimeInterval(-60), notAfter: now.addingTimeInterval(48 * 3600)))
        var devices: [BenchDevice] = []
        for index in 0..<count { devices.append(try await BenchDevice(index, identity: identity, tls: tls)) }
        let wishes = Self.signals(SIGUSR1)
        printJSON(Ready(ports: devices.map(\.port)))
        var level = 0.5
        for await _ in wishes {
            level = level > 0.75 ? 0.25 : level + 0.0625
            let began = MonotonicTime.now
            for device in devices { await device.change(volume: level) }
            printJSON(Changed(at: began, level: level))
        }
    }

    /// To the process's end: the source lives in its own handler.
    private static func signals(_ number: Int32) -> AsyncStream<Void> {
        signal(number, SIG_IGN)
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler { withExtendedLifetime(source) { _ = continuation.yield() } }
        source.resume()
        return stream
    }
}

/// One device on an event loop, with a player that keeps time.
private final class BenchDevice: Sendable {
    let port: Int
    private let engine: ReceiverEngine

    init(_ index: Int, identity: ReceiverIdentity, tls: CastReceiver.TLSIdentity) async throws {
        let loop = SocketThreads.shared.next()
        let logger = Logger(label: "bench", factory: { _ in SwiftLogNoOpLogHandler() })
        let shown = CastTransport.TLSIdentity(certificate: tls.certificate, privateKey: tls.privateKey)
        let listener = try await CastListener.bind(
            host: "127.0.0.1", port: 0, identity: { shown }, options: ConnectionOptions(logger: logger), group: loop)
        let player = ClockPlayer()
        let profile = DeviceProfile(
            id: String(format: "%032x", index), friendlyName: "Bench \(index)", modelName: "Bench")
        let engine = ReceiverEngine(
            device: ReceiverDevice(profile: profile, seed: UInt64(index)),
            outlets: .init(
                player: { player.send($0) }, announce: { _ in }, event: { _ in }, responder: identity.responder),
            loop: loop, logger: logger)
        (port, self.engine) = (listener.port, engine)
        Task { try await player.run() }
        Task { for await event in player.events { await engine.screenReported(event) } }
        Task {
            await withDiscardingTaskGroup { group in
                for await connection in listener.connections { group.addTask { await engine.serve(connection) } }
            }
        }
    }

    /// As when a person turns it at the TV.
    func change(volume: Double) async {
        await engine.screenReported(.volumeChanged(level: volume, muted: false))
    }
}
