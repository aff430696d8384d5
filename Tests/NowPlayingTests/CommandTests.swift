import Testing

@testable import NowPlaying

@MainActor @Suite(.timeLimit(.minutes(1))) struct CommandTests {
    private let desktop = Desktop()
    private let player = FakePlayer()

    /// A session that publishes by itself, already shown.
    @discardableResult
    private func shown(_ prepare: (RemoteCommandCenter) -> Void) throws -> NowPlayingSession {
        let session = try NowPlayingSession(players: [player], application: desktop.application)
        desktop.keep(session)
        prepare(session.remoteCommandCenter)
        session.automaticallyPublishesNowPlayingInfo = true
        _ = desktop.publications()
        return session
    }

    private var offered: OfferedCommands { desktop.application.publishedState?.commands ?? OfferedCommands() }

    @Test func whatHasNoHandlerOrIsDisabledIsNotOffered() async throws {
        var count = 0
        let session = try shown {
            $0.playCommand.addTarget { _ in
                count += 1
                return .success
            }
        }
        #expect(offered.kinds == [.play])
        #expect(await desktop.publisher.send(.pause) == .commandFailed)
        session.remoteCommandCenter.playCommand.isEnabled = false
        #expect(desktop.publications().map(\.state?.commands.kinds) == [[]])
        #expect(await desktop.publisher.send(.play) == .commandFailed)
        session.remoteCommandCenter.playCommand.isEnabled = true
        #expect(desktop.publications().map(\.state?.commands.kinds) == [[.play]])
        #expect(await desktop.publisher.send(.play) == .success)
        #expect(count == 1)
    }

    @Test func withoutAnyHandlerNothingIsShownAndWithOneItIs() throws {
        let session = try shown { _ in }
        #expect(desktop.application.publishedState == nil && !session.isActive)
        let target = session.remoteCommandCenter.likeCommand.addTarget { _ in .success }
        #expect(desktop.publications().count == 1)
        session.remoteCommandCenter.likeCommand.isEnabled = false
        #expect(desktop.publications().map { $0.state == nil } == [false])
        session.remoteCommandCenter.likeCommand.removeTarget(target)
        #expect(desktop.publications() == [NowPlayingPublication(nil)])
    }

    @Test func everyCommandReachesItsOwnHandlerWithWhatItBrings() async throws {
        var told: [String] = []
        let option = NowPlayingLanguageOption(
            kind: .legible, languageTag: "en", displayName: "English", identifier: "1")
        try shown { center in
            let plain = [
                center.playCommand, center.pauseCommand, center.stopCommand, center.togglePlayPauseCommand,
                center.nextTrackCommand, center.previousTrackCommand,
            ]
            for command in plain {
                command.addTarget {
                    told.append("\($0.kind)")
                    return .success
                }
            }
            center.changeRepeatModeCommand.addTarget {
                told.append("repeat \($0.repeatType)")
                return .success
            }
            center.changeShuffleModeCommand.addTarget {
                told.append("shuffle \($0.shuffleType)")
                return .success
            }
            center.changePlaybackRateCommand.addTarget {
                told.append("rate \($0.playbackRate)")
                return .success
            }
            center.seekForwardCommand.addTarget {
                told.append("wind \($0.type)")
                return .success
            }
            center.seekBackwardCommand.addTarget {
                told.append("wind back \($0.type)")
                return .success
            }
            center.skipForwardCommand.addTarget {
                told.append("skip \($0.interval)")
                return .success
            }
            center.skipBackwardCommand.addTarget {
                told.append("skip back \($0.interval)")
                return .success
            }
            center.changePlaybackPositionCommand.addTarget {
                told.append("seek \($0.positionTime)")
                return .success
            }
            center.ratingCommand.addTarget {
                told.append("rating \($0.rating)")
                return .success
            }
            center.likeCommand.addTarget {
                told.append("like \($0.isNegative)")
                return .success
            }
            center.dislikeCommand.addTarget {
                told.append("dislike \($0.isNegative)")
                return .success
            }
            center.bookmarkCommand.addTarget {
                told.append("bookmark \($0.isNegative)")
                return .success
            }
            center.enableLanguageOptionCommand.addTarget {
                told.append("on \($0.languageOption.identifier)")
                return .success
            }
            center.disableLanguageOptionCommand.addTarget {
                told.append("off \($0.languageOption.identifier)")
                return .success
            }
            center.changeVolumeCommand.addTarget {
                told.append("volume \($0.volume)")
                return .success
            }
            center.changeMuteCommand.addTarget {
                told.append("mute \($0.isMuted)")
                return .success
            }
            #expect(center.commands.map(\.kind) == RemoteCommandKind.allCases)
        }
        #expect(offered.kinds == Set(RemoteCommandKind.allCases))
        let events: [(RemoteCommandEvent, String)] = [
            (.play, "play"), (.pause, "pause"), (.stop, "stop"), (.togglePlayPause, "togglePlayPause"),
            (.nextTrack, "nextTrack"), (.previousTrack, "previousTrack"), (.changeRepeatMode(.all), "repeat all"),
            (.changeShuffleMode(.items), "shuffle items"), (.changePlaybackRate(1.5), "rate 1.5"),
            (.seekForward(.beginSeeking), "wind beginSeeking"), (.seekBackward(.endSeeking), "wind back endSeeking"),
            (.skipForward(15), "skip 15.0"), (.skipForward(42), "skip 42.0"), (.skipBackward(7), "skip back 7.0"),
            (.changePlaybackPosition(33, item: nil), "seek 33.0"), (.rating(0.5), "rating 0.5"),
            (.like(isNegative: false), "like false"), (.dislike(isNegative: true), "dislike true"),
            (.bookmark(isNegative: false), "bookmark false"), (.enableLanguageOption(option), "on 1"),
            (.disableLanguageOption(option), "off 1"), (.changeVolume(0.25), "volume 0.25"),
            (.changeMute(true), "mute true"),
        ]
        #expect(Set(events.map(\.0.kind)) == Set(RemoteCommandKind.allCases))
        for (event, text) in events {
            #expect(await desktop.publisher.send(event) == .success)
            #expect(told == [text])
            told = []
        }
    }

    @Test func whatMakesNoSenseIsRefusedAndReachesNoHandler() async throws {
        var volumes: [Double] = []
        try shown { center in
            center.skipForwardCommand.addTarget { _ in
                Issue.record("a skip")
                return .success
            }
            center.changePlaybackRateCommand.addTarget { _ in
                Issue.record("a rate")
                return .success
            }
            center.changePlaybackPositionCommand.addTarget { _ in
                Issue.record("a seek")
                return .success
            }
            center.ratingCommand.addTarget { _ in
                Issue.record("a rating")
                return .success
            }
            center.changeVolumeCommand.addTarget {
                volumes.append($0.volume)
                return .success
            }
        }
        let events: [RemoteCommandEvent] = [
            .skipForward(.nan), .skipForward(-1), .skipForward(.infinity), .changePlaybackRate(0),
            .changePlaybackRate(.nan), .changePlaybackPosition(.nan, item: nil),
            .changePlaybackPosition(1e300, item: nil), .rating(.nan), .changeVolume(.nan),
        ]
        for event in events { #expect(await desktop.publisher.send(event) == .commandFailed, "\(event)") }
        #expect(
            await desktop.publisher.send(.changePlaybackPosition(3, item: "another")) == .noSuchContent)
        #expect(await desktop.publisher.send(.changeVolume(17)) == .success)
        #expect(await desktop.publisher.send(.changeVolume(-.infinity)) == .success)
        #expect(volumes == [1, 0])
    }

    @Test(arguments: RemoteCommandHandlerStatus.allCases)
    func theHandlersStatusGoesBackToWhoSentTheCommand(status: RemoteCommandHandlerStatus) async throws {
        try shown { $0.playCommand.addTarget { _ in status } }
        #expect(await desktop.publisher.send(.play) == status)
    }

    @Test func ofSeveralHandlersEachRunsAndTheFirstFailureIsTheAnswer() async throws {
        var told: [Int] = []
        let session = try shown { center in
            center.playCommand.addTarget { _ in
                told.append(1)
                return .success
            }
            center.playCommand.addTarget { _ in
                told.append(2)
                return .deviceNotFound
            }
            center.playCommand.addTarget { _ in
                told.append(3)
                return .noSuchContent
            }
        }
        #expect(await desktop.publisher.send(.play) == .deviceNotFound)
        #expect(told == [1, 2, 3])
        session.remoteCommandCenter.playCommand.removeAllTargets()
        #expect(!session.remoteCommandCenter.hasTarget)
    }

    @Test func preferredIntervalsAndRatesAreShownAndChangesOfThem() throws {
        let session = try shown { center in
            center.skipForwardCommand.preferredIntervals = [15]
            center.skipForwardCommand.addTarget { _ in .success }
            center.skipBackwardCommand.preferredIntervals = [10, 30]
            center.skipBackwardCommand.addTarget { _ in .success }
            center.changePlaybackRateCommand.supportedPlaybackRates = [0.5, 1, 2]
            center.changePlaybackRateCommand.addTarget { _ in .success }
        }
        #expect(offered.skipForwardIntervals == [15] && offered.skipBackwardIntervals == [10, 30])
        #expect(offered.playbackRates == [0.5, 1, 2])
        session.remoteCommandCenter.skipForwardCommand.preferredIntervals = [20]
        session.remoteCommandCenter.changePlaybackRateCommand.supportedPlaybackRates = []
        #expect(desktop.publications().count == 1)
        session.remoteCommandCenter.skipForwardCommand.preferredIntervals = [20]
        #expect(desktop.publications().isEmpty)
    }

    @Test func aLiveStreamHasNoSkipEitherWay() async throws {
        player.isLive = true
        try shown { center in
            center.playCommand.addTarget { _ in .success }
            center.skipForwardCommand.addTarget { _ in .success }
            center.skipBackwardCommand.addTarget { _ in .success }
        }
        #expect(offered.kinds == [.play])
        #expect(await desktop.publisher.send(.skipForward(15)) == .commandFailed)
        #expect(await desktop.publisher.send(.skipBackward(15)) == .commandFailed)
        player.isLive = false
        player.tell(.durationChanged)
        desktop.turn()
        #expect(offered.kinds == [.play, .skipForward, .skipBackward])
        #expect(await desktop.publisher.send(.skipForward(15)) == .success)
    }

    @Test func advertisingDisablesSkipsAsLongAsItPlays() async throws {
        try shown { center in
            center.playCommand.addTarget { _ in .success }
            center.skipForwardCommand.addTarget { _ in .success }
            center.skipBackwardCommand.addTarget { _ in .success }
        }
        player.isPlayingAdvertising = true
        // At once, not only when it has been published.
        #expect(await desktop.publisher.send(.skipForward(15)) == .commandFailed)
        player.tell(.advertisingChanged)
        #expect(desktop.publications().map(\.state?.commands.kinds) == [[.play]])
        #expect(await desktop.publisher.send(.skipBackward(15)) == .commandFailed)
        player.isPlayingAdvertising = false
        player.tell(.advertisingChanged)
        #expect(desktop.publications().map(\.state?.commands.kinds) == [[.play, .skipForward, .skipBackward]])
        #expect(await desktop.publisher.send(.skipBackward(15)) == .success)
    }

    @Test func eachSessionHasACentreOfItsOwn() async throws {
        var told: [String] = []
        let one = try shown {
            $0.playCommand.addTarget { _ in
                told.append("one")
                return .success
            }
        }
        let second = FakePlayer("other")
        let other = try NowPlayingSession(players: [second], application: desktop.application)
        other.automaticallyPublishesNowPlayingInfo = true
        other.remoteCommandCenter.playCommand.addTarget { _ in
            told.append("other")
            return .success
        }
        other.remoteCommandCenter.pauseCommand.addTarget { _ in
            told.append("other pauses")
            return .success
        }
        #expect(one.remoteCommandCenter !== other.remoteCommandCenter)
        #expect(await desktop.publisher.send(.play) == .success)
        #expect(await desktop.publisher.send(.pause) == .commandFailed)
        await other.becomeActiveIfPossible()
        desktop.turn()
        #expect(await desktop.publisher.send(.play) == .success)
        #expect(await desktop.publisher.send(.pause) == .success)
        #expect(told == ["one", "other", "other pauses"])
    }

    @Test func nothingIsObeyedThatIsNotShown() async throws {
        let session = try NowPlayingSession(players: [player], application: desktop.application)
        session.remoteCommandCenter.playCommand.addTarget { _ in
            Issue.record("obeyed")
            return .success
        }
        // Nothing is published yet.
        #expect(await desktop.publisher.send(.play) == .noActionableNowPlayingItem)
        session.automaticallyPublishesNowPlayingInfo = true
        desktop.turn()
        desktop.application.audioSession.mixesWithOthers = true
        #expect(await desktop.publisher.send(.play) == .noActionableNowPlayingItem)
        desktop.application.removePublisher(desktop.publisher)
        #expect(await desktop.publisher.send(.play) == .noActionableNowPlayingItem)
    }

    @Test func theSameHandlerRunsOnceWhereverTheCommandComesFrom() async throws {
        let second = RecordingPublisher()
        desktop.application.addPublisher(second)
        var told: [RemoteCommandKind] = []
        try shown { center in
            center.playCommand.addTarget {
                told.append($0.kind)
                return .success
            }
            center.pauseCommand.addTarget {
                told.append($0.kind)
                return .deviceNotFound
            }
        }
        #expect(second.publications.map(\.state) == [desktop.application.publishedState])
        #expect(await desktop.publisher.send(.play) == .success)
        #expect(await second.send(.play) == .success)
        #expect(await second.send(.pause) == .deviceNotFound)
        #expect(told == [.play, .play, .pause])
        second.forget()
        desktop.application.removePublisher(second)
        #expect(second.publications == [NowPlayingPublication(nil)])
        let late = RecordingPublisher()
        desktop.application.addPublisher(late)
        #expect(late.publications.map(\.state) == [desktop.application.publishedState])
    }

    @Test func ofManyVolumesTheNewestWinsAndNothingElseWaits() async throws {
        var volumes: [Double] = []
        var release: CheckedContinuation<Void, Never>?
        try shown { center in
            center.changeVolumeCommand.addTarget { event in
                volumes.append(event.volume)
                if volumes.count == 1 { await withCheckedContinuation { release = $0 } }
                return .success
            }
            center.pauseCommand.addTarget { _ in .success }
        }
        let publisher = desktop.publisher
        let first = Task { await publisher.send(.changeVolume(0)) }
        await desktop.wait { release != nil }
        let others = (1...1000).map { number in
            Task { await publisher.send(.changeVolume(Double(number) / 1000)) }
        }
        // What is overtaken is done, while the first is still at work.
        for other in others.dropLast() { #expect(await other.value == .success) }
        #expect(await publisher.send(.pause) == .success)
        #expect(volumes == [0])
        release?.resume()
        #expect(await first.value == .success)
        #expect(await others[999].value == .success)
        #expect(volumes == [0, 1])
    }
}
