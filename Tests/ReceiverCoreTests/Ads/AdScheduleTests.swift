import CastWire
import Testing

@testable import ReceiverCore

/// The ad breaks of a VMAP, in a film of 60 seconds.
@Suite struct AdScheduleTests {
    @Test func whereAScheduleSendsUsIsNotNamedByTheSender() throws {
        var bench = PlayerBench(.launched(isLoopback: true))
        bench.findsAds = true
        _ = bench.ask(
            #"""
            {"type":"LOAD","requestId":2,"media":{"contentId":"http://127.0.0.1:80/f","contentType":"video/mp4",
            "streamType":"BUFFERED","vmapAdsRequest":{"adTagUrl":"http://192.0.2.9/vmap"}}}
            """#)
        _ = try bench.find(.breaks([FoundBreak(offset: "start", tagURL: "http://127.0.0.1:631/")]))
        let lookup = try #require(bench.lookups.last?.lookup)
        #expect(lookup.tagURL == "http://127.0.0.1:631/" && lookup.refusal != nil)
        // Which of them are this machine's is seen when one is connected to.
        #expect(lookup.places == Set<LocalPlace>(named: ["http://127.0.0.1:80/", "http://192.0.2.9:80/"]))
    }

    private static let film = "http://192.0.2.1/film.mp4"
    private static let load = #"""
        {"type":"LOAD","requestId":2,"media":{"contentId":"http://192.0.2.1/film.mp4","contentType":"video/mp4",
        "streamType":"BUFFERED","duration":60,"vmapAdsRequest":{"adTagUrl":"http://192.0.2.9/vmap"},
        "breaks":[{"id":"own","position":0,"breakClipIds":["o"]}],
        "breakClips":[{"id":"o","contentId":"http://192.0.2.1/own.mp4","contentType":"video/mp4","duration":3}]}}
        """#

    private static func ad(_ name: String) -> FoundAd {
        FoundAd(url: "http://192.0.2.9/\(name).mp4", contentType: "video/mp4", duration: 10, mark: name)
    }

    private func loaded() -> (PlayerBench, [DeviceBench.Sent]) {
        var bench = PlayerBench()
        bench.findsAds = true
        let sent = bench.ask(Self.load)
        return (bench, sent)
    }

    private func breaks(_ media: JSONValue?) -> [(String?, Double?)] {
        guard case .array(let breaks)? = media?["media"]?["breaks"] else { return [] }
        return breaks.map { ($0["id"]?.stringValue, $0["position"]?.doubleValue) }
    }

    @Test func theBreaksAreAnnouncedAndPlayed() throws {
        var (bench, asked) = loaded()
        #expect(asked.allSatisfy { $0.requestID != 2 } && bench.loads.isEmpty)
        let wanted = AdLookup(document: .schedule, tagURL: "http://192.0.2.9/vmap", senderIsLoopback: false)
        #expect(bench.lookups.map(\.lookup) == [wanted])
        let sent = try bench.find(
            .breaks([
                FoundBreak(id: "last", offset: "end", ads: [Self.ad("p")]),
                FoundBreak(offset: "50%", ads: [Self.ad("h")]),
                FoundBreak(id: "mid", offset: "00:00:20.000", tagURL: "http://192.0.2.9/mid"),
                FoundBreak(id: "last", offset: "start", ads: [Self.ad("a"), Self.ad("b")]),
                FoundBreak(id: "odd", offset: "#2", ads: [Self.ad("x")]), FoundBreak(id: "none", offset: "00:00:40"),
            ]))
        let told = try #require(sent.first { $0.media?["media"] != nil }?.media)
        #expect(breaks(told).map(\.0) == ["last-2", "mid", "last"] && breaks(told).map(\.1) == [0, 20, -1])
        #expect(told["media"]?["vmapAdsRequest"] == nil)
        #expect(bench.logs.filter { $0.contains("6 ad breaks 2 are passed over") }.count == 1)
        #expect(sent.first { $0.requestID == 2 }?.media?["breakStatus"]?["breakId"]?.stringValue == "last-2")

        // The two before the film, whose own length says where its half is.
        _ = bench.wait(.seconds(21))
        #expect(breaks(try bench.status()).map(\.0) == ["last-2", "mid", "break-2", "last"])
        #expect(breaks(try bench.status()).map(\.1) == [0, 20, 30, -1])
        _ = bench.wait(.seconds(5))
        #expect(bench.lookups.last?.lookup.tagURL == "http://192.0.2.9/mid")
        _ = try bench.find(.ads([Self.ad("m")]))
        _ = bench.wait(.seconds(100))
        let names = bench.loads.map { $0.contentURL.split(separator: "/").last.map(String.init) ?? "" }
        #expect(names == [
            "a.mp4", "b.mp4", "film.mp4", "m.mp4", "film.mp4", "h.mp4", "film.mp4", "p.mp4",
        ])
        #expect(bench.loads.map(\.ad?.mark) == ["a", "b", nil, "m", nil, "h", nil, "p"])
    }

    @Test(arguments: [
        AdFindings.nothing(reason: "No."), .breaks([]), .breaks([FoundBreak(offset: "#1", ads: [ad("x")])]),
        .ads([ad("x")]),
    ])
    func withoutAScheduleTheSendersOwnBreaksHold(_ findings: AdFindings) throws {
        var (bench, _) = loaded()
        _ = try bench.find(findings)
        #expect(bench.loads.map(\.contentURL) == ["http://192.0.2.1/own.mp4"])
        #expect(bench.logs.filter { $0.contains("VMAP") }.count == 1)
        _ = bench.wait(.seconds(4))
        #expect(bench.loads.last?.contentURL == Self.film)
    }

    @Test func aScheduleIsNotWaitedForLong() throws {
        var (bench, _) = loaded()
        #expect(bench.wait(.seconds(9)).isEmpty && bench.loads.isEmpty)
        let sent = bench.wait(.seconds(2))
        #expect(sent.first { $0.requestID == 2 }?.media?["breakStatus"]?["breakId"]?.stringValue == "own")
        #expect(try bench.find(.breaks([FoundBreak(offset: "start", ads: [Self.ad("a")])])).isEmpty)
    }

    @Test func aSeekAndAPauseWhileItIsAwaitedHoldForTheFilm() throws {
        var (bench, _) = loaded()
        _ = bench.ask(#"{"type":"SEEK","mediaSessionId":1,"requestId":3,"currentTime":40}"#)
        _ = bench.ask(#"{"type":"PAUSE","mediaSessionId":1,"requestId":4}"#)
        _ = try bench.find(.breaks([FoundBreak(offset: "00:00:10", ads: [Self.ad("a")])]))
        #expect(bench.loads.map(\.contentURL) == [Self.film])
        #expect(bench.loads.first?.startTime == 40 && bench.loads.first?.autoplay == false)
    }

    @Test(arguments: [
        ("start", AdOffset.start), ("end", .end), ("00:00:00", .start), ("01:02:03.5", .seconds(3723.5)),
        ("0%", .start), ("100%", .end), ("12.5%", .fraction(0.125)), ("99:59:59", .seconds(359_999)), ("", nil),
        ("#1", nil),
        ("-00:00:01", nil), ("00:60:00", nil), ("10", nil), ("1:2", nil), ("inf:00:00", nil), ("101%", nil), ("%", nil),
        ("nan%", nil), ("00:00:0x1", nil), ("1e3:00:00", nil), ("00:00:00:00", nil), ("..:0:0", nil),
    ] as [(String, AdOffset?)])
    func anOffsetIsWhatVMAPWrites(_ text: String, _ offset: AdOffset?) {
        #expect(AdOffset(text) == offset)
    }
}
