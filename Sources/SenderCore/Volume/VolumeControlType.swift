/// Whose volume a device's volume is.
///
/// On the wire, `controlType` of a RECEIVER_STATUS's volume.
public enum VolumeControlType: String, Sendable, CaseIterable {
    /// The device makes its own sound louder or softer.
    case attenuation
    /// The device has no volume to be set: only the TV or amplifier behind it does.
    case fixed
    /// The device sets the volume of the TV or amplifier behind it.
    case master

    /// A word that is not known is taken for the usual kind.
    package init(wire: String) {
        self = Self(rawValue: wire) ?? .attenuation
    }
}
