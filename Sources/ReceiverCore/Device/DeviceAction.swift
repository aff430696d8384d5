package import CastWire

/// What the device wants done; its driver does it in order.
package enum DeviceAction: Equatable, Sendable {
    case send(ConnectionID, CastMessage)
    /// See `PlatformAction.answerChallenge`.
    case answerChallenge(ConnectionID, CastMessage)
    /// Work that this sender has caused beside what it is sent for its message, as if so many bytes had been sent, and
    /// so many messages to others.
    case charge(ConnectionID, bytes: Int, messagesToOthers: Int = 0)
    case player(PlayerCommand)
    /// The announcement is to say that the device is idle (nil) or what its application does.
    case announce(statusText: String?)
    /// See `PlatformAction.memberVolume`.
    case memberVolume(GroupMembers.Wish)
    case mirroring(MirroringPortAction)
    /// For the group that this device is a member of.
    case groupNews(MemberNews)
    case event(DeviceEvent)
    case log(String)
}

/// What somebody who watches the device may want to know.
package enum DeviceEvent: Equatable, Sendable {
    /// With at most `ReceiverDevice.longestUserAgent` bytes of what its program calls itself.
    case senderConnected(SenderAddress, userAgent: String?)
    case senderDisconnected(SenderAddress)
    case applicationStarted(appID: String, displayName: String, sessionID: String)
    case applicationStopped(appID: String, sessionID: String)
    case volumeChanged(level: Double, muted: Bool)
    /// The status that goes to the senders, as often as it does.
    case media(MediaEvent)
    case mirroring(MirroringEvent)
    case playsAlong(PlayingAlong)
    /// A sender wants to mirror, and nobody has opened the page.
    case pageMissing
    case screenReady
    case screenGone(reason: String)
}

/// What a member of a group does of what the group plays.
package struct PlayingAlong: Equatable, Sendable {
    package var state: PlaybackState
    /// Seconds.
    package var position: Double
    package var title: String?
    /// Why its screen can't play it, as a sentence; nil where it can.
    package var failure: String?

    package init(state: PlaybackState, position: Double, title: String? = nil, failure: String? = nil) {
        self.state = state
        self.position = position
        self.title = title
        self.failure = failure
    }
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
    /// At most `MediaSessionCore.maximumTitleLength` bytes.
    package var title: String?
    package var activeTrackIDs: [Int]
    /// There is no time in it.
    package var isPicture = false
}
