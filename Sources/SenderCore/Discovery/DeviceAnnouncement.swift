import CastWire

/// A Cast device as it announces itself in mDNS, with the keys of its TXT record.
///
/// The keys are those of Open Screen (cast/common/public/receiver_info.h), and further ones that real devices send.
/// Missing or invalid values are tolerated, since a device only has to be reachable.
package struct DeviceAnnouncement: Sendable {
    /// The service instance's label, such as `Chromecast-Ultra-<id>`.
    package let instanceName: String
    /// The TXT record, with its keys in lower case.
    package let text: [String: String]
    /// The addresses in the order in which to try them, each once, even if it was heard on two interfaces.
    package let addresses: [String]
    package let port: Int
    package let rivals: [DeviceRival]
    /// Further places at which it is announced, in the order in which to try them.
    package let otherPlaces: [DeviceAddress]
    /// Whether it has answered, as far as it was asked.
    package let hasAnswered: Bool

    package init(
        instanceName: String, text: [String: String], addresses: [String], port: Int, rivals: [DeviceRival] = [],
        otherPlaces: [DeviceAddress] = [], hasAnswered: Bool = true
    ) {
        self.instanceName = instanceName
        self.text = text
        var seen: Set<String> = []
        self.addresses = addresses.filter { seen.insert($0).inserted }
        self.port = port
        self.rivals = rivals
        self.otherPlaces = otherPlaces
        self.hasAnswered = hasAnswered
    }

    package var deviceID: String {
        text["id"].flatMap(Device.id) ?? instanceName
    }

    package var device: Device {
        let name = text["fn"].flatMap { $0.isEmpty ? nil : $0 } ?? instanceName
        var device = Device(
            deviceID: deviceID, friendlyName: name, networkAddresses: addresses, servicePort: port)
        device.rivals = rivals
        device.otherPlaces = otherPlaces
        device.hasAnswered = hasAnswered
        device.modelName = text["md"] ?? ""
        device.deviceVersion = text["ve"] ?? ""
        device.capabilities = DeviceCapabilities(rawValue: text["ca"].flatMap { Int($0) } ?? 0)
        device.status = text["st"].flatMap { Int($0) }.flatMap(DeviceStatus.init) ?? .unknown
        device.statusText = text["rs"] ?? ""
        if let icon = text["ic"], icon.hasPrefix("/"), let host = addresses.first {
            device.iconURLs = ["http://\(PlaceText.of(host: host, port: CastPorts.setup))\(icon)"]
        }
        return device
    }
}
