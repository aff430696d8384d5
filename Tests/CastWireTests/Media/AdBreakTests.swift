import Testing

@testable import CastWire

@Suite("Ad breaks")
struct AdBreakTests {
    @Test func aBreakHasItsNamesOnTheWire() throws {
        let text = """
            {"id":"mid","position":300.5,"breakClipIds":["a","b"],"isWatched":true,"isEmbedded":true,"expanded":true}
            """
        let adBreak = try JSONPayload.decode(AdBreakInfo.self, from: text)
        #expect(
            adBreak
                == AdBreakInfo(
                    adBreakID: "mid", playbackPosition: 300.5, adBreakClipIDs: ["a", "b"], watched: true,
                    embedded: true, expanded: true))
        #expect(try json(JSONPayload.encode(adBreak)) == json(text))
    }

    @Test func aClipHasItsNamesOnTheWire() throws {
        let text = """
            {"id":"a","title":"Soap","duration":30,"contentId":"soap","contentUrl":"https://ads/soap.mp4",
            "contentType":"video/mp4","posterUrl":"https://ads/soap.jpg","clickThroughUrl":"https://soap",
            "whenSkippable":5,"hlsSegmentFormat":"ts","vastAdsRequest":{"adTagUrl":"https://ads/vast"},
            "customData":{"k":[1]}}
            """
        let clip = try JSONPayload.decode(AdBreakClipInfo.self, from: text)
        #expect(clip.title == "Soap")
        #expect(clip.duration == 30)
        #expect(clip.isSkippable)
        #expect(clip.hlsSegmentFormat == .ts)
        #expect(clip.vastAdsRequest == VASTAdsRequest(adTagURL: "https://ads/vast"))
        #expect(try json(JSONPayload.encode(clip)) == json(text))
    }

    @Test(arguments: ["{}", #"{"whenSkippable":null}"#, #"{"whenSkippable":-1}"#, #"{"whenSkippable":"5"}"#])
    func aClipThatDoesNotSayCantBeSkipped(_ text: String) throws {
        let clip = try JSONPayload.decode(
            AdBreakClipInfo.self, from: text.replacing("{", with: #"{"id":"a","#).replacing(",}", with: "}"))
        #expect(!clip.isSkippable)
        #expect(clip.whenSkippable == AdBreakClipInfo.notSkippable)
        #expect(try json(JSONPayload.encode(clip)) == ["id": "a"])
        let status = try JSONPayload.decode(AdBreakStatus.self, from: text)
        #expect(!status.isSkippable)
    }

    @Test func theStatusOfABreakHasItsNamesOnTheWire() throws {
        let text = """
            {"breakId":"mid","breakClipId":"a","currentBreakTime":12.5,"currentBreakClipTime":2.5,"whenSkippable":0}
            """
        let status = try JSONPayload.decode(AdBreakStatus.self, from: text)
        #expect(status.isSkippable)
        #expect(status.currentAdBreakTime == 12.5)
        #expect(status.currentAdBreakClipTime == 2.5)
        #expect(try json(JSONPayload.encode(status)) == json(text))
    }

    @Test func aBreakWithoutAnIdIsLeftOut() throws {
        let media = try JSONPayload.decode(
            MediaInformation.self,
            from: #"{"contentId":"x","breaks":[{"position":1},{"id":"b"},7],"breakClips":[{"id":3},{"id":"c"}]}"#)
        #expect(media.adBreaks.map(\.adBreakID) == ["b"])
        #expect(media.adBreakClips.map(\.adBreakClipID) == ["c"])
    }
}
