/// Who the device says it is: the same facts in mDNS, in eureka_info and inside the channel.
package struct DeviceProfile: Equatable, Sendable {
    /// 32 lower-case hexadecimal digits: a UUID without its hyphens.
    package var id: String
    /// What a person reads in a sender's list of devices.
    package var friendlyName: String
    package var modelName: String
    package var manufacturer: String
    /// The bits of `ca`; see `DeviceProfile.Capability`.
    package var capabilities: Int
    /// How its volume may be changed; the bits of it are in `capabilities` where whoever makes the profile puts them.
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

    /// A device with picture and sound whose volume may be changed so.
    ///
    /// - Parameter isGroup: a group's model is told in place of `modelName`: by it senders tell a group where they
    ///   don't read capabilities (PyChromecast).
    package init(id: String, friendlyName: String, modelName: String, volumeControl: VolumeControl, isGroup: Bool) {
        var capabilities = Capability.videoOut | Capability.audioOut
        capabilities |= volumeControl.capabilities
        if isGroup { capabilities |= Capability.multizoneGroup }
        self.init(
            id: id, friendlyName: friendlyName, modelName: isGroup ? "Google Cast Group" : modelName,
            capabilities: capabilities)
        self.volumeControl = volumeControl
    }

    /// The bits that this device can set.
    package enum Capability {
        package static let videoOut = 1
        package static let audioOut = 4
        package static let multizoneGroup = 32
        package static let masterOrFixedVolume = 2048
        package static let attenuationOrFixedVolume = 4096
    }

    /// The id in the form that UPnP and eureka_info use, with hyphens (8-4-4-4-12).
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
