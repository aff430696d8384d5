/// Makes a `MediaInformation`. What has been built does not change with the builder afterwards.
///
/// From the Cast SDK: `GCKMediaInformationBuilder`.
public struct MediaInformationBuilder: Sendable {
    /// Where the receiver gets the media from: an absolute URL that it can reach.
    public var contentURL: String
    /// What the receiver's app knows the item by, where that is not its URL.
    public var contentID: String?
    /// Default: buffered, as the Cast SDK's builder has it.
    public var streamType: MediaInformation.StreamType = .buffered
    /// A MIME type.
    public var contentType: String = ""
    /// What a person is told about it; nil: nothing.
    public var metadata: MediaMetadata?
    /// Seconds; infinity for live streams.
    public var streamDuration: Double?
    /// Seconds since 1970: when a live stream's time was 0.
    public var startAbsoluteTime: Double?
    /// A link by which the receiver's app finds the media in a catalogue.
    public var entity: String?
    /// The same for an Android TV app.
    public var atvEntity: String?
    /// In the order in which they are to be offered. Can't be changed once the item is loaded.
    public var mediaTracks: [MediaTrack] = []
    /// How text tracks are drawn from the beginning; nil leaves it to the receiver.
    public var textTrackStyle: TextTrackStyle?
    /// Where ads come.
    public var adBreaks: [AdBreakInfo] = []
    /// The ads of all breaks.
    public var adBreakClips: [AdBreakClipInfo] = []
    /// Goes before `adBreaks` and `adBreakClips`.
    public var vmapAdsRequest: VASTAdsRequest?
    /// The container of the audio segments, where it is an HLS stream.
    public var hlsSegmentFormat: HLSSegmentFormat?
    /// The container of the video segments, where it is an HLS stream.
    public var hlsVideoSegmentFormat: HLSVideoSegmentFormat?
    /// Goes to the receiver's app as it is.
    public var customData: JSONValue?

    /// A buffered item at this URL; what else it is, is set next.
    public init(contentURL: String) {
        self.contentURL = contentURL
    }

    /// Begins with an item as it is, for instance to change it.
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

    /// Makes the item.
    ///
    /// - Throws: `MediaInformationError` that names what is missing or contradicts itself; nothing goes over the wire.
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

/// What keeps a media item, a queue or an item of one from being built. Marquee's own.
public enum MediaInformationError: Error, Equatable, CustomStringConvertible {
    /// There is nothing to play: neither URL nor id, no items, nothing to find them by.
    case missingContent
    /// This is no absolute URL (RFC 3986).
    case invalidURL(String)
    /// A duration in seconds is from 0 on; this is negative, or not a number.
    case invalidDuration(Double)
    /// Only a stream of another type than buffered can have no end.
    case endlessBufferedStream
    /// Two tracks have this id.
    case duplicateTrackID(Int)
    /// A queue needs an item to begin with.
    case invalidStartIndex(Int, itemCount: Int)
    /// A time of a queue or of one of its items that is negative or no number.
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
