extension MediaMetadata {
    /// The name of a member, as on the wire. Any other name is legal and is kept.
    public struct Key: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { self.rawValue = value }
    }

    /// What kind of value a standard key has.
    public enum ValueType: String, Sendable, CaseIterable {
        case string
        case integer
        case double
        /// ISO 8601 text on the wire.
        case date
        /// Seconds, a number on the wire.
        case timeInterval
    }
}

extension MediaMetadata.Key {
    public static let title: Self = "title"
    public static let subtitle: Self = "subtitle"
    public static let artist: Self = "artist"
    public static let albumArtist: Self = "albumArtist"
    public static let albumTitle: Self = "albumName"
    public static let composer: Self = "composer"
    public static let discNumber: Self = "discNumber"
    public static let trackNumber: Self = "trackNumber"
    public static let seasonNumber: Self = "season"
    public static let episodeNumber: Self = "episode"
    public static let seriesTitle: Self = "seriesTitle"
    public static let studio: Self = "studio"
    /// Pixels, as is `height`.
    public static let width: Self = "width"
    public static let height: Self = "height"
    public static let locationName: Self = "location"
    /// Degrees, as is `locationLongitude`.
    public static let locationLatitude: Self = "latitude"
    public static let locationLongitude: Self = "longitude"
    public static let creationDate: Self = "creationDateTime"
    public static let releaseDate: Self = "releaseDate"
    public static let broadcastDate: Self = "originalAirdate"
    public static let bookTitle: Self = "bookTitle"
    public static let chapterNumber: Self = "chapterNumber"
    public static let chapterTitle: Self = "chapterTitle"
    /// The queue item that a section of a container belongs to.
    public static let queueItemID: Self = "queueItemId"
    public static let sectionDuration: Self = "sectionDuration"
    /// Seconds since 1970: when a section of a live stream began.
    public static let sectionStartAbsoluteTime: Self = "sectionStartAbsoluteTime"
    public static let sectionStartTimeInContainer: Self = "sectionStartTimeInContainer"
    public static let sectionStartTimeInMedia: Self = "sectionStartTimeInMedia"

    /// Nil for keys that are not standard ones: their values have any type.
    public var valueType: MediaMetadata.ValueType? { Self.valueTypes[self] }

    private static let valueTypes: [Self: MediaMetadata.ValueType] = {
        let keys: [MediaMetadata.ValueType: [Self]] = [
            .string: [
                .title, .subtitle, .artist, .albumArtist, .albumTitle, .composer, .seriesTitle, .studio, .locationName,
                .bookTitle, .chapterTitle,
            ],
            .integer: [
                .discNumber, .trackNumber, .seasonNumber, .episodeNumber, .width, .height, .chapterNumber, .queueItemID,
            ],
            .double: [.locationLatitude, .locationLongitude],
            .date: [.creationDate, .releaseDate, .broadcastDate],
            .timeInterval: [
                .sectionDuration, .sectionStartAbsoluteTime, .sectionStartTimeInContainer, .sectionStartTimeInMedia,
            ],
        ]
        var types: [Self: MediaMetadata.ValueType] = [:]
        for (type, keys) in keys {
            for key in keys { types[key] = type }
        }
        return types
    }()
}
