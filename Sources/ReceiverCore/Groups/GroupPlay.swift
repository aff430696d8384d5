/// What plays on a group, as its members are told of it: one load by a sender, and everything that its queue goes on
/// to.
///
/// A new load takes over every member. Within one load, a member that has left stays away.
package struct GroupCast: Equatable, Sendable {
    /// The session id of the group's application.
    package let sessionID: String
    package let mediaSessionID: Int
    /// The name of the group's application. The members' status shows it as their own.
    package let applicationName: String

    package init(sessionID: String, mediaSessionID: Int, applicationName: String) {
        self.sessionID = sessionID
        self.mediaSessionID = mediaSessionID
        self.applicationName = applicationName
    }
}

/// News about the screen of the group's own device.
package enum LeaderNews: Equatable, Sendable {
    /// A command that the screen was given.
    case told(PlayerCommand, GroupCast)
    case reported(PlaybackReport)
    /// Nothing is loaded any more.
    case over
}

/// An order to a member. Load ids are those of the group's screen.
package enum MemberOrder: Equatable, Sendable {
    /// Play with the group from now on. If `takesOver` is true, the application that runs on the member ends. Otherwise
    /// it goes on, and the member answers ``MemberNews/taken``.
    case join(applicationName: String, takesOver: Bool)
    /// A command for the member's screen while it plays with the group.
    case player(PlayerCommand)
    /// The group plays nothing any more.
    case release
}

/// A member's message to its group.
package enum MemberNews: Equatable, Sendable {
    /// A report about the group's load, with the group's load id.
    case reported(PlaybackReport)
    /// The member runs something of its own, or somebody has ended its part in the group's playback.
    case taken
    /// The member's screen is ready, for the first time or again.
    case screenReady
}
