import CastSender
import CastWire
import Testing

/// Tracks and styles between two senders and a whole receiver: what requirements.md lists first among what is easily
/// missed.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct TrackAndStyleTests {
    private func film() throws -> MediaInformation {
        var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1:9/film.mp4")
        builder.contentType = "video/mp4"
        builder.metadata = MediaMetadata(metadataType: .movie)
        builder.metadata?.setString("Film", forKey: .title)
        builder.mediaTracks = [1, 2].map {
            MediaTrack(
                identifier: $0, contentIdentifier: "http://127.0.0.1:9/\($0).vtt", contentType: "text/vtt", type: .text,
                textSubtype: .captions, name: "Track \($0)", languageCode: "en")
        }
        return try builder.build()
    }

    /// Two senders on one film that plays.
    private func withTwoSenders(
        _ body: @MainActor (RemoteMediaClient, RemoteMediaClient) async throws -> Void
    ) async throws {
        try await CastingBench.run { bench in
            let first = bench.makeSender().context.sessionManager
            let second = bench.makeSender().context.sessionManager
            let ours = try #require(try await first.connect(to: bench.device).remoteMediaClient)
            let theirs = try #require(try await second.connect(to: bench.device).remoteMediaClient)
            let own = ours.events
            let heard = theirs.events
            try await #require(ours.loadMedia(film())).value
            for events in [own, heard] { #expect(await events.events { $0?.playerState == .playing } != nil) }
            try await body(ours, theirs)
            try await first.disconnect()
            try await second.disconnect(stopCasting: true)
        }
    }

    /// What a sender hears until its marker, a volume that the test sets last, has come.
    private func told(_ events: AsyncStream<RemoteMediaClientEvent>, until volume: Double) async -> [String] {
        await events.events { $0?.volume == volume }?.dropLast().compactMap { event in
            switch event {
            case .didUpdateMediaStatus: "status"
            case .didUpdateMediaMetadata: "metadata"
            default: nil
            }
        } ?? ["nothing"]
    }

    // Easily missed 1: S3-26, S3-27.
    @Test func aStyleChangeFiresBothCallbacksOnAllSendersEvenForAnIdenticalStyle() async throws {
        try await withTwoSenders { ours, theirs in
            var style = TextTrackStyle()
            style.foregroundColor = Color(cssString: "#FF000080")
            style.fontFamily = "serif"
            let own = ours.events
            let heard = theirs.events
            for _ in 0..<2 { try await ours.setTextTrackStyle(style).value }
            #expect(ours.mediaStatus?.mediaInformation?.textTrackStyle == style)
            try await ours.setStreamVolume(0.25).value
            for events in [own, heard] {
                #expect(await told(events, until: 0.25) == ["status", "metadata", "status", "metadata"])
            }
            #expect(theirs.mediaStatus?.mediaInformation?.textTrackStyle == style)
        }
    }

    // Easily missed 2: S3-28.
    @Test func aTrackChangeFiresOnlyTheStatusCallbackOnAllSenders() async throws {
        try await withTwoSenders { ours, theirs in
            let own = ours.events
            let heard = theirs.events
            try await theirs.setActiveTrackIDs([2]).value
            try await theirs.setStreamVolume(0.25).value
            for events in [own, heard] { #expect(await told(events, until: 0.25) == ["status"]) }
            #expect(ours.mediaStatus?.activeTrackIDs == [2])
        }
    }

    // Easily missed 3: S3-29.
    @Test func theTrackListOfLoadedMediaChangesWithAReloadThatKeepsThePlace() async throws {
        try await withTwoSenders { ours, theirs in
            try await ours.seek(with: MediaSeekOptions(interval: 30, resumeState: .pause)).value
            try await ours.setActiveTrackIDs([1]).value
            let heard = theirs.events
            let tracks = try film().mediaTracks.prefix(1)
            try await #require(ours.reloadMedia(withTracks: Array(tracks))).value
            let session = try #require(ours.mediaStatus?.mediaSessionID)
            #expect(await heard.events { $0?.mediaSessionID == session && $0?.playerState == .paused } != nil)
            #expect(theirs.mediaStatus?.mediaInformation?.mediaTracks.map(\.identifier) == [1])
            #expect(theirs.mediaStatus?.activeTrackIDs == [1])
            #expect(theirs.mediaStatus?.streamPosition == 30)
        }
    }
}
