import CastWire

/// Closures through which a receiver reports to its group. They are called on the receiver's event loop and must not
/// block.
struct GroupHooks: Sendable {
    /// The receiver's volume has changed.
    var volumeChanged: (@Sendable (VolumeChange) -> Void)?
    /// The receiver is a group and sets a member's volume.
    var memberWanted: (@Sendable (GroupMembers.Wish) -> Void)?
    /// The receiver is a group and reports about its own screen.
    var led: (@Sendable (LeaderNews) -> Void)?
    /// The receiver is a member and reports about the group's playback.
    var followed: (@Sendable (MemberNews) -> Void)?
}
