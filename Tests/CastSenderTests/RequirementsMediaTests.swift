import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// The remote media client's requests, listeners and tracks.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct RequirementsMediaTests {
    private final class Delegate: RequestDelegate {
        var lines: [String] = []
        func requestDidComplete(_ request: any AnyRequest) { lines.append("done") }
        func request(_ request: any AnyRequest, didFailWith error: CastError) {
            lines.append("failed \(error.code.rawValue)")
        }
        func request(_ request: any AnyRequest, didAbortWith reason: RequestAbortReason) { lines.append("aborted") }
    }

    private func film() throws -> MediaInformation {
        var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1/film.mp4")
        builder.contentType = "video/mp4"
        builder.mediaTracks = [(2, MediaTrack.TextSubtype.captions), (1, .subtitles)].map { id, subtype in
            MediaTrack(
                identifier: id, contentIdentifier: "http://127.0.0.1/\(id).vtt", contentType: "text/vtt", type: .text,
                textSubtype: subtype, name: "Text \(id)", languageCode: "en", customData: ["n": .number(Double(id))])
        }
        return try builder.build()
    }

    // S0-02, S0-55, S0-56
    @Test func everyRequestReturnsBeforeItEndsAndEndsOnce() async throws {
        let bench = try await MethodThatSends.bench()
        var ids: [Int] = []
        for method in MethodThatSends.ofTheClient + MethodThatSends.ofTheSession {
            let call = try #require(try method.call(bench), "\(method.name)")
            let request = call.request
            #expect(request.inProgress && call.told.isEmpty && call.handled == 0, "\(method.name)")
            await until { !request.inProgress }
            bench.receiver.say(Script.mediaStatus(id: request.requestID, Script.playing))
            request.cancel()
            await bench.settle()
            #expect(call.told == ["done"] && call.handled == 1, "\(method.name)")
            #expect(request.error == nil && request.abortReason == nil, "\(method.name)")
            ids.append(request.requestID)
        }
        #expect(ids.allSatisfy { $0 > 0 } && Set(ids).count == ids.count)
    }

    // S0-02, S0-56, S0-66
    @Test func afterTheEndEveryRequestFailsLaterAndNothingIsSent() async throws {
        let bench = try await MethodThatSends.bench()
        try await bench.manager.disconnect()
        let sent = bench.receiver.sentTypes
        var loads: [String] = []
        for method in MethodThatSends.ofTheClient + MethodThatSends.ofTheSession {
            guard let call = try method.call(bench) else {
                loads.append(method.name)
                continue
            }
            #expect(call.told.isEmpty && call.handled == 0, "\(method.name)")
            await until { !call.told.isEmpty }
            #expect(call.told == ["failed 14"] && call.handled == 1, "\(method.name)")
        }
        #expect(loads == ["loadMedia", "loadMedia", "reloadMedia"])
        #expect(bench.receiver.sentTypes == sent)
    }

    // S0-66
    @Test func aDelegateSetAfterTheLoadIsTold() async throws {
        let manager = CastContext.fake(FakeReceiver()).sessionManager
        #expect(try manager.currentSession?.remoteMediaClient?.loadMedia(film()) == nil)
        let client = try #require(try await manager.connect(to: .tv).remoteMediaClient)
        let request = try #require(client.loadMedia(film()))
        let delegate = Delegate()
        request.delegate = delegate
        #expect(delegate.lines.isEmpty)
        try await request.value
        #expect(delegate.lines == ["done"])
    }

    // S0-57, S3-25
    @Test func listenersHearWhileTheyAreRegistered() async throws {
        let manager = CastContext.fake(FakeReceiver()).sessionManager
        let client = try #require(try await manager.connect(to: .tv).remoteMediaClient)
        let logs = ["early", "late"].map { EventLog($0) }
        let third = EventLog("third")
        client.addListener(logs[0])
        client.addListener(third)
        client.addListener(logs[0])
        try await #require(client.loadMedia(film())).value
        #expect(logs[0].lines == ["early media 1", "early status playing", "early metadata Film"])
        #expect(third.lines == ["third media 1", "third status playing", "third metadata Film"])
        client.removeListener(logs[0])
        client.addListener(logs[1])
        try await client.requestStatus().value
        #expect(logs[0].lines.count == 3)
        #expect(logs[1].lines.isEmpty == false)
        #expect(
            third.lines.suffix(logs[1].lines.count).map { $0.dropFirst(6) } == logs[1].lines.map { $0.dropFirst(5) })
    }

    // S3-06, S3-07: in the order in which the app has them, which is not that of their ids.
    @Test func tracksGoOutWithTheLoad() async throws {
        let receiver = FakeReceiver()
        let client = try #require(
            try await CastContext.fake(receiver).sessionManager.connect(to: .tv).remoteMediaClient)
        var data = MediaLoadRequestData(mediaInformation: try film())
        data.activeTrackIDs = [2]
        try await #require(client.loadMedia(with: data)).value
        let load = try #require(receiver.sentJSON("LOAD").first)
        let tracks: [JSONValue] = [
            [
                "trackId": 2, "trackContentId": "http://127.0.0.1/2.vtt", "trackContentType": "text/vtt",
                "type": "TEXT", "subtype": "CAPTIONS", "name": "Text 2", "language": "en", "customData": ["n": 2],
            ],
            [
                "trackId": 1, "trackContentId": "http://127.0.0.1/1.vtt", "trackContentType": "text/vtt",
                "type": "TEXT", "subtype": "SUBTITLES", "name": "Text 1", "language": "en", "customData": ["n": 1],
            ],
        ]
        #expect(load["media"]?["tracks"] == .array(tracks))
        #expect(load["activeTrackIds"] == [2])
    }

    // S3-08, S3-09
    @Test func eachListOfActiveTracksReplacesTheOneBefore() async throws {
        let receiver = FakeReceiver()
        let client = try #require(
            try await CastContext.fake(receiver).sessionManager.connect(to: .tv).remoteMediaClient)
        await #expect(throws: CastError.noMedia) { try await client.setActiveTrackIDs([1]).value }
        try await #require(client.loadMedia(film())).value
        receiver.answer("EDIT_TRACKS_INFO") { _, json in
            guard case .array(let list)? = json["activeTrackIds"] else { return [] }
            let ids = list.compactMap(\.intValue)
            return [
                Script.mediaStatus(
                    id: json["requestId"]?.intValue ?? 0, #"{"mediaSessionId":1,"activeTrackIds":\#(ids)}"#)
            ]
        }
        let lists: [[Int]?] = [[1], [1, 2], [], [2], nil]
        for ids in lists {
            try await client.setActiveTrackIDs(ids).value
            #expect(client.mediaStatus?.activeTrackIDs == ids ?? [])
        }
        let sent: [JSONValue] = receiver.sentJSON("EDIT_TRACKS_INFO").compactMap { $0["activeTrackIds"] }
        #expect(sent == [[1], [1, 2], [], [2], []])
    }

    // S0-68
    @Test(arguments: [
        ("sdr", VideoInfo.HDRType.sdr, 0), ("dv", .dolbyVision, 1), ("hdr", .hdr, 2), ("HDR", .hdr, 2),
        ("hdr99", .unknown, -1),
    ])
    func theSizeAndRangeOfThePictureAreRead(wire: String, type: VideoInfo.HDRType, number: Int) throws {
        var state = MediaState()
        let text = #"{"mediaSessionId":1,"videoInfo":{"width":3840,"height":2160,"hdrType":"\#(wire)"}}"#
        _ = state.apply([try JSONPayload.decode(MediaStatusUpdate.self, from: text)], at: .now)
        let info = try #require(state.status?.videoInfo)
        #expect(info.width == 3840 && info.height == 2160 && info.hdrType == type)
        #expect(type.rawValue == number)
    }

    // S0-65
    @Test func mediaThatCannotWorkIsFoundBeforeAnythingIsSent() async throws {
        let receiver = FakeReceiver()
        let client = try #require(
            try await CastContext.fake(receiver).sessionManager.connect(to: .tv).remoteMediaClient)
        for url in ["", "film.mp4", "http://"] {
            #expect(throws: MediaInformationError.self) {
                try client.loadMedia(MediaInformationBuilder(contentURL: url).build())
            }
        }
        #expect(receiver.sentJSON("LOAD").isEmpty)
        try await #require(client.loadMedia(film())).value
        #expect(receiver.sentJSON("LOAD").count == 1)
    }

    // S0-91
    @Test func theStudioAndBothPicturesGoOut() async throws {
        let receiver = FakeReceiver()
        let client = try #require(
            try await CastContext.fake(receiver).sessionManager.connect(to: .tv).remoteMediaClient)
        var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1/film.mp4")
        var metadata = MediaMetadata(metadataType: .movie)
        try await #require(client.loadMedia(builder.build())).value
        metadata.setString("Film", forKey: .title)
        metadata.setString("More", forKey: .subtitle)
        metadata.setString("House", forKey: .studio)
        metadata.addImage(Image(url: "http://127.0.0.1/1.jpg", width: 480, height: 360))
        metadata.addImage(Image(url: "http://127.0.0.1/2.jpg", width: 48, height: 36))
        builder.metadata = metadata
        try await #require(client.loadMedia(builder.build())).value
        let sent = receiver.sentJSON("LOAD").map { $0["media"]?["metadata"] }
        let expected: JSONValue = [
            "metadataType": 1, "title": "Film", "subtitle": "More", "studio": "House",
            "images": [
                ["url": "http://127.0.0.1/1.jpg", "width": 480, "height": 360],
                ["url": "http://127.0.0.1/2.jpg", "width": 48, "height": 36],
            ],
        ]
        #expect(sent == [nil, expected])
    }
}
