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
    public package(set) var category = Self.castCategory
    /// What else is known of it, by names of the provider's or the app's own.
    public private(set) var attributes: [String: String] = [:]
    /// Where else others announce it.
    package var rivals: [DeviceRival] = []
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

    /// The address to try first and the port, as `--to` takes them.
    package var place: String { DeviceAddress(host: networkAddress, port: servicePort).description }

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

    package func described(by information: DeviceInfo) -> Device {
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

    package static func uniqueID(ofCastDevice deviceID: String) -> String { castCategory + ":" + deviceID }

    static func isID(_ text: String) -> Bool { !text.isEmpty && text.utf8.count <= longestID }

    /// An id as a device has told it, in whichever way; nil where it is none.
    package static func id(_ told: String) -> String? {
        guard isID(told) else { return nil }
        let id = normalized(id: told)
        return isID(id) ? id : nil
    }

    /// mDNS has ids without hyphens, HTTP with them.
    package static func normalized(id: String) -> String {
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
