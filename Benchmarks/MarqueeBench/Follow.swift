import ArgumentParser
import CastSender
import CastTransport
import Foundation

/// A session that plays a film and tells, line by line, when its connection is lost and when it is back with a fresh
/// status; for Benchmarks/outage.py, which takes the network away. Until it is ended.
struct Follow: AsyncParsableCommand {
    @Option(help: "HOST:PORT of a device, which is then not looked for.") var to: String?
    @Option(help: "The id of a device to be found by multicast DNS on lo.") var id: String?

    @MainActor func run() async throws {
        var options = CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: defaultMediaReceiverApplicationID))
        options.sessionResumption = .never
        let environment = SenderEnvironment.live(options: options, interfaces: .named(["lo"]))
        let context = CastContext(options: options, environment: environment)
        let manager = context.makeSessionManager()
        let session = try await manager.connect(to: try await device(in: environment))
        guard let client = session.remoteMediaClient else { throw ValidationError("there is no media client") }
        try await client.loadMedia(.benchFilm())?.value
        let voice = Voice()
        manager.addListener(voice)
        client.addListener(voice)
        Voice.say("playing")
        await voice.end
    }

    private func device(in environment: SenderEnvironment) async throws -> Device {
        if let to, let device = Device(parsing: to) { return device }
        let deadline = ContinuousClock.now + .seconds(10)
        guard let id, let device = await environment.browser.device(withID: id, by: deadline, time: .continuous) else {
            throw ValidationError("no such device was found")
        }
        return device
    }
}

@MainActor
private final class Voice: SessionManagerListener, RemoteMediaClientListener {
    private struct Line: Encodable {
        let event: String
        let at: Double
    }

    private var isBack = false
    private let (stream, continuation) = AsyncStream.makeStream(of: Void.self)

    var end: Void {
        get async { for await _ in stream {} }
    }

    static func say(_ event: String) {
        printJSON(Line(event: event, at: MonotonicTime.now))
    }

    func sessionManager(_ manager: SessionManager, didSuspend session: Session, with reason: ConnectionSuspendReason) {
        Self.say("lost")
    }

    func sessionManager(_ manager: SessionManager, didResume session: Session) {
        Self.say("resumed")
        isBack = true
    }

    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?) {
        Self.say("ended")
        continuation.finish()
    }

    /// What the player does, asked for over the new connection.
    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?) {
        guard isBack, mediaStatus?.playerState == .playing else { return }
        isBack = false
        Self.say("fresh")
    }
}
