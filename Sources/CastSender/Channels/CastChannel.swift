/// Text messages between an app and its own Web Receiver app, over a namespace that both use (`urn:x-cast:...`).
///
/// Subclass it and override its event methods, or use `GenericChannel`. After `CastSession.addChannel(_:)` the channel
/// is connected while the session is connected and the application lists the namespace. `didConnect` comes before any
/// message, and no message comes after `didDisconnect`. A session that is interrupted and comes back disconnects its
/// channels and connects them again.
///
/// From the Cast SDK: `GCKCastChannel`. It is used from the main actor, and its event methods are called there.
/// Messages are strings in custom namespaces of CASTV2.
@MainActor
open class CastChannel {
    /// The value of `generateRequestID()` if the channel is not connected. From the Cast SDK: `kGCKInvalidRequestID`.
    public nonisolated static let invalidRequestID = 0

    /// The namespace of the messages: `urn:x-cast:` and a name that the app and its receiver use. It can be read from
    /// any thread.
    public nonisolated let protocolNamespace: String
    /// True from `didConnect` to `didDisconnect`.
    public private(set) var isConnected = false
    /// Whether messages can be sent now.
    ///
    /// It is false while the channel is not connected, and from a message that found the send buffer full until there
    /// is room again.
    public private(set) var isWritable = false
    /// The session that the channel is registered with; nil before `addChannel(_:)` and after `removeChannel(_:)`.
    public private(set) weak var session: CastSession?

    private weak var link: (any ChannelLink)?

    /// Creates a channel that is not registered yet.
    ///
    /// The namespace is one of the app's own, `urn:x-cast:...`. `CastSession.addChannel(_:)` refuses the framework's
    /// own namespaces.
    public init(namespace: String) {
        protocolNamespace = namespace
    }

    /// Called when a message arrives. The default does nothing.
    open func didReceiveTextMessage(_ message: String) {}

    /// Called when messages can be exchanged. The default does nothing.
    open func didConnect() {}

    /// Called when messages can no longer be exchanged. The default does nothing.
    open func didDisconnect() {}

    /// Called when the send buffer is full or has room again. The default does nothing.
    open func didChangeWritableState(_ isWritable: Bool) {}

    /// Sends a message at once.
    ///
    /// - Returns: false if nothing was sent, because the channel is not connected, too much is waiting to be sent, or
    ///   the message is too long. `send(textMessage:)` reports which.
    @discardableResult
    public final func sendTextMessage(_ message: String) -> Bool {
        (try? send(textMessage: message)) != nil
    }

    /// Sends a message at once.
    ///
    /// - Throws: `.channelNotConnected`, `.sendBufferFull`, or `.messageTooBig` (64 KiB with the message's envelope).
    ///   Nothing was sent then.
    public final func send(textMessage message: String) throws(CastError) {
        guard isConnected, let link else { throw .channelNotConnected(protocolNamespace) }
        do {
            try link.send(text: message, namespace: protocolNamespace)
        } catch {
            if error.code == .sendBufferFull { link.sendBufferFilled() }
            throw error
        }
    }

    /// Returns an id for a request of the app's own protocol, or `invalidRequestID` if the channel is not connected.
    ///
    /// The id is unique within the connection and is never that of a request of the framework.
    public final func generateRequestID() -> Int {
        generateRequestNumber() ?? Self.invalidRequestID
    }

    /// Returns the next id of the same sequence as `generateRequestID()`, or nil if the channel is not connected.
    public final func generateRequestNumber() -> Int? {
        isConnected ? link?.makeRequestID() : nil
    }

    /// Called for an event of the machine or the app while the channel is registered, before its session acts on it.
    /// The default does nothing.
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
    /// Returns nil if there is no connection.
    func makeRequestID() -> Int?
    /// Reports that a message was refused because too much is waiting to be sent.
    func sendBufferFilled()
}
