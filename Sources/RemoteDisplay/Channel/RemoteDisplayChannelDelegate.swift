public import CastSender

/// Receives the events of a `RemoteDisplayChannel`. All methods except the one for a new session have default
/// implementations that do nothing.
@MainActor
public protocol RemoteDisplayChannelDelegate: AnyObject {
    /// The channel is connected: a configuration can be offered now.
    func remoteDisplayChannelDidConnect(_ channel: RemoteDisplayChannel)

    func remoteDisplayChannelDidDisconnect(_ channel: RemoteDisplayChannel)

    /// The receiver has accepted a configuration. The session is active and has 15 seconds for its first frame.
    func remoteDisplayChannel(_ channel: RemoteDisplayChannel, didBegin session: RemoteDisplaySession)

    /// The receiver has rejected a configuration, or did not answer.
    ///
    /// The channel can still be used: change the configuration and begin again.
    func remoteDisplayChannel(
        _ channel: RemoteDisplayChannel, deviceRejected configuration: RemoteDisplayConfiguration, error: CastError)

    /// The receiver shows frames with another delay from now on (`RemoteDisplaySession.expectedDelay`).
    ///
    /// Reported for the active session only, and never after its end.
    func remoteDisplayChannel(
        _ channel: RemoteDisplayChannel, session: RemoteDisplaySession, didChangeDelay delay: Duration)

    /// A session has ended. The error is nil if it was invalidated.
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

/// The delegate's events as values, for `RemoteDisplayChannel.events`.
public enum RemoteDisplayEvent: Sendable {
    case connected
    case disconnected
    case began(RemoteDisplaySession)
    case rejected(RemoteDisplayConfiguration, CastError)
    case delayChanged(RemoteDisplaySession, Duration)
    case ended(RemoteDisplaySession, CastError?)
}
