import CastWire
import Testing

@testable import SenderCore

struct PreflightRulesTests {
    private static let origin = "https://www.gstatic.com"
    private static let cors = [
        "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "content-type, Accept-Encoding,RANGE",
    ]

    /// Servers by URL; what is not in it does not answer.
    private struct Servers {
        var get: [String: ObservedResponse] = [:]
        var options: [String: ObservedResponse] = [:]
    }

    private static let film = "http://h/film.mp4"
    private static let text = "http://h/film.vtt"

    private func media(
        _ url: String = film, type: String = "video/mp4", tracks: [String] = [],
        stream: MediaInformation.StreamType = .buffered
    ) throws -> MediaInformation {
        var builder = MediaInformationBuilder(contentURL: url)
        builder.contentType = type
        builder.streamType = stream
        builder.mediaTracks = tracks.enumerated().map {
            MediaTrack(identifier: $0 + 3, contentIdentifier: $1, contentType: "text/vtt", type: .text)
        }
        return try builder.build()
    }

    private func served(_ type: String, status: Int = 206, _ headers: [String: String] = [:]) -> ObservedResponse {
        ObservedResponse(status: status, headers: headers.merging(["Content-Type": type]) { old, _ in old })
    }

    private func check(_ media: MediaInformation, _ servers: Servers) -> [PreflightFinding] {
        PreflightRules.questions(of: media).flatMap { question in
            PreflightRules.findings(
                of: question, get: servers.get[question.url],
                options: question.needsCORS ? servers.options[question.url] : nil, origin: Self.origin)
        }
    }

    // S3-31: a plain film alone needs no leave.
    @Test func aPlainFilmAloneNeedsNoCORS() throws {
        let servers = Servers(get: [Self.film: served("video/mp4")])
        #expect(try check(media(), servers) == [])
    }

