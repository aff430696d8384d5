package import CastWire

/// An event of a session for the app's side.
package enum SessionEvent: Equatable, Sendable {
    /// The player's state is nil if the application does not play media or none is running.
    case started(ReceiverState, MediaState?, DeviceTrust)
    case failedToStart(CastError)
    /// The device has proved itself and sent its status, and the start waits for `SessionCore.choose(at:)`.
    case proved
    case deviceChanged(ReceiverState)
    /// Follows `deviceChanged` if the application has just begun to list the media namespace.
    case mediaChanged(MediaState, MediaState.Change)
    /// The player had an error that no request caused.
    case mediaFailed(CastError)
    /// A player's message about its queue, with the id of the request that it answers, or 0 if it answers none.
    case queueTold(QueueNews, requestID: Int)
    /// A message from the application on a namespace that the framework does not use itself.
    case channelMessage(Namespace, String)
    /// The session that the application stored in answer to a request.
    case sessionStateCame(JSONValue, requestID: Int)
    /// Playback continues on another device.
    case moved(SessionMove)
    /// The error is nil if the receiver did what was requested.
    case requestEnded(id: Int, CastError?)
    /// The error is nil if this side ended the session and the device did as requested.
    case ended(CastError?)
    /// Whether the player has reported its status. Sent before `started` if it has not.
    case playerChanged(PlayerAnswer)
    /// Whether the launch waits for a person to allow it at the device.
    case launchAwaitsPermission(Bool)
    /// A group's members, and which of them have changed.
    case multizoneTold(MultizoneStatus, MultizoneNews)
    /// The connection is lost, and with it the session on this connection. The application may go on, and another
    /// connection may continue the session.
    case connectionLost(CastError)
}
