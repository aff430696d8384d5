import Testing

@testable import DBusValues
@testable import NowPlayingCore

@Suite("MPRIS: what plays as a player on the bus")
struct MPRISTests {
    private let now = ContinuousClock.now

    private func film(_ kinds: Set<RemoteCommandKind> = Set(RemoteCommandKind.allCases)) -> NowPlayingState {
        var state = NowPlayingState(
            playbackState: .playing, position: PlaybackPosition(elapsed: 10, rate: 1, moment: now),
            commands: OfferedCommands(kinds, playbackRates: [0.5, 2]), volume: 0.5, isMuted: false, repeatMode: .one,
            shuffleMode: .off, itemID: "1")
        state.info[.title] = "Film"
        state.info[.artist] = "Somebody"
        state.info[.playbackDuration] = 100
        return state
    }

    private func calling(_ method: String, _ arguments: DBusValue..., in state: NowPlayingState) -> MPRISOutcome {
        MPRISCommands.outcome(calling: method, arguments, in: state, at: now)
    }

    private func setting(_ property: String, _ value: DBusValue, in state: NowPlayingState) -> MPRISOutcome {
        MPRISCommands.outcome(setting: property, to: value, in: state)
    }

    // MARK: - Properties

    @Test func everyPropertyHasTheSpecificationsType() throws {
        let properties = MPRISProperties.player(film(), artworkURL: "file:///a.png")
        let described = try #require(MPRISInterfaces.all.last).properties
        #expect(Set(properties.keys) == Set(described.filter { !$0.isAsked }.map(\.name)))
        for property in described where !property.isAsked { #expect(properties[property.name]?.type == property.type) }
        let root = MPRISProperties.root(identity: "", desktopEntry: "marquee", canRaise: true)
        #expect(root["Identity"] == .string("Marquee") && root["CanRaise"] == .bool(true))
        #expect(calling("Raise", in: film()) == .raise && calling("Quit", in: film()) == .events([]))
    }

    @Test func metadataAreAsDesktopsReadThem() throws {
        let metadata = try #require(MPRISProperties.player(film(), artworkURL: nil)["Metadata"])
        #expect(metadata["mpris:length"]?.unwrapped == .int64(100_000_000))
        #expect(metadata["xesam:artist"]?.unwrapped == .strings(["Somebody"]))
        var nobodys = film()
        nobodys.info[.artist] = nil
        #expect(
            MPRISProperties.player(nobodys, artworkURL: nil)["Metadata"]?["xesam:artist"]?.unwrapped == .strings([]))
        #expect(metadata["mpris:trackid"]?.unwrapped.type == "o")
        #expect(metadata["mpris:artUrl"] == nil && metadata["xesam:album"] == nil)
        #expect(MPRISProperties.position(film(), at: now + .seconds(5)) == .int64(15_000_000))
    }

    @Test func aTrackIDIsAnothersForEachItem() {
        let ids = [
            "1", "2", "", "_31", "é", "a/b", String(repeating: "x", count: 500), String(repeating: "x", count: 501),
        ]
        #expect(Set(ids.map { MPRISTrackID.path(of: $0) }).count == ids.count)
        #expect(!ids.contains { MPRISTrackID.path(of: $0) == MPRISTrackID.none })
        #expect(NowPlayingState().trackID == MPRISTrackID.none)
    }

    @Test func whatIsNotOfferedCannotBeDone() {
        let properties = MPRISProperties.player(film([.play]), artworkURL: nil)
        #expect(properties["CanPlay"] == .bool(true))
        for name in ["CanPause", "CanSeek", "CanGoNext", "CanGoPrevious"] { #expect(properties[name] == .bool(false)) }
        #expect(properties["MaximumRate"] == .double(1))
        #expect(MPRISProperties.player(film(), artworkURL: nil)["MaximumRate"] == .double(2))
    }

    // MARK: - Commands

    @Test func seekIsRelativeAndBeyondTheEndIsTheNext() {
        let state = film()
        #expect(calling("Seek", .int64(5_000_000), in: state) == .events([.changePlaybackPosition(15, item: "1")]))
        #expect(calling("Seek", .int64(-50_000_000), in: state) == .events([.changePlaybackPosition(0, item: "1")]))
        #expect(calling("Seek", .int64(.max), in: state) == .events([.nextTrack]))
        let last = film([.changePlaybackPosition])
        #expect(calling("Seek", .int64(.max), in: last) == .events([.changePlaybackPosition(100, item: "1")]))
        #expect(calling("Seek", .int64(5_000_000), in: film([.play])) == .events([]))
    }

    @Test func setPositionCountsForItsTrackOnly() {
        let state = film()
        let path = DBusValue.objectPath(state.trackID)
        #expect(
            calling("SetPosition", path, .int64(20_000_000), in: state)
                == .events([.changePlaybackPosition(20, item: "1")]))
        let other = DBusValue.objectPath(MPRISTrackID.path(of: "2"))
        #expect(calling("SetPosition", other, .int64(20_000_000), in: state) == .events([]))
        #expect(calling("SetPosition", path, .int64(-1), in: state) == .events([]))
        #expect(calling("SetPosition", path, .int64(200_000_000), in: state) == .events([]))
    }

