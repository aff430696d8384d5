import CastWire

/// A Cast device: its identity, its address, and what it reported when it was found.
///
/// From the Cast SDK: `GCKDevice`. Discovery takes the values from the device's announcement over mDNS
/// (`_googlecast._tcp`: `id`, `fn`, `md`, `ve`, `ca`, `st`, `rs`, `ic`).
public struct Device: Hashable, Sendable, Identifiable {
    /// The category of Cast devices. From the Cast SDK: `kGCKCastDeviceCategory`.
    public static let castCategory = "com.google.CastDevice"
    /// The TCP port on which a Cast device listens unless it announces another: 8009. A group of devices uses another
    /// port.
    public static let defaultPort = CastPorts.cast
    /// The largest length of a device's name and model in bytes. A label in mDNS has up to 63 bytes and a value of a
    /// TXT record up to 255; longer texts that a device sends in other ways are cut.
    static let longestName = 256
    /// The largest length of a device's id in bytes. Longer ids are ignored. Real ids have 32 or 36 bytes.
    static let longestID = 128

    /// The device's own id of 32 hexadecimal digits, or its address if only the address is known.
    public var deviceID: String
    /// The name that its owner gave it.
    public var friendlyName: String
    /// The name of the model, or empty if it has not reported one.
    public var modelName: String = ""
    /// The protocol version that it reports, from 2 on.
    public var deviceVersion: String = ""
    /// IP literals (IPv6 link-local ones with their scope) or a host name, in the order in which to try them. Never
    /// empty.
    public var networkAddresses: [String]
    /// The TCP port to connect to, 1 to 65535.
    public var servicePort: Int
    /// The capabilities that it has reported.
    public var capabilities: DeviceCapabilities = []
    /// The device's own text about what it is doing; empty if it does nothing.
    public var statusText: String = ""
    /// Whether an application is running on it.
    public var status = DeviceStatus.unknown
    /// The absolute URLs of its icons.
    public var iconURLs: [String] = []
    /// Whether the name and id are the device's own; false if only its address is known.
    package var isDescribed = true
    /// The kind of device: a Cast device, or a kind that a `DeviceProvider` adds. It is part of the unique id.
    public package(set) var category = Self.castCategory
    /// Further values, under names that the provider or the app chooses.
    public private(set) var attributes: [String: String] = [:]
    /// Other places where other hosts announce the device.
    package var rivals: [DeviceRival] = []
    /// Further places at which the device may be, in the order in which to try them: those that other hosts or other
    /// service instances announce. A session dials them too, and the proof decides.
    package var otherPlaces: [DeviceAddress] = []
    /// False if the device is announced on a crowded network and has not answered a direct question. It may then be
    /// invented.
    package var hasAnswered = true
    /// Whether it is on this machine's own network, as far as is known.
    public var isOnLocalNetwork = true

    package init(deviceID: String, friendlyName: String, networkAddresses: [String], servicePort: Int) {
        self.deviceID = deviceID
        self.friendlyName = friendlyName
        self.networkAddresses = networkAddresses
        self.servicePort = servicePort
    }

    /// Creates a device of which only the address is known: an IP literal or a host name, and a TCP port from 1 to
    /// 65535.
    ///
    /// It needs no discovery.
    public init(address: String, port: Int = Self.defaultPort) {
        let name = port == Self.defaultPort ? address : DeviceAddress(host: address, port: port).description
        self.init(deviceID: name, friendlyName: name, networkAddresses: [address], servicePort: port)
        isDescribed = false
    }

    /// Creates a device from an address as people write it: `192.168.1.7`, `192.168.1.7:8009`, `[fe80::1%eth0]:8009`,
    /// `tv.lan`.
    ///
    /// Returns nil if the text can't be an address, such as a name without a dot.
    public init?(parsing text: String) {
        guard let address = DeviceAddress(text) else { return nil }
        self.init(address: address.host, port: address.port ?? Self.defaultPort)
    }

    public var id: String { uniqueID }

    /// An id that is unique over all kinds of devices.
    public var uniqueID: String { category + ":" + deviceID }

    /// The address to try first.
    public var networkAddress: String { networkAddresses.first ?? "" }

    /// All addresses with the port, in the order in which to try them.
    package var places: [DeviceAddress] { networkAddresses.map { DeviceAddress(host: $0, port: servicePort) } }

    /// The address to try first and the port, in the form that `--to` accepts.
    package var place: String { DeviceAddress(host: networkAddress, port: servicePort).description }

    /// The type of device, as far as its capabilities show.
    public var type: DeviceType {
        if !isOnLocalNetwork { return .nearbyUnpaired }
        if capabilities.contains(.multizoneGroup) || capabilities.contains(.dynamicGroup) { return .speakerGroup }
        if capabilities.contains(.videoOut) { return .tv }
        return capabilities.contains(.audioOut) ? .speaker : .generic
    }

    /// Whether it is a group of devices that is cast to as one. A session with it lists its members
    /// (`MultizoneStatus`).
    public var isGroup: Bool { type == .speakerGroup }

    /// Its addresses as values, in the order in which to try them.
    public var addresses: [NetworkAddress] { networkAddresses.map(NetworkAddress.init) }

    /// Sets an attribute; nil removes it.
    public mutating func setAttribute(_ value: String?, forKey key: String) {
        attributes[key] = value
    }

    /// Returns whether it has all of these capabilities.
    public func hasCapabilities(_ capabilities: DeviceCapabilities) -> Bool {
        self.capabilities.isSuperset(of: capabilities)
    }

    /// Returns whether this is the same device at the same place in the same version. Its name and status may differ.
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

    /// Returns a device's id in normal form, or nil if it is not valid.
    package static func id(_ told: String) -> String? {
        guard isID(told) else { return nil }
        let id = normalized(id: told)
        return isID(id) ? id : nil
    }

    /// Ids have no hyphens in mDNS, but have them in HTTP.
    package static func normalized(id: String) -> String {
        id.lowercased().filter { $0 != "-" }
    }
}

extension String {
    /// Returns as many whole characters as fit into this number of bytes.
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
