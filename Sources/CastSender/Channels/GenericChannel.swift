/// A channel that passes what it hears on to closures or to a delegate, so that nothing has to be subclassed.
///
/// From the Cast SDK: `GCKGenericChannel`. Used, and its closures called, on the main actor.
@MainActor
public final class GenericChannel: CastChannel {
    /// Told before the closures. Held weakly.
    public weak var delegate: (any GenericChannelDelegate)?
    /// Called with each message that comes.
    public var onTextMessage: (@MainActor (String) -> Void)?
    /// Called when messages can be exchanged, and when they no longer can.
    public var onConnectionChange: (@MainActor (_ isConnected: Bool) -> Void)?
    /// Called when the send buffer is full, and when there is room again.
    public var onWritableChange: (@MainActor (_ isWritable: Bool) -> Void)?

    /// The delegate is held weakly.
    public convenience init(namespace: String, delegate: any GenericChannelDelegate) {
        self.init(namespace: namespace)
        self.delegate = delegate
    }

    /// A channel with a closure for what comes; the other two can be set afterwards.
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

/// Hears what a `GenericChannel` hears, on the main actor. Every method but the first has a default that does nothing.
///
/// From the Cast SDK: `GCKGenericChannelDelegate`.
@MainActor
public protocol GenericChannelDelegate: AnyObject {
    /// A message came.
    func channel(_ channel: GenericChannel, didReceiveTextMessage message: String)
    /// Messages can now be exchanged.
    func channelDidConnect(_ channel: GenericChannel)
    /// Messages can no longer be exchanged.
    func channelDidDisconnect(_ channel: GenericChannel)
    /// There is room for messages again, or none.
    func channel(_ channel: GenericChannel, didChangeWritableState isWritable: Bool)
}

extension GenericChannelDelegate {
    public func channelDidConnect(_ channel: GenericChannel) {}
    public func channelDidDisconnect(_ channel: GenericChannel) {}
    public func channel(_ channel: GenericChannel, didChangeWritableState isWritable: Bool) {}
}
