import CastWire
import Testing

@testable import ReceiverCore

/// VAST clips: when the screen is asked for them, and what becomes of what it finds. A film of 60 seconds.
@Suite struct AdSearchTests {
    private static func load(_ breaks: String, clips: String, _ more: String = "") -> String {
        #"""
        {"type":"LOAD","requestId":2,"media":{"contentId":"http://192.0.2.1/film.mp4","contentType":"video/mp4",
        "streamType":"BUFFERED","duration":60,\#(more)"breaks":[\#(breaks)],"breakClips":[\#(clips)]}}
        """#
    }

    private static let tag = #"{"id":"v","vastAdsRequest":{"adTagUrl":"http://192.0.2.9/tag"}}"#
    private static let other = #"{"id":"w","vastAdsRequest":{"adTagUrl":"http://192.0.2.9/other"}}"#
    private static let document =
        #"{"id":"v","title":"Ours","vastAdsRequest":{"adTagUrl":"u","adsResponse":"<VAST/>"}}"#
    private static let preroll = #"{"id":"pre","position":0,"breakClipIds":["v"]}"#
    private static let midroll = #"{"id":"mid","position":30,"breakClipIds":["v"]}"#
    private static let film = "http://192.0.2.1/film.mp4"

    private static func ad(_ name: String, _ duration: Double = 10, skip: Double? = nil) -> FoundAd {
        FoundAd(
            url: "http://192.0.2.9/\(name).mp4", contentType: "video/mp4", duration: duration, skippableAfter: skip,
            title: "Soap", clickThroughURL: "https://shop/", mark: "7.\(name)")
    }

    private func bench() -> PlayerBench {
        var bench = PlayerBench()
        bench.findsAds = true
        return bench
    }

    private func clips(_ status: JSONValue?) -> [JSONValue] {
        guard case .array(let clips)? = status?["media"]?["breakClips"] else { return [] }
        return clips
    }

    @Test func aPrerollIsFoundBeforeAnythingIsLoaded() throws {
        var bench = bench()
        #expect(bench.ask(Self.load(Self.preroll, clips: Self.document)).allSatisfy { $0.requestID != 2 })
        #expect(bench.loads.isEmpty)
        // The document goes before the tag.
        #expect(bench.lookups.map(\.lookup) == [
            AdLookup(document: .clip, response: "<VAST/>", senderIsLoopback: false)
        ])
        let answer = try #require(try bench.find(.ads([Self.ad("a", skip: 5)])).first { $0.requestID == 2 }?.media)
        #expect(answer["breakStatus"]?["breakClipId"]?.stringValue == "v")
        #expect(answer["breakStatus"]?["whenSkippable"]?.doubleValue == 5)
        let clip = try #require(clips(answer).first)
        #expect(clip["contentUrl"]?.stringValue == "http://192.0.2.9/a.mp4" && clip["duration"]?.doubleValue == 10)
        #expect(clip["title"]?.stringValue == "Ours" && clip["clickThroughUrl"]?.stringValue == "https://shop/")
        #expect(bench.loads.map(\.ad) == [.init(title: "Ours", skippableAfter: 5, number: 1, count: 1, mark: "7.a")])
        _ = bench.wait(.seconds(11))
        #expect(bench.loads.map(\.contentURL) == ["http://192.0.2.9/a.mp4", Self.film])
        #expect(bench.lookups.count == 1)
    }

    /// The sender on this machine named its own server; what an ad server names comes from there or from elsewhere.
    @Test func anAdServerIsLentWhatTheSenderNamedAndNoMore() throws {
        var bench = PlayerBench(.launched(isLoopback: true))
        bench.findsAds = true
        let clip = #"{"id":"v","vastAdsRequest":{"adTagUrl":"http://127.0.0.1:81/tag"}}"#
        let load = Self.load(Self.preroll, clips: clip)
            .replacing(Self.film, with: "http://127.0.0.1:80/film.mp4")
        _ = bench.ask(load)
        #expect(bench.lookups.last?.lookup.places == Set<LocalPlace>(named: ["http://127.0.0.1:81/"]))
        let found = FoundAd(url: "http://127.0.0.1:631/ad.mp4", contentType: "video/mp4", duration: 10, mark: "7.a")
        _ = try bench.find(.ads([found]))
        let item = try #require(bench.loads.first)
        let named = Set<LocalPlace>(named: ["http://127.0.0.1:80/", "http://127.0.0.1:81/"])
        #expect(item.ad != nil && item.places == named)
        #expect(LoadPolicy(item).failure(of: item) != nil)
        // The film follows, with what it names itself.
        _ = bench.wait(.seconds(11))
        #expect(bench.loads.last?.places == Set<LocalPlace>(named: ["http://127.0.0.1:80/"]))
    }

    @Test func aPodBecomesSeveralClips() throws {
        var bench = bench()
        let breaks = #"{"id":"pre","position":0,"breakClipIds":["v","v-2"]}"#
        let known = #"{"id":"v-2","contentId":"http://192.0.2.1/own.mp4","contentType":"video/mp4","duration":3}"#
        _ = bench.ask(Self.load(breaks, clips: Self.tag + "," + known))
        let sent = try bench.find(.ads([Self.ad("a"), Self.ad("b", 5)]))
        let status = sent.first { $0.requestID == 2 }?.media
        #expect(clips(status).map { $0["id"]?.stringValue } == ["v", "v-3", "v-2"])
        guard case .array(let told)? = status?["media"]?["breaks"] else {
            Issue.record("no breaks")
            return
        }
        #expect(told.first?["breakClipIds"] == ["v", "v-3", "v-2"])
        _ = bench.wait(.seconds(12))
        #expect(try bench.status()["breakStatus"]?["breakClipId"]?.stringValue == "v-3")
        #expect(bench.loads.last?.ad?.number == 2 && bench.loads.last?.ad?.count == 3)
        _ = bench.wait(.seconds(7))
        #expect(bench.loads.map(\.contentURL.last) == ["4", "4", "4", "4"] && bench.loads.last?.ad == nil)
    }

    @Test func aMidrollIsAskedForAheadAndTheFilmPlaysOn() throws {
        var bench = bench()
        _ = bench.ask(Self.load(Self.midroll, clips: Self.tag))
        _ = bench.wait(.seconds(14))
        #expect(bench.lookups.isEmpty)
        _ = bench.wait(.seconds(1))
        let wanted = AdLookup(document: .clip, tagURL: "http://192.0.2.9/tag", senderIsLoopback: false)
        #expect(bench.lookups.map(\.lookup) == [wanted])
        let told = try bench.find(.ads([Self.ad("a")]))
        #expect(told.count == 1 && clips(told.first?.media).first?["contentUrl"] != nil)
        _ = bench.wait(.seconds(16))
        #expect(bench.loads.count == 2 && !bench.commands.contains(.pause(LoadID(rawValue: 1))))
        #expect(try bench.status()["breakStatus"]?["currentBreakClipTime"]?.doubleValue == 1)
        #expect(bench.lookups.count == 1)
    }

    @Test func whatIsNotFoundDisturbsNeitherTheFilmNorItsSenders() throws {
        var bench = bench()
        _ = bench.ask(Self.load(Self.midroll, clips: Self.tag))
        _ = bench.wait(.seconds(20))
        let told = try bench.find(.nothing(reason: "The document is no XML."))
        #expect(told.isEmpty)
        #expect(bench.logs.filter { $0.contains("The document is no XML.") }.count == 1)
        #expect(bench.wait(.seconds(20)).isEmpty)
        #expect(bench.loads.count == 1 && bench.commands.isEmpty && bench.lookups.count == 1)
        #expect(try bench.status()["currentTime"]?.doubleValue == 40)
    }

    @Test(arguments: [false, true])
    func aPrerollThatIsNotFoundGivesWayToTheFilm(isLate: Bool) throws {
        var bench = bench()
        _ = bench.ask(Self.load(Self.preroll, clips: Self.tag + "," + Self.other))
        var sent: [DeviceBench.Sent] = []
        if isLate {
            #expect(bench.wait(.seconds(9)).isEmpty && bench.loads.isEmpty)
            sent = bench.wait(.seconds(2))
            #expect(try bench.find(.ads([Self.ad("late")])).isEmpty)
        } else {
            sent = try bench.find(.nothing(reason: "No."))
        }
        #expect(sent.first { $0.requestID == 2 }?.media?["playerState"]?.stringValue != nil)
        #expect(!sent.contains { $0.type == "LOAD_FAILED" })
        #expect(bench.loads.map(\.contentURL) == [Self.film] && bench.loads.first?.ad == nil)
    }

    @Test func theOthersOfABreakAreShownWithoutTheOneThatIsNotFound() throws {
        var bench = bench()
        let breaks = #"{"id":"pre","position":0,"breakClipIds":["v","w"]}"#
        _ = bench.ask(Self.load(breaks, clips: Self.tag + "," + Self.other))
        #expect(bench.lookups.map(\.lookup.tagURL) == ["http://192.0.2.9/tag", "http://192.0.2.9/other"])
        _ = try bench.find(.ads([Self.ad("w")]), for: 1)
        #expect(bench.loads.isEmpty)
        _ = try bench.find(.nothing(reason: "No."), for: 0)
        #expect(bench.loads.map(\.contentURL) == ["http://192.0.2.9/w.mp4"])
    }

    @Test func aSeekOverABreakWaitsForItsAdWithThePictureStanding() throws {
        var bench = bench()
        _ = bench.ask(Self.load(Self.midroll, clips: Self.tag))
        _ = bench.wait(.seconds(5))
        let sent = bench.ask(#"{"type":"SEEK","mediaSessionId":1,"requestId":8,"currentTime":45}"#)
        #expect(sent.first { $0.requestID == 8 }?.media?["playerState"]?.stringValue == "BUFFERING")
        #expect(bench.commands == [.pause(LoadID(rawValue: 1))] && bench.lookups.count == 1)
        // A sender's wish holds for what comes, and moves nothing now.
        _ = bench.ask(#"{"type":"PAUSE","mediaSessionId":1,"requestId":9}"#)
        _ = bench.ask(#"{"type":"PLAY","mediaSessionId":1,"requestId":10}"#)
        #expect(bench.commands == [.pause(LoadID(rawValue: 1))])
        _ = try bench.find(.ads([Self.ad("a")]))
        _ = bench.wait(.seconds(11))
        #expect(bench.loads.map(\.contentURL) == [Self.film, "http://192.0.2.9/a.mp4", Self.film])
        #expect(bench.loads.last?.startTime == 45 && bench.loads.last?.autoplay == true)
    }

    @Test func whatPlayedBeforeEndsWhileTheNextOnesAdIsSought() throws {
        var bench = bench()
        _ = bench.ask(Self.load("", clips: ""))
        _ = bench.ask(Self.load(Self.preroll, clips: Self.tag))
        #expect(bench.commands.contains(.stop(LoadID(rawValue: 1))))
        _ = try bench.find(.nothing(reason: "No."))
        #expect(try bench.status()["playerState"]?.stringValue == "PLAYING")
        #expect(bench.core?.currentLoad != LoadID(rawValue: 1))
    }

    @Test func adsThatDoNotComeHoldBackTheFilmForHalfAMinuteAtMost() throws {
        var bench = bench()
        let clips = (1...8).map { #"{"id":"c\#($0)","vastAdsRequest":{"adTagUrl":"http://192.0.2.9/\#($0)"}}"# }
        let breaks = #"{"id":"pre","position":0,"breakClipIds":["c1","c2","c3","c4","c5","c6"]}"#
            + #",{"id":"more","position":0,"breakClipIds":["c7","c8"]}"#
        _ = bench.ask(Self.load(breaks, clips: clips.joined(separator: ",")))
        _ = bench.wait(.seconds(29))
        #expect(bench.loads.isEmpty)
        let sent = bench.wait(.seconds(40))
        #expect(bench.loads.map(\.contentURL) == [Self.film])
        #expect(sent.first { $0.requestID == 2 }?.type == "MEDIA_STATUS")
    }

    @Test func aPostrollIsAskedForBeforeTheEnd() throws {
        var bench = bench()
        _ = bench.ask(Self.load(#"{"id":"post","position":-1,"breakClipIds":["v"]}"#, clips: Self.tag))
        _ = bench.wait(.seconds(46))
        _ = try bench.find(.ads([Self.ad("a")]))
        _ = bench.wait(.seconds(15))
        #expect(bench.loads.last?.contentURL == "http://192.0.2.9/a.mp4")
        #expect(bench.wait(.seconds(10)).last?.media?["idleReason"]?.stringValue == "FINISHED")
    }

    @Test func aScreenWithoutAPagePassesVASTOver() throws {
        var bench = PlayerBench()
        let sent = bench.ask(Self.load(Self.preroll + "," + Self.midroll, clips: Self.tag))
        #expect(sent.first { $0.requestID == 2 }?.media?["breakStatus"] == nil)
        _ = bench.wait(.seconds(35))
        #expect(bench.loads.map(\.contentURL) == [Self.film])
        #expect(try bench.status()["currentTime"]?.doubleValue == 35)
    }

    @Test func whatIsWaitedForWhenTheSessionEndsComesToNothing() throws {
        var bench = bench()
        _ = bench.ask(Self.load(Self.preroll, clips: Self.tag))
        let sent = bench.ask(#"{"type":"STOP","mediaSessionId":1,"requestId":5}"#)
        #expect(sent.contains { $0.type == "LOAD_CANCELLED" })
        #expect(try bench.find(.ads([Self.ad("a")])).isEmpty && bench.loads.isEmpty)
    }
}
