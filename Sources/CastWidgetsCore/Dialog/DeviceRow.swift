package import SenderCore

/// A device as the dialog lists it. Marquee's own, of the Cast SDK's `GCKDevice`.
public struct DeviceRow: Hashable, Sendable, Identifiable {
    /// What is drawn beside the name.
    public enum Icon: String, Hashable, Sendable, CaseIterable {
        /// It has a screen, or has not said whether it has one.
        case screen
        /// It has sound alone.
        case speaker
        /// Several that play the same in step.
        case group
    }

    /// `Device.deviceID`: what ``CastDialog/choose(deviceID:)`` takes.
    public let id: String
    /// What people call it.
    public let name: String
    /// What its maker calls it; empty where it has not said.
    public let model: String
    /// What is drawn beside its name.
    public let icon: Icon
    /// What it plays, in its own words; nil where it plays nothing or has not said.
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
