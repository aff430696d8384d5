/// The description of a media item for people: title, artist, images and so on.
///
/// It is a value: changes do not affect the copy in a `MediaInformation`. The setters named after a type write that
/// type for any key; `set(_:forKey:)` checks the type of standard keys.
///
/// From the Cast SDK: `GCKMediaMetadata`; on the wire, `metadata` of the media object.
public struct MediaMetadata: Hashable, Sendable {
    /// The type of the described media. From the Cast SDK: `GCKMediaMetadataType`, with its numbers, also on the wire.
    public enum MetadataType: Int, Sendable, CaseIterable {
        /// Any media.
        case generic = 0
        /// A movie.
        case movie = 1
        /// An episode of a series.
        case tvShow = 2
        /// A music track.
        case musicTrack = 3
        /// A photo.
        case photo = 4
        /// A chapter of an audiobook.
        case audiobookChapter = 5
        /// The first of the types that apps define.
        case user = 100
    }

    /// The type's number on the wire, even if it is unknown.
    public private(set) var metadataTypeCode: Int
    /// The images in the order in which they were added.
    public private(set) var images: [Image] = []
    private var members: [String: JSONValue] = [:]

    /// Creates empty metadata of this type.
    public init(metadataType: MetadataType = .generic) {
        metadataTypeCode = metadataType.rawValue
    }

    /// The type of the described media. Numbers from 100 are an app's own; other unknown numbers count as generic.
    public var metadataType: MetadataType {
        MetadataType(rawValue: metadataTypeCode) ?? (metadataTypeCode >= MetadataType.user.rawValue ? .user : .generic)
    }

    /// The keys of all members except the images.
    public var allKeys: [Key] {
        members.keys.sorted().map(Key.init(rawValue:))
    }

    /// The value for this key, as on the wire.
    public func value(forKey key: Key) -> JSONValue? {
        members[key.rawValue]
    }

    /// Sets any value, for keys that an app and its receiver define. Null removes the member.
    public mutating func setValue(_ value: JSONValue, forKey key: Key) {
        if case .null = value {
            removeValue(forKey: key)
        } else {
            members[key.rawValue] = value
        }
    }

    /// Removes a member. Does nothing if there is none.
    public mutating func removeValue(forKey key: Key) {
        members[key.rawValue] = nil
    }

    /// Appends an image. The image picker chooses which one is shown.
    public mutating func addImage(_ image: Image) {
        images.append(image)
    }
}

extension MediaMetadata: Codable, WireObject {
    public init(from decoder: any Decoder) throws { try self.init(from: WireMembers(decoder)) }

    package init(from container: WireMembers) throws {
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
