/// The number that a Web Receiver gives beside an error: what in the player failed (Google's reference,
/// DetailedErrorCode). Open: other numbers are legal.
///
/// The hundreds group them: 1xx the media element, 2xx keys, 3xx fetching, 4xx manifests, 5xx segments, 6xx text, 9xx
/// the receiver's app.
public struct DetailedErrorCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let mediaUnknown = Self(rawValue: 100)
    public static let mediaAborted = Self(rawValue: 101)
    public static let mediaDecode = Self(rawValue: 102)
    public static let mediaNetwork = Self(rawValue: 103)
    /// The format is not supported, or the URL can't be fetched, or CORS forbids it.
    public static let mediaSourceNotSupported = Self(rawValue: 104)
    public static let sourceBufferFailure = Self(rawValue: 110)
    public static let mediaKeysUnknown = Self(rawValue: 200)
    public static let mediaKeysNetwork = Self(rawValue: 201)
    public static let mediaKeysUnsupported = Self(rawValue: 202)
    public static let mediaKeysWebCrypto = Self(rawValue: 203)
    public static let networkUnknown = Self(rawValue: 300)
    public static let segmentNetwork = Self(rawValue: 301)
    public static let hlsNetworkMasterPlaylist = Self(rawValue: 311)
    public static let hlsNetworkPlaylist = Self(rawValue: 312)
    public static let hlsNetworkNoKeyResponse = Self(rawValue: 313)
    public static let hlsNetworkKeyLoad = Self(rawValue: 314)
    public static let hlsNetworkInvalidSegment = Self(rawValue: 315)
    public static let hlsSegmentParsing = Self(rawValue: 316)
    public static let dashNetwork = Self(rawValue: 321)
    public static let dashNoInitialSegment = Self(rawValue: 322)
    public static let smoothNetwork = Self(rawValue: 331)
    public static let smoothNoMediaData = Self(rawValue: 332)
    public static let manifestUnknown = Self(rawValue: 400)
    public static let hlsManifestMaster = Self(rawValue: 411)
    public static let hlsManifestPlaylist = Self(rawValue: 412)
    public static let dashManifestUnknown = Self(rawValue: 420)
    public static let dashManifestNoPeriods = Self(rawValue: 421)
    public static let dashManifestNoMIMEType = Self(rawValue: 422)
    public static let dashInvalidSegmentInfo = Self(rawValue: 423)
    public static let smoothManifest = Self(rawValue: 431)
    public static let segmentUnknown = Self(rawValue: 500)
    public static let textUnknown = Self(rawValue: 600)
    public static let app = Self(rawValue: 900)
    public static let adBreakClipLoadingError = Self(rawValue: 901)
    public static let adBreakSeekInterceptorError = Self(rawValue: 902)
    public static let imageError = Self(rawValue: 903)
    public static let loadInterrupted = Self(rawValue: 904)
    public static let loadFailed = Self(rawValue: 905)
    public static let mediaErrorMessage = Self(rawValue: 906)
    public static let generic = Self(rawValue: 999)
}