    @Test func absurdNumbersReachNobody() {
        let state = film()
        func isError(_ outcome: MPRISOutcome) -> Bool { if case .error = outcome { true } else { false } }
        #expect(isError(setting("Volume", .double(.nan), in: state)))
        #expect(setting("Volume", .double(-1), in: state) == .events([.changeVolume(0)]))
        #expect(setting("Volume", .double(7), in: state) == .events([.changeVolume(1)]))
        #expect(setting("Rate", .double(0), in: state) == .events([.pause]))
        #expect(isError(setting("Rate", .double(.nan), in: state)))
        #expect(isError(setting("Rate", .double(3), in: state)))
        #expect(setting("Rate", .double(2), in: state) == .events([.changePlaybackRate(2)]))
        #expect(isError(setting("LoopStatus", .string("Sometimes"), in: state)))
        #expect(setting("LoopStatus", .string("Playlist"), in: state) == .events([.changeRepeatMode(.all)]))
        #expect(setting("Shuffle", .bool(true), in: state) == .events([.changeShuffleMode(.items)]))
        #expect(isError(setting("Shuffle", .bool(true), in: film([.play]))))
    }

    // MARK: - What is told

    @Test func volumesThatFollowEachOtherAreToldAsOne() {
        var changes = MPRISChanges(appearingWith: ["Volume": .double(0)])
        func tell(_ volume: Double, after milliseconds: Int) -> DBusValue? {
            let properties = ["Volume": DBusValue.double(volume), "Rate": .double(1)]
            let told = changes.telling(properties, at: now + .milliseconds(milliseconds))
            #expect(told["Rate"] == .double(1))
            return told["Volume"]
        }
        #expect(tell(0.1, after: 0) == .double(0.1))
        #expect(tell(0.2, after: 100) == nil)
        #expect(changes.due == now + MPRISChanges.distanceOfVolumes)
        #expect(tell(0.3, after: 200) == nil)
        #expect(tell(0.3, after: 250) == .double(0.3))
        #expect(changes.due == nil)
    }

    @Test func whatIsThereNoMoreIsToldOnce() {
        let all: [String: DBusValue] = ["Volume": .double(0), "Shuffle": .bool(true), "Rate": .double(1)]
        var changes = MPRISChanges(appearingWith: all)
        #expect(changes.removed(by: all) == [])
        #expect(changes.removed(by: ["Rate": .double(1)]) == ["Shuffle", "Volume"])
        #expect(changes.removed(by: ["Rate": .double(1)]) == [])
        #expect(changes.removed(by: all) == [])
        #expect(changes.telling(all, at: now)["Volume"] == .double(0))
    }

    @Test func aClaimIsANameThatIsTheSameInAllProgramsAndNoOthers() {
        func name(_ subject: String) -> String { MPRISClaim(subject: subject, role: .player).busName }
        #expect(name("0a9F") == "org.marquee.NowPlaying.Device_0a9F")
        #expect(name("[::1]:8009") == "org.marquee.NowPlaying.Device__5b_3a_3a1_5d_3a8009")
        #expect(name("a_b") != name("a-b"))
        #expect(name(String(repeating: "\n", count: 1000)).utf8.count <= 255)
        #expect(name("\n").hasSuffix("_0a"))
    }

    @Test func whoCastsGoesBeforeWhoWatchesAndNobodyElseGivesWay() {
        let player = MPRISClaim(subject: "1", role: .player)
        let watcher = MPRISClaim(subject: "1", role: .watcher)
        #expect(player.takesOver && watcher.yields)
        #expect(!player.yields && !watcher.takesOver)
        #expect(player.busName == watcher.busName)
    }

    @Test func namesAreFitForTheBus() {
        #expect(MPRISName.candidate(1, of: "marquee") == "org.mpris.MediaPlayer2.marquee")
        #expect(MPRISName.candidate(3, of: "ma/r.q-uee") == "org.mpris.MediaPlayer2.marquee.instance3")
        #expect(MPRISName.candidate(1, of: "é") == "org.mpris.MediaPlayer2.marquee")
        #expect(MPRISName.candidate(1, of: "4") == "org.mpris.MediaPlayer2._4")
    }

    @Test func whatHasStoppedIsNotOnTheBus() {
        var state = film()
        #expect(state.isOnBus)
        state.playbackState = .stopped
        #expect(!state.isOnBus)
        #expect(!NowPlayingState().isOnBus)
    }
}
