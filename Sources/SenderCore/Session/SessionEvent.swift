package import CastWire

/// What a session tells the app's side about itself.
package enum SessionEvent: Equatable, Sendable {
    /// The player's state is nil where the application does not play media, or none runs.
    case started(ReceiverState, MediaState?, DeviceTrust)
    case failedToStart(CastError)
    case deviceChanged(ReceiverState)
    /// Comes after `deviceChanged` where the application has just begun to list the media namespace.
    case mediaChanged(MediaState, MediaState.Change)
    /// The player met an error that no request asked for.
    case mediaFailed(CastError)
    /// What the player told of its queue; the id is that of the request which it answers, 0 where nobody asked.
    case queueTold(QueueNews, requestID: Int)
    /// The application said something on a namespace that is not the framework's.
    case channelMessage(Namespace, String)
    /// What the application stored, in answer to a request.
    case sessionStateCame(JSONValue, requestID: Int)
    /// What plays goes on at another device.
    case moved(SessionMove)
    /// Nil where the receiver did what was asked.
    case requestEnded(id: Int, CastError?)
    /// Nil where it was ended from this side and the device did as asked.
    case ended(CastError?)
    /// Whether the player has said how it is; told before `started` where it has not.
    case playerChanged(PlayerAnswer)
    /// The launch waits for somebody who allows it at the device, or does so no more.
    case launchAwaitsPermission(Bool)
    /// A group's members, and what of them is new.
    case multizoneTold(MultizoneStatus, MultizoneNews)
    /// The connection has gone and the session with it, as far as this connection is concerned; the application may go
    /// on, and another connection may take the session up again.
    case connectionLost(CastError)
}
