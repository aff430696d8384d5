/// Looks for devices on the local network. `MulticastDeviceBrowser` is the real one.
package protocol DeviceBrowsing: Sendable {
    /// Starts to browse at once and goes on until the sequence is released.
    func browse(for target: BrowseTarget) -> AsyncStream<BrowseEvent>

    /// Asks a host that multicast does not reach for its devices. Returns none if it does not answer.
    func devices(at address: String) async -> [Device]

    /// Reports that a device did not answer where it was announced. It is then lost unless it is heard again soon. The
    /// default does nothing.
    func reconfirm(deviceID: String)

    /// Reports that a device at this address (an IP literal) and port has proved itself. Other hosts' announcements in
    /// its name count less from then on. The default does nothing.
    func confirm(deviceID: String, at address: String, port: Int)
}

extension DeviceBrowsing {
    package func reconfirm(deviceID: String) {}
    package func confirm(deviceID: String, at address: String, port: Int) {}
}

/// Asks one host over HTTP which device it is.
package protocol HostInquiring: Sendable {
    /// Returns nil if no Cast device answers in time.
    func device(at address: String, port: Int?) async -> Device?
}
