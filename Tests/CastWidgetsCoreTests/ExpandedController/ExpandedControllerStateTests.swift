import CastWire
import Foundation
import Testing

@testable import CastWidgetsCore
@testable import SenderCore

@Suite struct ExpandedControllerStateTests {
    private func controller(_ media: WidgetMedia? = nil) -> ExpandedControllerState {
        var expanded = ExpandedControllerState()
        expanded.useDefaultExpandedMediaControls = true
        _ = expanded.handle(.mediaChanged(media), at: start)
        return expanded
    }

    // S0-34, S0-80, S0-82
    @Test(arguments: ExpandedControllerState.Opener.allCases)
    func isOpenedOnceByEach(_ opener: ExpandedControllerState.Opener) throws {
        var expanded = controller(try film())
        #expect(expanded.handle(.opened(opener), at: start) == [.present])
        #expect(expanded.handle(.opened(opener), at: start) == [])
        #expect(expanded.handle(.closed, at: start) == [.dismiss])
        expanded.useDefaultExpandedMediaControls = false
        #expect(expanded.handle(.opened(opener), at: start) == [.tellApp(opener)] && !expanded.isPresented)
    }

    // S0-81
    @Test func mayBeOpenedBeforeAnythingIsLoaded() throws {
        var expanded = controller()
        #expect(expanded.handle(.opened(.miniController), at: start) == [])
        #expect(expanded.handle(.opened(.app), at: start) == [.present])
        #expect(expanded.isWaiting && expanded.playbackButton == nil && expanded.buttons.isEmpty)
        #expect(expanded.handle(.playbackTapped, at: start) == [])
        _ = expanded.handle(.mediaChanged(try film()), at: start)
        #expect(!expanded.isWaiting && expanded.playbackButton == .pause)
    }

    // S0-71
    @Test func aLiveStreamIsStopped() throws {
        var expanded = controller(try film(media: liveMedia))
        #expect(expanded.playbackButton == .stop && expanded.showsPosition)
        guard case .send(.stop, _) = expanded.handle(.playbackTapped, at: start).first else {
            return #expect(Bool(false), "it was not stopped")
        }
        expanded.hideStreamPositionControlsForLiveContent = true
        #expect(!expanded.showsPosition)
    }

