package import CastWire

/// What a device's volume can do.
public struct SessionTraits: Hashable, Sendable {
    public var minimumVolume: Double = 0
    public var maximumVolume: Double = 1
    /// How far one press of a volume key goes; 0 where the volume is fixed.
    public var volumeIncrement: Double = 0.05
    public var supportsMuting: Bool = true
    /// Whose volume it is.
    public var volumeControlType = VolumeControlType.attenuation

    public init() {}

    public var isFixedVolume: Bool { volumeIncrement == 0 }
}

extension SessionTraits {
    package init(_ volume: DeviceVolume) {
        self.init()
        volumeIncrement = volume.controlType == "fixed" ? 0 : min(1, max(0, volume.stepInterval))
        volumeControlType = VolumeControlType(wire: volume.controlType)
    }
}
