import Testing

@testable import NowPlaying

@MainActor @Suite(.timeLimit(.minutes(1))) struct AutomaticPublishingTests {
    private let desktop = Desktop()
    private let player = FakePlayer()

    /// A session that publishes by itself, already shown.
    @discardableResult
    private func shown() throws -> NowPlayingSession {
        let session = try desktop.session(player)
        session.automaticallyPublishesNowPlayingInfo = true
        #expect(desktop.publications().count == 1)
        return session
    }

    private var state: NowPlayingState? { desktop.application.publishedState }
    private var elapsed: Double? { state?.elapsed(at: desktop.now) }

    @Test func itFollowsThePlayer() throws {
        player.volume = 0.5
        player.isMuted = false
        try shown()
        #expect(state?.info[.title] == "Magnificent" && state?.duration == 600 && elapsed == 0)
        #expect(state?.playbackState == .paused && state?.position?.rate == 0 && state?.rate == 1)
        #expect(state?.volume == 0.5 && state?.isMuted == false && state?.itemID == "film")
        player.isMuted = true
        player.tell(.volumeChanged)
        #expect(desktop.publications().map(\.state?.isMuted) == [true])
        player.volume = 0.25
        player.tell(.volumeChanged)
        #expect(desktop.publications().map(\.state?.volume) == [0.25])
        player.rate = 1
        player.tell(.playbackChanged)
        #expect(desktop.publications().map(\.state?.playbackState) == [.playing])
        player.duration = 700
        player.tell(.durationChanged)
        #expect(desktop.publications().map(\.state?.duration) == [700])
        player.currentItem = nil
        player.tell(.itemChanged)
        #expect(desktop.publications() == [NowPlayingPublication(nil)])
    }

    @Test func withoutBeingAskedToItPublishesNothingOfThePlayer() throws {
        let session = try desktop.session(player)
        #expect(desktop.publications().isEmpty)
        session.automaticallyPublishesNowPlayingInfo = true
        #expect(desktop.publications().count == 1)
        session.automaticallyPublishesNowPlayingInfo = false
        #expect(desktop.publications() == [NowPlayingPublication(nil)])
    }

    @available(*, deprecated)
    @Test func theDocumentsSpellingIsTheSameSwitch() throws {
        let session = try desktop.session(player)
        session.automaticallyPublishNowPlayingInfo = true
        #expect(session.automaticallyPublishesNowPlayingInfo && desktop.publications().count == 1)
        session.automaticallyPublishesNowPlayingInfo = false
        #expect(!session.automaticallyPublishNowPlayingInfo)
    }

    @Test func eachChangeThatIsNotLinearIsPublishedOnce() throws {
        try shown()
        let changes: [(NowPlayingPlayerEvent, isJump: Bool, (FakePlayer) -> Void)] = [
            (.playbackChanged, false, { $0.rate = 1 }),
            (.timeJumped, true, { $0.currentTime = 100 }),
            (.playbackChanged, false, { $0.rate = 2 }),
            (.timeJumped, true, { $0.currentTime = 20 }),
            (.playbackChanged, false, { $0.rate = 0 }),
            (.timeJumped, true, { $0.currentTime = 21.5 }),
            (
                .itemChanged, false,
                {
                    $0.currentItem = NowPlayingItem(id: "next")
                    $0.currentTime = 0
                }
            ),
        ]
        for (event, isJump, change) in changes {
            desktop.pass(3, player)
            change(player)
            // However often it is told of.
            player.tell(event)
            player.tell(event)
            let published = desktop.publications()
            #expect(published.map(\.isJump) == [isJump], "\(event)")
            #expect(elapsed == player.currentTime && state?.position?.rate == player.rate)
            player.tell(event)
            #expect(desktop.publications().isEmpty)
        }
    }

    @Test func changesOfOneTurnAreToldTogether() throws {
        try shown()
        player.rate = 1
        player.tell(.playbackChanged)
        player.currentTime = 50
        player.tell(.timeJumped)
        player.volume = 1
        player.tell(.volumeChanged)
        #expect(desktop.publications().count == 1)
        #expect(elapsed == 50 && state?.position?.rate == 1 && state?.volume == 1)
    }

    @Test func anHourOfPlaybackPublishesNothingThatIsNoChange() throws {
        player.duration = 7200
        player.rate = 1
        try shown()
        for second in 1...3600 {
            desktop.pass(1, player)
            // A device tells what it does again and again, late and rounded.
            player.currentTime = player.currentTime.map { $0 + (second % 2 == 0 ? 0.3 : -0.3) }
            for event in NowPlayingPlayerEvent.allCases where event != .timeJumped { player.tell(event) }
            #expect(desktop.publications().isEmpty)
        }
        #expect(elapsed.map { abs($0 - 3600) < 1 } == true)
    }

    @Test func aRateThatChangesAloneMakesNoJump() throws {
        player.rate = 1
        try shown()
        desktop.pass(100, player)
        player.rate = 2
        player.tell(.playbackChanged)
        let published = desktop.publications()
        #expect(published.count == 1 && !published[0].isJump)
        #expect(published[0].state?.position == PlaybackPosition(elapsed: 100, rate: 2, moment: desktop.now))
        desktop.pass(10, player)
        #expect(elapsed == 120)
    }

    @Test func whatTheAppSaysGoesBeforeTheMetadataAndTheTimesAreThePlayers() throws {
        var info = NowPlayingInfo()
        info[.title] = "App"
        info[.elapsedPlaybackTime] = 333
        info[.playbackRate] = 3
        info[.playbackDuration] = 10
        let item = try #require(player.currentItem)
        item.nowPlayingInfo = info
        item.externalMetadata = [
            MetadataItem(identifier: .commonIdentifierTitle, value: .text("External")),
            MetadataItem(identifier: .commonIdentifierArtist, value: .text("External artist")),
        ]
        item.assetMetadata = [
            MetadataItem(identifier: .commonIdentifierArtist, value: .text("Medium's artist")),
            MetadataItem(identifier: .commonIdentifierAlbumName, value: .text("Medium's album")),
        ]
        try shown()
        #expect(state?.info[.title] == "App" && state?.info[.artist] == "External artist")
        #expect(state?.info[.albumTitle] == "Medium's album")
        #expect(state?.duration == 600 && elapsed == 0 && state?.rate == 1)
        #expect(state?.info[.elapsedPlaybackTime] == nil && state?.info[.playbackRate] == nil)
    }

    @Test func whatIsSetAfterItBeganGetsThroughToo() throws {
        try shown()
        let item = try #require(player.currentItem)
        item.nowPlayingInfo?[.title] = "Later"
        #expect(desktop.publications().map(\.state?.info[.title]) == ["Later"])
        item.nowPlayingInfo?[.title] = "Later"
        #expect(desktop.publications().isEmpty)
        item.nowPlayingInfo = nil
        item.externalMetadata = [MetadataItem(identifier: .commonIdentifierTitle, value: .text("External"))]
        #expect(desktop.publications().map(\.state?.info[.title]) == ["External"])
        let next = NowPlayingItem(id: "next")
        player.currentItem = next
        player.tell(.itemChanged)
        #expect(desktop.publications().map(\.state?.info[.title]) == [nil])
        item.nowPlayingInfo = NowPlayingInfo()
        #expect(desktop.publications().isEmpty)
        next.assetMetadata = [MetadataItem(identifier: .commonIdentifierTitle, value: .text("Medium's"))]
        #expect(desktop.publications().map(\.state?.info[.title]) == ["Medium's"])
    }

    @Test func metadataAreShownInTheLanguagesOfTheApplication() throws {
        let item = try #require(player.currentItem)
        item.nowPlayingInfo = nil
        item.externalMetadata = [
            MetadataItem(identifier: .commonIdentifierTitle, value: .text("Film"), extendedLanguageTag: "en-us"),
            MetadataItem(identifier: .commonIdentifierDescription, value: .text("All"), extendedLanguageTag: "und"),
            MetadataItem(identifier: .iTunesMetadataContentRating, value: .text("PG"), extendedLanguageTag: "en"),
        ]
        desktop.application.preferredLanguages = ["es"]
        try shown()
        #expect(state?.info[.title] == nil && state?.info[.itemDescription] == "All")
        #expect(state?.info[.contentRating] == nil && state?.info[.subtitle] == nil)
        desktop.application.preferredLanguages = ["es", "en"]
        #expect(desktop.publications().count == 1)
        #expect(state?.info[.title] == "Film" && state?.info[.contentRating] == "PG")
    }

    @Test func aPictureThatIsNotWhatItsTypeSaysIsToldOf() throws {
        let item = try #require(player.currentItem)
        item.externalMetadata = [
            MetadataItem(
                identifier: .commonIdentifierArtwork, value: .data([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1]),
                dataType: .png)
        ]
        try shown()
        guard case .data(let data) = state?.artwork else {
            Issue.record("no picture")
            return
        }
        #expect(data.type == .jpeg)
        #expect(desktop.log.all.count == 1 && desktop.log.all[0].contains("data type"))
        item.externalMetadata[0].dataType = .jpeg
        #expect(desktop.log.all.count == 1)
    }

    @Test func liveContentHasNoDuration() throws {
        player.isLive = true
        player.duration = .infinity
        try shown()
        #expect(state?.duration == nil && state?.info[.isLiveStream] == true && elapsed == 0)
        player.isLive = false
        for duration in [Double.nan, .infinity, -3, 1e300] {
            player.duration = duration
            player.tell(.durationChanged)
            desktop.turn()
            #expect(
                state?.duration == nil && state?.info.keys.contains(NowPlayingProperty.playbackDuration.key) == false)
        }
    }

    @Test func absurdNumbersOfAPlayerAreNotShown() throws {
        try shown()
        player.currentTime = .nan
        player.rate = .infinity
        player.volume = .nan
        player.tell(.timeJumped)
        #expect(desktop.publications().count == 1)
        #expect(state?.position == nil && state?.volume == nil && state?.rate == 1)
        player.currentTime = -5
        player.volume = 30
        player.tell(.timeJumped)
        #expect(desktop.publications().count == 1)
        #expect(elapsed == 0 && state?.volume == 1)
    }

    @Test func ofAHostileDeviceOnlySoMuchIsShown() throws {
        let item = try #require(player.currentItem)
        item.nowPlayingInfo = nil
        item.assetMetadata = [
            MetadataItem(
                identifier: .commonIdentifierTitle, value: .text(String(repeating: "\u{202E}x\n", count: 3 << 20))),
            MetadataItem(identifier: .commonIdentifierArtwork, value: .data(Array("<svg onload='x'/>".utf8))),
        ]
        try shown()
        let title = try #require(state?.info[.title])
        #expect(title.utf8.count <= NowPlayingLimits.textBytes)
        #expect(!title.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
        #expect(state?.artwork == nil)
    }
}
