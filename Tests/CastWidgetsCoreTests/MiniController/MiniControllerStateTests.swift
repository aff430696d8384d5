import Testing

@testable import CastWidgetsCore
@testable import SenderCore

@Suite struct MiniControllerStateTests {
    private func shown(_ media: WidgetMedia) -> MiniControllerState {
        var mini = MiniControllerState()
        _ = mini.handle(.mediaChanged(media))
        return mini
    }

    // S0-33, S0-78, S0-94, S0-95
    @Test func isThereWhileSomethingPlaysAndIsToldOnChangesOnly() throws {
        var mini = MiniControllerState()
        #expect(!mini.active && mini.minHeight == 0)
        #expect(mini.handle(.mediaChanged(nil)) == [])
        #expect(mini.handle(.mediaChanged(try film())) == [.shouldAppear(true)])
        #expect(mini.active && mini.minHeight > 0)
        for state in ["PAUSED", "BUFFERING", "LOADING", "PLAYING"] {
            #expect(mini.handle(.mediaChanged(try film(state: state))) == [])
            #expect(mini.active)
        }
        #expect(mini.handle(.mediaChanged(nil)) == [.shouldAppear(false)])
        #expect(!mini.active && mini.minHeight == 0)
    }

    @Test func showsTheMediasOwnWordsAndFollowsThem() throws {
        var mini = shown(try film())
        #expect(mini.media?.title == "Tears of Steel" && mini.media?.subtitle == "A film" && mini.imageURL == nil)
        let next = #""metadata":{"title":"Sintel","images":[{"url":"http://127.0.0.1/a.png"}]}"#
        _ = mini.handle(.mediaChanged(try film(media: next)))
        #expect(mini.media?.title == "Sintel" && mini.imageURL == "http://127.0.0.1/a.png")
        mini.thumbnailEnabled = false
        #expect(mini.imageURL == nil)
    }

    // S0-70
    @Test func aLiveStreamIsStoppedAndAFilmPaused() throws {
        #expect(shown(try film()).playbackButton == .pause)
        #expect(shown(try film(state: "PAUSED")).playbackButton == .play)
        #expect(shown(try film(media: liveMedia)).playbackButton == .stop)
        // It can't be paused, live or not.
        #expect(shown(try film(commands: [])).playbackButton == .stop)
        #expect(shown(try film(state: "BUFFERING")).playbackButton == .loading)
    }

    @Test func aPictureIsStoppedAndNothingOfATimeIsShown() throws {
        let all: MediaCommands = [.pause, .seek, .streamVolume, .streamMute, .playbackRate]
        for state in ["PLAYING", "PAUSED"] {
            let picture = try film(media: pictureMedia, state: state, commands: all)
            let mini = shown(picture)
            #expect(mini.playbackButton == .stop && mini.buttons.first?.control == .stop)
            #expect(mini.progress(at: at(1000)) == nil && picture.position(at: at(1000)) == picture.position(at: start))
            var expanded = ExpandedControllerState()
            _ = expanded.handle(.mediaChanged(picture), at: start)
            #expect(!expanded.showsPosition && !expanded.canSeek && expanded.playbackRates.isEmpty)
            #expect(expanded.buttons.allSatisfy { !$0.isEnabled })
            for control: MediaControl in [.pause, .seek(3), .skip(30), .setMuted(true), .setStreamVolume(0.5)] {
                #expect(expanded.media?.allows(control, at: start) == false, "\(control)")
            }
            #expect(expanded.media?.allows(.stop, at: start) == true)
        }
        #expect(shown(try film(media: pictureMedia, state: "LOADING")).playbackButton == .loading)
    }

    // S0-34, S0-82
    @Test func aTapLeadsToTheExpandedController() throws {
        var mini = MiniControllerState()
        #expect(mini.handle(.tapped) == [])
        _ = mini.handle(.mediaChanged(try film()))
        #expect(mini.handle(.tapped) == [.presentExpanded])
    }

    @Test func aControlIsPendingUntilItIsAnsweredAndGoesBackWhereItFails() throws {
        var mini = shown(try film())
        guard case .send(.pause, let id) = mini.handle(.buttonTapped(slot: 0)).first else {
            return #expect(Bool(false), "nothing was sent")
        }
        #expect(mini.buttons[0].isPending && mini.playbackButton == .play)
        _ = mini.handle(.answered(id, failure: "the TV is gone"))
        #expect(!mini.buttons[0].isPending && mini.playbackButton == .pause)
        #expect(mini.pending.failure?.reason == "the TV is gone" && mini.pending.failure?.control == .pause)
        _ = mini.handle(.buttonTapped(slot: 0))
        #expect(mini.pending.failure == nil)
    }

    @Test func theAnswerToOneThatWasReplacedSaysNothing() throws {
        var mini = shown(try film())
        guard case .send(.pause, let first) = mini.handle(.buttonTapped(slot: 0)).first,
            case .send(.play, let second) = mini.handle(.buttonTapped(slot: 0)).first
        else { return #expect(Bool(false), "nothing was sent") }
        _ = mini.handle(.answered(first, failure: "too late"))
        #expect(mini.pending.control(.playback) == .play && mini.pending.failure == nil)
        _ = mini.handle(.answered(second, failure: nil))
        #expect(mini.pending.kinds.isEmpty)
    }

    // S0-69
    @Test func twoBarsStayInStep() throws {
        var bars = [MiniControllerState(), MiniControllerState()]
        for media in [try film(), try film(state: "PAUSED"), nil, try film(media: liveMedia)] {
            for index in bars.indices { _ = bars[index].handle(.mediaChanged(media)) }
            #expect(bars[0] == bars[1])
        }
    }

    @Test func slotsThatHaveNothingToDoAreOff() throws {
        var mini = MiniControllerState(slots: [.skipPrevious, .skipNext, .custom, .stop])
        #expect(mini.slots.count == 3)
        _ = mini.handle(.mediaChanged(try film()))
        #expect(mini.buttons.map(\.isEnabled) == [false, false, true])
        #expect(mini.handle(.buttonTapped(slot: 0)) == [] && mini.handle(.buttonTapped(slot: 9)) == [])
        #expect(mini.handle(.buttonTapped(slot: 2)) == [.customButton(slot: 2)])
        _ = mini.handle(.mediaChanged(try film(commands: [.queueNext])))
        #expect(mini.buttons.map(\.isEnabled) == [false, true, true])
    }

    @Test func progressGoesOnByItself() throws {
        let mini = shown(try film(position: 10))
        #expect(mini.progress(at: at(0)) == 10.0 / 60)
        #expect(mini.progress(at: at(20_000)) == 0.5)
        #expect(mini.progress(at: at(90_000)) == 1)
        #expect(shown(try film(state: "PAUSED", position: 10)).progress(at: at(20_000)) == 10.0 / 60)
        #expect(shown(try film(media: liveMedia)).progress(at: at(0)) == nil)
    }

    @Test func aFailureIsPastWithAnotherItem() throws {
        var controls = MiniControllerState()
        _ = controls.handle(.mediaChanged(try film()))
        guard case .send(_, let id)? = controls.handle(.buttonTapped(slot: 0)).first else { throw NothingPlays() }
        _ = controls.handle(.answered(id, failure: "no"))
        for media in [nil, try film(state: "PAUSED")] {
            _ = controls.handle(.mediaChanged(media))
            #expect(controls.pending.failure?.reason == "no")
        }
        _ = controls.handle(.mediaChanged(try film(#","mediaSessionId":4"#)))
        #expect(controls.pending.failure == nil)
    }
}
