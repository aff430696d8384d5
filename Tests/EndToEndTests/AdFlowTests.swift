import CastSender
import CastWire
import Testing

/// Ads between a sender and a whole receiver: what requirements.md asks of `playingAd`, the content's place and
/// `skipAd`.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct AdFlowTests {
    private func film() throws -> MediaInformation {
        var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1:9/film.mp4")
        builder.contentType = "video/mp4"
        builder.streamDuration = 600
        builder.adBreaks = [
            AdBreakInfo(adBreakID: "pre", playbackPosition: 0, adBreakClipIDs: ["fixed"]),
            AdBreakInfo(adBreakID: "mid", playbackPosition: 300, adBreakClipIDs: ["soap"]),
        ]
        var fixed = AdBreakClipInfo(adBreakClipID: "fixed")
        fixed.contentURL = "http://127.0.0.1:9/fixed.mp4"
        fixed.contentType = "video/mp4"
        fixed.duration = 0.2
        var soap = AdBreakClipInfo(adBreakClipID: "soap")
        soap.title = "Soap"
        soap.contentURL = "http://127.0.0.1:9/soap.mp4"
        soap.contentType = "video/mp4"
        soap.duration = 400
        soap.whenSkippable = 0
        builder.adBreakClips = [fixed, soap]
        return try builder.build()
    }

    @Test func aSenderSeesAdsAndSkipsThem() async throws {
        try await CastingBench.run { bench in
            let sessions = bench.makeSender().context.sessionManager
            let client = try #require(try await sessions.connect(to: bench.device).remoteMediaClient)
            let events = client.events
            try await #require(client.loadMedia(film())).value
            // The preroll can't be skipped, and is over by itself.
            #expect(await events.events { $0?.adBreakStatus?.adBreakClipID == "fixed" } != nil)
            #expect(await events.events { $0?.playingAd == false && $0?.playerState == .playing } != nil)
            #expect(client.mediaStatus?.mediaInformation?.adBreaks.map(\.watched) == [true, false])
            await #expect(throws: CastError.self) { try await client.skipAd().value }

            // A seek over the other one shows it; the content's place stands meanwhile.
            try await client.seek(with: MediaSeekOptions(interval: 350)).value
            #expect(await events.events { $0?.playingAd == true && $0?.playerState == .playing } != nil)
            let status = try #require(client.mediaStatus)
            #expect(status.adBreakStatus?.adBreakID == "mid" && status.streamPosition == 350)
            #expect(client.approximateStreamPosition() == 350)
            #expect(!status.isMediaCommandSupported(.seek) && status.isMediaCommandSupported(.skipAd))

            try await client.skipAd().value
            #expect(await events.events { $0?.playingAd == false && $0?.playerState == .playing } != nil)
            #expect((client.mediaStatus?.streamPosition ?? 0) >= 350)
            #expect(client.mediaStatus?.mediaInformation?.adBreaks.map(\.watched) == [true, true])
            try await sessions.disconnect(stopCasting: true)
        }
    }
}
