/// Another place that a host other than the accepted one announces for a device.
///
/// Either a host pretends to be the device, or the device has moved and its old place has not expired yet.
package struct DeviceRival: Hashable, Sendable, Encodable {
    /// The address of the host that announces this place.
    package let source: String
    /// The host name in that announcement.
    package let host: String
    package let port: Int

    package init(source: String, host: String, port: Int) {
        self.source = source
        self.host = host
        self.port = port
    }
}
