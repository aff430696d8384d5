/// What a person is told about a media item: title, artist, pictures and so on.
///
/// A value: a copy that was given to `MediaInformation` does not change with the original.
public struct MediaMetadata: Hashable, Sendable {
    public enum MetadataType: Int, Sendable, CaseIterable {
        case generic = 0
        case movie = 1
        case tvShow = 2
        case musicTrack = 3
        case photo = 4
        case audiobookChapter = 5
        /// The first of the types that apps define for themselves.
        case user = 100
    }

    /// The name of a member, as on the wire. Any other name is legal and is kept.
    public struct Key: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { self.rawValue = value }

        public static let title: Key = "title"
        public static let subtitle: Key = "subtitle"
        public static let artist: Key = "artist"
        public static let albumArtist: Key = "albumArtist"
        public static let albumTitle: Key = "albumName"
        public static let composer: Key = "composer"
        public static let discNumber: Key = "discNumber"
        public static let trackNumber: Key = "trackNumber"
        public static let seasonNumber: Key = "season"
        public static let episodeNumber: Key = "episode"
        public static let seriesTitle: Key = "seriesTitle"
        public static let studio: Key = "studio"
        public static let width: Key = "width"
        public static let height: Key = "height"
        public static let locationName: Key = "location"
        public static let locationLatitude: Key = "latitude"
        public static let locationLongitude: Key = "longitude"
        public static let creationDate: Key = "creationDateTime"
        public static let releaseDate: Key = "releaseDate"
        public static let broadcastDate: Key = "originalAirdate"
        public static let bookTitle: Key = "bookTitle"
        public static let chapterNumber: Key = "chapterNumber"
        public static let chapterTitle: Key = "chapterTitle"
    }

    /// The number on the wire where it is one that has no name here.
    public private(set) var metadataTypeCode: Int
    public private(set) var images: [Image] = []
    private var members: [String: JSONValue] = [:]

    public init(metadataType: MetadataType = .generic) {
        metadataTypeCode = metadataType.rawValue
    }

    public var metadataType: MetadataType {
        MetadataType(rawValue: metadataTypeCode) ?? (metadataTypeCode >= MetadataType.user.rawValue ? .user : .generic)
    }

    /// The names of all members that are set, images aside.
    public var allKeys: [Key] {
        members.keys.sorted().map(Key.init(rawValue:))
    }

    public mutating func setString(_ value: String, forKey key: Key) {
        members[key.rawValue] = .string(value)
    }

    public func string(forKey key: Key) -> String? {
        members[key.rawValue]?.stringValue
    }

    public mutating func setInteger(_ value: Int, forKey key: Key) {
        members[key.rawValue] = .number(Double(value))
    }

    public func integer(forKey key: Key) -> Int? {
        members[key.rawValue]?.intValue
    }

    public mutating func setDouble(_ value: Double, forKey key: Key) {
        members[key.rawValue] = .number(value)
    }

    public func double(forKey key: Key) -> Double? {
        members[key.rawValue]?.doubleValue
    }

    public mutating func removeValue(forKey key: Key) {
        members[key.rawValue] = nil
    }

    /// Adds a picture behind those that are there; which of them is shown is the image picker's choice.
    public mutating func addImage(_ image: Image) {
        images.append(image)
    }
}

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
            url: try members.decode(String.self, forKey: "url"), width: members.int("width"),
            height: members.int("height"))
    }
}

extension MediaMetadata: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: WireKey.self)
        metadataTypeCode = container.int("metadataType") ?? container.int("type") ?? 0
        images = container.list("images") ?? []
        for key in container.allKeys where !["metadataType", "type", "images"].contains(key.stringValue) {
            members[key.stringValue] = container.json(key)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: WireKey.self)
        for (name, value) in members {
            try container.encode(value, forKey: WireKey(name))
        }
        try container.encode(metadataTypeCode, forKey: "metadataType")
        if !images.isEmpty {
            try container.encode(images, forKey: "images")
        }
    }
}
