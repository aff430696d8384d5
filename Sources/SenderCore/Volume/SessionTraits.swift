package import CastWire

/// What a device's volume can do.
///
/// From the Cast SDK: `GCKSessionTraits`; on the wire, `volume` of RECEIVER_STATUS.
public struct SessionTraits: Hashable, Sendable {
    /// The least volume that can be set, 0 to 1. Default: 0.
    public var minimumVolume: Double = 0
    /// The greatest volume that can be set, 0 to 1. Default: 1.
    public var maximumVolume: Double = 1
    /// How far one press of a volume key goes, 0 to 1; 0 where the volume is fixed. Default: 0.05.
    public var volumeIncrement: Double = 0.05
    /// Whether the device can be muted. Default: true.
    public var supportsMuting: Bool = true
    /// Whose volume it is.
    public var volumeControlType = VolumeControlType.attenuation

    /// The traits of a device that says nothing of them.
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
