import CastSender
import CastTransport
import Foundation
import Logging

/// What Interop/test_hostile_devices.py runs: one process with a session at a good device, and sessions at a bad one,
/// one after the other, in which it does all that a sender does. It tells how long the good one's answers take.
///
/// usage: hostile-device-probe GOOD FOLDER   (HOST:PORT; FOLDER has the trust in files)
///
/// A line on standard input ends a round, as for Interop/hostile/bystander.py, and is answered by a JSON line of what was
/// seen in it. It names the bad device of the next round, HOST:PORT, or is empty.
@MainActor
final class Probe {
    struct Round: Encodable {
        /// Seconds from a question to its answer, each.
        var asked: [Double] = []
        /// Seconds from the first byte to a session that has joined, each.
        var came: [Double] = []
        var lost = 0
        /// Sessions with the bad device that began, and those that never did.
        var joined = 0
        var refused = 0
    }

    private let context: CastContext
    private let good: Device
    private var bad: Device?
    private var round = Round()

    init(good: Device, folder: String) {
        var options = CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: defaultMediaReceiverApplicationID))
        options.disableDiscoveryAutostart = true
        options.sessionResumption = .never
        options.logger = Logger(label: "probe", factory: { _ in SwiftLogNoOpLogHandler() })
        context = CastContext(
            options: options,
            environment: .live(options: options, store: FileTrustStore(configuration: folder, state: folder)))
        self.good = good
    }

    func run() async throws {
        let manager = context.makeSessionManager()
        _ = try await manager.connect(to: good)
        async let asking: Void = ask(manager)
        async let coming: Void = come()
        async let suffering: Void = suffer()
        for await line in Self.lines() {
            bad = Device(parsing: line)
            let told = String(decoding: try JSONEncoder().encode(round), as: UTF8.self)
            FileHandle.standardOutput.write(Data((told + "\n").utf8))
            round = Round()
        }
        exit(0)
    }

    private static func lines() -> AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
    }

    /// A pause between two questions; what is measured is what comes between two pauses.
    private func pause(_ duration: Duration) async { try? await Task.sleep(for: duration) }

    private func ask(_ manager: SessionManager) async {
        while true {
            await pause(.milliseconds(20))
            let began = ContinuousClock.now
            do {
                guard let client = manager.currentCastSession?.remoteMediaClient else { throw CancellationError() }
                try await client.requestStatus().value
            } catch {
                round.lost += 1
            }
            round.asked.append((ContinuousClock.now - began) / .seconds(1))
        }
    }

    private func come() async {
        while true {
            await pause(.milliseconds(250))
            let began = ContinuousClock.now
            let manager = context.makeSessionManager()
            do {
                _ = try await manager.connect(to: good)
            } catch {
                round.lost += 1
            }
            round.came.append((ContinuousClock.now - began) / .seconds(1))
            manager.endSession()
        }
    }

    private func suffer() async {
        while true {
            guard let bad else {
                await pause(.milliseconds(20))
                continue
            }
            let manager = context.makeSessionManager()
            do {
                let session = try await manager.connect(to: bad)
                round.joined += 1
                await doAll(session)
            } catch {
                round.refused += 1
            }
            manager.endSession()
            // As eager as a person who presses the button again at once.
            await pause(.milliseconds(30))
        }
    }

    private func doAll(_ session: CastSession) async {
        guard let client = session.remoteMediaClient else { return await pause(.milliseconds(50)) }
        let queue = MediaQueue(client: client)
        var builder = MediaInformationBuilder(contentURL: "http://127.0.0.66:9/film.mp4")
        builder.contentType = "video/mp4"
        if let media = try? builder.build() { try? await bounded(client.loadMedia(media)) }
        try? await bounded(client.requestStatus())
        _ = session.setDeviceVolume(0.3)
        try? await bounded(client.pause())
        for index in 0..<50 { _ = queue.item(at: index) }
        _ = client.approximateStreamPosition()
        try? await bounded(client.play())
        await pause(.milliseconds(100))
        withExtendedLifetime(queue) {}
    }

    /// Half a second is enough here: what never answers has its own limit in the framework.
    private func bounded(_ request: Request<Void>?) async throws {
        guard let request else { return }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await request.value }
            group.addTask { try? await Task.sleep(for: .milliseconds(500)) }
            await group.next()
            group.cancelAll()
        }
    }
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let good = Device(parsing: arguments[1]) else {
    FileHandle.standardError.write(Data("usage: hostile-device-probe GOOD FOLDER\n".utf8))
    exit(2)
}
try await Probe(good: good, folder: arguments[2]).run()
