/// A key that stands for one of a machine's volume keys.
public enum VolumeKey: Sendable, CaseIterable {
    case up
    case down
    case mute
}
