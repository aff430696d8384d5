/// Which device a volume belongs to.
///
/// On the wire, `controlType` of a RECEIVER_STATUS's volume.
public enum VolumeControlType: String, Sendable, CaseIterable {
    /// The device changes the volume of its own output.
    case attenuation
    /// The device has no volume of its own. Only the TV or amplifier behind it has one.
    case fixed
    /// The device sets the volume of the TV or amplifier behind it.
    case master

    /// Treats an unknown word as the usual type.
    package init(wire: String) {
        self = Self(rawValue: wire) ?? .attenuation
    }
}
