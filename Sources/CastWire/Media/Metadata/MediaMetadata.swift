/// What a person is told about a media item: title, artist, pictures and so on.
///
/// A value: a copy that was given to `MediaInformation` does not change with the original. The setters named for a type
/// write that type under any key; `set(_:forKey:)` holds standard keys to the type they have.
///
/// From the Cast SDK: `GCKMediaMetadata`; on the wire, `metadata` of the media object.
public struct MediaMetadata: Hashable, Sendable {
    /// What kind of thing the metadata is of. From the Cast SDK: `GCKMediaMetadataType`, with its numbers, which are
    /// those on the wire too.
    public enum MetadataType: Int, Sendable, CaseIterable {
        /// Nothing special.
        case generic = 0
        /// A film.
        case movie = 1
        /// An episode of a series.
        case tvShow = 2
        /// A piece of music.
        case musicTrack = 3
        /// A picture.
        case photo = 4
        /// A chapter of an audiobook.
        case audiobookChapter = 5
        /// The first of the types that apps define for themselves.
        case user = 100
    }

    /// The number on the wire where it is one that has no name here.
    public private(set) var metadataTypeCode: Int
    /// Its pictures, in the order in which they were added.
    public private(set) var images: [Image] = []
    private var members: [String: JSONValue] = [:]

    /// Metadata of this kind, in which nothing is set.
    public init(metadataType: MetadataType = .generic) {
        metadataTypeCode = metadataType.rawValue
    }

    /// What kind of thing the metadata is of; numbers from 100 on are an app's own, other unknown ones count as
    /// generic.
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

    /// Takes a member away. Nothing happens where there is none.
    public mutating func removeValue(forKey key: Key) {
        members[key.rawValue] = nil
    }

    /// Adds a picture behind those that are there; which of them is shown is the image picker's choice.
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
