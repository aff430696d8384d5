/// A channel that passes what it hears on to closures or to a delegate, so that nothing has to be subclassed.
@MainActor
public final class GenericChannel: CastChannel {
    public weak var delegate: (any GenericChannelDelegate)?
    public var onTextMessage: (@MainActor (String) -> Void)?
    public var onConnectionChange: (@MainActor (_ isConnected: Bool) -> Void)?
    public var onWritableChange: (@MainActor (_ isWritable: Bool) -> Void)?

    /// The delegate is held weakly.
    public convenience init(namespace: String, delegate: any GenericChannelDelegate) {
        self.init(namespace: namespace)
        self.delegate = delegate
    }

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

/// Hears what a `GenericChannel` hears. Every method but the first has a default that does nothing.
@MainActor
public protocol GenericChannelDelegate: AnyObject {
    func channel(_ channel: GenericChannel, didReceiveTextMessage message: String)
    func channelDidConnect(_ channel: GenericChannel)
    func channelDidDisconnect(_ channel: GenericChannel)
    func channel(_ channel: GenericChannel, didChangeWritableState isWritable: Bool)
}

extension GenericChannelDelegate {
    public func channelDidConnect(_ channel: GenericChannel) {}
    public func channelDidDisconnect(_ channel: GenericChannel) {}
    public func channel(_ channel: GenericChannel, didChangeWritableState isWritable: Bool) {}
}
