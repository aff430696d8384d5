public import CastSender
import CastStreaming
package import CastTransport
public import DisplayCore

/// Where Remote Display sessions come from: negotiates with the receiver's app over this channel, and hands out the
/// session that comes of it.
///
/// The steps: ask `isRemoteDisplaySupported`; look for devices with the app's id; connect to one with
/// `SessionOptions.remoteDisplay(applicationID:)`, which launches the app anew; make the channel and add it
/// (`CastSession.addChannel(_:)`), and keep the session's id; once connected, `beginSession(with:)`; then the delegate
/// is given the session. `open(on:)` and `begin(_:)` do the same with fewer words. In the end
/// `CastSession.stopApplication(sessionID:)` with the id that was kept.
///
/// One session at a time: a second one that the receiver accepts takes the place of the first, and one that it rejects
/// leaves the first as it is.
@MainActor
public final class RemoteDisplayChannel: CastChannel {
    /// On which receivers negotiate.
    public nonisolated static let defaultNamespace = "urn:x-cast:com.google.cast.webrtc"

    public weak var delegate: (any RemoteDisplayChannelDelegate)?
    /// The session that was handed out last, while it is active.
    public internal(set) var activeSession: RemoteDisplaySession?
    /// Gives the background its time; nil: `LimitedBackgroundTasks`. See `beginBackgroundTask(disconnect:)`.
    public var backgroundTasks: (any BackgroundTaskPlatform)?
    var stay = BackgroundStay()
    /// The app is in the background.
    public var isInBackground: Bool { stay.isInBackground }
    /// What is done to the datagrams of the sessions to come.
    package var impairment: Impairment?
    /// Opens the media side; tests bring a simulated one.
    package var transports = MediaTransportMaker.sockets
    package var time = TimeSource.continuous

    let support: RemoteDisplaySupport
    let capabilities: EncoderCapabilities
    var negotiation = Negotiation()
    var timer: Task<Void, Never>?
    /// The media side of an accepted offer is being opened.
    var opening: Task<Void, Never>?
    var beginners: [CheckedContinuation<Result<RemoteDisplaySession, CastError>, Never>] = []
    var connectionWaiters: [CheckedContinuation<Void, Never>] = []
    let broadcaster = EventBroadcaster<RemoteDisplayEvent>()

    /// Whether this machine can do Remote Display. The first question takes a moment; may be asked from any thread.
    public nonisolated static func isRemoteDisplaySupported(
        _ support: RemoteDisplaySupport = .shared
    ) async -> Bool {
        await support.isSupported()
    }

    /// Nil where this machine can't do Remote Display.
    public init?(
        namespace: String = RemoteDisplayChannel.defaultNamespace, support: RemoteDisplaySupport = .shared
    ) async {
        capabilities = await support.capabilities()
        self.support = support
        super.init(namespace: namespace)
        guard !capabilities.video.isEmpty else { return nil }
    }

    /// What the delegate is told, as a sequence that begins with the next event; each access is one of its own.
    public var events: AsyncStream<RemoteDisplayEvent> { broadcaster.makeStream() }

    /// Offers a configuration to the receiver. What comes of it the delegate is told, in either case; where this
    /// throws, nothing was sent, and the delegate hears nothing.
    ///
    /// - Throws: `.channelNotConnected`, `.sendBufferFull`, `.invalidState` where an offer is under way,
    ///   `.invalidRequest` and `.remoteDisplayDeviceNotSupported` where the configuration can't be offered,
    ///   `.appDidEnterBackground` where a session would end at once.
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

    /// The other name that the old SDK's documentation has for `beginSession(with:)`.
    public func beginSessionNegotiation(with configuration: RemoteDisplayConfiguration) throws(CastError) {
        try beginSession(with: configuration)
    }

    /// Offers a configuration and waits for the session; the delegate is told too.
    ///
    /// - Throws: also why the receiver rejected it; another try is allowed. `.disconnected` where the device went away
    ///   before it answered.
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
    /// - Throws: `.remoteDisplayDeviceNotSupported` where this machine can't do it; `.channelNotConnected` where the
    ///   session's application does not list the namespace in time: it is no Remote Display app; `.disconnected` where
    ///   the device went away meanwhile.
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
        // Only then is known whether the Cast session is suspended or has ended.
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
