import Testing

@testable import CastWidgetsCore
@testable import SenderCore

@Suite struct TerminalInterfaceTests {
    @Test func aDeviceIsChosenByArrowsAndEnter() {
        var bench = TerminalBench()
        #expect(bench.press(.down, .enter) == [.choose(deviceID: "kitchen")])
        #expect(bench.press(.up, .up, .up, .enter) == [.choose(deviceID: "bedroom")])
        #expect(bench.press(.end, .character(" ")) == [.choose(deviceID: "upstairs")])
        #expect(
            bench.press(.home, .character("j"), .character("j"), .character("k"), .enter) == [
                .choose(deviceID: "kitchen")
            ])
    }

    @Test func theChoiceStaysOnItsDeviceWhileOthersComeAndGo() {
        var bench = TerminalBench()
        _ = bench.press(.down)
        let more = [TerminalBench.device("Attic"), TerminalBench.device("Bath")] + TerminalBench.house
        _ = bench.states.dialog.handle(.devicesChanged(more, hidden: 0), at: start)
        #expect(bench.press(.enter) == [.choose(deviceID: "kitchen")])
        _ = bench.states.dialog.handle(.devicesChanged(Array(more.prefix(2)), hidden: 0), at: start)
        #expect(bench.press(.enter) == [.choose(deviceID: "bath")])
    }

    @Test func fiveHundredDevicesAreTurnedOverByPages() {
        let devices = (0..<500).map { TerminalBench.device("TV \(1000 + $0)") }
        var bench = TerminalBench(devices)
        #expect(bench.press(.pageDown, .pageDown, .enter, page: 20) == [.choose(deviceID: "tv 1038")])
        #expect(bench.press(.pageUp, .enter, page: 20) == [.choose(deviceID: "tv 1019")])
    }

    @Test func aConnectedDeviceIsLeftOrStoppedAndThePlayerOpened() throws {
        var bench = TerminalBench()
        bench.connect()
        #expect(bench.press(.enter) == [.disconnect(stopsCasting: true)])
        #expect(bench.press(.character("d")) == [.disconnect(stopsCasting: false)])
        bench.play(try film())
        #expect(bench.press(.home, .enter) == [] && bench.interface.panel == .player)
        #expect(bench.press(.escape) == [] && bench.interface.panel == .devices)
        #expect(bench.press(.character("s")) == [.disconnect(stopsCasting: true)])
        #expect(bench.press(.tab) == [] && bench.interface.panel == .player)
        #expect(bench.press(.tab) == [] && bench.interface.panel == .devices)
    }

    @Test func theWayToADeviceIsGivenUpByEscape() {
        var bench = TerminalBench()
        _ = bench.states.dialog.handle(.chose(deviceID: "kitchen"), at: start)
        #expect(bench.press(.escape) == [.disconnect(stopsCasting: false)])
        #expect(bench.press(.tab) == [] && bench.interface.panel == .devices)
    }

    @Test func keysOfThePlayerAskForWhatTheyAreCalled() throws {
        var bench = TerminalBench()
        bench.connect(try film(commands: MediaCommands(rawValue: 0xFFFFF)))
        _ = bench.press(.tab)
        let keys: [(TerminalKey, TerminalInterface.Effect)] = [
            (.character(" "), .tapPlayback), (.enter, .tapPlayback), (.right, .ask(.seek(20))), (.left, .ask(.seek(0))),
            (.character("."), .ask(.seek(40))), (.character(","), .ask(.seek(0))), (.home, .ask(.seek(0))),
            (.character("5"), .ask(.seek(30))), (.character("n"), .ask(.next)), (.character("p"), .ask(.previous)),
            (.character("x"), .ask(.stop)), (.character("u"), .ask(.setMuted(true))), (.character("a"), .ask(.skipAd)),
            (.character("z"), .ask(.shuffle)), (.character("]"), .ask(.setRate(1.25))),
            (.character("["), .ask(.setRate(0.75))),
            (.character("q"), .quit), (.interrupt, .quit), (.redraw, .redraw),
        ]
        for (key, effect) in keys { #expect(bench.press(key) == [effect], "\(key)") }
    }

    // S0-79
    @Test func aDeviceThatSkipsWithoutSeekingIsAskedToSkip() throws {
        var bench = TerminalBench()
        bench.connect(try film(commands: [.skipForward]))
        _ = bench.press(.tab)
        #expect(bench.press(.character("."), .right) == [.ask(.skip(30)), .ask(.skip(10))])
        #expect(bench.press(.character(","), .left) == [])
        #expect(bench.text(80, 24).contains(". Forward 30 seconds") && !bench.text(80, 24).contains("Back 30"))
    }

    // S0-79
    @Test func theStreamsOwnVolumeIsMovedInThePanelWhereTheDeviceTakesIt() throws {
        var bench = TerminalBench()
        bench.connect(try film(commands: [.streamVolume, .streamMute], #""volume":{"level":0.5,"muted":false}"#))
        _ = bench.press(.character("v"), .end)
        #expect(bench.press(.right) == [.ask(.setStreamVolume(0.55))])
        _ = bench.states.expanded.handle(.asked(.setStreamVolume(0.55)), at: start)
        #expect(bench.text(80, 24).contains("55 %") && bench.text(80, 24).contains("Tears of Steel"))
        #expect(bench.press(.left, .character("m")) == [.ask(.setStreamVolume(0.5)), .ask(.setMuted(true))])
        bench.play(try film())
        #expect(bench.press(.right) == [] && bench.states.volumes == [.device], "it is the device's again")
    }

    // S0-79
    @Test func aQueueIsMixedByAKeyThatIsNamedWhereThereIsWhatToMix() throws {
        var bench = TerminalBench()
        bench.connect(try film(commands: [.queueShuffle]))
        _ = bench.press(.tab)
        #expect(!bench.text(80, 24).contains("z Shuffle"))
        _ = bench.states.queue.handle(.itemsChanged([1, 2, 3]))
        #expect(bench.text(80, 24).contains("z Shuffle"))
        #expect(bench.press(.character("z")) == [.ask(.shuffle)])
    }

    @Test func pressesInARowSeekFurther() throws {
        var bench = TerminalBench()
        bench.connect(try film())
        _ = bench.press(.tab)
        for target in [20.0, 30, 40] {
            let effects = bench.press(.right)
            #expect(effects == [.ask(.seek(target))])
            _ = bench.states.expanded.handle(.asked(.seek(target)), at: start)
        }
    }

    @Test func pressesInARowGoOnFromWhatWasAskedFor() throws {
        var bench = TerminalBench()
        bench.connect(try film(commands: MediaCommands(rawValue: 0xFFFFF)))
        _ = bench.press(.tab)
        let presses: [(Character, MediaControl)] = [
            ("]", .setRate(1.25)), ("]", .setRate(1.5)), ("[", .setRate(1.25)), ("u", .setMuted(true)),
            ("u", .setMuted(false)), ("r", .setRepeatMode(.off)), ("r", .setRepeatMode(.all)),
        ]
        for (key, control) in presses {
            #expect(bench.press(.character(key)) == [.ask(control)])
            _ = bench.states.expanded.handle(.asked(control), at: start)
        }
        #expect(bench.text(80, 24).contains("Speed 1.25×") && bench.text(80, 24).contains("Repeat all"))
    }

    @Test func repeatModesFollowEachOther() throws {
        var bench = TerminalBench()
        bench.connect(try film(commands: [.queueRepeatAll, .queueRepeatOne], #""repeatMode":"REPEAT_ALL""#))
        #expect(bench.press(.character("r")) == [.ask(.setRepeatMode(.single))])
        bench.play(try film(commands: [.queueRepeatAll, .queueRepeatOne], #""repeatMode":"REPEAT_SINGLE""#))
        #expect(bench.press(.character("r")) == [.ask(.setRepeatMode(.off))])
    }

    @Test func theVolumeOfTheDeviceIsMovedFromAnywhereAndThatOfMembersInItsPanel() throws {
        var bench = TerminalBench()
        bench.connect(try film())
        let told = GroupVolumeState.Action.deviceTold(volume: 0.5, isMuted: false, isFixed: false)
        _ = bench.states.volume.handle(told, at: start)
        #expect(bench.press(.character("+")) == [])
        (bench.states.isVolumeEnabled, bench.states.canMute) = (true, true)
        #expect(bench.press(.character("+")) == [.setVolume(0.55, member: nil)])
        bench.states.volumeStep = 0.1
        #expect(bench.press(.character("-")) == [.setVolume(0.4, member: nil)])
        #expect(bench.press(.character("m")) == [.setMuted(true, member: nil)])
        _ = bench.states.volume.handle(.deviceTold(volume: 1, isMuted: true, isFixed: false), at: at(5_000))
        #expect(
            bench.press(.character("+"), .character("m")) == [
                .setVolume(1, member: nil), .setMuted(false, member: nil),
            ])
        _ = bench.press(.character("v"))
        #expect(bench.interface.panel == .volume)
        #expect(bench.press(.left) == [.setVolume(0.9, member: nil)])
        #expect(bench.press(.character("v")) == [] && bench.interface.panel == .devices)
    }

    @Test func atMostOneSoundAndOneTextAreChosenAndSentWithEnter() throws {
        var bench = TerminalBench()
        bench.connect(try film(media: tracks, commands: [.editTracks]))
        #expect(bench.press(.character("c")) == [.openTracks])
        let media = try #require(bench.states.mini.media)
        _ = bench.states.tracks.handle(.opened(media))
        bench.follow()
        #expect(bench.interface.panel == .tracks)
        #expect(bench.press(.down, .character(" ")) == [.selectTrack(2)])
        #expect(bench.press(.down, .character(" ")) == [.switchTextOff])
        #expect(bench.press(.down, .down, .enter) == [.selectTrack(4), .confirmTracks])
        #expect(bench.press(.tab, .character("v"), .character("n")) == [] && bench.interface.panel == .tracks)
        #expect(bench.press(.escape) == [.cancelTracks])
        _ = bench.states.tracks.handle(.cancelled)
        bench.follow()
        #expect(bench.interface.panel == .devices)
    }

    @Test func tracksThatThereAreNoneOfAreNotOpened() throws {
        var bench = TerminalBench()
        bench.connect(try film(commands: [.editTracks]))
        #expect(bench.press(.character("c")) == [])
    }

    @Test func theQueueIsJumpedInReorderedAndShortened() throws {
        var bench = TerminalBench()
        bench.connect(try film())
        _ = bench.states.queue.handle(.itemsChanged(Array(1...5)))
        _ = bench.states.queue.handle(.currentChanged(2))
        _ = bench.press(.character("l"))
        #expect(bench.interface.panel == .queue)
        #expect(bench.press(.enter) == [.jump(itemID: 2)])
        #expect(bench.press(.character("J")) == [.move(itemID: 2, beforeItemID: 4)])
        #expect(bench.press(.shiftUp) == [.move(itemID: 2, beforeItemID: 1)])
        // The choice goes with the item.
        _ = bench.states.queue.handle(.moved(itemID: 2, beforeItemID: 1))
        #expect(bench.press(.shiftUp) == [] && bench.press(.down, .enter) == [.jump(itemID: 1)])
        #expect(bench.press(.end, .shiftDown) == [])
        #expect(bench.press(.up, .shiftDown) == [.move(itemID: 4, beforeItemID: nil)])
        #expect(bench.press(.delete) == [.remove(itemID: 4)])
        _ = bench.states.queue.handle(.removed(itemIDs: [4]))
        #expect(bench.press(.enter) == [.jump(itemID: 5)])
    }

    // As the list of keys has it: x stops, Del removes.
    @Test func noLetterRemovesAnItemOfTheQueue() throws {
        var bench = TerminalBench()
        bench.connect(try film())
        _ = bench.states.queue.handle(.itemsChanged(Array(1...5)))
        _ = bench.press(.character("l"))
        #expect(bench.press(.character("x")) == [.ask(.stop)])
    }

    @Test func whenTheSessionIsOverItsPanelsAreToo() throws {
        var bench = TerminalBench()
        bench.connect(try film())
        _ = bench.press(.tab, .character("v"))
        #expect(bench.interface.panel == .volume)
        _ = bench.states.dialog.handle(.castStateChanged(.notConnected, device: nil), at: start)
        bench.follow()
        #expect(bench.interface.panel == .devices)
        #expect(bench.press(.tab, .character("v"), .character("l"), .character(" ")) == [.choose(deviceID: "bedroom")])
    }

    @Test func theKeysAreShownAndLeftAndFirstWhereTheyArePresented() {
        var bench = TerminalBench()
        #expect(bench.press(.character("?")) == [] && bench.interface.panel == .keys)
        #expect(bench.press(.escape) == [] && bench.interface.panel == .devices)
        #expect(bench.press(.help, .help) == [] && bench.interface.panel == .devices)
        bench.states.isInstructed = true
        bench.follow()
        #expect(bench.interface.panel == .keys)
        #expect(bench.press(.character("x")) == [.dismissInstructions])
    }

    @Test func thePositionIsDrawnOnceASecondWhileItMoves() throws {
        var bench = TerminalBench()
        bench.connect(try film(position: 10.25))
        let next = try #require(TerminalTick.next(bench.states.expanded, at: start))
        #expect(next == start + .milliseconds(751))
        let after = try #require(TerminalTick.next(bench.states.expanded, at: next))
        #expect((Duration.milliseconds(999) ... .milliseconds(1001)).contains(after - next))
        bench.play(try film(state: "PAUSED"))
        #expect(TerminalTick.next(bench.states.expanded, at: start) == nil)
        bench.play(try film(position: 60))
        #expect(TerminalTick.next(bench.states.expanded, at: start) == nil)
        bench.play(nil)
        #expect(TerminalTick.next(bench.states.expanded, at: start) == nil)
    }
}
