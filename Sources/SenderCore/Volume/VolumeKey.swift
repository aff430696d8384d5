/// A key that stands for one of a machine's volume keys.
///
/// Marquee's own.
public enum VolumeKey: Sendable, CaseIterable {
    /// One step louder.
    case up
    /// One step softer.
    case down
    /// Mute, or unmute.
    case mute
}
