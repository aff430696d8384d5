import enum CastWire.PlaceText
package import SenderCore

/// A discovered device, as the commands report it.
package struct DeviceReport: Encodable {
    /// found, updated or removed, if events are reported.
    package let event: String?
    package let id: String
    package let name: String
    package let model: String
    package let address: String
    package let port: Int
    package let addresses: [String]
    package let capabilities: Int
    package let status: String
    /// Contradicting announcements of other hosts; nil if there are none.
    package let conflicts: [DeviceRival]?

    package init(_ device: Device, event: String? = nil) {
        self.event = event
        id = device.deviceID
        name = device.friendlyName
        model = device.modelName
        address = device.networkAddress
        port = device.servicePort
        addresses = device.networkAddresses
        capabilities = device.capabilities.rawValue
        status = device.statusText
        conflicts = device.rivals.isEmpty ? nil : device.rivals
    }

    /// One line for a person.
    package var text: String {
        let playing = status.isEmpty ? "" : "  (\(PeerText.name(status)))"
        let place = PlaceText.of(host: address, port: port)
        return PeerText.printable(
            "\(PeerText.name(name))  \(PeerText.name(model))  \(place)  \(PeerText.name(id))\(playing)"
                + conflictNote)
    }

    private var conflictNote: String {
        guard let conflicts else { return "" }
        let others = conflicts.map { "\($0.source) says \(PlaceText.of(host: PeerText.name($0.host), port: $0.port))" }
        return "  (conflict: " + others.joined(separator: ", ") + ")"
    }
}
