/// A key that has the effect of one of a machine's volume keys.
///
/// Marquee's own.
public enum VolumeKey: Sendable, CaseIterable {
    /// One step up.
    case up
    /// One step down.
    case down
    /// Mute or unmute.
    case mute
}
