package import SenderCore

/// A device as the dialog lists it. Marquee's own, made of the Cast SDK's `GCKDevice`.
public struct DeviceRow: Hashable, Sendable, Identifiable {
    /// The icon beside the name.
    public enum Icon: String, Hashable, Sendable, CaseIterable {
        /// The device has a screen, or has not said whether it has one.
        case screen
        /// The device has audio only.
        case speaker
        /// Several devices that play the same in step.
        case group
    }

    /// `Device.deviceID`: the argument of ``CastDialog/choose(deviceID:)``.
    public let id: String
    /// The name that people give the device.
    public let name: String
    /// The maker's name of the model; empty if the device has not reported it.
    public let model: String
    /// The icon beside the name.
    public let icon: Icon
    /// What the device plays, in its own words; nil if it plays nothing or has not reported it.
    public let playing: String?

    package init(_ device: Device) {
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
