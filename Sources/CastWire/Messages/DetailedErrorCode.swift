/// A Web Receiver's number for a player's failure (Google's reference, DetailedErrorCode). More may be added.
///
/// Groups: 1xx the media element, 2xx keys, 3xx loading, 4xx manifests, 5xx segments, 6xx text, 9xx the receiver's app.
public struct DetailedErrorCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// 100: the media element failed for an unknown reason.
    public static let mediaUnknown = Self(rawValue: 100)
    /// 101: the browser aborted loading.
    public static let mediaAborted = Self(rawValue: 101)
    /// 102: the media could not be decoded.
    public static let mediaDecode = Self(rawValue: 102)
    /// 103: the network failed while the media was loaded.
    public static let mediaNetwork = Self(rawValue: 103)
    /// 104: the format is not supported, the URL can't be loaded, or CORS forbids it.
    public static let mediaSourceNotSupported = Self(rawValue: 104)
    /// 110: the browser does not support a source buffer of this kind.
    public static let sourceBufferFailure = Self(rawValue: 110)
    /// 200: keys failed for an unknown reason.
    public static let mediaKeysUnknown = Self(rawValue: 200)
    /// 201: the network failed while a key was loaded.
    public static let mediaKeysNetwork = Self(rawValue: 201)
    /// 202: the key system is not supported.
    public static let mediaKeysUnsupported = Self(rawValue: 202)
    /// 203: the browser's cryptography failed.
    public static let mediaKeysWebCrypto = Self(rawValue: 203)
    /// 300: loading failed for an unknown reason.
    public static let networkUnknown = Self(rawValue: 300)
    /// 301: a segment could not be loaded.
    public static let segmentNetwork = Self(rawValue: 301)
    /// 311: the master playlist of an HLS stream could not be loaded.
    public static let hlsNetworkMasterPlaylist = Self(rawValue: 311)
    /// 312: a playlist of an HLS stream could not be loaded.
    public static let hlsNetworkPlaylist = Self(rawValue: 312)
    /// 313: there was no response with a key of an HLS stream.
    public static let hlsNetworkNoKeyResponse = Self(rawValue: 313)
    /// 314: a key of an HLS stream could not be loaded.
    public static let hlsNetworkKeyLoad = Self(rawValue: 314)
    /// 315: a loaded segment of an HLS stream is invalid.
    public static let hlsNetworkInvalidSegment = Self(rawValue: 315)
    /// 316: a segment of an HLS stream could not be parsed.
    public static let hlsSegmentParsing = Self(rawValue: 316)
    /// 321: a part of a DASH stream could not be loaded.
    public static let dashNetwork = Self(rawValue: 321)
    /// 322: a DASH stream has no initial segment.
    public static let dashNoInitialSegment = Self(rawValue: 322)
    /// 331: a part of a Smooth Streaming stream could not be loaded.
    public static let smoothNetwork = Self(rawValue: 331)
    /// 332: a Smooth Streaming stream has no media.
    public static let smoothNoMediaData = Self(rawValue: 332)
    /// 400: the manifest failed for an unknown reason.
    public static let manifestUnknown = Self(rawValue: 400)
    /// 411: the master playlist of an HLS stream can't be parsed.
    public static let hlsManifestMaster = Self(rawValue: 411)
    /// 412: a playlist of an HLS stream can't be parsed.
    public static let hlsManifestPlaylist = Self(rawValue: 412)
    /// 420: the manifest of a DASH stream failed for an unknown reason.
    public static let dashManifestUnknown = Self(rawValue: 420)
    /// 421: the manifest of a DASH stream has no periods.
    public static let dashManifestNoPeriods = Self(rawValue: 421)
    /// 422: the manifest of a DASH stream has no MIME type.
    public static let dashManifestNoMIMEType = Self(rawValue: 422)
    /// 423: the manifest of a DASH stream has invalid segment information.
    public static let dashInvalidSegmentInfo = Self(rawValue: 423)
    /// 431: the manifest of a Smooth Streaming stream can't be parsed.
    public static let smoothManifest = Self(rawValue: 431)
    /// 500: a segment failed for an unknown reason.
    public static let segmentUnknown = Self(rawValue: 500)
    /// 600: a text track failed for an unknown reason.
    public static let textUnknown = Self(rawValue: 600)
    /// 900: the receiver's app failed outside the player.
    public static let app = Self(rawValue: 900)
    /// 901: an ad could not be loaded.
    public static let adBreakClipLoadingError = Self(rawValue: 901)
    /// 902: the app's function that handles seeking past ads failed.
    public static let adBreakSeekInterceptorError = Self(rawValue: 902)
    /// 903: an image could not be shown.
    public static let imageError = Self(rawValue: 903)
    /// 904: another load replaced this one.
    public static let loadInterrupted = Self(rawValue: 904)
    /// 905: the load failed.
    public static let loadFailed = Self(rawValue: 905)
    /// 906: the player reported an error to the app.
    public static let mediaErrorMessage = Self(rawValue: 906)
    /// 999: any other error.
    public static let generic = Self(rawValue: 999)
}
