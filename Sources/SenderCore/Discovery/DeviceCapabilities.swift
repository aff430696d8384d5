/// The capabilities of a device: the bits of `ca` in its announcement.
///
/// From the Cast SDK: `GCKDeviceCapability`. Bits without a name are kept.
public struct DeviceCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// 1: it shows video.
    public static let videoOut = DeviceCapabilities(rawValue: 1)
    /// 2: it has a camera.
    public static let videoIn = DeviceCapabilities(rawValue: 2)
    /// 4: it plays audio.
    public static let audioOut = DeviceCapabilities(rawValue: 4)
    /// 8: it has a microphone.
    public static let audioIn = DeviceCapabilities(rawValue: 8)
    /// 16: it is set up for developers of Web Receiver apps.
    public static let developmentMode = DeviceCapabilities(rawValue: 16)
    /// 32: it is a group of devices that was made in its owner's app.
    public static let multizoneGroup = DeviceCapabilities(rawValue: 32)
    /// 64: it is a group of devices that was made for one session.
    public static let dynamicGroup = DeviceCapabilities(rawValue: 64)
    /// 128: it is a group whose members play one channel each, such as a stereo pair.
    public static let multiChannelGroup = DeviceCapabilities(rawValue: 128)
    /// 256: it is a member of such a group.
    public static let multiChannelMember = DeviceCapabilities(rawValue: 256)
    /// 2048: its volume is that of the TV or amplifier behind it, or is fixed.
    public static let masterOrFixedVolume = DeviceCapabilities(rawValue: 2048)
    /// 4096: its volume is that of its own audio output, or is fixed.
    public static let attenuationOrFixedVolume = DeviceCapabilities(rawValue: 4096)
    /// 65536: it can join a group while it plays.
    public static let dynamicGroupingSupported = DeviceCapabilities(rawValue: 65536)
}

/// The type of a device, as far as its capabilities show.
///
/// From the Cast SDK: `GCKDeviceType`, with its numbers.
public enum DeviceType: Int, Sendable, CaseIterable {
    /// It has reported no capabilities.
    case generic = 0
    /// It shows video.
    case tv = 1
    /// It plays audio but shows no video.
    case speaker = 2
    /// It is several devices that are cast to as one.
    case speakerGroup = 3
    /// It is nearby but not on the same network. Only a provider can report this.
    case nearbyUnpaired = 4
}

/// Whether a device is in use.
///
/// From the Cast SDK: `GCKDeviceStatus`, with its numbers; on the wire, `st` of its announcement.
public enum DeviceStatus: Int, Sendable, CaseIterable {
    /// It has not reported a status.
    case unknown = -1
    /// No application is running.
    case idle = 0
    /// An application is running, which can be joined or replaced.
    case busy = 1
}
