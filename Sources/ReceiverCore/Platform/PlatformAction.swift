package import CastWire

/// What the platform core wants done. The driver does it in order; none of it answers back.
package enum PlatformAction: Equatable, Sendable {
    case send(ConnectionID, CastMessage)
    /// A device-authentication challenge: the answer needs the connection's certificate and a private key, which a
    /// pure core has not. Answer it on the same connection, addresses swapped.
    case answerChallenge(ConnectionID, CastMessage)
    /// A message for the application that runs.
    case deliver(CastMessage, from: SenderAddress)
    case applicationStarted(ApplicationSession)
    case applicationStopped(ApplicationSession)
    /// The device's volume has changed and the screen is to follow.
    case volumeChanged(DeviceVolume)
    /// A member of this group is to have this volume.
    case memberVolume(GroupMembers.Wish)
    /// What the device announces has changed: the running app's status text, nil while none runs.
    case announce(statusText: String?)
    case senderConnected(SenderAddress, userAgent: String?)
    case senderDisconnected(SenderAddress)
    /// To the application that runs.
    case senderJoined(SenderAddress)
    /// Input that was passed over, in a sentence.
    case log(String)
}
