/// What one entry of an item's metadata is of, as AVMetadataIdentifier.
public struct MetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let commonIdentifierTitle = Self(rawValue: "comn/title")
    public static let commonIdentifierArtwork = Self(rawValue: "comn/artwork")
    public static let commonIdentifierDescription = Self(rawValue: "comn/description")
    public static let commonIdentifierArtist = Self(rawValue: "comn/artist")
    public static let commonIdentifierAlbumName = Self(rawValue: "comn/albumName")
    public static let iTunesMetadataTrackSubTitle = Self(rawValue: "itsk/%A9st3")
    public static let iTunesMetadataContentRating = Self(rawValue: "itsk/rtng")
    public static let quickTimeMetadataGenre = Self(rawValue: "mdta/com.apple.quicktime.genre")
}

/// The format of a metadata item's value, as CMMetadataBaseDataType.
public struct MetadataDataType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let jpeg = Self(rawValue: "com.apple.metadata.datatype.JPEG")
    public static let png = Self(rawValue: "com.apple.metadata.datatype.PNG")
    public static let utf8 = Self(rawValue: "com.apple.metadata.datatype.UTF-8")
}

/// One entry of an item's metadata, as AVMetadataItem.
public struct MetadataItem: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
        case text(String)
        case data([UInt8])
    }

    public var identifier: MetadataIdentifier
    public var value: Value
    /// The format of data. Only told: what a picture is, its bytes say (`hasMismatchedType`).
    public var dataType: MetadataDataType?
    /// BCP 47. "und" is for everybody, and so is none; a language is for those who have it among theirs.
    public var extendedLanguageTag: String?

    public init(
        identifier: MetadataIdentifier, value: Value, dataType: MetadataDataType? = nil,
        extendedLanguageTag: String? = "und"
    ) {
        self.identifier = identifier
        self.value = value
        self.dataType = dataType
        self.extendedLanguageTag = extendedLanguageTag
    }

    public var text: String? {
        if case .text(let text) = value { text } else { nil }
    }

    public var data: [UInt8]? {
        if case .data(let data) = value { data } else { nil }
    }

    /// Whether a picture is another than its data type says.
    public var hasMismatchedType: Bool {
        guard let data, let dataType, dataType == .jpeg || dataType == .png else { return false }
        return ArtworkType(sniffing: data) != (dataType == .jpeg ? .jpeg : .png)
    }
}
