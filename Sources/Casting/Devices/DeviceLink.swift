package import CastSender
package import Logging

/// A session with a device for one command.
@MainActor package struct DeviceLink {
    package let context: CastContext
    package let session: CastSession
    package let logger: Logger

    package init(context: CastContext, session: CastSession) {
        self.context = context
        self.session = session
        logger = context.options.logger
    }

    /// The session's current device, since media may be moved.
    package var device: Device { session.device }

    /// Connects to the named device and joins its application.
    ///
    /// - Parameters:
    ///   - patience: How long it tries to reconnect after a loss.
    ///   - awaitsPlayer: If false, it returns before the application's player has answered; see ``awaitPlayer()``.
    package static func join(
        _ request: DeviceRequest, patience: Duration = .zero, awaitsPlayer: Bool = true
    ) async throws -> DeviceLink {
        var session = SessionOptions.joinOnly
        session.awaitsPlayer = awaitsPlayer
        return try await open(request, session: session, patience: patience)
    }

    /// How long a command that needs no player waits for the player's status.
    package static let playerPatience = Duration.seconds(3)

    /// Waits for the player's status, for as long as is acceptable to a user.
    package func awaitPlayer() async {
        _ = await session.playerAnswer(within: Self.playerPatience)
    }

    /// Connects to the device and launches or joins the Default Media Receiver.
    ///
    /// - Parameter patience: How long it tries to reconnect after a loss.
    package static func launch(_ request: DeviceRequest, patience: Duration = .zero) async throws -> DeviceLink {
        try await open(request, session: SessionOptions(), patience: patience)
    }

    /// Makes another session with the same device, after this one was left.
    package func joinAnew() async throws -> DeviceLink {
        try await Self.connect(to: device, options: .joinOnly, in: context)
    }

    private static func open(
        _ request: DeviceRequest, session: SessionOptions, patience: Duration
    ) async throws -> DeviceLink {
        let context = request.search.makeContext(
            logger: request.logger, patience: patience, keepsSessions: session.target == .launchOrJoin)
        let finder = DeviceFinder(context: context, options: request.search)
        let device = try await finder.find(request.name)
        let since = ContinuousClock.now
        defer { context.discoveryManager.stopDiscovery() }
        do {
            let link = try await connect(
                to: device, options: session, in: context, onPermissionAwaited: request.onPermissionAwaited)
            finder.remember(link.session, foundAs: device)
            return link
        } catch let failure as CastFailure where [.noDevice, .notTrusted].contains(failure.code) {
            // Another host may have announced the device first, at a place of its own.
            guard let device = await finder.elsewhere(device, since: since) else { throw failure }
            let link = try await connect(
                to: device, options: session, in: context, onPermissionAwaited: request.onPermissionAwaited)
            finder.remember(link.session, foundAs: device)
            return link
        }
    }

    /// - Parameter onPermissionAwaited: Called if somebody has to allow the launch on the TV.
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

    /// The media client, once the application's player has sent its status.
    ///
    /// - Throws: `.refused` if no application that plays media runs, or its player does not answer.
    package func mediaClient() throws -> RemoteMediaClient {
        if case .missing(let error) = session.playerAnswer, session.remoteMediaClient?.mediaStatus == nil {
            throw CastFailure(error, device: device)
        }
        guard let client = session.remoteMediaClient else { throw CastFailure.nothingToControl(session) }
        return client
    }

    /// The media client, if media is loaded.
    ///
    /// - Throws: `.refused` if none is.
    package func playing() throws -> RemoteMediaClient {
        let client = try mediaClient()
        guard client.mediaStatus != nil else { throw CastFailure.nothingToControl(session) }
        return client
    }

    /// Waits for a request. Throws a ``CastFailure`` if it fails.
    package func perform<Value>(_ request: Request<Value>) async throws {
        _ = try await value(of: request)
    }

    /// Like ``perform(_:)``, with the request's result.
    package func value<Value>(of request: Request<Value>) async throws -> Value {
        do {
            return try await request.value
        } catch {
            throw CastFailure(error, device: device)
        }
    }

    /// Leaves the session without stopping playback.
    package func leave() async {
        try? await context.sessionManager.disconnect()
    }

    /// Stops playback and ends the session. It waits at most `limit` for the device.
    package func stopCasting(within limit: Duration) async {
        await end(within: limit, stopCasting: true)
    }

    /// Ends a session in which this process has loaded nothing. Somebody else's media plays on. An application without
    /// media is closed: it was launched for this session, or nobody uses it.
    package func withdraw(within limit: Duration) async {
        await end(within: limit, stopCasting: !isPlaying)
    }

    private var isPlaying: Bool {
        guard let status = session.remoteMediaClient?.mediaStatus else { return false }
        // Between two items of a queue nothing plays, but it continues.
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
