import ArgumentParser
import CastSender
import CastTransport
import Foundation
import Logging

/// Many sessions in one process, each with a manager of its own and a film that plays, all of one context: what one
/// costs. The devices are `marquee-bench devices` in another process, so that this one's memory and time are the
/// sender's alone.
///
/// A heartbeat that was missed suspends its session, so a session that was never suspended missed none. Afterwards it
/// tells of each change of volume that has reached all; until it is killed.
struct Sessions: AsyncParsableCommand {
    @Option(help: "The devices' ports on 127.0.0.1, with commas.") var ports: String
    @Option(help: "The folder of the devices' developer root.") var root: String
    @Option var seconds = 60
    @Flag(help: "Accepted for symmetry; the output is always JSON.") var json = false

    struct Connected: Encodable {
        var event = "connected"
        let sessions: Int
        /// From the first to the last.
        let seconds: Double
        let bytesPerSession: Int
    }

    struct Idle: Encodable {
        var event = "idle"
        let heartbeatsMissed: Int
        /// User and system time.
        let cpuSecondsPerSession: Double
    }

    struct Told: Encodable {
        var event = "told"
        let first: Double
        let last: Double
    }

    @MainActor func run() async throws {
        ResourceUse.raiseFileLimit()
        let context = CastContext.bench(root: root)
        var ports = ports.split(separator: ",").compactMap { Int($0) }
        // One session beforehand pays for what is paid once; it stays, so that nothing is given back.
        let first = try await open(ports.removeFirst(), in: context)
        let counter = VolumeCounter(expected: ports.count)
        let (memory, began) = (ResourceUse.residentMemory, ContinuousClock.now)
        var managers: [SessionManager] = []
        for port in ports {
            let manager = try await open(port, in: context)
            manager.addListener(counter)
            managers.append(manager)
        }
        printJSON(
            Connected(
                sessions: managers.count, seconds: (ContinuousClock.now - began) / .seconds(1),
                bytesPerSession: (ResourceUse.residentMemory - memory) * 1024 / managers.count))
        let cpu = ResourceUse.now.cpu
        try await Task.sleep(for: .seconds(seconds))
        printJSON(
            Idle(
                heartbeatsMissed: counter.suspended + managers.filter { !$0.hasConnectedSession }.count,
                cpuSecondsPerSession: (ResourceUse.now.cpu - cpu) / Double(managers.count)))
        counter.reset()
        for await times in counter.rounds {
            printJSON(Told(first: times.first, last: times.last))
        }
        withExtendedLifetime((managers, first)) {}
    }

    @MainActor private func open(_ port: Int, in context: CastContext) async throws -> SessionManager {
        let manager = context.makeSessionManager()
        let session = try await manager.connect(to: Device(address: "127.0.0.1", port: port))
        try await session.remoteMediaClient?.loadMedia(.benchFilm())?.value
        return manager
    }
}

/// Notes when the listeners of so many sessions are told of a volume.
@MainActor
private final class VolumeCounter: SessionManagerListener {
    private let expected: Int
    private var heard = 0
    private var firstTime = 0.0
    /// When the first and the last of all were told, each time that all have been.
    let rounds: AsyncStream<(first: Double, last: Double)>
    private let continuation: AsyncStream<(first: Double, last: Double)>.Continuation
    private(set) var suspended = 0

    init(expected: Int) {
        self.expected = expected
        (rounds, continuation) = AsyncStream.makeStream()
    }

    /// What was told so far belongs to no change.
    func reset() { heard = 0 }

    func sessionManager(_ manager: SessionManager, didSuspend session: Session, with reason: ConnectionSuspendReason) {
        suspended += 1
    }

    func sessionManager(
        _ manager: SessionManager, session: Session, didReceiveDeviceVolume volume: Double, muted: Bool
    ) {
        if heard == 0 { firstTime = MonotonicTime.now }
        heard += 1
        guard heard == expected else { return }
        heard = 0
        continuation.yield((first: firstTime, last: MonotonicTime.now))
    }
}
