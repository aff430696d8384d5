import CastWire
import Testing

@testable import ReceiverCore

/// Ads that come by the thousand are told of, and done something about, at a pace.
@Suite struct AdPaceTests {
    private static func load(_ breaks: [String], _ clips: [String]) -> String {
        #"""
        {"type":"LOAD","requestId":2,"media":{"contentId":"http://192.0.2.1/film.mp4","contentType":"video/mp4",
        "streamType":"BUFFERED","duration":600,"breaks":[\#(breaks.joined(separator: ","))],
        "breakClips":[\#(clips.joined(separator: ","))]}}
        """#
    }

    private func unasked(_ sent: [DeviceBench.Sent]) -> [JSONValue] {
        sent.filter { $0.type == "MEDIA_STATUS" && $0.requestID == 0 }.compactMap(\.media)
    }

    private func clip(_ status: JSONValue?) -> String? { status?["breakStatus"]?["breakClipId"]?.stringValue }

    @Test func anAdOfTheContentsOwnStreamLastsAQuarterOfASecondAtLeast() throws {
        var bench = PlayerBench()
        let ids = (0..<128).map { _ in #""a","b""# }.joined(separator: ",")
        _ = bench.ask(
            Self.load(
                [#"{"id":"in","position":10,"isEmbedded":true,"breakClipIds":[\#(ids)]}"#],
                [#"{"id":"a","duration":0.001}"#, #"{"id":"b","duration":0.001}"#]))
        _ = bench.wait(.seconds(9.9))
        #expect(unasked(bench.wait(.seconds(1.2))).map { clip($0) } == ["a", "b", "a", "b", "a"])
        _ = bench.wait(.seconds(60))
        #expect(clip(try bench.status()) != nil)
        let end = unasked(bench.wait(.seconds(4)))
        #expect(end.last?["playerState"] != nil && end.last?["breakStatus"] == nil)
        #expect(try bench.status()["breakStatus"] == nil)
    }

    /// Each break is in front of the one that began a millisecond before, so that another ad shows each millisecond.
    @Test func placesOfTheTimelineAreLookedAtAtAPaceAndTheLastIsTold() throws {
        var bench = PlayerBench()
        let breaks = (0..<500).reversed().map { index in
            #"{"id":"k\#(index)","position":\#(10 + Double(index) / 1000),"isEmbedded":true,"breakClipIds":["a"]}"#
        }
        _ = bench.ask(Self.load(breaks, [#"{"id":"a","duration":20}"#]))
        _ = bench.wait(.seconds(9.9))
        let told = unasked(bench.wait(.seconds(2)))
        #expect((2...8).contains(told.count), "\(told.count)")
        #expect(told.first?["breakStatus"]?["breakId"]?.stringValue == "k0")
        #expect(told.last?["breakStatus"]?["breakId"]?.stringValue == "k499")
    }

    @Test func aClipThatCanNotBePlayedIsTriedOnce() throws {
        var bench = PlayerBench()
        bench.broken = ["http://192.0.2.1/x.mp4"]
        let ids = (0..<32).map { _ in #""x""# }.joined(separator: ",")
        let breaks = (0..<8).map { #"{"id":"k\#($0)","position":0,"breakClipIds":[\#(ids)]}"# }
        let sent = bench.ask(Self.load(breaks, [#"{"id":"x","contentId":"http://192.0.2.1/x.mp4"}"#]))
        #expect(bench.loads.map(\.contentURL) == ["http://192.0.2.1/x.mp4", "http://192.0.2.1/film.mp4"])
        #expect(sent.first { $0.requestID == 2 }?.type == "MEDIA_STATUS")
        #expect(unasked(sent).count <= 4, "\(unasked(sent).count)")
    }

    @Test func clipsThatCanNotBePlayedArePassedOverWithoutAStatusForEach() throws {
        var bench = PlayerBench()
        let addresses = (0..<400).map { "http://192.0.2.1/\($0).mp4" }
        bench.broken = Set(addresses.dropLast())
        let clips = addresses.enumerated().map { #"{"id":"\#($0)","contentId":"\#($1)","duration":5}"# }
        let ids = (0..<400).map { #""\#($0)""# }.joined(separator: ",")
        _ = bench.ask(Self.load([#"{"id":"mid","position":10,"breakClipIds":[\#(ids)]}"#], clips))
        _ = bench.wait(.seconds(9.9))
        // The break's beginning, and the ad that shows at last: that it is there, and that it plays.
        #expect(unasked(bench.wait(.seconds(1))).map { clip($0) } == ["0", "399", "399"])
        #expect(bench.loads.count == 401)
        _ = bench.wait(.seconds(10))
        #expect(try bench.status()["breakStatus"] == nil)
    }
}
