package import CastWire

/// What the device wants done; its driver does it in order.
package enum DeviceAction: Equatable, Sendable {
    case send(ConnectionID, CastMessage)
    /// See `PlatformAction.answerChallenge`.
    case answerChallenge(ConnectionID, CastMessage)
    case player(PlayerCommand)
    /// The announcement is to say that the device is idle (nil) or what its application does.
    case announce(statusText: String?)
    /// See `PlatformAction.memberVolume`.
    case memberVolume(GroupMembers.Wish)
    case mirroring(MirroringPortAction)
    case event(DeviceEvent)
    case log(String)
}

/// What somebody who watches the device may want to know.
package enum DeviceEvent: Equatable, Sendable {
    case senderConnected(SenderAddress, userAgent: String?)
    case senderDisconnected(SenderAddress)
    case applicationStarted(appID: String, displayName: String, sessionID: String)
    case applicationStopped(appID: String, sessionID: String)
    case volumeChanged(level: Double, muted: Bool)
    /// The status that goes to the senders, as often as it does.
    case media(MediaEvent)
    case mirroring(MirroringEvent)
    case screenReady
    case screenGone(reason: String)
}

/// A media status in short.
package struct MediaEvent: Equatable, Sendable {
    package var mediaSessionID: Int
    /// `IDLE`, `PLAYING`, `PAUSED`, `BUFFERING`, or `LOADING`.
    package var state: String
    package var idleReason: String?
    /// Seconds.
    package var position: Double
    package var duration: Double?
    package var title: String?
    package var activeTrackIDs: [Int]
}
