import Testing

@testable import NowPlaying

@MainActor @Suite(.timeLimit(.minutes(1))) struct ManualPublishingTests {
    private let desktop = Desktop()
    private var center: NowPlayingInfoCenter { desktop.application.nowPlayingInfoCenter }
    private var commands: RemoteCommandCenter { desktop.application.remoteCommandCenter }
    private var state: NowPlayingState? { desktop.application.publishedState }
    private var elapsed: Double? { state?.elapsed(at: desktop.now) }

    private func info(_ change: (inout NowPlayingInfo) -> Void = { _ in }) -> NowPlayingInfo {
        var info = NowPlayingInfo()
        info[.title] = "Magnificent"
        info[.playbackDuration] = 600
        info[.elapsedPlaybackTime] = 10
        info[.playbackRate] = 1
        change(&info)
        return info
    }

    private func shown(_ change: (inout NowPlayingInfo) -> Void = { _ in }) {
        commands.playCommand.addTarget { _ in .success }
        center.nowPlayingInfo = info(change)
        #expect(desktop.publications().count == 1)
    }

    @Test func oneDictionaryHoldsWhatIsShownAndNilClears() throws {
        let picture = try #require(MediaItemArtwork(url: "https://example.com/a.jpg"))
        shown { $0[.artwork] = picture }
        #expect(state?.info[.title] == "Magnificent" && state?.duration == 600 && elapsed == 10)
        #expect(state?.artwork == .url("https://example.com/a.jpg") && state?.playbackState == .playing)
        #expect(center.nowPlayingInfo == info { $0[.artwork] = picture })
        center.nowPlayingInfo = nil
        #expect(desktop.publications() == [NowPlayingPublication(nil)])
        #expect(center.nowPlayingInfo == nil)
    }

    @Test func whatIsNotGivenIsNotShown() throws {
        commands.playCommand.addTarget { _ in .success }
        center.nowPlayingInfo = NowPlayingInfo()
        center.nowPlayingInfo?[.title] = "Magnificent"
        desktop.turn()
        let state = try #require(state)
        #expect(state.info.keys == [NowPlayingProperty.title.key])
        #expect(state.position == nil)
        #expect(state.artwork == nil)
        #expect(state.duration == nil)
        #expect(state.volume == nil)
        #expect(state.isMuted == nil)
        #expect(state.repeatMode == nil)
        #expect(state.playbackState == .unknown)
    }

    @Test func anUpdateKeepsWhatItDoesNotChangeAndACopyPublishesNothing() {
        shown { $0[.artist] = "Somebody" }
        var copy = center.nowPlayingInfo ?? NowPlayingInfo()
        copy[.elapsedPlaybackTime] = 200
        copy[.playbackRate] = 0
        #expect(desktop.publications().isEmpty && elapsed == 10)
        center.nowPlayingInfo = copy
        let published = desktop.publications()
        #expect(published.count == 1 && published[0].isJump)
        #expect(elapsed == 200 && state?.position?.rate == 0 && state?.playbackState == .paused)
        #expect(state?.info[.title] == "Magnificent" && state?.info[.artist] == "Somebody" && state?.duration == 600)
    }

    @Test func whoSetsAnotherKeyHasNotSaidTheElapsedTimeAnew() {
        shown()
        desktop.pass(30)
        center.nowPlayingInfo?[.artist] = "Somebody"
        let published = desktop.publications()
        #expect(published.count == 1 && !published[0].isJump && elapsed == 40)
        center.nowPlayingInfo?[.artist] = "Somebody"
        #expect(desktop.publications().isEmpty)
        center.setElapsedPlaybackTime(10, rate: 1)
        #expect(desktop.publications().map(\.isJump) == [true])
        #expect(elapsed == 10 && state?.info[.artist] == "Somebody")
    }

    @Test func anotherItemBeginsWhereItSays() {
        shown()
        desktop.pass(30)
        center.nowPlayingInfo = info { $0[.title] = "Next" }
        #expect(desktop.publications().map(\.isJump) == [false])
        #expect(elapsed == 10 && state?.info[.title] == "Next")
    }

    @Test func tenMinutesPublishNothingAndAPauseOnce() {
        shown()
        for _ in 0..<590 {
            desktop.pass(1)
            center.nowPlayingInfo = center.nowPlayingInfo
            #expect(desktop.publications().isEmpty)
        }
        center.playbackState = .paused
        center.playbackState = .paused
        #expect(desktop.publications().count == 1)
        desktop.pass(60)
        #expect(elapsed == 600 && state?.position?.rate == 0 && state?.playbackState == .paused)
    }

    @Test func handlersAreNeededByHandToo() {
        center.nowPlayingInfo = info()
        #expect(desktop.publications().isEmpty && desktop.application.eligibility.obstacles == [.noCommandHandler])
        let target = commands.pauseCommand.addTarget { _ in .success }
        #expect(desktop.publications().count == 1)
        commands.pauseCommand.removeTarget(target)
        #expect(desktop.publications() == [NowPlayingPublication(nil)])
    }

    @Test func theSharedCentreIsOneAndItsHandlersRun() async throws {
        #expect(RemoteCommandCenter.shared() === RemoteCommandCenter.shared())
        #expect(RemoteCommandCenter.shared() === NowPlayingApplication.shared.remoteCommandCenter)
        #expect(NowPlayingInfoCenter.default() === NowPlayingApplication.shared.nowPlayingInfoCenter)
        var told: [String] = []
        commands.pauseCommand.addTarget { _ in
            told.append("shared")
            return .success
        }
        shown()
        #expect(await desktop.publisher.send(.pause) == .success)
        // With a session in use, its own centre is used.
        let session = try desktop.session(FakePlayer())
        session.automaticallyPublishesNowPlayingInfo = true
        desktop.turn()
        #expect(await desktop.publisher.send(.pause) == .commandFailed)
        session.remoteCommandCenter.pauseCommand.addTarget { _ in
            told.append("session")
            return .success
        }
        #expect(await desktop.publisher.send(.pause) == .success)
        session.invalidate()
        desktop.turn()
        #expect(await desktop.publisher.send(.pause) == .success)
        #expect(told == ["shared", "session", "shared"])
    }

    @Test func whatNoPlayerSaysTheCommandsSay() {
        commands.changeVolumeCommand.currentVolume = 0.5
        commands.changeMuteCommand.isMuted = true
        commands.changeRepeatModeCommand.currentRepeatType = .one
        commands.changeShuffleModeCommand.currentShuffleType = .items
        shown()
        #expect(state?.volume == 0.5 && state?.isMuted == true && state?.repeatMode == .one)
        #expect(state?.shuffleMode == .items)
        commands.changeVolumeCommand.currentVolume = .nan
        #expect(desktop.publications().map(\.state?.volume) == [nil])
    }

    @Test func advertisingAndLiveByHand() async {
        var places: [Double] = []
        commands.changePlaybackPositionCommand.addTarget {
            places.append($0.positionTime)
            return .success
        }
        commands.skipForwardCommand.addTarget { _ in .success }
        shown {
            $0[.adTimeRanges] = [AdTimeRange(start: 0, duration: 30)]
            $0[.elapsedPlaybackTime] = 45
        }
        #expect(elapsed == 15 && state?.duration == 570)
        #expect(await desktop.publisher.send(.changePlaybackPosition(20, item: nil)) == .success)
        #expect(places == [50])
        center.nowPlayingInfo?[.isLiveStream] = true
        desktop.turn()
        #expect(state?.duration == nil && state?.commands.contains(.skipForward) == false)
    }

    /// The same app in both ways shows the same; and turning from one to the other tells nothing twice.
    @Test func byHandAndAutomaticShowTheSame() throws {
        let player = FakePlayer()
        player.currentTime = 10
        player.rate = 1
        player.currentItem?.nowPlayingInfo?[.externalContentIdentifier] = "film"
        let session = try desktop.session(player)
        session.nowPlayingInfoCenter.nowPlayingInfo = info { $0[.externalContentIdentifier] = "film" }
        #expect(desktop.publications().count == 1)
        let byHand = state
        session.automaticallyPublishesNowPlayingInfo = true
        #expect(desktop.publications().isEmpty)
        session.automaticallyPublishesNowPlayingInfo = false
        #expect(desktop.publications().isEmpty)
        desktop.pass(5, player)
        session.automaticallyPublishesNowPlayingInfo = true
        player.currentItem?.nowPlayingInfo?[.artist] = "Somebody"
        #expect(desktop.publications().map(\.isJump) == [false])
        #expect(byHand?.info[.title] == state?.info[.title] && byHand?.duration == state?.duration)
        #expect(byHand?.elapsed(at: desktop.now) == elapsed && byHand?.itemID == state?.itemID)
    }

    @Test func whileASessionPublishesByItselfItsCentreIsIgnoredAndThatIsLoggedOnce() throws {
        let session = try desktop.session(FakePlayer())
        session.automaticallyPublishesNowPlayingInfo = true
        desktop.turn()
        session.nowPlayingInfoCenter.nowPlayingInfo = info { $0[.title] = "Ignored" }
        session.nowPlayingInfoCenter.nowPlayingInfo = nil
        desktop.turn()
        #expect(state?.info[.title] == "Magnificent" && state?.itemID == "film")
        #expect(desktop.log.all.count == 1 && desktop.log.all[0].contains("publishes by itself"))
    }
}
