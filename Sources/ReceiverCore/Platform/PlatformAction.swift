package import CastWire

/// What the platform core wants done. The driver carries out the actions in order; none of them returns a result.
package enum PlatformAction: Equatable, Sendable {
    case send(ConnectionID, CastMessage)
    /// A device authentication challenge. Its answer needs the connection's certificate and a private key, which a pure
    /// core does not have. The driver answers on the same connection, with the addresses swapped.
    case answerChallenge(ConnectionID, CastMessage)
    /// A message for the running application.
    case deliver(CastMessage, from: SenderAddress)
    case applicationStarted(ApplicationSession)
    case applicationStopped(ApplicationSession)
    /// The device's volume has changed; the screen has to follow.
    case volumeChanged(DeviceVolume)
    /// A member of this group gets this volume.
    case memberVolume(GroupMembers.Wish)
    /// The announcement has changed: the running application's status text, or nil if none runs.
    case announce(statusText: String?)
    case senderConnected(SenderAddress, userAgent: String?)
    case senderDisconnected(SenderAddress)
    /// A sender has connected to the running application.
    case senderJoined(SenderAddress)
    /// A sentence about input that was ignored.
    case log(String)
}
