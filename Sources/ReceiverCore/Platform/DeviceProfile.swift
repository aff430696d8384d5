/// How the device describes itself: the same data in mDNS, in eureka_info and on the CASTV2 channel.
package struct DeviceProfile: Equatable, Sendable {
    /// 32 lower-case hexadecimal digits: a UUID without hyphens.
    package var id: String
    /// The name that people read in a sender's list of devices.
    package var friendlyName: String
    package var modelName: String
    package var manufacturer: String
    /// The bits of the TXT record's `ca`; see `DeviceProfile.Capability`.
    package var capabilities: Int
    /// How the volume may be changed. `capabilities` has the matching bits only if the maker of the profile sets them.
    package var volumeControl = VolumeControl()

    package init(
        id: String, friendlyName: String, modelName: String = "Marquee", manufacturer: String = "Marquee",
        capabilities: Int = Capability.videoOut | Capability.audioOut
    ) {
        self.id = id
        self.friendlyName = friendlyName
        self.modelName = modelName
        self.manufacturer = manufacturer
        self.capabilities = capabilities
    }

    /// A device with video and audio, and the given volume control.
    ///
    /// - Parameter isGroup: whether the device is a group. If it is, its model name is "Google Cast Group" instead of
    ///   `modelName`, because senders that don't read capabilities (PyChromecast) recognize a group by it.
    package init(id: String, friendlyName: String, modelName: String, volumeControl: VolumeControl, isGroup: Bool) {
        var capabilities = Capability.videoOut | Capability.audioOut
        capabilities |= volumeControl.capabilities
        if isGroup { capabilities |= Capability.multizoneGroup }
        self.init(
            id: id, friendlyName: friendlyName, modelName: isGroup ? "Google Cast Group" : modelName,
            capabilities: capabilities)
        self.volumeControl = volumeControl
    }

    /// The capability bits that this device can set.
    package enum Capability {
        package static let videoOut = 1
        package static let audioOut = 4
        package static let multizoneGroup = 32
        package static let masterOrFixedVolume = 2048
        package static let attenuationOrFixedVolume = 4096
    }

    /// The id with hyphens (8-4-4-4-12), as UPnP and eureka_info write it.
    package var hyphenatedID: String { Self.hyphenated(id) }

    static func hyphenated(_ id: String) -> String {
        guard id.utf8.count == 32 else { return id }
        var text = ""
        for (index, digit) in id.enumerated() {
            if [8, 12, 16, 20].contains(index) { text.append("-") }
            text.append(digit)
        }
        return text
    }
}
