public import CastSender
public import DisplayCore

/// Hears what a `RemoteDisplayChannel` hears. All methods but the one for a new session have defaults that do nothing.
@MainActor
public protocol RemoteDisplayChannelDelegate: AnyObject {
    /// A configuration can be offered now.
    func remoteDisplayChannelDidConnect(_ channel: RemoteDisplayChannel)

    func remoteDisplayChannelDidDisconnect(_ channel: RemoteDisplayChannel)

    /// The receiver has accepted a configuration. The session is active, and has 15 seconds for a first frame.
    func remoteDisplayChannel(_ channel: RemoteDisplayChannel, didBegin session: RemoteDisplaySession)

    /// The receiver has rejected a configuration, or did not answer. The channel is as good as before: change the
    /// configuration and begin again.
    func remoteDisplayChannel(
        _ channel: RemoteDisplayChannel, deviceRejected configuration: RemoteDisplayConfiguration, error: CastError)

    /// The receiver shows frames by another delay from now on (`RemoteDisplaySession.expectedDelay`). Told of the
    /// active session alone, and never after its end.
    func remoteDisplayChannel(
        _ channel: RemoteDisplayChannel, session: RemoteDisplaySession, didChangeDelay delay: Duration)

    /// A session has ended; the error is nil where it was invalidated.
    func remoteDisplayChannel(
        _ channel: RemoteDisplayChannel, didEnd session: RemoteDisplaySession, error: CastError?)
}

extension RemoteDisplayChannelDelegate {
    public func remoteDisplayChannelDidConnect(_ channel: RemoteDisplayChannel) {}
    public func remoteDisplayChannelDidDisconnect(_ channel: RemoteDisplayChannel) {}
    public func remoteDisplayChannel(
        _ channel: RemoteDisplayChannel, deviceRejected configuration: RemoteDisplayConfiguration, error: CastError
    ) {}
    public func remoteDisplayChannel(
        _ channel: RemoteDisplayChannel, session: RemoteDisplaySession, didChangeDelay delay: Duration
    ) {}
    public func remoteDisplayChannel(
        _ channel: RemoteDisplayChannel, didEnd session: RemoteDisplaySession, error: CastError?
    ) {}
}

/// The same as values, for `RemoteDisplayChannel.events`.
public enum RemoteDisplayEvent: Sendable {
    case connected
    case disconnected
    case began(RemoteDisplaySession)
    case rejected(RemoteDisplayConfiguration, CastError)
    case delayChanged(RemoteDisplaySession, Duration)
    case ended(RemoteDisplaySession, CastError?)
}
