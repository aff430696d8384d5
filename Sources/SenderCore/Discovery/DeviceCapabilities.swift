/// What a device can do: the bits of `ca` in its announcement.
public struct DeviceCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let videoOut = DeviceCapabilities(rawValue: 1)
    public static let videoIn = DeviceCapabilities(rawValue: 2)
    public static let audioOut = DeviceCapabilities(rawValue: 4)
    public static let audioIn = DeviceCapabilities(rawValue: 8)
    public static let developmentMode = DeviceCapabilities(rawValue: 16)
    public static let multizoneGroup = DeviceCapabilities(rawValue: 32)
    public static let dynamicGroup = DeviceCapabilities(rawValue: 64)
    public static let multiChannelGroup = DeviceCapabilities(rawValue: 128)
    public static let multiChannelMember = DeviceCapabilities(rawValue: 256)
    public static let masterOrFixedVolume = DeviceCapabilities(rawValue: 2048)
    public static let attenuationOrFixedVolume = DeviceCapabilities(rawValue: 4096)
    public static let dynamicGroupingSupported = DeviceCapabilities(rawValue: 65536)
}

/// What a device is, as far as its capabilities tell.
public enum DeviceType: Int, Sendable, CaseIterable {
    case generic = 0
    case tv = 1
    case speaker = 2
    case speakerGroup = 3
    /// One that is near but not in the same network; only a provider can tell.
    case nearbyUnpaired = 4
}

/// Numbers as in the Cast SDK.
public enum DeviceStatus: Int, Sendable, CaseIterable {
    case unknown = -1
    case idle = 0
    case busy = 1
}
