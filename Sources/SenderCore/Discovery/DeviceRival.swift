/// Another place where a device is said to be, by a host other than the one that is believed. Somebody announces in its
/// name, or it has moved and the old place is not forgotten yet.
package struct DeviceRival: Hashable, Sendable, Encodable {
    /// The address of the host that says so.
    package let source: String
    /// The host name that it says.
    package let host: String
    package let port: Int

    package init(source: String, host: String, port: Int) {
        self.source = source
        self.host = host
        self.port = port
    }
}
