import Testing

@testable import NowPlaying

@MainActor @Suite(.timeLimit(.minutes(1))) struct AdvertisingTests {
    private let desktop = Desktop()
    private let player = FakePlayer()

    private func shown(_ ranges: [AdTimeRange]?, at time: Double = 0) throws {
        player.currentTime = time
        player.duration = 630
        player.rate = 1
        player.currentItem?.nowPlayingInfo?[.adTimeRanges] = ranges
        let session = try desktop.session(player)
        session.remoteCommandCenter.skipForwardCommand.addTarget { _ in .success }
        session.remoteCommandCenter.changePlaybackPositionCommand.addTarget { [player] in
            await player.seek(to: $0.positionTime)
        }
        session.automaticallyPublishesNowPlayingInfo = true
        #expect(desktop.publications().count == 1)
    }

    private var state: NowPlayingState? { desktop.application.publishedState }
    private var elapsed: Double? { state?.elapsed(at: desktop.now) }

    @Test func aPrerollCountsNeitherInDurationNorInElapsedTime() throws {
        try shown([AdTimeRange(start: 0, duration: 30)], at: 45)
        #expect(elapsed == 15 && state?.duration == 600 && state?.position?.rate == 1)
        player.currentTime = 10
        player.tell(.timeJumped)
        #expect(desktop.publications().count == 1)
        #expect(elapsed == 0 && state?.position?.rate == 0 && state?.playbackState == .playing)
    }

    @Test func midrollsAndOverlappingRangesToo() throws {
        try shown(
            [
                AdTimeRange(start: 100, duration: 20), AdTimeRange(start: 0, duration: 10),
                AdTimeRange(start: 110, duration: 20),
            ], at: 140)
        #expect(elapsed == 100 && state?.duration == 590)
    }

    @Test func withoutRangesTimesAreAsThePlayerHasThem() throws {
        try shown(nil, at: 45)
        player.isPlayingAdvertising = true
        player.tell(.advertisingChanged)
        desktop.turn()
        #expect(elapsed == 45 && state?.duration == 630 && state?.position?.rate == 1)
    }

    /// No player tells that an advertisement begins: elapsed time stands from there on.
    @Test func whereAnAdvertisementBeginsAndEndsIsPublishedOnceEach() async throws {
        try shown([AdTimeRange(start: 100, duration: 20)], at: 90)
        #expect(state?.commands.contains(.skipForward) == true)
        await desktop.wait { desktop.clock.sleepers == 1 }
        desktop.pass(9, player)
        #expect(!desktop.hasTurnDue)
        desktop.pass(1.01, player)
        await desktop.wait { desktop.hasTurnDue }
        #expect(desktop.publications().map(\.isJump) == [false])
        #expect(elapsed == 100 && state?.position?.rate == 0 && state?.commands.contains(.skipForward) == false)
        await desktop.wait { desktop.clock.sleepers == 1 }
        desktop.pass(20, player)
        await desktop.wait { desktop.hasTurnDue }
        #expect(desktop.publications().map(\.isJump) == [false])
        #expect(elapsed.map { abs($0 - 100.01) < 0.001 } == true && state?.position?.rate == 1)
        #expect(state?.commands.contains(.skipForward) == true)
    }

    @Test func whilePausedNoEdgeIsWaitedFor() async throws {
        try shown([AdTimeRange(start: 100, duration: 20)], at: 90)
        await desktop.wait { desktop.clock.sleepers == 1 }
        player.rate = 0
        player.tell(.playbackChanged)
        #expect(desktop.publications().count == 1)
        await desktop.wait { desktop.clock.sleepers == 0 }
        #expect(desktop.clock.sleepers == 0)
    }

    @Test func aPlaceThatIsShownIsWhereThePlayerHasIt() async throws {
        try shown([AdTimeRange(start: 0, duration: 30), AdTimeRange(start: 130, duration: 10)], at: 45)
        #expect(await desktop.publisher.send(.changePlaybackPosition(50, item: "film")) == .success)
        #expect(await desktop.publisher.send(.changePlaybackPosition(120, item: nil)) == .success)
        #expect(player.calls == ["seek 80.0", "seek 160.0"])
        desktop.turn()
        #expect(elapsed == 120)
    }
}
