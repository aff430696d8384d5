import Testing

@testable import DBusValues
@testable import NowPlayingCore

@Suite struct MPRISMetadataTests {
    /// What of an item MPRIS has a name for; it has none for a chapter, a subtitle or a rating.
    @Test func eachPropertyThatMPRISHasIsToldUnderItsName() throws {
        var state = NowPlayingState(playbackState: .playing, itemID: "1")
        state.info[.title] = "Title"
        state.info[.albumTitle] = "Album"
        state.info[.artist] = "Artist"
        state.info[.composer] = "Composer"
        state.info[.genre] = "Genre"
        state.info[.itemDescription] = "Description"
        state.info[.albumTrackNumber] = 3
        state.info[.discNumber] = 2
        state.info[.playbackDuration] = 100
        state.info[.chapterTitle] = "Chapter"
        state.info[.subtitle] = "Subtitle"
        let metadata = try #require(MPRISProperties.player(state, artworkURL: "file:///a.png")["Metadata"])
        let told: [String: DBusValue] = [
            "mpris:trackid": .objectPath(state.trackID), "mpris:length": .int64(100_000_000),
            "mpris:artUrl": .string("file:///a.png"), "xesam:title": .string("Title"), "xesam:album": .string("Album"),
            "xesam:artist": .strings(["Artist"]), "xesam:composer": .strings(["Composer"]),
            "xesam:genre": .strings(["Genre"]), "xesam:comment": .strings(["Description"]),
            "xesam:trackNumber": .int32(3), "xesam:discNumber": .int32(2),
        ]
        #expect(metadata == .properties(told))
    }

    @Test func whatIsMutedIsHeardAtNought() {
        var state = NowPlayingState(playbackState: .playing, volume: 0.5)
        #expect(MPRISProperties.player(state, artworkURL: nil)["Volume"] == .double(0.5))
        state.isMuted = true
        #expect(MPRISProperties.player(state, artworkURL: nil)["Volume"] == .double(0))
        #expect(MPRISProperties.player(NowPlayingState(), artworkURL: nil)["Volume"] == nil)
    }
}