    @Test(
        "Tracks can be chosen if there is an audio or text track to choose; all that show it agree",
        arguments: [
            (#""tracks":[{"trackId":1,"type":"VIDEO"}]"#, false),
            (#""tracks":[{"trackId":1,"type":"TEXT","subtype":"CHAPTERS"}]"#, false),
            (#""tracks":[{"trackId":1,"type":"AUDIO"}]"#, true), (tracks, true),
        ])
    func tracksCanBeChosen(told: String, areChosen: Bool) throws {
        let media = try film(media: told, commands: [.editTracks])
        var expanded = controller(media)
        #expect(expanded.handle(.tracksTapped, at: start) == (areChosen ? [.presentTrackSelection] : []))
        #expect(expanded.handle(.buttonTapped(slot: 0), at: start) == (areChosen ? [.presentTrackSelection] : []))
        #expect(expanded.handle(.asked(.setActiveTracks([1])), at: start).isEmpty != areChosen)
        var states = TerminalStates()
        states.expanded = expanded
        #expect(states.hasTracks == areChosen)
        var selection = TrackSelectionState()
        _ = selection.handle(.opened(media))
        #expect((selection.audioTracks + selection.textTracks).isEmpty != areChosen)
    }

    /// What can be asked for, and what of the device's commands lets it be: any of these alone.
    private static let controls: [(MediaControl, [MediaCommands])] = [
        (.pause, [.pause]), (.seek(20), [.seek]), (.skip(30), [.seek, .skipForward]),
        (.skip(-30), [.seek, .skipBackward]), (.next, [.queueNext]), (.previous, [.queuePrevious]),
        (.setRate(1.5), [.playbackRate]), (.setRepeatMode(.all), [.queueRepeatAll]),
        (.setRepeatMode(.single), [.queueRepeatOne]),
        (.setRepeatMode(.allAndShuffle), [[.queueRepeatAll, .queueShuffle]]), (.shuffle, [.queueShuffle]),
        (.setMuted(true), [.streamMute]), (.setStreamVolume(0.5), [.streamVolume]),
        (.setActiveTracks([3]), [.editTracks]), (.setTextTrackStyle(largeText), [.editTracks]),
        (.skipAd, [.skipAd]),
    ]
    /// What a device may say it takes, and no control asks for: the Cast SDK's `GCKRemoteMediaClient` has no request
    /// for a person's opinion, and another device for what plays is chosen in the dialog.
    private static let withoutControl: [MediaCommands] = [.like, .dislike, .follow, .unfollow, .streamTransfer]

    // S0-79: each command that the device takes, and none that it does not.
    @Test(arguments: controls) func sendsWhatTheDeviceTakes(_ control: MediaControl, _ ways: [MediaCommands]) throws {
        let ad = control == .skipAd ? #","breakStatus":{"breakId":"b","breakClipId":"c","whenSkippable":0}"# : ""
        for commands in ways {
            var with = controller(try film(media: tracks, commands: commands, ad))
            guard case .send(control, _) = with.handle(.asked(control), at: start).first else {
                return #expect(Bool(false), "\(control) was not sent with \(commands)")
            }
        }
        let others = ways.reduce(MediaCommands(rawValue: 0xFFFFF)) { $0.subtracting($1) }
        var without = controller(try film(media: tracks, commands: others, ad))
        #expect(without.handle(.asked(control), at: start) == [], "\(control)")
    }

    // S0-79
    @Test func everyCommandOfADeviceHasItsControlOrIsNamedAsOneWithout() throws {
        let source = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/CastWire/Media/MediaCommands.swift").standardizedFileURL
        let named = try String(contentsOf: source, encoding: .utf8)
            .matches(of: /static let \w+ = MediaCommands\(rawValue: ([0-9_]+)\)/)
            .compactMap { Int($0.1.filter { $0 != "_" }) }
        let controlled = Self.controls.flatMap(\.1).reduce(MediaCommands()) { $0.union($1) }
        let excepted = Self.withoutControl.reduce(MediaCommands()) { $0.union($1) }
        #expect(named.count == 19 && controlled.isDisjoint(with: excepted))
        #expect(named.reduce(0, |) == controlled.union(excepted).rawValue)
    }

    // S0-79
    @Test func aDeviceThatSkipsWithoutSeekingHasTheButtonOfItsDirection() throws {
        let expanded = controller(try film(commands: [.skipForward]))
        #expect(expanded.buttons.filter(\.isEnabled).map(\.type) == [.forward30Seconds] && !expanded.canSeek)
        let both = controller(try film(media: liveMedia, commands: [.skipForward, .skipBackward]))
        #expect(both.buttons.filter(\.isEnabled).map(\.type) == [.rewind30Seconds, .forward30Seconds])
    }

    // S0-79
    @Test func hasNeitherTheDevicesVolumeNorTheSessionsLife() {
        let types = MediaButtonType.allCases.map { "\($0)" } + MediaControl.Kind.allCases.map { "\($0)" }
        let words = ["volume", "session", "device"]
        // The stream's own volume is the media's.
        #expect(types.filter { type in words.contains { type.lowercased().contains($0) } } == ["streamVolume"])
    }

    // S0-79
    @Test func aStreamsVolumeThatIsNoneAndAStyleWithoutTextAreNotSent() throws {
        var expanded = controller(try film(commands: [.streamVolume, .editTracks]))
        for volume in [-0.1, 1.1, .nan] {
            #expect(expanded.handle(.asked(.setStreamVolume(volume)), at: start) == [], "\(volume)")
        }
        #expect(expanded.handle(.asked(.setTextTrackStyle(largeText)), at: start) == [])
        #expect(expanded.handle(.asked(.setStreamVolume(1)), at: start).count == 1)
    }

    @Test func aSliderIsHeldAndSeeksWhenItIsLetGo() throws {
        var expanded = controller(try film(position: 10))
        _ = expanded.handle(.seekBegan(20), at: start)
        _ = expanded.handle(.seekMoved(400), at: start)
        #expect(expanded.position(at: at(5_000)) == 60)
        _ = expanded.handle(.seekMoved(30), at: start)
        guard case .send(.seek(30), let id) = expanded.handle(.seekEnded, at: start).first else {
            return #expect(Bool(false), "it did not seek")
        }
        #expect(expanded.position(at: at(5_000)) == 30)
        _ = expanded.handle(.answered(id, failure: "no"), at: start)
        #expect(expanded.position(at: at(5_000)) == 15)
    }

    @Test func aSliderHeldOnOneFilmDoesNotSeekInTheNext() throws {
        var expanded = controller(try film())
        _ = expanded.handle(.seekBegan(20), at: start)
        _ = expanded.handle(.mediaChanged(try film(#","mediaSessionId":4"#)), at: start)
        #expect(expanded.handle(.seekEnded, at: start) == [])
    }

    @Test func liveIsSoughtInWhereItSaysHowFar() throws {
        #expect(!controller(try film(media: liveMedia)).canSeek)
        let range = #","liveSeekableRange":{"start":100,"end":400,"isMovingWindow":true,"isLiveDone":false}"#
        var expanded = controller(try film(media: liveMedia, range))
        #expect(expanded.canSeek)
        _ = expanded.handle(.seekBegan(20), at: start)
        #expect(expanded.heldPosition == 100)
    }

    @Test func anAdIsNotSkippedBeforeItsTimeNorSoughtIn() throws {
        let ad = #","breakStatus":{"breakClipId":"c","currentBreakClipTime":1,"whenSkippable":5}"#
        let clip = #""breakClips":[{"id":"c","title":"Soap"}]"#
        var expanded = controller(try film(media: clip, commands: [.pause, .seek, .skipAd, .queueNext], ad))
        #expect(expanded.media?.advertisement?.title == "Soap" && !expanded.canSeek)
        #expect(expanded.handle(.asked(.next), at: at(9_000)) == [])
        #expect(expanded.media?.timeToSkip(at: at(1_000)) == 3)
        #expect(expanded.handle(.asked(.skipAd), at: at(3_999)) == [])
        #expect(!expanded.handle(.asked(.skipAd), at: at(4_000)).isEmpty)
    }

    @Test func whatComesNextIsSaid() throws {
        let next = #"{"itemId":2,"media":{"contentId":"a","metadata":{"title":"Sintel"}}}"#
        let expanded = controller(try film(#","currentItemId":1,"items":[{"itemId":1},\#(next)]"#))
        #expect(expanded.media?.upNext == "Sintel" && expanded.media?.hasNext == true)
        #expect(controller(try film()).media?.upNext == nil)
    }

    @Test func fourSlotsBesidePlayAndPause() throws {
        var expanded = controller(try film(media: tracks, commands: [.pause, .seek, .editTracks, .streamMute]))
        #expect(expanded.buttons.map(\.type) == [.closedCaptions, .rewind30Seconds, .forward30Seconds, .muteToggle])
        #expect(expanded.buttons.allSatisfy { $0.isEnabled })
        #expect(expanded.handle(.buttonTapped(slot: 0), at: start) == [.presentTrackSelection])
        guard case .send(.skip(-30), _) = expanded.handle(.buttonTapped(slot: 1), at: start).first else {
            return #expect(Bool(false), "it did not go back")
        }
    }
}
