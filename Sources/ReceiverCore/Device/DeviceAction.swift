package import CastWire

/// What the device wants done. The driver carries out the actions in order.
package enum DeviceAction: Equatable, Sendable {
    case send(ConnectionID, CastMessage)
    /// See `PlatformAction.answerChallenge`.
    case answerChallenge(ConnectionID, CastMessage)
    /// Charges a sender for work beyond the replies to its message, as if so many bytes had been sent to it and so many
    /// messages to others.
    case charge(ConnectionID, bytes: Int, messagesToOthers: Int = 0)
    case player(PlayerCommand)
    /// The announcement has changed: the application's status text, or nil if the device is idle.
    case announce(statusText: String?)
    /// See `PlatformAction.memberVolume`.
    case memberVolume(GroupMembers.Wish)
    case mirroring(MirroringPortAction)
    /// News for the groups that this device is a member of.
    case groupNews(MemberNews)
    case event(DeviceEvent)
    case log(String)
}

/// What an observer of the device may want to know.
package enum DeviceEvent: Equatable, Sendable {
    /// `userAgent` is the name of the sender's program, at most `ReceiverDevice.longestUserAgent` bytes of it.
    case senderConnected(SenderAddress, userAgent: String?)
    case senderDisconnected(SenderAddress)
    case applicationStarted(appID: String, displayName: String, sessionID: String)
    case applicationStopped(appID: String, sessionID: String)
    case volumeChanged(level: Double, muted: Bool)
    /// The media status sent to the senders. There is one event for each status sent.
    case media(MediaEvent)
    case mirroring(MirroringEvent)
    case playsAlong(PlayingAlong)
    /// A sender wants to mirror, but no page is open.
    case pageMissing
    case screenReady
    case screenGone(reason: String)
}

/// How a group's member plays what the group plays.
package struct PlayingAlong: Equatable, Sendable {
    package var state: PlaybackState
    /// Seconds.
    package var position: Double
    package var title: String?
    /// Why its screen can't play it, as a sentence; nil if it can.
    package var failure: String?

    package init(state: PlaybackState, position: Double, title: String? = nil, failure: String? = nil) {
        self.state = state
        self.position = position
        self.title = title
        self.failure = failure
    }
}

/// A media status in brief.
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
    /// Whether the media is a picture, so that position and duration mean nothing.
    package var isPicture = false
}
