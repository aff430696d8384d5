import CastWire

/// What of the answers of a media item's servers a receiver would run into: the rules, without network.
///
/// A receiver's page reads adaptive streams itself, and a plain file too as soon as the item has tracks; the browser
/// then asks for CORS headers on the media and on every track (Google's guide to tracks). A plain file alone plays
/// without.
enum PreflightRules {
    static let requestHeaders = ["Content-Type", "Accept-Encoding", "Range"]

    static func needsCORS(_ media: MediaInformation) -> Bool {
        isAdaptive(media.contentType, url: media.resolvedURL) || media.mediaTracks.contains { $0.contentIdentifier != nil }
    }

    /// HLS, DASH and Smooth Streaming, by type, or by the path's end where the type does not tell.
    static func isAdaptive(_ contentType: String, url: String) -> Bool {
        let type = plainType(contentType)
        if adaptiveTypes.contains(type) { return true }
        guard type.isEmpty || type == "application/octet-stream" else { return false }
        let path = url.prefix { $0 != "?" && $0 != "#" }.lowercased()
        return [".m3u8", ".mpd", ".ism/manifest"].contains { path.hasSuffix($0) }
    }

    static func findings(
        of observation: PreflightObservation, needsCORS: Bool, needsRanges: Bool, origin: String
    ) -> [PreflightFinding] {
        let subject = observation.subject
        guard let get = observation.get else { return [PreflightFinding(subject, .unreachable)] }
        guard (200..<300).contains(get.status) else { return [PreflightFinding(subject, .status(get.status))] }
        var problems: [PreflightFinding.Problem] = []
        let type = plainType(get.headers["content-type"] ?? "")
        if !agrees(type, with: plainType(observation.expectedType)) { problems.append(.contentType(type)) }
        if needsRanges, get.status != 206 { problems.append(.noRanges) }
        if needsCORS { problems += corsProblems(get, observation.options, origin: origin) }
        return problems.map { PreflightFinding(subject, $0) }
    }

    private static func corsProblems(
        _ get: ObservedResponse, _ options: ObservedResponse?, origin: String
    ) -> [PreflightFinding.Problem] {
        var problems: [PreflightFinding.Problem] = []
        if !isAllowed(origin, by: get) { problems.append(.missingHeader("Access-Control-Allow-Origin")) }
        let allowed = (options?.headers["access-control-allow-headers"] ?? "").split(separator: ",").map {
            $0.filter { !$0.isWhitespace }.lowercased()
        }
        guard !allowed.contains("*") else { return problems }
        return problems
            + requestHeaders.filter { !allowed.contains($0.lowercased()) }.map { .headerNotAllowed($0) }
    }

    private static func isAllowed(_ origin: String, by response: ObservedResponse) -> Bool {
        let allowed = response.headers["access-control-allow-origin"]?.filter { !$0.isWhitespace }
        return allowed == "*" || allowed?.lowercased() == origin.lowercased()
    }

    /// A type that the server does not know is not held against it; text for subtitles has to be right, since a browser
    /// refuses the rest.
    private static func agrees(_ type: String, with expected: String) -> Bool {
        if expected == "text/vtt" { return type == expected }
        if expected.isEmpty || type.isEmpty || type == "application/octet-stream" { return true }
        if adaptiveTypes.contains(expected) { return type == expected || !type.hasPrefix("text/html") }
        return family(type) == family(expected)
    }

    private static func family(_ type: String) -> Substring { type.prefix { $0 != "/" } }

    private static func plainType(_ type: String) -> String {
        type.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
    }

    private static let adaptiveTypes: Set<String> = [
        "application/vnd.apple.mpegurl", "application/x-mpegurl", "audio/mpegurl", "audio/x-mpegurl",
        "application/dash+xml", "application/vnd.ms-sstr+xml",
    ]
}
