import CastWire
import SenderScripts
import Testing

@testable import SenderCore

@Suite struct MediaStateTests {
    private let start = ContinuousClock.now

    private func update(_ json: String) throws -> MediaStatusUpdate {
        try JSONPayload.decode(MediaStatusUpdate.self, from: json)
    }

    private func state(_ updates: String...) throws -> MediaState {
        var state = MediaState()
        for text in updates { _ = state.apply([try update(text)], at: start) }
        return state
    }

    @Test func keepsTheMediaObjectThatAnUpdateLeavesOut() throws {
        var state = try state(Script.playing)
        let change = state.apply(
            [try update(#"{"mediaSessionId":1,"playerState":"PAUSED","currentTime":12}"#)], at: start)
        #expect(change == MediaState.Change(statusChanged: true))
        #expect(state.status?.mediaInformation?.metadata?.string(forKey: .title) == "Film")
        #expect(state.status?.playerState == .paused)
        #expect(state.status?.streamPosition == 12)
    }

    @Test func tellsMetadataWheneverTheMediaObjectComesEvenTheSame() throws {
        var state = try state(Script.playing)
        let change = state.apply([try update(Script.playing)], at: start)
        #expect(change == MediaState.Change(statusChanged: true, metadataChanged: true))
    }

    @Test func activeTracksDoNotTouchTheMetadata() throws {
        var state = try state(Script.playing)
        let change = state.apply([try update(#"{"mediaSessionId":1,"activeTrackIds":[1,2]}"#)], at: start)
        #expect(!change.metadataChanged)
        #expect(state.status?.activeTrackIDs == [1, 2])
    }

    @Test func idleReasonEndsWithTheIdleState() throws {
        var state = try state(#"{"mediaSessionId":1,"playerState":"IDLE","idleReason":"FINISHED"}"#)
        #expect(state.status?.idleReason == .finished)
        _ = state.apply([try update(#"{"mediaSessionId":1,"playerState":"BUFFERING"}"#)], at: start)
        #expect(state.status?.playerState == .buffering)
        #expect(state.status?.idleReason == MediaPlayerIdleReason.none)
    }

    @Test func extendedStatusMakesTheIdlePlayerLoading() throws {
        let state = try state(
            """
            {"mediaSessionId":2,"playerState":"IDLE","idleReason":"INTERRUPTED",
            "extendedStatus":{"playerState":"LOADING","media":{"contentId":"http://127.0.0.1/next.mp4"}}}
            """)
        #expect(state.status?.playerState == .loading)
        #expect(state.status?.idleReason == MediaPlayerIdleReason.none)
        #expect(state.status?.mediaInformation?.contentID == "http://127.0.0.1/next.mp4")
    }

    @Test func dropsUpdatesOfAnOlderMediaSession() throws {
        var state = try state(Script.playing, #"{"mediaSessionId":2,"playerState":"PLAYING"}"#)
        let change = state.apply(
            [try update(#"{"mediaSessionId":1,"playerState":"IDLE","idleReason":"INTERRUPTED"}"#)], at: start)
        #expect(change == MediaState.Change())
        #expect(state.status?.mediaSessionID == 2)
        #expect(state.status?.playerState == .playing)
    }

    @Test func aRestartedReceiverMayCountFromTheBeginning() throws {
        let state = try state(
            #"{"mediaSessionId":9,"playerState":"IDLE","idleReason":"ERROR"}"#,
            #"{"mediaSessionId":1,"playerState":"PLAYING"}"#)
        #expect(state.status?.mediaSessionID == 1)
    }

    @Test func anEmptyListMeansNoMedia() throws {
        var state = try state(Script.playing)
        #expect(state.apply([], at: start) == MediaState.Change(statusChanged: true, metadataChanged: true))
        #expect(state.status == nil)
        #expect(state.position(at: start + .seconds(5)) == 0)
    }

    @Test func aNewMediaSessionStartsFresh() throws {
        var state = try state(Script.playing)
        let change = state.apply([try update(#"{"mediaSessionId":2,"playerState":"BUFFERING"}"#)], at: start)
        #expect(change.startedMediaSessionID == 2)
        #expect(change.metadataChanged)
        #expect(state.status?.mediaInformation == nil)
    }

    @Test func positionGoesOnWhilePlayingAndOnlyThen() throws {
        var state = try state(Script.playing)
        #expect(state.position(at: start + .seconds(5)) == 15)
        _ = state.apply([try update(#"{"mediaSessionId":1,"playerState":"PAUSED"}"#)], at: start + .seconds(5))
        #expect(state.position(at: start + .seconds(50)) == 15)
    }

    @Test func positionFollowsTheRateAndStopsAtTheDuration() throws {
        var state = try state(Script.playing)
        _ = state.apply([try update(#"{"mediaSessionId":1,"playbackRate":2}"#)], at: start + .seconds(5))
        #expect(state.position(at: start + .seconds(10)) == 25)
        #expect(state.position(at: start + .seconds(1000)) == 60)
    }

    @Test func aHostileStatusIsTamed() throws {
        let state = try state(
            """
            {"mediaSessionId":1,"playerState":"DANCING","currentTime":-1e308,"volume":{"level":7},\
            "playbackRate":1e308}
            """
        )
        #expect(state.status?.playerState == .unknown)
        #expect(state.status?.streamPosition == 0)
        #expect(state.status?.volume == 1)
    }
}
