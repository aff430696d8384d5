import enum CastWire.PlaceText
package import SenderCore

/// A group and its members, as the commands report them.
package struct GroupReport: Encodable {
    package struct Member: Encodable {
        package let id: String
        package let name: String
        /// 0 to 1.
        package let level: Double
        package let muted: Bool
    }

    package let id: String
    package let name: String
    package let address: String
    package let port: Int
    /// Nil if the group did not answer.
    package var members: [Member]?
    /// Why it did not.
    package var error: String?

    package init(_ group: Device, _ members: Result<MultizoneStatus, CastError>) {
        id = group.deviceID
        name = group.friendlyName
        address = group.networkAddress
        port = group.servicePort
        switch members {
        case .success(let status): self.members = status.devices.map(Member.init)
        case .failure(let error): self.error = error.description
        }
    }

    package var text: String {
        let head = "\(PeerText.name(name))  \(PlaceText.of(host: address, port: port))  \(PeerText.name(id))"
        let unknown = error.map { "  (its members are not known: \(PeerText.line($0)))" } ?? ""
        let lines = members.map { $0.map(\.text) } ?? [unknown]
        return ([head] + lines).joined(separator: "\n")
    }
}

extension GroupReport.Member {
    package init(_ device: MultizoneDevice) {
        self.init(id: device.deviceID, name: device.friendlyName, level: device.volumeLevel, muted: device.muted)
    }

    fileprivate var text: String {
        "  \(PeerText.name(name))  \(NumberText.percent(level))\(muted ? ", muted" : "")  \(PeerText.name(id))"
    }
}
