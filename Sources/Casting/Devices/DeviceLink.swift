package import CastSender
package import Logging

/// A session with a device for the length of one command.
@MainActor package struct DeviceLink {
    package let context: CastContext
    package let session: CastSession
    package let logger: Logger

    package init(context: CastContext, session: CastSession) {
        self.context = context
        self.session = session
        logger = context.options.logger
    }

    /// Where the session is now: what plays may be moved.
    package var device: Device { session.device }

    /// Connects to the device that is meant and joins what runs there.
    ///
    /// - Parameters:
    ///   - patience: how long it tries to come back after a loss of the connection.
    ///   - awaitsPlayer: false: it is there before the player of what runs has answered; see ``awaitPlayer()``.
    package static func join(
        _ request: DeviceRequest, patience: Duration = .zero, awaitsPlayer: Bool = true
    ) async throws -> DeviceLink {
        var session = SessionOptions.joinOnly
        session.awaitsPlayer = awaitsPlayer
        return try await open(request, session: session, patience: patience)
    }

    /// How long a command that needs no player waits for what the player says of itself.
    package static let playerPatience = Duration.seconds(3)

    /// Waits until the player of what runs has said what it plays, for as long as a person likes to wait for that.
    package func awaitPlayer() async {
        _ = await session.playerAnswer(within: Self.playerPatience)
    }

    /// Connects to the device and launches the Default Media Receiver, or joins it where it runs.
    ///
    /// - Parameter patience: how long it tries to come back after a loss of the connection.
    package static func launch(_ request: DeviceRequest, patience: Duration = .zero) async throws -> DeviceLink {
        try await open(request, session: SessionOptions(), patience: patience)
    }

    /// Another session with the same device, once this one has been left.
    package func joinAnew() async throws -> DeviceLink {
        try await Self.connect(to: device, options: .joinOnly, in: context)
    }

    private static func open(
        _ request: DeviceRequest, session: SessionOptions, patience: Duration
    ) async throws -> DeviceLink {
        let context = request.search.makeContext(
            logger: request.logger, patience: patience, keepsSessions: session.target == .launchOrJoin)
        let device = try await DeviceFinder(context: context, options: request.search).find(request.name)
        context.discoveryManager.stopDiscovery()
        return try await connect(
            to: device, options: session, in: context, onPermissionAwaited: request.onPermissionAwaited)
    }

    /// - Parameter onPermissionAwaited: hears that somebody has to allow the launch on the TV.
    /// - Throws: ``CastFailure``.
    package static func connect(
        to device: Device, options: SessionOptions, in context: CastContext,
        onPermissionAwaited: @escaping @MainActor @Sendable (Device) -> Void = { _ in }
    ) async throws -> DeviceLink {
        let waiting = tellOfPermission(context.sessionManager, device, onPermissionAwaited)
        defer { waiting.cancel() }
        do {
            let session = try await context.sessionManager.connect(to: device, options: options)
            return DeviceLink(context: context, session: session)
        } catch {
            throw CastFailure(connecting: error, to: device)
        }
    }

    private static func tellOfPermission(
        _ manager: SessionManager, _ device: Device, _ tell: @escaping @MainActor @Sendable (Device) -> Void
    ) -> Task<Void, Never> {
        let events = manager.events
        return Task {
            for await event in events {
                guard case .willStart(let starting) = event, let session = starting as? CastSession else { continue }
                for await isAwaited in session.permissionChanges where isAwaited { tell(device) }
            }
        }
    }

    /// The media client, once the application that runs there has said what it plays.
    ///
    /// - Throws: `.refused` where nothing runs that plays media, or its player does not say what.
    package func mediaClient() throws -> RemoteMediaClient {
        if case .missing(let error) = session.playerAnswer, session.remoteMediaClient?.mediaStatus == nil {
            throw CastFailure(error, device: device)
        }
        guard let client = session.remoteMediaClient else { throw CastFailure.nothingToControl(session) }
        return client
    }

    /// The media client of something that is loaded.
    ///
    /// - Throws: `.refused` where nothing is.
    package func playing() throws -> RemoteMediaClient {
        let client = try mediaClient()
        guard client.mediaStatus != nil else { throw CastFailure.nothingToControl(session) }
        return client
    }

    /// Waits for a request, and says as a ``CastFailure`` how it failed.
    package func perform<Value>(_ request: Request<Value>) async throws {
        _ = try await value(of: request)
    }

    /// As ``perform(_:)``, with what came of it.
    package func value<Value>(of request: Request<Value>) async throws -> Value {
        do {
            return try await request.value
        } catch {
            throw CastFailure(error, device: device)
        }
    }

    /// Leaves without stopping what plays.
    package func leave() async {
        try? await context.sessionManager.disconnect()
    }

    /// Ends what plays, and the session; a device that does not answer is not waited for any longer than `limit`.
    package func stopCasting(within limit: Duration) async {
        await end(within: limit, stopCasting: true)
    }

    /// Ends a session in which nothing of ours was loaded. What somebody else plays there goes on; an application that
    /// plays nothing is closed, since it was launched for us or waits for nobody.
    package func withdraw(within limit: Duration) async {
        await end(within: limit, stopCasting: !isPlaying)
    }

    private var isPlaying: Bool {
        guard let status = session.remoteMediaClient?.mediaStatus else { return false }
        // Between two items of a queue nothing plays, and it goes on.
        return status.playerState != .idle || status.queueHasLoadingItem
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
