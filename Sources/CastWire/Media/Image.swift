/// A picture that belongs to a media item.
public struct Image: Hashable, Sendable {
    public let url: String
    /// Pixels; nil where nobody said.
    public let width: Int?
    public let height: Int?

    public init(url: String, width: Int? = nil, height: Int? = nil) {
        self.url = url
        self.width = width
        self.height = height
    }
}

extension Image: Codable {
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: WireKey.self)
        self.init(
            url: try members.decode(String.self, forKey: "url"), width: members.side("width"),
            height: members.side("height"))
    }
}
