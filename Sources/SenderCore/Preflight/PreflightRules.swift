import CastWire

/// Decides, without network access, which of the servers' answers would cause a receiver problems.
///
/// A receiver's page reads adaptive streams itself. It also reads a plain file itself as soon as the item has tracks.
/// The browser then requires CORS headers on the media and on every track (Google's guide to tracks). A plain file
/// without tracks plays without these headers.
package enum PreflightRules {
    package static let requestHeaders = ["Content-Type", "Accept-Encoding", "Range"]

    static func needsCORS(_ media: MediaInformation) -> Bool {
        isAdaptive(media.contentType, url: media.resolvedURL)
            || media.mediaTracks.contains { $0.contentIdentifier != nil }
    }

    /// Returns whether the media is HLS, DASH or Smooth Streaming, by its type or, if the type is unknown, by the end
    /// of its path.
    static func isAdaptive(_ contentType: String, url: String) -> Bool {
        let type = plainType(contentType)
        if adaptiveTypes.contains(type) { return true }
        guard type.isEmpty || unknownTypes.contains(type) else { return false }
        return adaptiveType(ofAddress: url) != nil
    }

    /// Returns the type of the media that a server sends, or nil if nothing tells it.
    ///
    /// The type is the one that the server names, or else the one that the first bytes show, or else the one that the
    /// end of the URL after redirects shows.
    ///
    /// - Parameter expected: the type that the sender assumes.
    package static func mediaType(of response: ObservedResponse?, expecting expected: String = "") -> String? {
        guard let response, response.isSuccess else { return nil }
        let seen = saidType(response) ?? MediaSignature.type(of: response.start, expecting: plainType(expected))
        // The URL may end like a stream's, but the server sent an HTML page.
        guard seen == nil, plainType(response.headers["content-type"] ?? "") != "text/html" else { return seen }
        return response.address.flatMap(adaptiveType(ofAddress:))
    }

    /// Returns whether a successful answer names no media type, so that the first bytes are needed.
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

    /// Returns nil if the server names no type, or a type that is not media, such as HTML or plain text.
    private static func saidType(_ response: ObservedResponse) -> String? {
        let type = plainType(response.headers["content-type"] ?? "")
        let parts = type.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty else { return nil }
        let isMedia = ["audio", "video", "image"].contains(parts[0]) || adaptiveTypes.contains(type)
        return isMedia || containerTypes.contains(type) ? usualNames[type] ?? type : nil
    }

    /// Names that servers use for MP4, MP3, WAV and FLAC, with the names that receivers know.
    private static let usualNames = [
        "video/quicktime": "video/mp4", "video/x-m4v": "video/mp4", "application/mp4": "video/mp4",
        "audio/x-m4a": "audio/mp4", "audio/m4a": "audio/mp4", "audio/mp3": "audio/mpeg", "audio/x-mp3": "audio/mpeg",
        "audio/x-wav": "audio/wav", "audio/wave": "audio/wav", "audio/x-flac": "audio/flac",
    ]

    /// Returns whether the questions for an item stay the same if its content type is changed to `type`.
    package static func asksTheSame(of media: MediaInformation, as type: String) -> Bool {
        func needs(_ media: MediaInformation) -> [[Bool]] {
            questions(of: media).map { [$0.needsCORS, $0.needsRanges] }
        }
        return needs(media) == needs(media.with(contentType: type))
    }

    /// Returns whether a browser fetches this URL over HTTP. Custom receiver apps may name media in other ways.
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

    /// Returns whether the answer comes from a SHOUTcast or Icecast station, which is endless and has no ranges.
    ///
    /// Their servers send header fields of their own (`icy-name`, `icy-br`).
    private static func isRadio(_ response: ObservedResponse) -> Bool {
        response.headers.keys.contains { $0.hasPrefix("icy-") }
    }

    private static func corsProblems(
        _ get: ObservedResponse, _ options: ObservedResponse?, origin: String
    ) -> [PreflightFinding.Problem] {
        // A browser follows no redirect of OPTIONS, and a refusal does not allow the request.
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

    /// Compares the origin as a browser does: exactly, with upper and lower case.
    private static func isAllowed(_ origin: String, by response: ObservedResponse) -> Bool {
        let allowed = response.headers["access-control-allow-origin"]?.filter { !$0.isWhitespace }
        return allowed == "*" || allowed == origin
    }

    /// Returns whether a server's type is acceptable for the expected type.
    ///
    /// A missing type and `application/octet-stream` are accepted. The type of WebVTT subtitles has to be exact, since
    /// a browser refuses any other type. An HTML page is never media.
    private static func agrees(_ type: String, with expected: String) -> Bool {
        if expected == "text/vtt" { return type == expected }
        if expected.isEmpty || type.isEmpty || unknownTypes.contains(type) { return true }
        let isAdaptive = adaptiveTypes.contains(expected)
        if isAdaptive || adaptiveTypes.contains(type) { return isAdaptive && type != "text/html" }
        return family(type) == family(expected)
    }

    /// Returns the first part of the type, with audio and video treated as the same.
    ///
    /// Files for video may contain audio only and the other way round, and some servers name only the container.
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
