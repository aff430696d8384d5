/// What plays on a group, as its members are told of it: what a sender has begun, with all that its queue goes on to.
///
/// Another one is a new load, which takes every member along; within one, a member that has gone stays away.
package struct GroupCast: Equatable, Sendable {
    /// Of the group's application.
    package let sessionID: String
    package let mediaSessionID: Int
    /// What the group's application is called; its members' status shows it as their own.
    package let applicationName: String

    package init(sessionID: String, mediaSessionID: Int, applicationName: String) {
        self.sessionID = sessionID
        self.mediaSessionID = mediaSessionID
        self.applicationName = applicationName
    }
}

/// What a group's device says of its own screen.
package enum LeaderNews: Equatable, Sendable {
    /// The screen was told this.
    case told(PlayerCommand, GroupCast)
    case reported(PlaybackReport)
    /// Nothing is loaded any more.
    case over
}

/// What a member is to do for its group. Loads are named as the group's screen names them.
package enum MemberOrder: Equatable, Sendable {
    /// Play with the group from now on. What runs on the member ends where `takesOver`; otherwise it goes on, and the
    /// member says ``MemberNews/taken``.
    case join(applicationName: String, takesOver: Bool)
    /// For the member's screen, while it plays with the group.
    case player(PlayerCommand)
    /// The group plays nothing any more.
    case release
}

/// What a member says to its group.
package enum MemberNews: Equatable, Sendable {
    /// Of something that the group has loaded; names the group's load.
    case reported(PlaybackReport)
    /// Something of its own runs there, or somebody has ended its part in what the group plays.
    case taken
    /// Its screen is there, for the first time or again.
    case screenReady
}
