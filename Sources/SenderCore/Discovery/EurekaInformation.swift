import CastWire

/// A device's description of itself at `/setup/eureka_info`. The fields are those of PyChromecast's dial module.
package struct EurekaInformation: Equatable, Sendable {
    package var name: String
    /// The device's id with hyphens (`ssdp_udn`).
    package var identifier: String?
    package var modelName: String?

    /// Returns nil if the text is not such a description.
    package init?(json: String) {
        guard let value = try? JSONPayload.decode(JSONValue.self, from: json, within: .httpAnswer) else { return nil }
        let details = value["device_info"]
        guard let name = value["name"]?.stringValue ?? details?["name"]?.stringValue else { return nil }
        self.name = name
        identifier = (value["ssdp_udn"] ?? details?["ssdp_udn"])?.stringValue
        modelName = (value["model_name"] ?? details?["model_name"] ?? value["detail"]?["model_name"])?.stringValue
    }

    package func device(at address: String, port: Int?) -> Device {
        var device = Device(address: address, port: port ?? Device.defaultPort)
        device.friendlyName = name.shortened(to: Device.longestName)
        let id = identifier.flatMap(Device.id)
        if let id { device.deviceID = id }
        device.modelName = (modelName ?? "").shortened(to: Device.longestName)
        device.isDescribed = id != nil
        return device
    }
}
