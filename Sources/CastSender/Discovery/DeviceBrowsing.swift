/// What to look for: all Cast devices, or those that announce an application.
package enum BrowseTarget: Hashable, Sendable {
    case allDevices
    case application(String)

    /// The DNS subtype's label.
    package var subtype: String? {
        switch self {
        case .allDevices: nil
        case .application(let id): "_\(id)"
        }
    }
}

/// What browsing tells. A device is named by an id that stays the same while it is announced; `instance` is the full
/// name of the service that announces it, of which a device may have two for a while.
package enum BrowseEvent: Equatable, Sendable {
    /// It came, changed, or announced itself again as it was.
    case found(Device, instance: String = "")
    case lost(deviceID: String, instance: String = "")
    /// Nothing can be looked for, for this reason (a sentence); the last event.
    case failed(String)
}

/// Looks for devices in the local network. `MulticastDeviceBrowser` is the real one.
package protocol DeviceBrowsing: Sendable {
    /// Begins at once and goes on until the sequence is let go.
    func browse(for target: BrowseTarget) -> AsyncStream<BrowseEvent>

    /// Asks a host that multicast does not reach what it serves; empty where it does not answer.
    func devices(at address: String) async -> [Device]

    /// A device did not answer where it was announced: unless it is heard again soon, it is lost. Does nothing by
    /// default.
    func reconfirm(deviceID: String)
}

extension DeviceBrowsing {
    package func reconfirm(deviceID: String) {}
}

/// Asks one host over HTTP who it is.
package protocol HostInquiring: Sendable {
    /// Nil where nobody answers in time, or no Cast device.
    func device(at address: String, port: Int?) async -> Device?
}
