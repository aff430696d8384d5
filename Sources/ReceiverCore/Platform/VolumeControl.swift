import CastWire

/// How the device's volume may be changed: what `controlType` and `stepInterval` of its status say, and two bits of its
/// capabilities.
package struct VolumeControl: Equatable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// The device makes its own sound louder or softer.
        case attenuation
        /// It has no volume to be set: it is at 1 and stays there. It can be muted all the same.
        case fixed
        /// It sets the volume of the TV or amplifier behind it.
        case master
    }

    package var kind: Kind
    /// How far one press of a volume key goes: more than 0, at most 1.
    package var step: Double

    package init(_ kind: Kind = .attenuation, step: Double = 0.05) {
        self.kind = kind
        self.step = step
    }

    /// AttenuationOrFixedVolume, MasterOrFixedVolume: a fixed volume has both.
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
