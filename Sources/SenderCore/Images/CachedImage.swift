/// An image as its server sent it.
///
/// Marquee's own.
public struct CachedImage: Hashable, Sendable {
    /// The MIME type, `image/...`, in lower case and without parameters.
    public let contentType: String
    /// The complete image file.
    public let bytes: [UInt8]

    /// Creates an image that the framework did not fetch itself.
    public init(contentType: String, bytes: [UInt8]) {
        self.contentType = contentType
        self.bytes = bytes
    }
}

/// The origin of an image's URL: the app or a device.
package struct ImageOrigin: Hashable, Sendable {
    /// The reach of the origin's address; see `AddressReach`.
    package let reach: AddressReach
    /// The device's unique id, or nil for the app itself.
    package let deviceID: String?

    package static let app = ImageOrigin(reach: .machine)

    package init(reach: AddressReach, deviceID: String? = nil) {
        self.reach = reach
        self.deviceID = deviceID
    }
}
