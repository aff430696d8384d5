/// A picture that belongs to a media item.
///
/// From the Cast SDK: `GCKImage`; on the wire, `images` of the metadata.
public struct Image: Hashable, Sendable {
    /// Where it is. What the framework fetches is http or https only.
    public let url: String
    /// Pixels, 0 to 65536; nil where nobody said.
    public let width: Int?
    /// Pixels, 0 to 65536; nil where nobody said.
    public let height: Int?

    /// A picture at a URL. The sizes are in pixels; nil where they are not known.
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
