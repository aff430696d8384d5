/// Makes a `MediaInformation`. What has been built does not change with the builder afterwards.
public struct MediaInformationBuilder: Sendable {
    public var contentURL: String
    /// What the receiver's app knows the item by, where that is not its URL.
    public var contentID: String?
    /// Default: buffered, as the Cast SDK's builder has it.
    public var streamType: MediaInformation.StreamType = .buffered
    /// A MIME type.
    public var contentType: String = ""
    public var metadata: MediaMetadata?
    /// Seconds; infinity for live streams.
    public var streamDuration: Double?
    /// In the order in which they are to be offered. Can't be changed once the item is loaded.
    public var mediaTracks: [MediaTrack] = []
    public var textTrackStyle: JSONValue?
    /// The container of HLS audio segments, as the receiver names it: `aac`, `ts`, `fmp4`...
    public var hlsSegmentFormat: String?
    /// The container of HLS video segments: `mpeg2_ts`, `fmp4`.
    public var hlsVideoSegmentFormat: String?
    public var customData: JSONValue?

    public init(contentURL: String) {
        self.contentURL = contentURL
    }

    public init(_ information: MediaInformation) {
        contentURL = information.resolvedURL
        contentID = information.contentURL == nil ? nil : information.contentID
        streamType = information.streamType
        contentType = information.contentType
        metadata = information.metadata
        streamDuration = information.streamDuration
        mediaTracks = information.mediaTracks
        textTrackStyle = information.textTrackStyle
        hlsSegmentFormat = information.hlsSegmentFormat
        hlsVideoSegmentFormat = information.hlsVideoSegmentFormat
        customData = information.customData
    }

    /// - Throws: `MediaInformationError` that names what is missing or contradicts itself; nothing goes over the wire.
    public func build() throws(MediaInformationError) -> MediaInformation {
        try validate()
        var information = MediaInformation(contentID: contentID ?? contentURL)
        information.contentURL = contentID == nil ? nil : contentURL
        information.streamType = streamType
        information.contentType = contentType
        information.metadata = metadata
        information.streamDuration = streamDuration
        information.mediaTracks = mediaTracks
        information.textTrackStyle = textTrackStyle
        information.hlsSegmentFormat = hlsSegmentFormat
        information.hlsVideoSegmentFormat = hlsVideoSegmentFormat
        information.customData = customData
        return information
    }

    private func validate() throws(MediaInformationError) {
        guard !contentURL.isEmpty || contentID?.isEmpty == false else { throw .missingContent }
        guard contentURL.isEmpty || Self.looksLikeURL(contentURL) else { throw .invalidURL(contentURL) }
        if let streamDuration, streamDuration.isNaN || streamDuration < 0 {
            throw .invalidDuration(streamDuration)
        }
        var seen: Set<Int> = []
        for track in mediaTracks where !seen.insert(track.identifier).inserted {
            throw .duplicateTrackID(track.identifier)
        }
    }

    /// A scheme, a colon and something behind it, without blanks or control characters: what RFC 3986 asks of every
    /// absolute URI. Whether a receiver can fetch it is for the receiver to say.
    private static func looksLikeURL(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), text.index(after: colon) < text.endIndex else { return false }
        let scheme = text[..<colon]
        guard let first = scheme.first, first.isASCII, first.isLetter else { return false }
        guard scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }) else {
            return false
        }
        let rest = text[text.index(after: colon)...]
        if ["http", "https"].contains(scheme.lowercased()), !rest.hasPrefix("//") || rest.count < 3 { return false }
        return text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    }
}

/// What keeps a media item from being built.
public enum MediaInformationError: Error, Equatable, CustomStringConvertible {
    case missingContent
    case invalidURL(String)
    case invalidDuration(Double)
    case duplicateTrackID(Int)

    public var description: String {
        switch self {
        case .missingContent: "the media has neither a content URL nor a content id"
        case .invalidURL(let url): "\"\(url)\" is not a URL that a receiver could fetch, such as https://host/film.mp4"
        case .invalidDuration(let seconds): "a duration of \(seconds) seconds makes no sense"
        case .duplicateTrackID(let id): "two media tracks have the id \(id); ids are unique within an item"
        }
    }
}
