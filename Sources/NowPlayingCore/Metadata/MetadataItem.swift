/// What one entry of an item's metadata is of, as AVMetadataIdentifier.
public struct MetadataIdentifier: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What it is called.
    public static let commonIdentifierTitle = Self(rawValue: "comn/title")
    /// Its picture.
    public static let commonIdentifierArtwork = Self(rawValue: "comn/artwork")
    /// What it is about.
    public static let commonIdentifierDescription = Self(rawValue: "comn/description")
    /// By whom it is.
    public static let commonIdentifierArtist = Self(rawValue: "comn/artist")
    /// What it is a part of.
    public static let commonIdentifierAlbumName = Self(rawValue: "comn/albumName")
    /// A second title.
    public static let iTunesMetadataTrackSubTitle = Self(rawValue: "itsk/%A9st3")
    /// For whom it is.
    public static let iTunesMetadataContentRating = Self(rawValue: "itsk/rtng")
    /// What kind of thing it is.
    public static let quickTimeMetadataGenre = Self(rawValue: "mdta/com.apple.quicktime.genre")
}

/// The format of a metadata item's value, as Core Media's kCMMetadataBaseDataType of AVMetadataItem.
public struct MetadataDataType: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A JPEG picture.
    public static let jpeg = Self(rawValue: "com.apple.metadata.datatype.JPEG")
    /// A PNG picture.
    public static let png = Self(rawValue: "com.apple.metadata.datatype.PNG")
    /// Text.
    public static let utf8 = Self(rawValue: "com.apple.metadata.datatype.UTF-8")
}

/// One entry of an item's metadata, as AVMetadataItem.
public struct MetadataItem: Hashable, Sendable {
    /// What it says.
    public enum Value: Hashable, Sendable {
        /// A text of any length; what is shown of it is bounded.
        case text(String)
        /// Bytes, of a picture.
        case data([UInt8])
    }

    /// What it is of.
    public var identifier: MetadataIdentifier
    /// What it says.
    public var value: Value
    /// The format of data. Only told: what a picture is, its bytes say (`hasMismatchedType`).
    public var dataType: MetadataDataType?
    /// BCP 47. "und" is for everybody, and so is none; a language is for those who have it among theirs.
    public var extendedLanguageTag: String?

    /// For everybody, unless a language is named.
    public init(
        identifier: MetadataIdentifier, value: Value, dataType: MetadataDataType? = nil,
        extendedLanguageTag: String? = "und"
    ) {
        self.identifier = identifier
        self.value = value
        self.dataType = dataType
        self.extendedLanguageTag = extendedLanguageTag
    }

    /// `nil` where it is data.
    public var text: String? {
        if case .text(let text) = value { text } else { nil }
    }

    /// `nil` where it is text.
    public var data: [UInt8]? {
        if case .data(let data) = value { data } else { nil }
    }

    /// Whether a picture is another than its data type says.
    public var hasMismatchedType: Bool {
        guard let data, let dataType, dataType == .jpeg || dataType == .png else { return false }
        return ArtworkType(sniffing: data) != (dataType == .jpeg ? .jpeg : .png)
    }
}
