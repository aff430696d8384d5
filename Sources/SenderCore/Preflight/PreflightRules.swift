import CastWire

/// What of the answers of a media item's servers a receiver would run into: the rules, without network.
///
/// A receiver's page reads adaptive streams itself, and a plain file too as soon as the item has tracks; the browser
/// then asks for CORS headers on the media and on every track (Google's guide to tracks). A plain file alone plays
/// without.
package enum PreflightRules {
    package static let requestHeaders = ["Content-Type", "Accept-Encoding", "Range"]

    static func needsCORS(_ media: MediaInformation) -> Bool {
        isAdaptive(media.contentType, url: media.resolvedURL)
            || media.mediaTracks.contains { $0.contentIdentifier != nil }
    }

    /// HLS, DASH and Smooth Streaming, by type, or by the path's end where the type does not tell.
    static func isAdaptive(_ contentType: String, url: String) -> Bool {
        let type = plainType(contentType)
        if adaptiveTypes.contains(type) { return true }
        guard type.isEmpty || unknownTypes.contains(type) else { return false }
        return adaptiveType(ofAddress: url) != nil
    }

    /// The type of media that a server sends: as it says, else as the media begin, else as the address ends to which
    /// the server led. Nil where nothing tells.
    ///
    /// - Parameter expected: what the sender takes it for.
    package static func mediaType(of response: ObservedResponse?, expecting expected: String = "") -> String? {
        guard let response, response.isSuccess else { return nil }
        let seen = saidType(response) ?? MediaSignature.type(of: response.start, expecting: plainType(expected))
        // A page that stands there instead is no stream.
        guard seen == nil, plainType(response.headers["content-type"] ?? "") != "text/html" else { return seen }
        return response.address.flatMap(adaptiveType(ofAddress:))
    }

    /// Whether a success does not say what it is, so that its beginning has to tell.
    package static func needsStart(_ response: ObservedResponse) -> Bool {
        response.isSuccess && saidType(response) == nil
            && plainType(response.headers["content-type"] ?? "") != "text/vtt"
    }

    private static func adaptiveType(ofAddress url: String) -> String? {
        let path = url.prefix { $0 != "?" && $0 != "#" }.lowercased()
        return adaptiveEndings.first { path.hasSuffix($0.0) }?.1
    }

    private static let adaptiveEndings = [
        (".m3u8", "application/vnd.apple.mpegurl"), (".mpd", "application/dash+xml"),
        (".ism/manifest", "application/vnd.ms-sstr+xml"),
    ]

    /// Nil where the server does not say, or names something that is no media, such as a page or plain text.
    private static func saidType(_ response: ObservedResponse) -> String? {
        let type = plainType(response.headers["content-type"] ?? "")
        let parts = type.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty else { return nil }
        let isMedia = ["audio", "video", "image"].contains(parts[0]) || adaptiveTypes.contains(type)
        return isMedia || containerTypes.contains(type) ? usualNames[type] ?? type : nil
    }

    /// What servers call MP4, MP3 and WAV, and receivers know by the other name.
    private static let usualNames = [
        "video/quicktime": "video/mp4", "video/x-m4v": "video/mp4", "application/mp4": "video/mp4",
        "audio/x-m4a": "audio/mp4", "audio/m4a": "audio/mp4", "audio/mp3": "audio/mpeg", "audio/x-mp3": "audio/mpeg",
        "audio/x-wav": "audio/wav", "audio/wave": "audio/wav", "audio/x-flac": "audio/flac",
    ]

    /// Whether a server is asked the same things of an item when it is told as `type`.
    package static func asksTheSame(of media: MediaInformation, as type: String) -> Bool {
        func needs(_ media: MediaInformation) -> [[Bool]] {
            questions(of: media).map { [$0.needsCORS, $0.needsRanges] }
        }
        return needs(media) == needs(media.with(contentType: type))
    }

    /// Whether a URL is one that a browser fetches over HTTP; apps of one's own may name media otherwise.
    static func isFetched(_ url: String) -> Bool {
        let scheme = url.prefix { $0 != ":" }
        return ["http", "https"].contains(scheme.lowercased()) && url.dropFirst(scheme.count).hasPrefix("://")
    }

    static func findings(
        of observation: PreflightObservation, needsCORS: Bool, needsRanges: Bool, origin: String
    ) -> [PreflightFinding] {
        let subject = observation.subject
        guard let get = observation.get else { return [PreflightFinding(subject, .unreachable)] }
        guard get.isSuccess else { return [PreflightFinding(subject, .status(get.status))] }
        var problems: [PreflightFinding.Problem] = []
        let (type, expected) = (plainType(get.headers["content-type"] ?? ""), plainType(observation.expectedType))
        if !agrees(type, with: expected) { problems.append(.contentType(type, expected: expected)) }
        if needsRanges, get.status != 206, !isRadio(get) { problems.append(.noRanges) }
        if needsCORS { problems += corsProblems(get, observation.options, origin: origin) }
        return problems.map { PreflightFinding(subject, $0) }
    }

    /// A station of SHOUTcast or Icecast goes on for ever, and has no parts. Their servers say so by fields of their
    /// own (`icy-name`, `icy-br`).
    private static func isRadio(_ response: ObservedResponse) -> Bool {
        response.headers.keys.contains { $0.hasPrefix("icy-") }
    }

    private static func corsProblems(
        _ get: ObservedResponse, _ options: ObservedResponse?, origin: String
    ) -> [PreflightFinding.Problem] {
        // A browser follows no redirect of OPTIONS, and takes no refusal for a yes.
        let options = options.flatMap { $0.isSuccess && $0.redirects.isEmpty ? $0 : nil }
        var problems: [PreflightFinding.Problem] = []
        if !(get.redirects + [get] + (options.map { [$0] } ?? [])).allSatisfy({ isAllowed(origin, by: $0) }) {
            problems.append(.missingHeader("Access-Control-Allow-Origin"))
        }
        let allowed = (options?.headers["access-control-allow-headers"] ?? "").split(separator: ",").map {
            $0.filter { !$0.isWhitespace }.lowercased()
        }
        let missing = requestHeaders.filter { !allowed.contains($0.lowercased()) }
        if !missing.isEmpty, !allowed.contains("*") { problems.append(.headersNotAllowed(missing)) }
        return problems
    }

    /// The origin itself is compared as a browser does it, letter by letter.
    private static func isAllowed(_ origin: String, by response: ObservedResponse) -> Bool {
        let allowed = response.headers["access-control-allow-origin"]?.filter { !$0.isWhitespace }
        return allowed == "*" || allowed == origin
    }

    /// A type that the server does not know is not held against it; text for subtitles has to be right, since a browser
    /// refuses the rest, and a page is never media.
    private static func agrees(_ type: String, with expected: String) -> Bool {
        if expected == "text/vtt" { return type == expected }
        if expected.isEmpty || type.isEmpty || unknownTypes.contains(type) { return true }
        let isAdaptive = adaptiveTypes.contains(expected)
        if isAdaptive || adaptiveTypes.contains(type) { return isAdaptive && type != "text/html" }
        return family(type) == family(expected)
    }

    /// Sound comes in files for pictures and the other way round, and some servers name only the container.
    private static func family(_ type: String) -> Substring {
        if containerTypes.contains(type) { return "video" }
        let family = type.prefix { $0 != "/" }
        return family == "audio" ? "video" : family
    }

    private static func plainType(_ type: String) -> String {
        type.prefix(100).prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
    }

    private static let containerTypes: Set<String> = ["application/mp4", "application/ogg"]

    private static let unknownTypes: Set<String> = ["application/octet-stream", "binary/octet-stream"]

    private static let adaptiveTypes: Set<String> = [
        "application/vnd.apple.mpegurl", "application/x-mpegurl", "audio/mpegurl", "audio/x-mpegurl",
        "application/dash+xml", "application/vnd.ms-sstr+xml",
    ]
}
