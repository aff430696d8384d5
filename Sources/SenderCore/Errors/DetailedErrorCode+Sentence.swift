import CastWire

/// Texts for the Web Receiver's detailed error codes, with advice.
///
/// Codes that are not listed get the sentence of their hundred, or stay numbers.
extension DetailedErrorCode {
    /// The text without a capital letter at the start and a period at the end, or nil for a number without a meaning.
    var sentence: String? {
        guard let (what, advice) = Self.exact[self] ?? Self.group(rawValue) else { return nil }
        return "\(what) (code \(rawValue)); \(advice)"
    }

    private typealias Text = (what: String, advice: String)

    private static func group(_ code: Int) -> Text? {
        switch code {
        case 100...199: ("its media element failed", "load it again, or give it another format")
        case 200...299: ("the media's keys could not be had", "check the licence server and the credentials")
        case 300...399: ("a manifest or segment could not be fetched", "check that the receiver can reach it")
        case 400...499: ("the manifest could not be read", "check that it is valid")
        case 500...599: ("a segment could not be played", "check that the segments are valid")
        case 600...699: ("a text track could not be loaded", "check its URL, its type and CORS")
        case 900...999: ("the receiver's app failed", "load it again")
        default: nil
        }
    }

    private static let exact: [DetailedErrorCode: Text] = [
        .mediaUnknown: ("its media element failed", "load it again"),
        .mediaAborted: ("fetching was aborted by the player", "load it again"),
        .mediaDecode: ("the media could not be decoded", "give it another format"),
        .mediaNetwork: (
            "a network error came while the media was fetched", "check that the receiver can reach the URL"
        ),
        .mediaSourceNotSupported: (
            "the format is not supported, or the URL can't be fetched or lacks CORS headers", "check these three"
        ),
        .sourceBufferFailure: ("the source buffer failed", "give it another format"),
        .mediaKeysUnknown: ("the media's keys could not be had", "check the licence server and the credentials"),
        .mediaKeysNetwork: ("the licence server could not be reached", "check its URL and the network of the receiver"),
        .mediaKeysUnsupported: ("the receiver has no such key system", "use one that it supports"),
        .mediaKeysWebCrypto: ("the receiver's cryptography failed", "load it again"),
        .networkUnknown: (
            "a network error came while the media was fetched", "check that the receiver can reach the URL"
        ),
        .segmentNetwork: ("a segment could not be fetched", "check that the receiver can reach the segments"),
        .hlsNetworkMasterPlaylist: ("the HLS master playlist could not be fetched", "check its URL and CORS"),
        .hlsNetworkPlaylist: ("an HLS media playlist could not be fetched", "check its URL and CORS"),
        .hlsNetworkNoKeyResponse: ("the HLS key server did not answer", "check the key's URL"),
        .hlsNetworkKeyLoad: ("the HLS key could not be loaded", "check the key's URL and its credentials"),
        .hlsNetworkInvalidSegment: ("an HLS segment is not valid", "check hlsSegmentFormat and the segments"),
        .hlsSegmentParsing: ("an HLS segment could not be parsed", "check hlsSegmentFormat and the segments"),
        .dashNetwork: ("the DASH manifest or a segment could not be fetched", "check its URL and CORS"),
        .dashNoInitialSegment: ("a DASH representation has no initialisation segment", "check the manifest"),
        .smoothNetwork: ("the Smooth Streaming manifest could not be fetched", "check its URL and CORS"),
        .smoothNoMediaData: ("a Smooth Streaming segment holds no media", "check the segments"),
        .manifestUnknown: ("the manifest could not be read", "check that it is valid"),
        .hlsManifestMaster: ("the HLS master playlist could not be read", "check that it is valid"),
        .hlsManifestPlaylist: ("an HLS media playlist could not be read", "check that it is valid"),
        .dashManifestUnknown: ("the DASH manifest could not be read", "check that it is valid"),
        .dashManifestNoPeriods: ("the DASH manifest has no periods", "check that it is valid"),
        .dashManifestNoMIMEType: ("the DASH manifest names no MIME type", "add it"),
        .dashInvalidSegmentInfo: ("the DASH manifest's segments are not valid", "check that it is valid"),
        .smoothManifest: ("the Smooth Streaming manifest could not be read", "check that it is valid"),
        .segmentUnknown: ("a segment could not be played", "check that the segments are valid"),
        .textUnknown: ("a text track could not be loaded", "check its URL, its type and CORS"),
        .app: ("the receiver's app failed", "load it again, or launch the app anew"),
        .adBreakClipLoadingError: ("an ad could not be loaded", "check the ad breaks, or load without them"),
        .adBreakSeekInterceptorError: ("the receiver's app failed at seeking past an ad", "seek somewhere else"),
        .imageError: ("an image could not be loaded", "check its URL"),
        .loadInterrupted: ("another load interrupted this one", "load it again if it is still wanted"),
        .loadFailed: ("the load failed in the receiver's app", "check the URL, the format and CORS"),
        .mediaErrorMessage: ("the player reported an error", "load it again"),
        .generic: ("the receiver met an error that it does not name", "load it again"),
    ]
}
