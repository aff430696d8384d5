/// What one metadata item describes, as AVMetadataIdentifier.
public struct MetadataIdentifier: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The title.
    public static let commonIdentifierTitle = Self(rawValue: "comn/title")
    /// The image.
    public static let commonIdentifierArtwork = Self(rawValue: "comn/artwork")
    /// The description.
    public static let commonIdentifierDescription = Self(rawValue: "comn/description")
    /// The artist.
    public static let commonIdentifierArtist = Self(rawValue: "comn/artist")
    /// The name of the album.
    public static let commonIdentifierAlbumName = Self(rawValue: "comn/albumName")
    /// A second title.
    public static let iTunesMetadataTrackSubTitle = Self(rawValue: "itsk/%A9st3")
    /// The content rating, such as an age rating.
    public static let iTunesMetadataContentRating = Self(rawValue: "itsk/rtng")
    /// The genre.
    public static let quickTimeMetadataGenre = Self(rawValue: "mdta/com.apple.quicktime.genre")
}

/// The format of a metadata item's value, as Core Media's kCMMetadataBaseDataType of AVMetadataItem.
public struct MetadataDataType: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A JPEG image.
    public static let jpeg = Self(rawValue: "com.apple.metadata.datatype.JPEG")
    /// A PNG image.
    public static let png = Self(rawValue: "com.apple.metadata.datatype.PNG")
    /// Text.
    public static let utf8 = Self(rawValue: "com.apple.metadata.datatype.UTF-8")
}

/// One item of metadata, as AVMetadataItem.
public struct MetadataItem: Hashable, Sendable {
    /// The value of an item.
    public enum Value: Hashable, Sendable {
        /// A text of any length; only a bounded part of it is shown.
        case text(String)
        /// The bytes of an image.
        case data([UInt8])
    }

    /// What the item describes.
    public var identifier: MetadataIdentifier
    /// The item's value.
    public var value: Value
    /// The declared format of the data. It is only informative: an image's format is read from its bytes
    /// (`hasMismatchedType`).
    public var dataType: MetadataDataType?
    /// The language as a BCP 47 tag.
    ///
    /// "und" means no language: such an item is for everybody. An item with a language is for people who read that
    /// language.
    public var extendedLanguageTag: String?

    /// Creates an item, which is for everybody unless a language is named.
    public init(
        identifier: MetadataIdentifier, value: Value, dataType: MetadataDataType? = nil,
        extendedLanguageTag: String? = "und"
    ) {
        self.identifier = identifier
        self.value = value
        self.dataType = dataType
        self.extendedLanguageTag = extendedLanguageTag
    }

    /// The text; `nil` if the value is data.
    public var text: String? {
        if case .text(let text) = value { text } else { nil }
    }

    /// The data; `nil` if the value is text.
    public var data: [UInt8]? {
        if case .data(let data) = value { data } else { nil }
    }

    /// Whether an image has another format than its data type says.
    public var hasMismatchedType: Bool {
        guard let data, let dataType, dataType == .jpeg || dataType == .png else { return false }
        return ArtworkType(sniffing: data) != (dataType == .jpeg ? .jpeg : .png)
    }
}
