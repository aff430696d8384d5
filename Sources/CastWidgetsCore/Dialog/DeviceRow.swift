public import SenderCore

/// A device as the dialog lists it.
public struct DeviceRow: Hashable, Sendable, Identifiable {
    /// What is drawn beside the name.
    public enum Icon: String, Hashable, Sendable, CaseIterable {
        case screen, speaker, group
    }

    /// The device's own.
    public let id: String
    public let name: String
    /// What its maker calls it; empty where it has not said.
    public let model: String
    public let icon: Icon
    /// What it plays, in its own words; nil where it plays nothing or has not said.
    public let playing: String?

    public init(_ device: Device) {
        id = device.deviceID
        name = device.friendlyName
        model = device.modelName
        icon =
            if device.capabilities.contains(.multizoneGroup) {
                .group
            } else {
                device.capabilities.isEmpty || device.capabilities.contains(.videoOut) ? .screen : .speaker
            }
        playing = device.statusText.isEmpty ? nil : device.statusText
    }
}
