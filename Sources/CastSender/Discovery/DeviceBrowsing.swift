/// Looks for devices in the local network. `MulticastDeviceBrowser` is the real one.
package protocol DeviceBrowsing: Sendable {
    /// Begins at once and goes on until the sequence is let go.
    func browse(for target: BrowseTarget) -> AsyncStream<BrowseEvent>

    /// Asks a host that multicast does not reach what it serves; empty where it does not answer.
    func devices(at address: String) async -> [Device]

    /// A device did not answer where it was announced: unless it is heard again soon, it is lost. Does nothing by
    /// default.
    func reconfirm(deviceID: String)

    /// A device was connected to at this address, an IP literal, and this port, and has proved itself. What others
    /// announce in its name counts less from then on. Does nothing by default.
    func confirm(deviceID: String, at address: String, port: Int)
}

extension DeviceBrowsing {
    package func reconfirm(deviceID: String) {}
    package func confirm(deviceID: String, at address: String, port: Int) {}
}

/// Asks one host over HTTP who it is.
package protocol HostInquiring: Sendable {
    /// Nil where nobody answers in time, or no Cast device.
    func device(at address: String, port: Int?) async -> Device?
}
