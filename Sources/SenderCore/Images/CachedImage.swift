/// A picture as its server sent it.
///
/// Marquee's own.
public struct CachedImage: Hashable, Sendable {
    /// A MIME type, `image/...`, in lower case and without parameters.
    public let contentType: String
    /// All of the picture, as its server sent it.
    public let bytes: [UInt8]

    /// A picture from elsewhere than the framework's own fetching.
    public init(contentType: String, bytes: [UInt8]) {
        self.contentType = contentType
        self.bytes = bytes
    }
}

/// Who named a picture's URL.
package struct ImageOrigin: Hashable, Sendable {
    /// From how far it can be reached; see `AddressReach`.
    package let reach: AddressReach
    /// Its unique id; nil for the app itself.
    package let deviceID: String?

    package static let app = ImageOrigin(reach: .machine)

    package init(reach: AddressReach, deviceID: String? = nil) {
        self.reach = reach
        self.deviceID = deviceID
    }
}
