/// What a person is told about a media item: title, artist, pictures and so on.
///
/// A value: a copy that was given to `MediaInformation` does not change with the original. The setters named for a type
/// write that type under any key; `set(_:forKey:)` holds standard keys to the type they have.
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

    /// A value as it is on the wire.
    public func value(forKey key: Key) -> JSONValue? {
        members[key.rawValue]
    }

    /// Sets any value, for keys that an app and its receiver agree on; null removes it.
    public mutating func setValue(_ value: JSONValue, forKey key: Key) {
        if case .null = value {
            removeValue(forKey: key)
        } else {
            members[key.rawValue] = value
        }
    }

    public mutating func removeValue(forKey key: Key) {
        members[key.rawValue] = nil
    }

    /// Adds a picture behind those that are there; which of them is shown is the image picker's choice.
    public mutating func addImage(_ image: Image) {
        images.append(image)
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
