import CastWire

/// What a receiver's group hears of it, on the receiver's event loop. None may block.
struct GroupHooks: Sendable {
    /// Its volume has changed to this.
    var volumeChanged: (@Sendable (VolumeChange) -> Void)?
    /// As a group, it wants a member to have this volume.
    var memberWanted: (@Sendable (GroupMembers.Wish) -> Void)?
    /// As a group, what its own screen does.
    var led: (@Sendable (LeaderNews) -> Void)?
    /// As a member, what it does of what the group plays.
    var followed: (@Sendable (MemberNews) -> Void)?
}
