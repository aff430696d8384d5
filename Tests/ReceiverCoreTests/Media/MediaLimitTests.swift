import CastWire
import Testing

@testable import ReceiverCore

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

    @Test(arguments: [
        #""breaks":[{"id":"LONG","position":3,"breakClipIds":["0"]}],"breakClips":[{"id":"0"}]"#,
        #""breaks":[{"id":"b","position":3,"breakClipIds":["LONG"]}],"breakClips":[{"id":"0"}]"#,
        #""breaks":[],"breakClips":[{"id":"LONG"}]"#,
    ])
    func idsThatAreTooLongToBeToldAreRefused(ads: String) {
        let most = AdTable.maximumIDLength
        for (length, type) in [(most, "MEDIA_STATUS"), (most + 1, "INVALID_REQUEST")] {
            var bench = DeviceBench.playing()
            let named = ads.replacing("LONG", with: String(repeating: "x", count: length))
            let sent = bench.ask(#"{"type":"LOAD","requestId":2,"media":{"contentId":"http://a/b",\#(named)}}"#)
            let answers = sent + bench.report(.loaded(DeviceBench.filmFacts), .playing)
            #expect(answers.first { $0.requestID == 2 }?.type == type)
        }
    }

    private static func found(_ count: Int) -> [FoundAd] {
        (0..<count).map {
            FoundAd(
                url: "http://192.0.2.9/\($0)" + String(repeating: "u", count: 4000), contentType: "video/mp4",
                clickThroughURL: "https://shop/" + String(repeating: "c", count: 4000))
        }
    }

    /// A queue with room for 60 to 120 kB more.
    private static func full(_ media: String) throws -> PlayerBench {
        var bench = PlayerBench()
        bench.findsAds = true
        _ = bench.ask(#"{"type":"LOAD","requestId":2,"media":{"contentId":"http://a/b",\#(media)}}"#)
        let blob = String(repeating: "x", count: 60_000)
        var last = 0
        for _ in 0..<400 {
            let sent = bench.ask(
                #"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":4,"#
                    + #""items":[{"media":{"contentId":"http://h/x","customData":"\#(blob)"}}]}"#)
            if sent.first?.type == "INVALID_REQUEST" { break }
            last = try #require(bench.core?.session?.queue.ids.last)
        }
        _ = bench.ask(#"{"type":"QUEUE_REMOVE","mediaSessionId":1,"requestId":5,"itemIds":[\#(last)]}"#)
        return bench
    }

    private static func size(_ bench: PlayerBench) -> Int {
        bench.core?.session?.queue.entries.reduce(0) { $0 + $1.memorySize } ?? 0
    }

    @Test func aPodThatTheQueueHasNoRoomForIsItsFirstAd() throws {
        var bench = try Self.full(
            #""duration":60,"breaks":[{"id":"pre","position":0,"breakClipIds":["v"]}],"#
                + #""breakClips":[{"id":"v","vastAdsRequest":{"adTagUrl":"http://192.0.2.9/tag"}}]"#)
        _ = try bench.find(.ads(Self.found(16)), for: 0)
        #expect(Self.size(bench) <= MediaQueue.maximumMemorySize)
        #expect(bench.core?.session?.media?.adBreakClips.map(\.adBreakClipID) == ["v"])
        #expect(bench.loads.first?.ad?.count == 1)
    }

    @Test func ofAScheduleTheBreaksThatTheQueueHasRoomForAreTaken() throws {
        var bench = try Self.full(#""duration":60,"vmapAdsRequest":{"adTagUrl":"http://192.0.2.9/vmap"}"#)
        let long = String(repeating: "i", count: AdTable.maximumIDLength + 1)
        _ = try bench.find(
            .breaks([
                FoundBreak(id: long, offset: "start", ads: Self.found(1)),
                FoundBreak(id: "much", offset: "start", ads: Self.found(16)),
                FoundBreak(id: "little", offset: "00:00:20", ads: Self.found(1)),
                FoundBreak(id: "half", offset: "50%", ads: Self.found(1)),
            ]), for: 0)
        #expect(Self.size(bench) <= MediaQueue.maximumMemorySize)
        _ = bench.wait(.seconds(1))
        #expect(bench.core?.session?.media?.adBreaks.map(\.adBreakID) == ["little", "half"])
        #expect(bench.logs.contains { $0.contains("4 ad breaks 2 are passed over") })
    }

    @Test func namesThatNobodyHasAreNotSoughtFromTheBeginningEachTime() {
        var names = AdNames(["a", "a-3", "b-2"])
        #expect((1...3).map { _ in names.take(after: "a") } == ["a-2", "a-4", "a-5"])
        #expect(names.take(after: "b") == "b-3")
        let long = names.take(after: String(repeating: "x", count: AdTable.maximumIDLength))
        #expect(long.utf8.count <= AdTable.maximumIDLength && long.hasSuffix("-2"))
    }

    // MARK: - Ads by their places

    /// Breaks that overlap, of clips some of which have no length.
    private static func embedded(_ seed: Int) throws -> MediaInformation {
        var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ bound: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((random >> 33) % UInt64(bound))
        }
        let clips = (0..<6).map { index in
            var clip = AdBreakClipInfo(adBreakClipID: "c\(index)")
            clip.duration = Double(index)
            return clip
        }
        let breaks = (0..<8).map { index in
            AdBreakInfo(
                adBreakID: "b\(index)", playbackPosition: Double(next(20)),
                adBreakClipIDs: (0..<next(4)).map { _ in "c\(next(7))" }, embedded: next(4) > 0)
        }
        return try MediaInformationBuilder(contentURL: "http://a/b").build().with(adBreaks: breaks, adBreakClips: clips)
    }

    @Test func whatShowsAtAPlaceIsTheSameAsByWalkingThroughAll() throws {
        for seed in 0..<200 {
            let media = try Self.embedded(seed)
            let table = AdTable(media)
            for place in stride(from: -1.0, to: 45, by: 0.25) {
                let walked = Self.walked(media, table, at: place)
                let found = table.embedded(at: place).map { [$0.stretch.breakID, $0.clip.adBreakClipID] }
                #expect(found == walked?.0, "\(seed) at \(place)")
                #expect(table.embedded(at: place)?.stretch.clipEnd == walked?.1)
                let inserted = media.adBreaks.filter { !$0.embedded }.map(\.playbackPosition).filter { $0 > 0 }
                #expect(table.nextInserted(after: place) == inserted.filter { $0 > place }.min())
                #expect(
                    table.inserted(after: 5, upTo: place).map(\.playbackPosition)
                        == inserted.filter { $0 > 5 && $0 <= place }.sorted(by: >))
                #expect(table.nextBoundary(after: place) == Self.boundaries(media, table).filter { $0 > place }.min())
            }
        }
    }

    private static func walked(_ media: MediaInformation, _ table: AdTable, at place: Double) -> ([String], Double)? {
        for info in media.adBreaks where info.embedded {
            var begin = info.playbackPosition
            for clip in table.clips(of: info) {
                if place >= begin, place < begin + clip.length {
                    return ([info.adBreakID, clip.adBreakClipID], begin + clip.length)
                }
                begin += clip.length
            }
        }
        return nil
    }

    private static func boundaries(_ media: MediaInformation, _ table: AdTable) -> [Double] {
        media.adBreaks.filter(\.embedded).flatMap { info in
            table.clips(of: info).reduce(into: [info.playbackPosition]) { $0.append(($0.last ?? 0) + $1.length) }
        }
    }

    /// Where clips are to be asked for is reckoned anew when something of that has changed, and not with each message.
    @Test func whereToAskForClipsIsKept() throws {
        var bench = PlayerBench()
        bench.findsAds = true
        let breaks = (1...6).map { #"{"id":"b\#($0)","position":\#($0 * 20),"breakClipIds":["v\#($0)"]}"# }
        let clips = (1...6).map { #"{"id":"v\#($0)","vastAdsRequest":{"adTagUrl":"http://192.0.2.9/\#($0)"}}"# }
        _ = bench.ask(
            #"{"type":"LOAD","requestId":2,"media":{"contentId":"http://a/b","duration":600,"breaks":["#
                + breaks.joined(separator: ",") + #"],"breakClips":["# + clips.joined(separator: ",") + "]}}")
        func session() throws -> MediaSession { try #require(bench.core?.session) }
        #expect(try session().adCourse.plan.stops.map(\.from) == [5, 25, 45, 65, 85, 105])
        let number = try session().adCourse.plan.number
        for _ in 0..<5 { _ = try bench.status() }
        // What is said of the item besides leaves its table of ads alone.
        _ = bench.ask(
            #"{"type":"EDIT_TRACKS_INFO","mediaSessionId":1,"requestId":5,"textTrackStyle":{"fontScale":2}}"#)
        #expect(try session().adCourse.plan.number == number && session().adCourse.plan.fits(session()))
        _ = bench.wait(.seconds(6))
        #expect(bench.lookups.count == 1)
        #expect(try session().adCourse.plan.stops.map(\.from) == [25, 45, 65, 85, 105])
        #expect(try session().adCourse.plan.number != number)
        #expect(try session().adCourse.plan.fits(session()))
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
