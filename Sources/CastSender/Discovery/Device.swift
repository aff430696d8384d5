import CastWire

/// A Cast device: who it is, where it listens, and what it said of itself when it was found.
///
/// From the Cast SDK: `GCKDevice`. What discovery knows comes from the device's announcement over mDNS
/// (`_googlecast._tcp`: `id`, `fn`, `md`, `ve`, `ca`, `st`, `rs`, `ic`).
public struct Device: Hashable, Sendable, Identifiable {
    /// The kind that Cast devices are of. From the Cast SDK: `kGCKCastDeviceCategory`.
    public static let castCategory = "com.google.CastDevice"
    /// The TCP port on which a Cast device listens, unless it says otherwise: 8009. A group of devices listens
    /// elsewhere.
    public static let defaultPort = 8009
    /// Bytes of a device's name and model. A label of mDNS has 63, a value of a TXT record 255; what a device says of
    /// itself over other ways is cut there.
    static let longestName = 256
    /// Bytes of a device's id; a longer one is none. Real ones have 32 or 36.
    static let longestID = 128

    /// The device's own id, 32 hexadecimal digits; where it was given by address and nobody knows better, the address.
    public var deviceID: String
    /// What its owner calls it.
    public var friendlyName: String
    /// What its maker calls it; empty where it has not said.
    public var modelName: String = ""
    /// The protocol version that it tells, from 2 on.
    public var deviceVersion: String = ""
    /// IP literals (an IPv6 link-local one with its scope) or a host name, in the order in which to try them. Not
    /// empty.
    public var networkAddresses: [String]
    /// The TCP port to connect to, 1 to 65535.
    public var servicePort: Int
    /// What it can do, as far as it has said.
    public var capabilities: DeviceCapabilities = []
    /// What it says it is doing; empty where it does nothing.
    public var statusText: String = ""
    /// Whether an application runs on it.
    public var status = DeviceStatus.unknown
    /// Absolute URLs.
    public var iconURLs: [String] = []
    /// Its name and id are its own; false where only its address is known.
    package var isDescribed = true
    /// The kind of device: Cast devices, or what a `DeviceProvider` brings. Part of the unique id.
    public internal(set) var category = Self.castCategory
    /// What else is known of it, by names of the provider's or the app's own.
    public private(set) var attributes: [String: String] = [:]
    /// It is in the network that this machine is in, as far as is known.
    public var isOnLocalNetwork = true

    package init(deviceID: String, friendlyName: String, networkAddresses: [String], servicePort: Int) {
        self.deviceID = deviceID
        self.friendlyName = friendlyName
        self.networkAddresses = networkAddresses
        self.servicePort = servicePort
    }

    /// A device that is known by its address only: an IP literal or a host name, and a TCP port, 1 to 65535. No
    /// discovery is needed for it.
    public init(address: String, port: Int = Self.defaultPort) {
        let name = port == Self.defaultPort ? address : DeviceAddress(host: address, port: port).description
        self.init(deviceID: name, friendlyName: name, networkAddresses: [address], servicePort: port)
        isDescribed = false
    }

    /// A device by an address as people write it: `192.168.1.7`, `192.168.1.7:8009`, `[fe80::1%eth0]:8009`, `tv.lan`.
    /// Nil where the text can't be an address, such as a name without a dot.
    public init?(parsing text: String) {
        guard let address = DeviceAddress(text) else { return nil }
        self.init(address: address.host, port: address.port ?? Self.defaultPort)
    }

    public var id: String { uniqueID }

    /// Unique over all kinds of devices.
    public var uniqueID: String { category + ":" + deviceID }

    /// The address to try first.
    public var networkAddress: String { networkAddresses.first ?? "" }

    /// What it is, as far as its capabilities tell.
    public var type: DeviceType {
        if !isOnLocalNetwork { return .nearbyUnpaired }
        if capabilities.contains(.multizoneGroup) || capabilities.contains(.dynamicGroup) { return .speakerGroup }
        if capabilities.contains(.videoOut) { return .tv }
        return capabilities.contains(.audioOut) ? .speaker : .generic
    }

    /// A group of devices that is cast to as one; its members are told by a session with it (`MultizoneStatus`).
    public var isGroup: Bool { type == .speakerGroup }

    /// Its addresses as values, in the order in which to try them.
    public var addresses: [NetworkAddress] { networkAddresses.map(NetworkAddress.init) }

    /// Nil takes the attribute away.
    public mutating func setAttribute(_ value: String?, forKey key: String) {
        attributes[key] = value
    }

    /// Whether it can do all of these.
    public func hasCapabilities(_ capabilities: DeviceCapabilities) -> Bool {
        self.capabilities.isSuperset(of: capabilities)
    }

    /// The same device at the same place in the same version; its name or what it does may differ.
    public func isSameDevice(as other: Device) -> Bool {
        uniqueID == other.uniqueID && networkAddresses == other.networkAddresses && servicePort == other.servicePort
            && deviceVersion == other.deviceVersion
    }

    func described(by information: DeviceInfo) -> Device {
        var device = self
        if let id = Self.id(information.deviceID) { device.deviceID = id }
        if !information.friendlyName.isEmpty {
            device.friendlyName = information.friendlyName.shortened(to: Self.longestName)
        }
        device.modelName = information.model.shortened(to: Self.longestName)
        device.capabilities = DeviceCapabilities(rawValue: information.capabilities)
        device.isDescribed = true
        return device
    }

    static func uniqueID(ofCastDevice deviceID: String) -> String { castCategory + ":" + deviceID }

    static func isID(_ text: String) -> Bool { !text.isEmpty && text.utf8.count <= longestID }

    /// An id as a device has told it, in whichever way; nil where it is none.
    static func id(_ told: String) -> String? {
        guard isID(told) else { return nil }
        let id = normalized(id: told)
        return isID(id) ? id : nil
    }

    /// mDNS has ids without hyphens, HTTP with them.
    static func normalized(id: String) -> String {
        id.lowercased().filter { $0 != "-" }
    }
}

extension String {
    /// Whole characters of at most so many bytes.
    func shortened(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var (end, size) = (startIndex, 0)
        while end < endIndex {
            let next = index(after: end)
            size += utf8.distance(from: end, to: next)
            guard size <= limit else { break }
            end = next
        }
        return String(self[..<end])
    }
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
