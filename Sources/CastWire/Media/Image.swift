/// An image of a media item.
///
/// From the Cast SDK: `GCKImage`; on the wire, `images` of the metadata.
public struct Image: Hashable, Sendable {
    /// The URL of the image. The framework only loads http and https URLs.
    public let url: String
    /// Pixels, 0 to 65536; nil if unknown.
    public let width: Int?
    /// Pixels, 0 to 65536; nil if unknown.
    public let height: Int?

    /// Creates an image at a URL. The sizes are in pixels; nil if unknown.
    public init(url: String, width: Int? = nil, height: Int? = nil) {
        self.url = url
        self.width = width
        self.height = height
    }
}

extension Image: Codable, WireObject {
    public init(from decoder: any Decoder) throws { try self.init(from: WireMembers(decoder)) }

    package init(from members: WireMembers) throws {
        self.init(
            url: try members.decode(String.self, forKey: "url"), width: members.side("width"),
            height: members.side("height"))
    }
}
