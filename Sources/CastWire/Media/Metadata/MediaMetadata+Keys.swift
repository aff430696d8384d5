extension MediaMetadata {
    /// The name of a member, as on the wire. Any other name is legal and is kept.
    ///
    /// From the Cast SDK: the constants `kGCKMetadataKey...`.
    public struct Key: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { self.rawValue = value }
    }

    /// What kind of value a standard key has.
    ///
    /// From the Cast SDK, whose setters are named for these types.
    public enum ValueType: String, Sendable, CaseIterable {
        /// Text.
        case string
        /// A whole number.
        case integer
        /// Any number.
        case double
        /// ISO 8601 text on the wire.
        case date
        /// Seconds, a number on the wire.
        case timeInterval
    }
}

extension MediaMetadata.Key {
    /// What it is called. A string.
    public static let title: Self = "title"
    /// What stands below the title. A string.
    public static let subtitle: Self = "subtitle"
    /// Who made it, or plays it. A string.
    public static let artist: Self = "artist"
    /// Who made the album. A string.
    public static let albumArtist: Self = "albumArtist"
    /// What the album is called: `albumName`. A string.
    public static let albumTitle: Self = "albumName"
    /// Who composed it. A string.
    public static let composer: Self = "composer"
    /// Which disc of an album it is on, from 1 on. An integer.
    public static let discNumber: Self = "discNumber"
    /// Which piece of its disc it is, from 1 on. An integer.
    public static let trackNumber: Self = "trackNumber"
    /// Which season of a series it is in: `season`. An integer.
    public static let seasonNumber: Self = "season"
    /// Which episode of its season it is: `episode`. An integer.
    public static let episodeNumber: Self = "episode"
    /// What the series is called. A string.
    public static let seriesTitle: Self = "seriesTitle"
    /// Who produced it. A string.
    public static let studio: Self = "studio"
    /// Pixels of a picture, from 0 on. An integer.
    public static let width: Self = "width"
    /// Pixels of a picture, from 0 on. An integer.
    public static let height: Self = "height"
    /// Where a picture was taken, as people say it: `location`. A string.
    public static let locationName: Self = "location"
    /// Degrees, -90 to 90: where a picture was taken. A double.
    public static let locationLatitude: Self = "latitude"
    /// Degrees, -180 to 180: where a picture was taken. A double.
    public static let locationLongitude: Self = "longitude"
    /// When it was made: `creationDateTime`. A date.
    public static let creationDate: Self = "creationDateTime"
    /// When it was published. A date.
    public static let releaseDate: Self = "releaseDate"
    /// When it was first broadcast: `originalAirdate`. A date.
    public static let broadcastDate: Self = "originalAirdate"
    /// What the book is called. A string.
    public static let bookTitle: Self = "bookTitle"
    /// Which chapter of a book it is. An integer.
    public static let chapterNumber: Self = "chapterNumber"
    /// What the chapter is called. A string.
    public static let chapterTitle: Self = "chapterTitle"
    /// The queue item that a section of a container belongs to.
    public static let queueItemID: Self = "queueItemId"
    /// Seconds that a section lasts, from 0 on. A time interval.
    public static let sectionDuration: Self = "sectionDuration"
    /// Seconds since 1970: when a section of a live stream began.
    public static let sectionStartAbsoluteTime: Self = "sectionStartAbsoluteTime"
    /// Seconds into the container at which a section begins, from 0 on. A time interval.
    public static let sectionStartTimeInContainer: Self = "sectionStartTimeInContainer"
    /// Seconds into the media at which a section begins, from 0 on. A time interval.
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
