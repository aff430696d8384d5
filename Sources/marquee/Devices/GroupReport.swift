import CastSender

/// A group and its members, as the commands tell them.
@MainActor struct GroupReport: Encodable {
    struct Member: Encodable {
        let id: String
        let name: String
        /// 0 to 1.
        let level: Double
        let muted: Bool
    }

    let id: String
    let name: String
    let address: String
    let port: Int
    /// Nil where the group did not say.
    var members: [Member]?
    /// Why it did not.
    var error: String?

    init(_ group: Device, _ members: Result<MultizoneStatus, CastError>) {
        id = group.deviceID
        name = group.friendlyName
        address = group.networkAddress
        port = group.servicePort
        switch members {
        case .success(let status): self.members = status.devices.map(Member.init)
        case .failure(let error): self.error = error.description
        }
    }

    init(_ session: CastSession, _ status: MultizoneStatus) {
        self.init(session.device, .success(status))
    }

    var text: String {
        let head = "\(PeerText.name(name))  \(address):\(port)  \(PeerText.name(id))"
        let unknown = error.map { "  (its members are not known: \(PeerText.line($0)))" } ?? ""
        let lines = members.map { $0.map(\.text) } ?? [unknown]
        return ([head] + lines).joined(separator: "\n")
    }
}

extension GroupReport.Member {
    @MainActor init(_ device: MultizoneDevice) {
        self.init(id: device.deviceID, name: device.friendlyName, level: device.volumeLevel, muted: device.muted)
    }

    fileprivate var text: String {
        "  \(PeerText.name(name))  \(NumberText.percent(level))\(muted ? ", muted" : "")  \(PeerText.name(id))"
    }
}
