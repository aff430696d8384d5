import ArgumentParser
import CastSender
import CastTransport
import CastReceiver
import Foundation
import Logging
import NIOPosix

/// Many sessions in one process, each with a manager of its own, against receivers in the same process: what one costs.
///
/// A heartbeat that was missed ends its session, so sessions that are still connected at the end missed none.
struct Sessions: AsyncParsableCommand {
    @Option var count = 200
    @Option var seconds = 60
    @Flag(help: "Accepted for symmetry; the output is always JSON.") var json = false

    struct Result: Encodable {
        let sessions: Int
        let heartbeatsMissed: Int
        /// Of sender and receiver side together, as both are in this process.
        let bytesPerSession: Int
        /// User and system time over the whole run, both sides.
        let cpuSecondsPerSession: Double
    }

    /// One receiver takes 256 connections.
    private static let sessionsPerReceiver = 200

    @MainActor func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("marquee-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let receivers = try await startReceivers(in: folder)
        var options = CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: defaultMediaReceiverApplicationID))
        options.disableDiscoveryAutostart = true
        let context = CastContext(
            options: options,
            environment: .live(options: options, store: FileTrustStore(configuration: folder.path, state: folder.path)))
        let before = (memory: ResourceUse.residentMemory, cpu: ResourceUse.now.cpu)
        var managers: [SessionManager] = []
        for index in 0..<count {
            let manager = context.makeSessionManager()
            let port = receivers[index / Self.sessionsPerReceiver].port
            _ = try await manager.connect(to: Device(address: "127.0.0.1", port: port), options: .joinOnly)
            managers.append(manager)
        }
        let connected = ResourceUse.residentMemory
        let cpuStart = ResourceUse.now.cpu
        try await Task.sleep(for: .seconds(seconds))
        let missed = managers.filter { !$0.hasConnectedSession }.count
        printJSON(
            Result(
                sessions: count, heartbeatsMissed: missed,
                bytesPerSession: (connected - before.memory) * 1024 / count,
                cpuSecondsPerSession: (ResourceUse.now.cpu - cpuStart) / Double(count)))
        for manager in managers { try? await manager.disconnect() }
        for receiver in receivers { await receiver.receiver.stop() }
    }

    private func startReceivers(in folder: URL) async throws -> [(receiver: Receiver, port: Int)] {
        var receivers: [(Receiver, Int)] = []
        for index in 0...(max(0, count - 1) / Self.sessionsPerReceiver) {
            var configuration = Receiver.Configuration(
                name: "Bench \(index)", stateDirectory: folder.appendingPathComponent("\(index)").path,
                developerRootDirectory: folder.path, player: .clock)
            (configuration.port, configuration.httpPort, configuration.httpsPort) = (0, 0, 0)
            configuration.host = "127.0.0.1"
            let receiver = Receiver(configuration: configuration)
            receivers.append((receiver, try await receiver.start().port))
        }
        return receivers
    }
}
