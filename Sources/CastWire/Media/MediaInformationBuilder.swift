/// Builds a `MediaInformation`. Later changes to the builder do not affect built items.
///
/// From the Cast SDK: `GCKMediaInformationBuilder`.
public struct MediaInformationBuilder: Sendable {
    /// The URL from which the receiver loads the media: absolute, and reachable for the receiver.
    public var contentURL: String
    /// The receiver app's id of the item, if it is not the URL.
    public var contentID: String?
    /// Buffered by default, as in the Cast SDK's builder.
    public var streamType: MediaInformation.StreamType = .buffered
    /// A MIME type.
    public var contentType: String = ""
    /// The description for people, if there is one.
    public var metadata: MediaMetadata?
    /// Seconds; infinity for live streams.
    public var streamDuration: Double?
    /// Seconds since 1970 at which a live stream's time was 0.
    public var startAbsoluteTime: Double?
    /// A link with which the receiver's app finds the media in a catalog.
    public var entity: String?
    /// The same link for an Android TV app.
    public var atvEntity: String?
    /// The tracks in the order in which they are offered. They can't be changed once the item is loaded.
    public var mediaTracks: [MediaTrack] = []
    /// The initial style of text tracks; nil for the receiver's default.
    public var textTrackStyle: TextTrackStyle?
    /// The ad breaks.
    public var adBreaks: [AdBreakInfo] = []
    /// The ads of all breaks.
    public var adBreakClips: [AdBreakClipInfo] = []
    /// The request for an ad schedule; it takes precedence over `adBreaks` and `adBreakClips`.
    public var vmapAdsRequest: VASTAdsRequest?
    /// The container of the audio segments, if it is an HLS stream.
    public var hlsSegmentFormat: HLSSegmentFormat?
    /// The container of the video segments, if it is an HLS stream.
    public var hlsVideoSegmentFormat: HLSVideoSegmentFormat?
    /// Passed to the receiver's app unchanged.
    public var customData: JSONValue?

    /// Starts with a buffered item at this URL.
    public init(contentURL: String) {
        self.contentURL = contentURL
    }

    /// Starts with the values of an item, for instance to change it.
    public init(_ information: MediaInformation) {
        contentURL = information.resolvedURL
        contentID = information.contentURL == nil ? nil : information.contentID
        streamType = information.streamType
        contentType = information.contentType
        metadata = information.metadata
        streamDuration = information.streamDuration
        startAbsoluteTime = information.startAbsoluteTime
        entity = information.entity
        atvEntity = information.atvEntity
        mediaTracks = information.mediaTracks
        textTrackStyle = information.textTrackStyle
        adBreaks = information.adBreaks
        adBreakClips = information.adBreakClips
        vmapAdsRequest = information.vmapAdsRequest
        hlsSegmentFormat = information.hlsSegmentFormat
        hlsVideoSegmentFormat = information.hlsVideoSegmentFormat
        customData = information.customData
    }

    /// Builds the item.
    ///
    /// - Throws: `MediaInformationError` for a missing or contradictory value. Nothing is sent.
    public func build() throws(MediaInformationError) -> MediaInformation {
        try validate()
        var information = MediaInformation(contentID: contentID ?? contentURL)
        information.contentURL = contentID == nil ? nil : contentURL
        information.streamType = streamType
        information.contentType = contentType
        information.metadata = metadata
        information.streamDuration = streamDuration
        information.startAbsoluteTime = startAbsoluteTime
        information.entity = entity
        information.atvEntity = atvEntity
        information.mediaTracks = mediaTracks
        information.textTrackStyle = textTrackStyle
        information.adBreaks = adBreaks
        information.adBreakClips = adBreakClips
        information.vmapAdsRequest = vmapAdsRequest
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
        if streamDuration == .infinity, streamType == .buffered { throw .endlessBufferedStream }
        var seen: Set<Int> = []
        for track in mediaTracks where !seen.insert(track.identifier).inserted {
            throw .duplicateTrackID(track.identifier)
        }
    }

    /// Checks for a scheme, a colon and a rest without blanks or control characters, as RFC 3986 requires of every
    /// absolute URI. The receiver decides whether it can load it.
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

/// The reason why a media item, a queue or a queue item can't be built. Marquee's own.
public enum MediaInformationError: Error, Equatable, CustomStringConvertible {
    /// There is nothing to play: no URL, no id, no items, and no link to find them.
    case missingContent
    /// This is not an absolute URL (RFC 3986).
    case invalidURL(String)
    /// A duration in seconds that is negative or NaN.
    case invalidDuration(Double)
    /// A buffered stream with an infinite duration.
    case endlessBufferedStream
    /// Two tracks have this id.
    case duplicateTrackID(Int)
    /// The queue has no item at the start index.
    case invalidStartIndex(Int, itemCount: Int)
    /// A time of a queue or of a queue item that is negative or NaN.
    case invalidTime(Double)

    public var description: String {
        switch self {
        case .missingContent: "the media has neither a content URL nor a content id"
        case .invalidURL(let url): "\"\(url)\" is not a URL that a receiver could fetch, such as https://host/film.mp4"
        case .invalidDuration(let seconds): "a duration of \(seconds) seconds makes no sense"
        case .endlessBufferedStream:
            "a buffered stream has an end; make the stream type live, or leave out the duration"
        case .duplicateTrackID(let id): "two media tracks have the id \(id); ids are unique within an item"
        case .invalidStartIndex(let index, let count): "the queue can't begin with item \(index) of \(count)"
        case .invalidTime(let seconds): "\(seconds) seconds is no time in a media item"
        }
    }
}
