/// A channel that passes its events to closures or to a delegate, so that no subclass is needed.
///
/// From the Cast SDK: `GCKGenericChannel`. It is used on the main actor, and its closures are called there.
@MainActor
public final class GenericChannel: CastChannel {
    /// The delegate, which is called before the closures and held weakly.
    public weak var delegate: (any GenericChannelDelegate)?
    /// Called for each message that arrives.
    public var onTextMessage: (@MainActor (String) -> Void)?
    /// Called when messages can be exchanged, and when they no longer can.
    public var onConnectionChange: (@MainActor (_ isConnected: Bool) -> Void)?
    /// Called when the send buffer is full, and when it has room again.
    public var onWritableChange: (@MainActor (_ isWritable: Bool) -> Void)?

    /// Creates a channel with a delegate, which is held weakly.
    public convenience init(namespace: String, delegate: any GenericChannelDelegate) {
        self.init(namespace: namespace)
        self.delegate = delegate
    }

    /// Creates a channel with a closure for messages. The other two closures can be set afterwards.
    public convenience init(namespace: String, onTextMessage: @escaping @MainActor (String) -> Void) {
        self.init(namespace: namespace)
        self.onTextMessage = onTextMessage
    }

    public override func didReceiveTextMessage(_ message: String) {
        delegate?.channel(self, didReceiveTextMessage: message)
        onTextMessage?(message)
    }

    public override func didConnect() {
        delegate?.channelDidConnect(self)
        onConnectionChange?(true)
    }

    public override func didDisconnect() {
        delegate?.channelDidDisconnect(self)
        onConnectionChange?(false)
    }

    public override func didChangeWritableState(_ isWritable: Bool) {
        delegate?.channel(self, didChangeWritableState: isWritable)
        onWritableChange?(isWritable)
    }
}

/// Receives the events of a `GenericChannel` on the main actor. Every method except the first has a default that does
/// nothing.
///
/// From the Cast SDK: `GCKGenericChannelDelegate`.
@MainActor
public protocol GenericChannelDelegate: AnyObject {
    /// Called when a message arrives.
    func channel(_ channel: GenericChannel, didReceiveTextMessage message: String)
    /// Called when messages can be exchanged.
    func channelDidConnect(_ channel: GenericChannel)
    /// Called when messages can no longer be exchanged.
    func channelDidDisconnect(_ channel: GenericChannel)
    /// Called when the send buffer is full or has room again.
    func channel(_ channel: GenericChannel, didChangeWritableState isWritable: Bool)
}

extension GenericChannelDelegate {
    public func channelDidConnect(_ channel: GenericChannel) {}
    public func channelDidDisconnect(_ channel: GenericChannel) {}
    public func channel(_ channel: GenericChannel, didChangeWritableState isWritable: Bool) {}
}
