/// Text messages between an app and its own Web Receiver app, over a namespace that the two have agreed on
/// (`urn:x-cast:...`).
///
/// Subclass it and override what it hears, or use `GenericChannel`. Added to a session with
/// `CastSession.addChannel(_:)`, it is connected while the session is and the application lists the namespace;
/// `didConnect` comes before any message and none comes after `didDisconnect`. A session that is interrupted and comes
/// back disconnects and connects it again.
///
/// From the Cast SDK: `GCKCastChannel`. Used from the main actor, where what it hears is told too; messages are strings
/// of CASTV2's custom namespaces.
@MainActor
open class CastChannel {
    /// What `generateRequestID()` returns where the channel is not connected. From the Cast SDK:
    /// `kGCKInvalidRequestID`.
    public nonisolated static let invalidRequestID = 0

    /// The namespace that the messages go over: `urn:x-cast:` and what the app and its receiver have agreed on. Read
    /// from any thread.
    public nonisolated let protocolNamespace: String
    /// True from `didConnect` to `didDisconnect`.
    public private(set) var isConnected = false
    /// False where not connected, and from a message that found the send buffer full to the moment that there is room
    /// again.
    public private(set) var isWritable = false
    /// The session that the channel is registered with; nil before `addChannel(_:)` and after `removeChannel(_:)`.
    public private(set) weak var session: CastSession?

    private weak var link: (any ChannelLink)?

    /// A channel that is not registered yet. The namespace is one of the app's own, `urn:x-cast:...`; those of the
    /// framework itself are refused by `CastSession.addChannel(_:)`.
    public init(namespace: String) {
        protocolNamespace = namespace
    }

    /// A message came. Does nothing here.
    open func didReceiveTextMessage(_ message: String) {}

    /// Messages can now be exchanged. Does nothing here.
    open func didConnect() {}

    /// Messages can no longer be exchanged. Does nothing here.
    open func didDisconnect() {}

    /// There is room for messages again, or none. Does nothing here.
    open func didChangeWritableState(_ isWritable: Bool) {}

    /// Sends a message at once.
    ///
    /// - Returns: false, and nothing was sent, where the channel is not connected, too much waits to be sent at the
    ///   moment, or the message is too long. `send(textMessage:)` says which.
    @discardableResult
    public final func sendTextMessage(_ message: String) -> Bool {
        (try? send(textMessage: message)) != nil
    }

    /// Sends a message at once.
    ///
    /// - Throws: `.channelNotConnected`, `.sendBufferFull`, `.messageTooBig` (64 KiB with what is around it); nothing
    ///   was sent then.
    public final func send(textMessage message: String) throws(CastError) {
        guard isConnected, let link else { throw .channelNotConnected(protocolNamespace) }
        do {
            try link.send(text: message, namespace: protocolNamespace)
        } catch {
            if error.code == .sendBufferFull { link.sendBufferFilled() }
            throw error
        }
    }

    /// An id for a request of the app's own protocol: unique within the connection, and never one of the framework's
    /// own requests. `invalidRequestID` where the channel is not connected.
    public final func generateRequestID() -> Int {
        generateRequestNumber() ?? Self.invalidRequestID
    }

    /// The next id of the same sequence as `generateRequestID()`; nil where the channel is not connected.
    public final func generateRequestNumber() -> Int? {
        isConnected ? link?.makeRequestID() : nil
    }

    /// Hears what the machine and the app go through, while it is registered: before its session acts on it. Does
    /// nothing here.
    open func systemDidChange(_ event: SystemEvent) {}

    func attach(to link: any ChannelLink, session: CastSession?) {
        self.link = link
        self.session = session
    }

    func detach() {
        link = nil
        session = nil
    }

    func setConnected(_ connected: Bool) {
        guard connected != isConnected else { return }
        isConnected = connected
        if connected {
            isWritable = true
            didConnect()
        } else {
            isWritable = false
            didDisconnect()
        }
    }

    func setWritable(_ writable: Bool) {
        guard isConnected, writable != isWritable else { return }
        isWritable = writable
        didChangeWritableState(writable)
    }
}

/// The connection that channels send over.
@MainActor
protocol ChannelLink: AnyObject {
    func send(text: String, namespace: String) throws(CastError)
    /// Nil where there is no connection.
    func makeRequestID() -> Int?
    /// A message was refused since too much waits.
    func sendBufferFilled()
}
