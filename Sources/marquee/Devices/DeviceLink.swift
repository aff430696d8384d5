import CastSender
import CastTransport
import Logging

/// A session with a device for the length of one command.
@MainActor struct DeviceLink {
    let context: CastContext
    let session: CastSession
    let console: Console
    let logger: Logger

    /// Where the session is now: what plays may be moved.
    var device: Device { session.device }

    /// Connects to the device that `options` name and joins what runs there.
    ///
    /// - Parameters:
    ///   - patience: how long it tries to come back after a loss of the connection.
    ///   - awaitsPlayer: false: it is there before the player of what runs has answered; see ``awaitPlayer()``.
    static func join(
        _ options: DeviceOptions, patience: Duration = .zero, awaitsPlayer: Bool = true
    ) async throws -> DeviceLink {
        var session = SessionOptions.joinOnly
        session.awaitsPlayer = awaitsPlayer
        return try await open(options, session: session, patience: patience)
    }

    /// How long a command that needs no player waits for what the player says of itself.
    static let playerPatience = Duration.seconds(3)

    /// Waits until the player of what runs has said what it plays, for as long as a person likes to wait for that.
    func awaitPlayer() async {
        _ = await session.playerAnswer(within: Self.playerPatience)
    }

    /// Connects to the device and launches the Default Media Receiver, or joins it where it runs.
    ///
    /// - Parameter patience: how long it tries to come back after a loss of the connection.
    static func launch(_ options: DeviceOptions, patience: Duration = .zero) async throws -> DeviceLink {
        try await open(options, session: SessionOptions(), patience: patience)
    }

    /// Another session with the same device, once this one has been left.
    func joinAnew() async throws -> DeviceLink {
        do {
            let session = try await context.sessionManager.connect(to: device, options: .joinOnly)
            return DeviceLink(context: context, session: session, console: console, logger: logger)
        } catch {
            throw CommandFailure(connecting: error, to: device)
        }
    }

    private static func open(
        _ options: DeviceOptions, session: SessionOptions, patience: Duration
    ) async throws -> DeviceLink {
        let context = try makeContext(
            options.search, options.output, patience: patience, keepsSessions: session.target == .launchOrJoin)
        let device = try await DeviceFinder(context: context, options: options.search).find(options.to)
        context.discoveryManager.stopDiscovery()
        let waiting = tellOfPermission(context.sessionManager, device, options.output.console)
        defer { waiting.cancel() }
        do {
            let session = try await context.sessionManager.connect(to: device, options: session)
            return DeviceLink(
                context: context, session: session, console: options.output.console, logger: context.options.logger)
        } catch {
            throw CommandFailure(connecting: error, to: device)
        }
    }

    /// Says that somebody has to allow the launch, where the device says so.
    private static func tellOfPermission(
        _ manager: SessionManager, _ device: Device, _ console: Console
    ) -> Task<Void, Never> {
        let events = manager.events
        return Task {
            for await event in events {
                guard case .willStart(let starting) = event, let session = starting as? CastSession else { continue }
                for await isAwaited in session.permissionChanges where isAwaited {
                    console.talk(permissionSentence(device))
                }
            }
        }
    }

    nonisolated static func permissionSentence(_ device: Device) -> String {
        "\"\(device.shownName)\" is waiting for somebody to allow it on the TV"
    }

    /// - Parameter keepsSessions: sessions are written down, for `marquee resume`.
    /// - Throws: `.wrongUse` for an interface that is not there.
    static func makeContext(
        _ search: SearchOptions, _ output: OutputOptions, patience: Duration = .zero, keepsSessions: Bool = false
    ) throws -> CastContext {
        try search.checkInterfaces()
        var options = CastOptions(
            discoveryCriteria: DiscoveryCriteria(applicationID: defaultMediaReceiverApplicationID))
        options.disableDiscoveryAutostart = true
        options.reconnectionLimit = patience
        options.sessionResumption = keepsSessions ? .onRequest : .never
        options.logger = makeLogger(output)
        let context = CastContext(
            options: options,
            environment: .live(
                options: options, interfaces: search.interfaces.isEmpty ? .all : .named(search.interfaces)))
        for host in search.hosts.compactMap(KnownAddress.init) {
            context.discoveryManager.addKnownHost(host.address, port: host.port)
        }
        return context
    }

    /// The media client, once the application that runs there has said what it plays.
    ///
    /// - Throws: `.refused` where nothing runs that plays media, or its player does not say what.
    func mediaClient() throws -> RemoteMediaClient {
        if case .missing(let error) = session.playerAnswer, session.remoteMediaClient?.mediaStatus == nil {
            throw CommandFailure(error, device: device)
        }
        guard let client = session.remoteMediaClient else { throw CommandFailure.nothingToControl(session) }
        return client
    }

    /// The media client of something that is loaded.
    ///
    /// - Throws: `.refused` where nothing is.
    func playing() throws -> RemoteMediaClient {
        let client = try mediaClient()
        guard client.mediaStatus != nil else { throw CommandFailure.nothingToControl(session) }
        return client
    }

    /// Waits for a request, and says in this command's words how it failed.
    func perform<Value>(_ request: Request<Value>) async throws {
        _ = try await value(of: request)
    }

    /// As ``perform(_:)``, with what came of it.
    func value<Value>(of request: Request<Value>) async throws -> Value {
        do {
            return try await request.value
        } catch {
            throw CommandFailure(error, device: device)
        }
    }

    /// Leaves without stopping what plays.
    func leave() async {
        try? await context.sessionManager.disconnect()
    }

    /// Ends what plays, and the session; a device that does not answer is not waited for any longer than `limit`.
    func stopCasting(within limit: Duration) async {
        await end(within: limit, stopCasting: true)
    }

    /// Ends a session in which nothing of ours was loaded. What somebody else plays there goes on; an application that
    /// plays nothing is closed, since it was launched for us or waits for nobody.
    func withdraw(within limit: Duration) async {
        await end(within: limit, stopCasting: !isPlaying)
    }

    private var isPlaying: Bool {
        guard let state = session.remoteMediaClient?.mediaStatus?.playerState else { return false }
        return state != .idle
    }

    private func end(within limit: Duration, stopCasting: Bool) async {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let stopping = Task {
            try? await context.sessionManager.disconnect(stopCasting: stopCasting)
            end.yield()
        }
        let waiting = Task {
            try? await Task.sleep(for: limit)
            end.yield()
        }
        for await _ in ends { break }
        stopping.cancel()
        waiting.cancel()
    }
}

extension CommandFailure {
    /// Nobody may be where the device should be; once it has answered, a failure is of another kind.
    init(connecting error: CastError, to device: Device) {
        switch (error.underlying as? TransportError)?.code {
        case .connectFailed?, .timeout?: self.init(.noDevice, error.description)
        default: self.init(error, device: device)
        }
    }

    /// The failure of a session or a request, as this command ends with it.
    init(_ error: CastError, device: Device) {
        let status: ExitStatus =
            if error.isAuthenticationRefusal {
                .notTrusted
            } else if error.isReceiverRefusal {
                .refused
            } else if error.code == .invalidRequest || error.code == .noMediaSession {
                .refused
            } else {
                .lost
            }
        self.init(status, "\"\(device.shownName)\": \(error.description)")
    }
}
