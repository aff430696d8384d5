import CastWire

/// How the device's volume may be changed. It determines `controlType` and `stepInterval` in the status, and two
/// capability bits.
package struct VolumeControl: Equatable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// The device changes the level of its own audio.
        case attenuation
        /// The volume can't be set: it is always 1. The device can still be muted.
        case fixed
        /// The device sets the volume of the TV or amplifier that it is connected to.
        case master
    }

    package var kind: Kind
    /// The change made by one press of a volume key: more than 0, at most 1.
    package var step: Double

    package init(_ kind: Kind = .attenuation, step: Double = 0.05) {
        self.kind = kind
        self.step = step
    }

    /// The AttenuationOrFixedVolume and MasterOrFixedVolume bits. A fixed volume has both.
    package var capabilities: Int {
        switch kind {
        case .attenuation: DeviceProfile.Capability.attenuationOrFixedVolume
        case .master: DeviceProfile.Capability.masterOrFixedVolume
        case .fixed:
            DeviceProfile.Capability.attenuationOrFixedVolume | DeviceProfile.Capability.masterOrFixedVolume
        }
    }

    var initialVolume: DeviceVolume {
        DeviceVolume(level: 1, muted: false, controlType: kind.rawValue, stepInterval: step)
    }
}

extension DeviceVolume {
    var isFixed: Bool { controlType == VolumeControl.Kind.fixed.rawValue }
}