    // S3-31, S3-32: with a track the same server is at fault, for the film and for the track, and is told why.
    @Test func withATrackCORSIsAskedOfFilmAndTrack() throws {
        let servers = Servers(get: [Self.film: served("video/mp4"), Self.text: served("text/vtt")])
        let findings = try check(media(tracks: [Self.text]), servers)
        let all = PreflightRules.requestHeaders
        #expect(
            findings == [
                PreflightFinding(.media, .missingHeader("Access-Control-Allow-Origin")),
                PreflightFinding(.media, .headersNotAllowed(all)),
                PreflightFinding(.track(3), .missingHeader("Access-Control-Allow-Origin")),
                PreflightFinding(.track(3), .headersNotAllowed(all)),
            ])
        #expect(
            findings.map(\.missingHeader) == [
                "Access-Control-Allow-Origin", "Access-Control-Allow-Headers", "Access-Control-Allow-Origin",
                "Access-Control-Allow-Headers",
            ])
        #expect(findings[0].description.contains("Access-Control-Allow-Origin"))
        #expect(findings[3].description.contains("track 3") && findings[3].description.contains("Range"))
    }

    // S3-32: of two tracks, the one that is at fault is named.
    @Test func theTrackAtFaultIsNamed() throws {
        let other = "http://other/film.vtt"
        let good = ObservedResponse(status: 204, headers: Self.cors)
        let servers = Servers(
            get: [
                Self.film: served("video/mp4", Self.cors), Self.text: served("text/vtt", status: 200, Self.cors),
                other: served("text/vtt"),
            ], options: [Self.film: good, Self.text: good, other: good])
        #expect(
            try check(media(tracks: [Self.text, other]), servers)
                == [PreflightFinding(.track(4), .missingHeader("Access-Control-Allow-Origin"))])
        #expect(try check(media(tracks: [Self.text]), servers) == [])
    }

    // A track that is in the film itself changes nothing.
    @Test func tracksWithoutFilesOfTheirOwnNeedNoCORS() throws {
        var builder = MediaInformationBuilder(try media())
        builder.mediaTracks = [MediaTrack(identifier: 1, contentIdentifier: nil, contentType: nil, type: .audio)]
        let servers = Servers(get: [Self.film: served("video/mp4")])
        #expect(try check(builder.build(), servers) == [])
    }

    // S3-30: by type, or by name where there is no type.
    @Test(arguments: [
        ("http://h/a", "application/vnd.apple.mpegurl"), ("http://h/a", "application/x-mpegURL"),
        ("http://h/a", "application/dash+xml; charset=utf-8"), ("http://h/a", "application/vnd.ms-sstr+xml"),
        ("http://h/a.m3u8?x=1", ""), ("http://h/a.MPD#t", ""), ("http://h/a.ism/Manifest", "application/octet-stream"),
    ])
    func adaptiveMediaNeedsCORSAlways(_ url: String, _ type: String) throws {
        let item = try media(url, type: type)
        let bare = Servers(get: [url: served(type, status: 200)])
        #expect(
            check(item, bare).first == PreflightFinding(.media, .missingHeader("Access-Control-Allow-Origin")))
        let good = Servers(
            get: [url: served(type, status: 200, Self.cors)],
            options: [url: ObservedResponse(status: 200, headers: Self.cors)])
        #expect(check(item, good) == [])
    }

    @Test(arguments: [
        (["Access-Control-Allow-Origin": "https://elsewhere.example"], true),
        (["Access-Control-Allow-Origin": "https://www.gstatic.com"], false),
        (["Access-Control-Allow-Origin": "*, *"], true), (["Access-Control-Allow-Origin": ""], true),
    ])
    func theOriginHasToBeAllowed(_ headers: [String: String], _ isFault: Bool) {
        let get = served("video/mp4", headers)
        let options = ObservedResponse(status: 204, headers: Self.cors)
        let findings = PreflightRules.findings(
            of: PreflightObservation(subject: .media, expectedType: "video/mp4", get: get, options: options),
            needsCORS: true, needsRanges: true, origin: Self.origin)
        #expect(findings.contains { $0.missingHeader == "Access-Control-Allow-Origin" } == isFault)
    }

    // S3-33: the three that Google names; case does not count, * allows all.
    @Test(arguments: [
        (204, "Content-Type, Accept-Encoding, Range", []), (200, "content-type,accept-encoding,range,x", []),
        (204, "*", []), (204, "Content-Type", ["Accept-Encoding", "Range"]),
        (204, "Content-Type, Accept-Encoding", ["Range"]), (204, "", PreflightRules.requestHeaders),
        (405, "*", PreflightRules.requestHeaders),
        (404, "Content-Type, Accept-Encoding, Range", PreflightRules.requestHeaders),
    ])
    func theHeadersHaveToBeAllowed(_ status: Int, _ allowed: String, _ missing: [String]) {
        let headers = ["Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": allowed]
        let observation = PreflightObservation(
            subject: .track(1), expectedType: "text/vtt", get: served("text/vtt", Self.cors),
            options: ObservedResponse(status: status, headers: headers))
        let findings = PreflightRules.findings(
            of: observation, needsCORS: true, needsRanges: false, origin: Self.origin)
        #expect(findings == (missing.isEmpty ? [] : [PreflightFinding(.track(1), .headersNotAllowed(missing))]))
    }

    @Test func everyAnswerOnTheWayHasToAllowTheOrigin() {
        var get = served("video/mp4", Self.cors)
        get.redirects = [ObservedResponse(status: 302)]
        var options = ObservedResponse(status: 204, headers: Self.cors)
        func problems() -> [PreflightFinding.Problem] {
            PreflightRules.findings(
                of: PreflightObservation(subject: .media, expectedType: "video/mp4", get: get, options: options),
                needsCORS: true, needsRanges: true, origin: Self.origin
            ).map(\.problem)
        }
        #expect(problems() == [.missingHeader("Access-Control-Allow-Origin")])
        get.redirects = [ObservedResponse(status: 302, headers: Self.cors)]
        #expect(problems() == [])
        options.headers["access-control-allow-origin"] = nil
        #expect(problems() == [.missingHeader("Access-Control-Allow-Origin")])
        options = ObservedResponse(
            status: 204, headers: Self.cors, redirects: [ObservedResponse(status: 307, headers: Self.cors)])
        #expect(problems() == [.headersNotAllowed(PreflightRules.requestHeaders)])
    }

    @Test func aServerWithoutRangesIsNamed() throws {
        let servers = Servers(get: [Self.film: served("video/mp4", status: 200)])
        #expect(try check(media(), servers) == [PreflightFinding(.media, .noRanges)])
        #expect(try check(media(stream: .live), servers) == [])
        #expect(
            try check(
                media(type: "image/png"), Servers(get: [Self.film: served("image/png", status: 200)])) == [])
    }

    @Test func whatDoesNotAnswerOrRefusesIsNamedOnce() throws {
        #expect(
            try check(media(tracks: [Self.text]), Servers(get: [Self.film: served("video/mp4", status: 404)]))
                == [PreflightFinding(.media, .status(404)), PreflightFinding(.track(3), .unreachable)])
        #expect(PreflightFinding(.media, .status(404)).description.contains("404"))
        #expect(PreflightFinding(.media, .status(404)).missingHeader == nil)
    }

    // S3-34 among them: subtitles are text/vtt or nothing.
    @Test(arguments: [
        ("video/mp4", "video/mp4", true), ("video/mp4", "VIDEO/MP4; codecs=x", true), ("video/mp4", "", true),
        ("video/mp4", "application/octet-stream", true), ("video/mp4", "binary/octet-stream", true),
        ("video/mp4", "video/webm", true), ("audio/mp4", "video/mp4", true), ("video/mp4", "application/mp4", true),
        ("video/mp4", "text/html", false), ("video/mp4", "image/png", false), ("", "video/mp4", true),
        ("video/mp4", "application/vnd.apple.mpegurl", false), ("audio/mpeg", "audio/mpegurl", false),
        ("application/x-mpegurl", "application/vnd.apple.mpegurl", true), ("application/dash+xml", "text/xml", true),
        ("application/x-mpegurl", "text/html", false), ("text/vtt", "text/vtt;charset=utf-8", true),
        ("text/vtt", "text/plain", false), ("text/vtt", "application/octet-stream", false), ("text/vtt", "", false),
    ])
    func typesAgreeOrNot(_ expected: String, _ said: String, _ agrees: Bool) {
        let observation = PreflightObservation(
            subject: .media, expectedType: expected, get: served(said))
        let findings = PreflightRules.findings(
            of: observation, needsCORS: false, needsRanges: false, origin: Self.origin)
        #expect(findings.isEmpty == agrees)
        guard !agrees, !said.isEmpty else { return }
        #expect(findings.first?.description.contains(said.prefix { $0 != ";" }.lowercased()) == true)
    }

    @Test func whatIsNoWebAddressIsLeftToTheApp() throws {
        #expect(try check(media("asset:12", tracks: ["asset:13"]), Servers()) == [])
    }

    @Test(arguments: [
        ("application/vnd.apple.mpegurl", "application/vnd.apple.mpegurl"), ("Audio/MPEG; x=y", "audio/mpeg"),
        ("video/mp2t", "video/mp2t"), ("image/png", "image/png"), ("application/dash+xml", "application/dash+xml"),
        ("application/mp4", "video/mp4"), ("video/quicktime", "video/mp4"), ("application/octet-stream", nil),
        ("text/plain", nil),
        ("text/html", nil), ("", nil), ("video/", nil), ("video", nil),
    ])
    func whatAServerSaysOfMediaIsTaken(said: String, type: String?) {
        #expect(PreflightRules.mediaType(of: served(said)) == type)
        #expect(PreflightRules.mediaType(of: served(said, status: 404)) == nil)
        #expect(PreflightRules.mediaType(of: nil) == nil)
    }

    @Test func aTypeThatIsNotSaidIsToldByTheBeginningAndThenByTheAddress() {
        var response = served("application/octet-stream")
        response.address = "http://h/tv/Index.MPD?x=.m3u8"
        #expect(PreflightRules.mediaType(of: response) == "application/dash+xml")
        response.headers["content-type"] = "text/html; charset=utf-8"
        #expect(PreflightRules.mediaType(of: response) == nil)
        response.headers = [:]
        response.start = Array("OggS".utf8)
        #expect(PreflightRules.mediaType(of: response) == "audio/ogg")
        #expect(PreflightRules.mediaType(of: response, expecting: "video/ogg; codecs=theora") == "video/ogg")
        response.headers["content-type"] = "video/mp4"
        #expect(PreflightRules.mediaType(of: response) == "video/mp4")
        #expect(!PreflightRules.needsStart(response))
        response.status = 404
        response.headers = [:]
        #expect(PreflightRules.mediaType(of: response) == nil && !PreflightRules.needsStart(response))
    }

    @Test func anotherTypeMayMeanOtherQuestions() throws {
        let guessed = try media("http://h/live")
        #expect(PreflightRules.asksTheSame(of: guessed, as: "audio/mpeg"))
        #expect(!PreflightRules.asksTheSame(of: guessed, as: "application/x-mpegurl"))
        #expect(!PreflightRules.asksTheSame(of: guessed, as: "image/png"))
    }

    @Test func aStationOnTheRadioHasNoParts() throws {
        let radio = try media("http://h/", type: "audio/mpeg")
        let station = Servers(get: ["http://h/": served("audio/mpeg", status: 200, ["icy-name": "A station"])])
        #expect(check(radio, station) == [])
        let file = Servers(get: ["http://h/": served("audio/mpeg", status: 200)])
        #expect(check(radio, file).map(\.problem) == [.noRanges])
    }
}
