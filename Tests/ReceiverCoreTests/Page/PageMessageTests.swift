import Foundation
import Testing

@testable import ReceiverCore

@Suite struct PageMessageTests {
    private let load = LoadID(rawValue: 3)

    private func object(_ command: PlayerCommand) throws -> [String: Any] {
        let bytes = try PageLine(number: 7, content: .command(command)).bytes()
        #expect(bytes.last == UInt8(ascii: "\n"))
        #expect(bytes.dropLast().allSatisfy { $0 != UInt8(ascii: "\n") })
        return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test func aSeekIsOneLine() throws {
        let bytes = try PageLine(number: 7, content: .command(.seek(load, to: 12.5, resume: .play))).bytes()
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"load":3,"n":7,"resume":"play","time":12.5,"type":"seek"}"# + "\n")
    }

    @Test(arguments: [
        (PlayerCommand.play(LoadID(rawValue: 3)), "play"), (.pause(LoadID(rawValue: 3)), "pause"),
        (.stop(LoadID(rawValue: 3)), "stop"), (.setActiveTracks(LoadID(rawValue: 3), [1]), "tracks"),
        (.setTextTrackStyle(LoadID(rawValue: 3), "{}"), "style"), (.setPlaybackRate(LoadID(rawValue: 3), .nan), "rate"),
        (.setStreamVolume(LoadID(rawValue: 3), level: .infinity, muted: true), "streamVolume"),
        (.setVolume(level: -4, muted: false), "volume"), (.setIdle(name: "a\nb", status: ""), "idle"),
        (.seek(LoadID(rawValue: 3), to: .infinity, resume: .pause), "seek"),
    ])
    func everyCommandHasItsWord(_ command: PlayerCommand, _ word: String) throws {
        let object = try object(command)
        #expect(object["type"] as? String == word)
        #expect(object["n"] as? Int == 7)
        #expect(object["load"] as? Int == command.load?.rawValue)
    }

    @Test func anItemCarriesTextTracksAndFetchableArtworkOnly() throws {
        var item = MediaItem(contentURL: "http://h/f.mp4", contentType: "video/mp4", senderIsLoopback: false)
        item.tracks = [
            .init(id: 1, url: "http://h/en.vtt"), .init(id: 2, kind: .audio, url: "http://h/a"), .init(id: 3),
            .init(id: 4, url: "file:///etc/passwd"), .init(id: 5, url: "http://127.0.0.1/en.vtt"),
        ]
        item.imageURL = "file:///etc/passwd"
        item.startTime = .infinity
        let sent = try #require(try object(.load(load, item))["item"] as? [String: Any])
        #expect((sent["tracks"] as? [[String: Any]])?.compactMap { $0["id"] as? Int } == [1])
        #expect(sent["image"] == nil)
        #expect(sent["startTime"] == nil)
    }

    @Test func aReportsAgeIsTakenOffTheTimeItCame() throws {
        let now = ContinuousClock.now
        let body =
            """
            {"page":"p","first":1,"seen":2,"reports":[{"type":"playing","load":3,"state":"playing","position":1.5,\
            "rate":1,"age":250,"from":0,"to":60}]}
            """
        let batch = try PageReports.decode(Array(body.utf8))
        #expect(
            batch.reports.first?.event(at: now)
                == .playback(
                    PlaybackReport(
                        load: load, event: .playing, state: .playing, position: 1.5, at: now - .milliseconds(250),
                        seekable: 0...60)))
    }

    @Test func numbersOutOfRangeAreHeldOrDropped() throws {
        var report = PageReport(type: "loaded", load: 3)
        report.position = -.infinity
        report.age = .infinity
        report.rate = 1e300
        report.width = 1e300
        report.duration = .infinity
        report.from = 5
        report.to = 1
        guard case .playback(let event) = report.event(at: .now), case .loaded(let media) = event.event else {
            return #expect(Bool(false), "no report")
        }
        #expect(event.position == 0)
        #expect(event.rate == 100)
        #expect(event.seekable == nil)
        #expect(media.duration == nil)
        #expect(media.width == 100_000)
    }

    @Test func aFailureHasItsKindCodeAndBoundedReason() {
        var report = PageReport(type: "failed", load: 3)
        report.kind = "cors"
        report.code = 104
        report.reason = String(repeating: "x", count: 10_000)
        guard case .playback(let event) = report.event(at: .now), case .failed(let failure) = event.event else {
            return #expect(Bool(false), "no report")
        }
        #expect(failure.kind == .cors)
        #expect(failure.code == .mediaSourceNotSupported)
        #expect(failure.reason.count == 500)
    }

    @Test(arguments: [
        "", "{", "[]", "null", #"{"page":1}"#, #"{"page":"p","first":1e400,"seen":0,"reports":[]}"#,
        String(repeating: "[", count: 10_000), #"{"page":"p","first":1,"seen":0,"reports":[{"type":7}]}"#,
    ])
    func brokenReportsAreAnError(_ body: String) {
        #expect(throws: (any Error).self) { try PageReports.decode(Array(body.utf8)) }
    }
}
