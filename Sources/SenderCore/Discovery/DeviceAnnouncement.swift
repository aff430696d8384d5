/// A Cast device out of what it announces in mDNS: the keys of its TXT record (protocol.md 5.2, Open Screen's
/// receiver_info; further keys as seen in the wild).
///
/// Tolerant where a device leaves something out or writes nonsense: what matters is that it can be reached.
package struct DeviceAnnouncement: Sendable {
    /// The service instance's label, such as `Chromecast-Ultra-<id>`.
    package let instanceName: String
    /// Keys in lower case.
    package let text: [String: String]
    /// In the order in which to try them, each once: one that was heard on two interfaces is still one.
    package let addresses: [String]
    package let port: Int
    package let rivals: [DeviceRival]

    package init(
        instanceName: String, text: [String: String], addresses: [String], port: Int, rivals: [DeviceRival] = []
    ) {
        self.instanceName = instanceName
        self.text = text
        var seen: Set<String> = []
        self.addresses = addresses.filter { seen.insert($0).inserted }
        self.port = port
        self.rivals = rivals
    }

    package var deviceID: String {
        text["id"].flatMap(Device.id) ?? instanceName
    }

    package var device: Device {
        let name = text["fn"].flatMap { $0.isEmpty ? nil : $0 } ?? instanceName
        var device = Device(
            deviceID: deviceID, friendlyName: name, networkAddresses: addresses, servicePort: port)
        device.rivals = rivals
        device.modelName = text["md"] ?? ""
        device.deviceVersion = text["ve"] ?? ""
        device.capabilities = DeviceCapabilities(rawValue: text["ca"].flatMap { Int($0) } ?? 0)
        device.status = text["st"].flatMap { Int($0) }.flatMap(DeviceStatus.init) ?? .unknown
        device.statusText = text["rs"] ?? ""
        if let icon = text["ic"], icon.hasPrefix("/"), let host = addresses.first {
            device.iconURLs = ["http://\(host.contains(":") ? "[\(host)]" : host):8008\(icon)"]
        }
        return device
    }
}
