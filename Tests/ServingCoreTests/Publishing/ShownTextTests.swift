import Testing

@testable import ServingCore

@Suite struct ShownTextTests {
    @Test(arguments: [
        "", " ", "   ", "\t\n", "\u{00A0}\u{3000}", "\u{200B}\u{FEFF}", "\u{3164}", "\u{2800} \u{2800}", "\u{7}",
    ])
    func nothingIsSeenOfBlanks(text: String) {
        #expect(ShownText.visible(text) == nil)
    }

    @Test(arguments: [("  a b ", "a b"), ("é", "é"), ("\u{200F}עברית", "\u{200F}עברית"), ("🎬 ", "🎬"), (".", ".")])
    func blanksAroundATextGo(text: String, shown: String) {
        #expect(ShownText.visible(text) == shown)
    }

    @Test(
        arguments: [
            ("   ", "/m/Song.mp3", "Song"), (nil, "/m/Song.mp3", "Song"), ("Name", "/m/Song.mp3", "Name"),
            (nil, "/m/   .mp3", ".mp3"), (nil, "/m/   ", "Untitled"), ("\u{200B}", "\u{3164}.mkv", "\u{3164}.mkv"),
        ] as [(String?, String, String)])
    func aFileWithoutATitleIsCalledByItsName(title: String?, path: String, shown: String) {
        let file = MediaFile(path: path, containers: ["mp3"], title: title, streams: [])
        #expect(file.shownTitle == shown)
    }

    @Test func theCoverOfASongIsItsOwnThenItsFolders() {
        let names = [
            "Folder.PNG", "song.png", "cover.txt", "Cover.jpg", "song.mp3", "song.jpg", "back.jpg", "cover.webp",
        ]
        let chosen = CoverFiles.choose(among: names, for: "/m/Song.mp3")
        #expect(chosen == ["song.jpg", "song.png", "Cover.jpg", "cover.webp", "Folder.PNG"])
    }
}
