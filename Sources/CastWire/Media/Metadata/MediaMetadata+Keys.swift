extension MediaMetadata {
    /// The name of a member, as on the wire. Any other name is allowed and kept.
    ///
    /// From the Cast SDK: the constants `kGCKMetadataKey...`.
    public struct Key: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { self.rawValue = value }
    }

    /// The type of a standard key's value.
    ///
    /// From the Cast SDK, whose setters are named after these types.
    public enum ValueType: String, Sendable, CaseIterable {
        /// Text.
        case string
        /// A whole number.
        case integer
        /// Any number.
        case double
        /// A date, as ISO 8601 text on the wire.
        case date
        /// Seconds, a number on the wire.
        case timeInterval
    }
}

extension MediaMetadata.Key {
    /// The title. A string.
    public static let title: Self = "title"
    /// The subtitle. A string.
    public static let subtitle: Self = "subtitle"
    /// The artist. A string.
    public static let artist: Self = "artist"
    /// The artist of the album. A string.
    public static let albumArtist: Self = "albumArtist"
    /// The title of the album: `albumName`. A string.
    public static let albumTitle: Self = "albumName"
    /// The composer. A string.
    public static let composer: Self = "composer"
    /// The disc of the album, from 1. An integer.
    public static let discNumber: Self = "discNumber"
    /// The track number on its disc, from 1. An integer.
    public static let trackNumber: Self = "trackNumber"
    /// The season of the series: `season`. An integer.
    public static let seasonNumber: Self = "season"
    /// The episode of the season: `episode`. An integer.
    public static let episodeNumber: Self = "episode"
    /// The title of the series. A string.
    public static let seriesTitle: Self = "seriesTitle"
    /// The studio. A string.
    public static let studio: Self = "studio"
    /// The width of a photo in pixels, from 0. An integer.
    public static let width: Self = "width"
    /// The height of a photo in pixels, from 0. An integer.
    public static let height: Self = "height"
    /// The name of the place where a photo was taken: `location`. A string.
    public static let locationName: Self = "location"
    /// The latitude of that place in degrees, -90 to 90. A double.
    public static let locationLatitude: Self = "latitude"
    /// The longitude of that place in degrees, -180 to 180. A double.
    public static let locationLongitude: Self = "longitude"
    /// The date of creation: `creationDateTime`. A date.
    public static let creationDate: Self = "creationDateTime"
    /// The date of publication. A date.
    public static let releaseDate: Self = "releaseDate"
    /// The date of the first broadcast: `originalAirdate`. A date.
    public static let broadcastDate: Self = "originalAirdate"
    /// The title of the book. A string.
    public static let bookTitle: Self = "bookTitle"
    /// The chapter of the book. An integer.
    public static let chapterNumber: Self = "chapterNumber"
    /// The title of the chapter. A string.
    public static let chapterTitle: Self = "chapterTitle"
    /// The id of the queue item that a section of a container belongs to. An integer.
    public static let queueItemID: Self = "queueItemId"
    /// The duration of a section in seconds, from 0. A time interval.
    public static let sectionDuration: Self = "sectionDuration"
    /// The start of a section of a live stream, in seconds since 1970. A time interval.
    public static let sectionStartAbsoluteTime: Self = "sectionStartAbsoluteTime"
    /// The start of a section in the container in seconds, from 0. A time interval.
    public static let sectionStartTimeInContainer: Self = "sectionStartTimeInContainer"
    /// The start of a section in the media in seconds, from 0. A time interval.
    public static let sectionStartTimeInMedia: Self = "sectionStartTimeInMedia"

    /// The type of a standard key's value; nil for other keys, whose values have any type.
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
