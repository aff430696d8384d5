public import CastSender
import CastStreaming
package import CastTransport

/// Begins Remote Display sessions: it negotiates with the receiver's app over this channel, and hands out the session.
///
/// The steps are:
/// 1. Ask `isRemoteDisplaySupported`.
/// 2. Discover devices with the app's ID.
/// 3. Connect to one with `SessionOptions.remoteDisplay(applicationID:)`, which launches the app anew.
/// 4. Make the channel, add it (`CastSession.addChannel(_:)`), and keep the session's ID.
/// 5. Once it is connected, call `beginSession(with:)`. The delegate is then given the session.
/// 6. At the end call `CastSession.stopApplication(sessionID:)` with the ID that was kept.
///
/// `open(on:)` and `begin(_:)` do the same with fewer calls.
///
/// There is one session at a time. If the receiver accepts a second one, that replaces the first. If it rejects the
/// second one, the first stays as it is.
@MainActor
public final class RemoteDisplayChannel: CastChannel {
    /// The namespace on which receivers negotiate.
    public nonisolated static let defaultNamespace = "urn:x-cast:com.google.cast.webrtc"

    public weak var delegate: (any RemoteDisplayChannelDelegate)?
    /// The session that was handed out last, while it is active.
    public internal(set) var activeSession: RemoteDisplaySession?
    /// The platform that gives time in the background; nil for `LimitedBackgroundTasks`. See
    /// `beginBackgroundTask(disconnect:)`.
    public var backgroundTasks: (any BackgroundTaskPlatform)?
    var stay = BackgroundStay()
    /// Whether the app is in the background.
    public var isInBackground: Bool { stay.isInBackground }
    /// The impairment that is applied to the datagrams of future sessions.
    package var impairment: Impairment?
    /// Opens the media side. Tests use a simulated one.
    var transports = MediaTransportMaker.sockets
    package var time = TimeSource.continuous

    let support: RemoteDisplaySupport
    let capabilities: EncoderCapabilities
    var negotiation = Negotiation()
    var timer: Task<Void, Never>?
    /// Set while the media side of an accepted offer is being opened.
    var opening: Task<Void, Never>?
    var beginners: [CheckedContinuation<Result<RemoteDisplaySession, CastError>, Never>] = []
    var connectionWaiters: [CheckedContinuation<Void, Never>] = []
    let broadcaster = EventBroadcaster<RemoteDisplayEvent>()

    /// Whether this machine can do Remote Display. The first call takes a moment. It can be called from any thread.
    public nonisolated static func isRemoteDisplaySupported(
        _ support: RemoteDisplaySupport = .shared
    ) async -> Bool {
        await support.isSupported()
    }

    /// Returns nil if this machine can't do Remote Display.
    public init?(
        namespace: String = RemoteDisplayChannel.defaultNamespace, support: RemoteDisplaySupport = .shared
    ) async {
        capabilities = await support.capabilities()
        self.support = support
        super.init(namespace: namespace)
        guard !capabilities.video.isEmpty else { return nil }
    }

    /// What the delegate is told, as a sequence that begins with the next event. Each access makes a new sequence.
    public var events: AsyncStream<RemoteDisplayEvent> { broadcaster.makeStream() }

    /// Offers a configuration to the receiver.
    ///
    /// The delegate is told whether the receiver accepts or rejects it. If this method throws, nothing was sent and the
    /// delegate is told nothing.
    ///
    /// - Throws: `.channelNotConnected`, `.sendBufferFull`; `.invalidState` if an offer is under way; `.invalidRequest`
    ///   and `.remoteDisplayDeviceNotSupported` if the configuration can't be offered; `.appDidEnterBackground` if a
    ///   session would end at once.
    public func beginSession(with configuration: RemoteDisplayConfiguration) throws(CastError) {
        guard isConnected, let number = generateRequestNumber() else { throw .channelNotConnected(protocolNamespace) }
        guard support.availability != .unavailable else { throw .remoteDisplayUnsupported }
        guard stay.mayHaveSession else { throw .backgrounded }
        guard !negotiation.isUnderWay, opening == nil else { throw .offerUnderWay }
        var generator = SystemRandomNumberGenerator()
        let text: String
        do throws(OfferFault) {
            let maker = OfferMaker(configuration: configuration, capabilities: capabilities)
            let offer = try maker.offer(using: &generator)
            text = try negotiation.begin(offer, number: number, of: configuration, at: time.now())
        } catch {
            throw .notOffered(error)
        }
        do {
            try send(textMessage: text)
        } catch {
            _ = negotiation.cancel()
            throw error
        }
        armTimer()
    }

    /// The other name of `beginSession(with:)` in the old SDK's documentation.
    public func beginSessionNegotiation(with configuration: RemoteDisplayConfiguration) throws(CastError) {
        try beginSession(with: configuration)
    }

    /// Offers a configuration and waits for the session. The delegate is told too.
    ///
    /// - Throws: also the reason for which the receiver rejected it; another try is allowed. `.disconnected` if the
    ///   device went away before it answered.
    public func begin(
        _ configuration: RemoteDisplayConfiguration = RemoteDisplayConfiguration()
    ) async throws(CastError) -> RemoteDisplaySession {
        do throws(CastError) {
            try beginSession(with: configuration)
        } catch {
            let hasGone = error.code == .channelNotConnected && session?.hasConnection == false
            throw hasGone ? .lostWhileOffering : error
        }
        let result = await withCheckedContinuation { beginners.append($0) }
        return try result.get()
    }

    /// Makes a channel, adds it to a session and waits until it is connected.
    ///
    /// - Throws: `.remoteDisplayDeviceNotSupported` if this machine can't do Remote Display; `.channelNotConnected` if
    ///   the session's application does not list the namespace in time, which means that it is no Remote Display app;
    ///   `.disconnected` if the device went away meanwhile.
    public static func open(
        on session: CastSession, support: RemoteDisplaySupport = .shared, timeout: Duration = .seconds(5)
    ) async throws(CastError) -> RemoteDisplayChannel {
        guard let channel = await RemoteDisplayChannel(support: support) else { throw .remoteDisplayUnsupported }
        guard session.addChannel(channel) else {
            throw CastError(.invalidState, "The session has a Remote Display channel already; use that one.")
        }
        await channel.waitForConnection(timeout)
        guard channel.isConnected else {
            session.removeChannel(channel)
            throw session.hasConnection ? .channelNotConnected(channel.protocolNamespace) : .lostWhileOffering
        }
        return channel
    }

    public override func didReceiveTextMessage(_ message: String) {
        handle(negotiation.received(message))
    }

    public override func didConnect() {
        adoptSession()
        resumeConnectionWaiters()
        activeSession?.channelConnected()
        delegate?.remoteDisplayChannelDidConnect(self)
        broadcaster.send(.connected)
    }

    public override func didDisconnect() {
        timer?.cancel()
        if let configuration = negotiation.cancel() { tellRejection(of: configuration, disconnection) }
        let isEnding = session.map { $0.connectionState == .disconnecting } ?? true
        activeSession?.channelDisconnected(isFinal: isEnding)
        delegate?.remoteDisplayChannelDidDisconnect(self)
        broadcaster.send(.disconnected)
        // Only then is it known whether the Cast session is suspended or has ended.
        Task { sessionMayHaveEnded() }
    }

    public override func systemDidChange(_ event: SystemEvent) {
        switch event {
        case .background: enterBackground()
        case .foreground: enterForeground()
        default: break
        }
    }
}
