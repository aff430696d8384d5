/// The Web Receiver's detailed error codes (Google's reference, `DetailedErrorCode`), each with what it means and what
/// to do. Codes that are not listed fall to their hundred's sentence, or stay numbers.
enum DetailedMediaError {
    static func sentence(_ code: Int) -> String? {
        guard let (what, advice) = exact[code] ?? group(code) else { return nil }
        return "\(what) (code \(code)); \(advice)"
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

    private static let exact: [Int: Text] = [
        100: ("its media element failed", "load it again"),
        101: ("fetching was aborted by the player", "load it again"),
        102: ("the media could not be decoded", "give it another format"),
        103: ("a network error came while the media was fetched", "check that the receiver can reach the URL"),
        104: (
            "the format is not supported, or the URL can't be fetched or lacks CORS headers", "check these three"
        ),
        110: ("the source buffer failed", "give it another format"),
        200: ("the media's keys could not be had", "check the licence server and the credentials"),
        201: ("the licence server could not be reached", "check its URL and the network of the receiver"),
        202: ("the receiver has no such key system", "use one that it supports"),
        203: ("the receiver's cryptography failed", "load it again"),
        300: ("a network error came while the media was fetched", "check that the receiver can reach the URL"),
        301: ("a segment could not be fetched", "check that the receiver can reach the segments"),
        311: ("the HLS master playlist could not be fetched", "check its URL and CORS"),
        312: ("an HLS media playlist could not be fetched", "check its URL and CORS"),
        313: ("the HLS key server did not answer", "check the key's URL"),
        314: ("the HLS key could not be loaded", "check the key's URL and its credentials"),
        315: ("an HLS segment is not valid", "check hlsSegmentFormat and the segments"),
        316: ("an HLS segment could not be parsed", "check hlsSegmentFormat and the segments"),
        321: ("the DASH manifest or a segment could not be fetched", "check its URL and CORS"),
        322: ("a DASH representation has no initialisation segment", "check the manifest"),
        331: ("the Smooth Streaming manifest could not be fetched", "check its URL and CORS"),
        332: ("a Smooth Streaming segment holds no media", "check the segments"),
        400: ("the manifest could not be read", "check that it is valid"),
        411: ("the HLS master playlist could not be read", "check that it is valid"),
        412: ("an HLS media playlist could not be read", "check that it is valid"),
        420: ("the DASH manifest could not be read", "check that it is valid"),
        421: ("the DASH manifest has no periods", "check that it is valid"),
        422: ("the DASH manifest names no MIME type", "add it"),
        423: ("the DASH manifest's segments are not valid", "check that it is valid"),
        431: ("the Smooth Streaming manifest could not be read", "check that it is valid"),
        500: ("a segment could not be played", "check that the segments are valid"),
        600: ("a text track could not be loaded", "check its URL, its type and CORS"),
        900: ("the receiver's app failed", "load it again, or launch the app anew"),
        901: ("an ad could not be loaded", "check the ad breaks, or load without them"),
        902: ("the receiver's app failed at seeking past an ad", "seek somewhere else"),
        903: ("an image could not be loaded", "check its URL"),
        904: ("another load interrupted this one", "load it again if it is still wanted"),
        905: ("the load failed in the receiver's app", "check the URL, the format and CORS"),
        906: ("the player reported an error", "load it again"),
        999: ("the receiver met an error that it does not name", "load it again"),
    ]
}
