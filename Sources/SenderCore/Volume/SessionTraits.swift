package import CastWire

/// The properties of a device's volume.
///
/// From the Cast SDK: `GCKSessionTraits`; on the wire, `volume` of RECEIVER_STATUS.
public struct SessionTraits: Hashable, Sendable {
    /// The lowest volume that can be set, 0 to 1. The default is 0.
    public var minimumVolume: Double = 0
    /// The highest volume that can be set, 0 to 1. The default is 1.
    public var maximumVolume: Double = 1
    /// The step of a volume key, 0 to 1; 0 if the volume is fixed. The default is 0.05.
    public var volumeIncrement: Double = 0.05
    /// Whether the device can be muted. The default is true.
    public var supportsMuting: Bool = true
    /// Which device the volume belongs to.
    public var volumeControlType = VolumeControlType.attenuation

    /// Creates the traits of a device that reports none.
    public init() {}

    /// Whether the volume can't be set.
    public var isFixedVolume: Bool { volumeIncrement == 0 }
}

extension SessionTraits {
    package init(_ volume: DeviceVolume) {
        self.init()
        volumeIncrement = volume.controlType == "fixed" ? 0 : min(1, max(0, volume.stepInterval))
        volumeControlType = VolumeControlType(wire: volume.controlType)
    }
}
