/// What a device can do: the bits of `ca` in its announcement.
///
/// From the Cast SDK: `GCKDeviceCapability`. Bits without a name here are kept.
public struct DeviceCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// 1: it shows pictures.
    public static let videoOut = DeviceCapabilities(rawValue: 1)
    /// 2: it has a camera.
    public static let videoIn = DeviceCapabilities(rawValue: 2)
    /// 4: it plays sound.
    public static let audioOut = DeviceCapabilities(rawValue: 4)
    /// 8: it has a microphone.
    public static let audioIn = DeviceCapabilities(rawValue: 8)
    /// 16: it is set up for somebody who makes Web Receiver apps.
    public static let developmentMode = DeviceCapabilities(rawValue: 16)
    /// 32: it is a group of devices, made in its owner's app.
    public static let multizoneGroup = DeviceCapabilities(rawValue: 32)
    /// 64: it is a group of devices that was made for one session.
    public static let dynamicGroup = DeviceCapabilities(rawValue: 64)
    /// 128: it is a group whose members play a channel each, as a stereo pair does.
    public static let multiChannelGroup = DeviceCapabilities(rawValue: 128)
    /// 256: it is a member of such a group.
    public static let multiChannelMember = DeviceCapabilities(rawValue: 256)
    /// 2048: its volume is that of the TV or amplifier behind it, or fixed.
    public static let masterOrFixedVolume = DeviceCapabilities(rawValue: 2048)
    /// 4096: its volume is that of its own sound, or fixed.
    public static let attenuationOrFixedVolume = DeviceCapabilities(rawValue: 4096)
    /// 65536: it can be taken into a group while it plays.
    public static let dynamicGroupingSupported = DeviceCapabilities(rawValue: 65536)
}

/// What a device is, as far as its capabilities tell.
///
/// From the Cast SDK: `GCKDeviceType`, with its numbers.
public enum DeviceType: Int, Sendable, CaseIterable {
    /// It has said nothing of what it can do.
    case generic = 0
    /// It has a picture.
    case tv = 1
    /// It has sound and no picture.
    case speaker = 2
    /// Several devices that are cast to as one.
    case speakerGroup = 3
    /// One that is near but not in the same network; only a provider can tell.
    case nearbyUnpaired = 4
}

/// Whether a device does something. From the Cast SDK: `GCKDeviceStatus`, with its numbers; on the wire, `st` of its
/// announcement.
public enum DeviceStatus: Int, Sendable, CaseIterable {
    /// It has not said.
    case unknown = -1
    /// Nothing is cast to it.
    case idle = 0
    /// Something is cast to it: an application runs, which can be joined or replaced.
    case busy = 1
}
