import CastWire
import Logging
import SenderFakes
import SenderScripts
import Synchronization
import Testing

@testable import CastSender

/// The rows of requirements.md's "Easily missed" that are the remote media client's. Those that need two senders and a
/// whole receiver are in EndToEndTests, those about channels in `CastChannelTests`.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct EasilyMissedMediaTests {
    private final class Delegate: RequestDelegate {
        var ended: [any AnyRequest] = []
        func requestDidComplete(_ request: any AnyRequest) { ended.append(request) }
    }

    private final class Lines: Sendable {
        let value = Mutex<[String]>([])
    }

    private struct Recorder: LogHandler {
        let lines: Lines
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace
        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }
        func log(event: LogEvent) {
            lines.value.withLock { $0.append("\(event.level) \(event.message)") }
        }
    }

    private func track(_ id: Int, _ type: MediaTrack.TrackType) -> MediaTrack {
        MediaTrack(identifier: id, contentIdentifier: nil, contentType: nil, type: type)
    }

    /// What a receiver says when a style is set, or tracks are: the first brings the media object, the second does not.
    private let styled = Script.playing
    private let tracked = #"{"mediaSessionId":1,"activeTrackIds":[1]}"#

    // Row 1: S3-26, S3-27. Row 2: S3-28.
    @Test func aStyleChangeFiresBothCallbacksEvenTheSameOneAndTracksOnlyTheStatus() async throws {
        let bench = try await MediaBench.make()
        let log = EventLog()
        bench.client.addListener(log)
        bench.receiver.answer("EDIT_TRACKS_INFO") { [styled, tracked] _, json in
            let status = json["textTrackStyle"] == nil ? tracked : styled
            return [Script.mediaStatus(id: json["requestId"]?.intValue ?? 0, status)]
        }
        let both = ["status playing", "metadata Film"]
        try await bench.client.setTextTrackStyle(TextTrackStyle()).value
        #expect(log.lines == both)
        try await bench.client.setTextTrackStyle(TextTrackStyle()).value
        #expect(log.lines == both + both, "the same style again")
        try await bench.client.setActiveTrackIDs([1]).value
        #expect(log.lines == both + both + ["status playing"])
        // Another sender's, that nobody asked for here.
        await bench.hear(Script.mediaStatus(styled), Script.mediaStatus(styled), Script.mediaStatus(tracked))
        let once = both + both + ["status playing"]
        #expect(log.lines.filter { !$0.hasPrefix("error") } == once + once)
    }

    // Row 3: S3-29.
    @Test func theTrackListChangesOnlyWithAReloadWhichKeepsThePlace() async throws {
        let playing = Script.playing.dropLast() + #","activeTrackIds":[1,2]}"#
        let bench = try await MediaBench.make(
            status: String(playing).replacing(
                #""duration":60"#,
                with: #""duration":60,"tracks":[{"trackId":1,"type":"TEXT"},{"trackId":2,"type":"TEXT"}]"#))
        bench.time.advance(by: .seconds(5))
        let tracks = [track(2, .text), track(3, .text)]
        try await #require(bench.client.reloadMedia(withTracks: tracks)).value
        let load = try #require(bench.receiver.sentJSON("LOAD").last)
        #expect(load["media"]?["contentId"] == "http://127.0.0.1/film.mp4")
        #expect(load["media"]?["metadata"]?["title"] == "Film")
        guard case .array(let sent)? = load["media"]?["tracks"] else { return #expect(Bool(false), "no tracks") }
        #expect(sent.map { $0["trackId"] } == [2, 3])
        #expect(load["currentTime"] == 15)
        #expect(load["autoplay"] == true)
        #expect(load["activeTrackIds"] == [2], "those that are there no more are off")

        await bench.hear(Script.mediaStatus(#"{"mediaSessionId":1,"playerState":"PAUSED","currentTime":20}"#))
        bench.time.advance(by: .seconds(5))
        try await #require(bench.client.reloadMedia(withTracks: tracks, activeTrackIDs: [3])).value
        let again = bench.receiver.sentJSON("LOAD").last
        #expect(again?["currentTime"] == 20 && again?["autoplay"] == false && again?["activeTrackIds"] == [3])
        await #expect(throws: CastError.self, "ids are unique") {
            try await #require(bench.client.reloadMedia(withTracks: [track(1, .text), track(1, .text)])).value
        }
        #expect(bench.receiver.sentJSON("LOAD").count == 3)
    }

    @Test func aReloadedLiveStreamBeginsAtItsEdge() async throws {
        let live = Script.playing.replacing("BUFFERED", with: "LIVE").replacing(#","duration":60"#, with: "")
        let bench = try await MediaBench.make(status: live)
        try await #require(bench.client.reloadMedia(withTracks: [track(2, .text)])).value
        let load = try #require(bench.receiver.sentJSON("LOAD").last)
        #expect(load["media"]?["streamType"] == "LIVE" && load["currentTime"] == nil)
    }

    @Test func aReloadWithNothingLoadedFails() async throws {
        let bench = try await MediaBench.make(status: nil)
        await #expect(throws: CastError.noMedia) { try await #require(bench.client.reloadMedia(withTracks: [])).value }
    }

    private static let mixed = Script.playing.replacing(
        #""duration":60"#,
        with: """
            "duration":60,"tracks":[{"trackId":1,"type":"TEXT"},{"trackId":2,"type":"AUDIO"},\
            {"trackId":3,"type":"VIDEO"}]
            """)

    /// A film with a track of each kind, and what is warned of its tracks.
    private func mixedBench(applicationID: String) async throws -> (MediaBench, warnings: () -> [String]) {
        let lines = Lines()
        let bench = try await MediaBench.make(status: Self.mixed, applicationID: applicationID) {
            $0.logger = Logger(label: "test") { _ in Recorder(lines: lines) }
        }
        bench.receiver.answer("EDIT_TRACKS_INFO") { _, json in
            [Script.mediaStatus(id: json["requestId"]?.intValue ?? 0, #"{"mediaSessionId":1}"#)]
        }
        return (bench, { lines.value.withLock { $0 }.filter { $0.hasPrefix("warning Track ") } })
    }

    // Row 5: S3-02.
    @Test func theDefaultReceiverTakesTextTracksOnlyWhichIsLoggedAndSentAllTheSame() async throws {
        let (bench, warnings) = try await mixedBench(applicationID: "CC1AD845")
        try await bench.client.setActiveTrackIDs([1]).value
        #expect(warnings().isEmpty)
        try await bench.client.setActiveTrackIDs([1, 2, 3]).value
        #expect(warnings().count == 2)
        #expect(bench.sent("EDIT_TRACKS_INFO") == [["activeTrackIds": [1]], ["activeTrackIds": [1, 2, 3]]])
        // With the load the same is said.
        let film = try MediaBench.film(tracks: [track(7, .text), track(8, .video)])
        var data = MediaLoadRequestData(mediaInformation: film)
        data.activeTrackIDs = [7, 8]
        try await #require(bench.client.loadMedia(with: data)).value
        #expect(warnings().count == 3 && warnings().last?.hasPrefix("warning Track 8 ") == true)
        #expect(bench.receiver.sentJSON("LOAD").last?["activeTrackIds"] == [7, 8])
    }

    // S3-02: what an app of one's own, or the Styled Media Receiver under the app's id, can switch is its own matter.
    @Test func anAppOfOnesOwnIsNotWarnedOf() async throws {
        let (bench, warnings) = try await mixedBench(applicationID: "C0FFEE00")
        #expect(bench.session.applicationMetadata?.applicationID == "C0FFEE00")
        try await bench.client.setActiveTrackIDs([2]).value
        #expect(bench.sent("EDIT_TRACKS_INFO") == [["activeTrackIds": [2]]])
        #expect(warnings().isEmpty)
    }

    // Row 6: S3-09.
    @Test func nilAndAnEmptyListBothTurnTracksOff() async throws {
        let bench = try await MediaBench.make()
        try await bench.client.setActiveTrackIDs(nil).value
        try await bench.client.setActiveTrackIDs([]).value
        #expect(bench.sent("EDIT_TRACKS_INFO") == [["activeTrackIds": []], ["activeTrackIds": []]])
    }

    // Row 7: S3-12.
    @Test func theAlphaOfAColourComesLast() async throws {
        let bench = try await MediaBench.make()
        var style = TextTrackStyle()
        style.foregroundColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        try await bench.client.setTextTrackStyle(style).value
        #expect(bench.sent("EDIT_TRACKS_INFO") == [["textTrackStyle": ["foregroundColor": "#FF000080"]]])
    }

    // S3-22
    @Test func aRequestIsKnownByItsIdentityAmongSeveralInFlight() async throws {
        let bench = try await MediaBench.make()
        let delegate = Delegate()
        let play = bench.client.play()
        let style = bench.client.setTextTrackStyle(TextTrackStyle())
        let failed = Request<Void>.failed(.noMedia)
        for request in [play, style, failed] { request.delegate = delegate }
        try await play.value
        try await style.value
        #expect(delegate.ended.count == 2)
        #expect(delegate.ended.first === play && delegate.ended.last === style)
    }

    // S3-22: each ends its own, in whatever order the answers come.
    @Test func anAnswerEndsTheRequestThatItNamesAndNoOther() async throws {
        let bench = try await MediaBench.make()
        for type in ["PLAY", "EDIT_TRACKS_INFO"] { bench.receiver.answer(type, nil) }
        let delegate = Delegate()
        let play = bench.client.play()
        let style = bench.client.setTextTrackStyle(TextTrackStyle())
        for request in [play, style] { request.delegate = delegate }
        await bench.hear(Script.mediaStatus(id: style.requestID, Script.playing))
        await until { !delegate.ended.isEmpty }
        #expect(delegate.ended.count == 1 && delegate.ended.first === style)
        #expect(play.inProgress && !style.inProgress)
        await bench.hear(Script.mediaStatus(id: play.requestID, Script.playing))
        await until { delegate.ended.count > 1 }
        #expect(delegate.ended.count == 2 && delegate.ended.last === play)
        #expect(play.error == nil && style.error == nil)
    }

    // S3-23, S3-24, S3-25: what others do is heard without a poll, and whoever listens hears it.
    @Test func everyChangeThatOthersMakeIsHeard() async throws {
        let bench = try await MediaBench.make(status: Script.playingQueue)
        let log = EventLog()
        bench.client.addListener(log)
        let sent = bench.receiver.sent.count
        await bench.hear(
            Script.mediaStatus(#"{"mediaSessionId":1,"playerState":"PAUSED","currentTime":3}"#),
            Script.mediaStatus(#"{"mediaSessionId":1,"preloadedItemId":2}"#),
            Script.mediaStatus(#"{"mediaSessionId":1,"currentItemId":2}"#),
            Script.media("QUEUE_CHANGE", id: 0, #","changeType":"INSERT","itemIds":[5],"insertBefore":2"#),
            Script.media("QUEUE_CHANGE", id: 0, #","changeType":"ITEMS_CHANGE","itemIds":[5]"#),
            Script.media("QUEUE_CHANGE", id: 0, #","changeType":"REMOVE","itemIds":[5]"#),
            Script.media("QUEUE_CHANGE", id: 0, #","changeType":"DANCE","itemIds":[5]"#))
        #expect(
            log.lines.dropLast() == [
                "status paused", "status paused", "preload", "status paused", "queue", "preload", "inserted [5] 2",
                "updated [5]", "removed [5]",
            ])
        #expect(bench.receiver.sent.count == sent)
    }
}
