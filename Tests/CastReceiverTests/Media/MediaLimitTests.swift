import CastWire
import Testing

@testable import CastReceiver

/// What a media session keeps is counted as it lies in memory, and what it keeps of ads is looked through once.
@Suite struct MediaLimitTests {
    private static let hollow = "[" + Array(repeating: "[]", count: 8000).joined(separator: ",") + "]"

    private static func long(_ count: Int) -> DeviceBench {
        var bench = DeviceBench.launched()
        bench.ask(#"{"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{"contentId":"http://h/0"}}]}"#)
        bench.report(.loaded(DeviceBench.filmFacts), .playing)
        let page = (0..<500).map { #"{"media":{"contentId":"http://h/\#($0)"}}"# }.joined(separator: ",")
        for _ in 0..<count / 500 {
            bench.ask(#"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":3,"items":[\#(page)]}"#)
        }
        return bench
    }

    private static func held(_ bench: DeviceBench) -> Int {
        bench.device.media?.session?.queue.entries.reduce(0) { $0 + $1.memorySize } ?? 0
    }

    @Test func emptyListsAreCountedAsTheyLieInMemory() throws {
        let value = try JSONPayload.decode(JSONValue.self, from: Self.hollow)
        #expect(value.memorySize >= 8000 * MemoryLayout<JSONValue>.stride)
        #expect(value.memorySize > 4 * Self.hollow.utf8.count)
    }

    @Test func itemsThatAreChangedNeedRoomToo() throws {
        var bench = Self.long(2000)
        var refused = 0
        for id in 2...1900 {
            let sent = bench.ask(
                #"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":4,"#
                    + #""items":[{"itemId":\#(id),"customData":\#(Self.hollow)}]}"#)
            guard sent.first?.type == "INVALID_REQUEST" else { continue }
            refused += 1
            #expect(sent.map(\.requestID) == [4])
            if refused == 3 { break }
        }
        #expect(refused == 3)
        #expect(Self.held(bench) <= MediaQueue.maximumMemorySize)
        // What makes it smaller is no question of room.
        let sent = bench.ask(
            #"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":5,"items":[{"itemId":2,"customData":1}]}"#)
        #expect(sent.contains { $0.requestID == 5 && $0.type == "MEDIA_STATUS" })
    }

    @Test func itemsThatAreInsertedAreCountedTheSame() throws {
        var bench = Self.long(500)
        var answers: [String] = []
        for _ in 0..<200 {
            let sent = bench.ask(
                #"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":4,"#
                    + #""items":[{"media":{"contentId":"http://h/x","customData":\#(Self.hollow)}}]}"#)
            answers.append(sent.first { $0.requestID == 4 }?.type ?? "")
        }
        #expect(answers.first == "MEDIA_STATUS" && answers.last == "INVALID_REQUEST")
        #expect(Self.held(bench) <= MediaQueue.maximumMemorySize)
    }

    @Test func tenThousandUsualItemsHaveRoom() throws {
        var bench = DeviceBench.launched()
        bench.ask(#"{"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{"contentId":"http://h/0"}}]}"#)
        let page = (0..<200).map { index in
            #"{"media":{"contentId":"https://music.example/library/albums/\#(index)/track.mp3","#
                + #""contentType":"audio/mpeg","metadata":{"metadataType":3,"title":"A song of usual length","#
                + #""artist":"Somebody","images":[{"url":"https://music.example/art/\#(index).jpg"}]}}}"#
        }.joined(separator: ",")
        for _ in 0..<50 {
            bench.ask(#"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":3,"items":[\#(page)]}"#)
        }
        #expect(bench.device.media?.session?.queue.entries.count == 10_001, "\(Self.held(bench))")
    }

    @Test func whatArrivesFromAnotherDeviceNeedsRoomToo() throws {
        var bench = DeviceBench.playing()
        let tracks = (0...MediaSessionCore.maximumTracks).map { #"{"trackId":\#($0),"type":"TEXT"}"# }
        let sent = bench.ask(
            #"{"type":"RESUME_SESSION","requestId":9,"sessionState":{"loadRequestData":{"media":{"#
                + #""contentId":"http://h/x","tracks":[\#(tracks.joined(separator: ","))]}}}}"#)
        #expect(sent.first { $0.requestID == 9 }?.type == "INVALID_REQUEST")
        #expect(bench.device.media?.session?.id == 1)
    }

    @Test func aTrackThatIsNamedAThousandTimesIsActiveOnce() throws {
        var bench = DeviceBench.playing()
        let ids = Array(repeating: "1", count: 1000).joined(separator: ",")
        bench.ask(#"{"type":"EDIT_TRACKS_INFO","mediaSessionId":1,"requestId":5,"activeTrackIds":[\#(ids)]}"#)
        #expect(bench.commands == [.setActiveTracks(LoadID(rawValue: 1), [1])])
    }

    // MARK: - Ads

    private static func load(breaks: Int, clips: Int, named: Int = 1, position: (Int) -> String) -> String {
        let breaks = (0..<breaks).map { index in
            let ids = (0..<named).map { #""\#((index + $0) % max(1, clips))""# }.joined(separator: ",")
            return #"{"id":"b\#(index)","position":\#(position(index)),"breakClipIds":[\#(ids)]}"#
        }
        let all = (0..<clips).map { #"{"id":"\#($0)"}"# }
        return #"{"type":"LOAD","requestId":2,"media":{"contentId":"http://a/b","breaks":["#
            + breaks.joined(separator: ",") + #"],"breakClips":["# + all.joined(separator: ",") + "]}}"
    }

    @Test(arguments: [(AdTable.maximumBreaks + 1, 1, 1), (1, AdTable.maximumClips + 1, 1), (300, 10, 7)])
    func moreAdsThanAreKeptInOrderAreRefused(breaks: Int, clips: Int, named: Int) {
        var bench = DeviceBench.playing()
        let sent = bench.ask(Self.load(breaks: breaks, clips: clips, named: named) { "\($0)" })
        #expect(sent.first?.type == "INVALID_REQUEST" && sent.first?.requestID == 2)
        #expect(bench.device.media?.session?.id == 1)
    }

    @Test func breaksWithNothingToShowAreAllPassedOver() throws {
        var bench = PlayerBench()
        let sent = bench.ask(Self.load(breaks: AdTable.maximumBreaks, clips: 400, named: 4) { _ in "0" })
        #expect(sent.first { $0.requestID == 2 }?.type == "MEDIA_STATUS")
        let media = try #require(bench.core?.session?.media)
        #expect(media.adBreaks.allSatisfy(\.watched) && media.adBreaks.count == AdTable.maximumBreaks)
        #expect(bench.loads.map(\.contentURL) == ["http://a/b"])
    }

    /// Each of these statuses once sorted all clips for each of the breaks: half a million of them, for minutes.
    @Test(.timeLimit(.minutes(1))) func statusesDoNotSortTheAdsAnew() throws {
        var bench = PlayerBench()
        let embedded = Self.load(breaks: AdTable.maximumBreaks, clips: AdTable.maximumClips, named: 4) { "\($0 / 9)" }
            .replacing(#""position""#, with: #""isEmbedded":true,"position""#)
        _ = bench.ask(embedded)
        _ = bench.ask(#"{"type":"SEEK","mediaSessionId":1,"requestId":3,"currentTime":100}"#)
        let begin = ContinuousClock.now
        for _ in 0..<300 { _ = bench.ask(#"{"type":"GET_STATUS","requestId":4,"options":1}"#) }
        #expect(ContinuousClock.now - begin < .seconds(30))
    }
}
