import FilePaths
import Testing

@testable import CastRemote

@Suite struct LibraryTreeTests {
    private static func id(_ root: Int, _ path: RelativePath) -> String {
        "\(root):" + path.names.joined(separator: "/")
    }

    private static func path(_ names: String...) -> RelativePath { RelativePath(names)! }

    private static func folder(_ path: RelativePath, _ folders: [String] = [], files: String...) -> ScannedFolder {
        ScannedFolder(path, folders: folders, files: files.map { ScannedFile($0, size: 10, modified: 1) })
    }

    private static func tree(_ folders: ScannedFolder...) -> LibraryTree {
        LibraryTree([ScannedRoot("/films", folders: folders)], makeID: id)
    }

    private static func names(_ page: LibraryTree.Page?) -> [String] { page?.items.map(\.name) ?? [] }

    @Test func episodesStandInTheirOrderAndFoldersFirst() {
        let tree = Self.tree(
            Self.folder(
                .root, ["Season 10", "Season 2"],
                files: "Episode 10.mkv", "episode 2.mkv", "Episode 1.mkv", "Élan.mkv", "eland.mkv", "Zoo.mkv"),
            Self.folder(Self.path("Season 10"), files: "a.mp4"), Self.folder(Self.path("Season 2"), files: "b.mp4"))
        #expect(
            Self.names(tree.page(of: nil, from: 0, count: 50)) == [
                "Season 2", "Season 10", "Élan.mkv", "eland.mkv", "Episode 1.mkv", "episode 2.mkv", "Episode 10.mkv",
                "Zoo.mkv",
            ])
        #expect(tree.count == 8)
    }

    @Test func aNameThatIsNotUTF8IsKeptAndShownWithReplacements() throws {
        let name = PathText.text(Array("caf".utf8) + [0xE9] + Array(".mp4".utf8))
        let folder = PathText.text([0xFF])
        let tree = Self.tree(Self.folder(.root, [folder]), Self.folder(Self.path(folder), files: name))
        let entry = try #require(tree.search("caf", from: 0, count: 9).items.first)
        #expect(entry.name == name && entry.title == "caf\u{FFFD}")
        #expect(entry.path.text(beneath: "/films") == "/films/\(folder)/\(name)")
        #expect(tree.page(of: nil, from: 0, count: 9)?.items.first?.title == "\u{FFFD}")
    }

    /// Otherwise a file that is called anew would never be looked at again.
    @Test func aNameThatOnlyReadsAlikeIsAnother() {
        #expect(ScannedFile("\u{E9}.mp4", size: 1, modified: 1) != ScannedFile("e\u{301}.mp4", size: 1, modified: 1))
        #expect(ScannedFolder(.root, folders: ["\u{E9}"]) != ScannedFolder(.root, folders: ["e\u{301}"]))
    }

    @Test func pagesAreCutAndBoundedWhateverIsAskedFor() {
        let files = (0..<500).map { ScannedFile("Film \($0).mp4", size: 1, modified: 1) }
        let tree = LibraryTree(
            [ScannedRoot("/films", folders: [ScannedFolder(.root, files: files)])], makeID: Self.id)
        #expect(Self.names(tree.page(of: nil, from: 9, count: 3)) == ["Film 9.mp4", "Film 10.mp4", "Film 11.mp4"])
        #expect(tree.page(of: nil, from: 0, count: 10_000)?.items.count == LibraryTree.longestPage)
        #expect(tree.page(of: nil, from: -5, count: -1)?.items == [])
        #expect(tree.page(of: nil, from: .max, count: .max)?.items == [])
        #expect(tree.page(of: nil, from: 499, count: 60)?.total == 500)
        #expect(tree.page(of: "elsewhere", from: 0, count: 1) == nil)
    }

    @Test func whatCantBeCastIsNotThereAndEmptyFoldersNeither() {
        let tree = Self.tree(
            Self.folder(.root, ["papers", "deep"], files: "film.mkv", "notes.txt"),
            Self.folder(Self.path("papers"), files: "a.pdf"), Self.folder(Self.path("deep"), ["deeper"]),
            Self.folder(Self.path("deep", "deeper")))
        #expect(Self.names(tree.page(of: nil, from: 0, count: 9)) == ["film.mkv"])
    }

    @Test func severalRootsAreListedOneIsEnteredAndThoseOfOneNameAreToldApart() {
        let roots = ["/a/films", "/b/films", "/music"].map {
            ScannedRoot($0, folders: [ScannedFolder(.root, files: [ScannedFile("x.mp3", size: 1, modified: 1)])])
        }
        let tree = LibraryTree(roots, makeID: Self.id)
        #expect(Self.names(tree.page(of: nil, from: 0, count: 9)) == ["films – a", "films – b", "music"])
        #expect(Self.names(tree.page(of: Self.id(1, .root), from: 0, count: 9)) == ["x.mp3"])
    }

    @Test func theWayToAnItemIsTold() {
        let tree = Self.tree(
            Self.folder(.root, ["A"], files: "x.mp4"), Self.folder(Self.path("A"), ["B"]),
            Self.folder(Self.path("A", "B"), files: "y.mp4"))
        #expect(tree.parents(of: Self.id(0, Self.path("A", "B", "y.mp4"))).map(\.name) == ["films", "A", "B"])
        #expect(tree.parents(of: "nothing") == [])
    }

    @Test func searchingKnowsNoCaseNoAccentsAndPutsBeginningsFirst() {
        let tree = Self.tree(
            Self.folder(
                .root, files: "Broken Tides.mkv", "The.Big.Ökonom.1999.1080p.mkv", "okonom.mp3", "Don't Look.mp4",
                "Krök.mp4"))
        func find(_ text: String) -> [String] { Self.names(tree.search(text, from: 0, count: 9)) }
        #expect(find("ÖKO") == ["okonom.mp3", "The.Big.Ökonom.1999.1080p.mkv"])
        #expect(find("big okonom") == ["The.Big.Ökonom.1999.1080p.mkv"])
        #expect(
            find("ok") == [
                "okonom.mp3", "The.Big.Ökonom.1999.1080p.mkv", "Broken Tides.mkv", "Don't Look.mp4", "Krök.mp4",
            ])
        #expect(find("dont") == ["Don't Look.mp4"])
        #expect(find("") == [] && find("…") == [] && find("nowhere") == [])
        #expect(find(String(repeating: "a\u{301}", count: 100_000)) == [])
    }

    @Test func whatLiesBesideAFilmBelongsToIt() throws {
        let tree = Self.tree(
            Self.folder(
                .root, ["One"], files: "Film.mkv", "Film.de.srt", "Film.en.forced.srt", "Film.srt", "Film.jpg",
                "Other.mkv",
                "poster.jpg"),
            Self.folder(Self.path("One"), files: "only.mp4", "Cover.png"))
        let page = try #require(tree.page(of: nil, from: 0, count: 9))
        #expect(page.items.map(\.name) == ["One", "Film.mkv", "Other.mkv"])
        #expect(page.items.map { $0.poster?.last } == ["Cover.png", "Film.jpg", nil])
        #expect(page.items[1].subtitles == ["de", "en", "und"])
        let one = try #require(tree.page(of: page.items[0].id, from: 0, count: 9))
        #expect(one.items.map { $0.poster?.names } == [["One", "Cover.png"]])
    }

    @Test func subtitlesAreNamedAsACastNamesThem() {
        let files = ["en.hi", "hi", "pt-BR", "English", "sdh", "Part.2", "the"].map { "Film.\($0).srt" }
        let languages = Companions.languages(ofSubtitles: files + ["Film.srt"], beside: "Film.mkv")
        #expect(languages == ["en", "hi", "pt-BR", "und"])
    }

    @Test func picturesByThemselvesAreShownAsSuch() {
        let tree = Self.tree(Self.folder(.root, files: "IMG 2.jpg", "IMG 10.jpg", "cover.jpg"))
        #expect(Self.names(tree.page(of: nil, from: 0, count: 9)) == ["cover.jpg", "IMG 2.jpg", "IMG 10.jpg"])
    }

    @Test func theSameScanMakesTheSameTreeAndAnotherSizeDoesNot() {
        func tree(_ size: Int64) -> LibraryTree {
            LibraryTree(
                [
                    ScannedRoot(
                        "/f", folders: [ScannedFolder(.root, files: [ScannedFile("a.mp4", size: size, modified: 1)])])
                ],
                makeID: Self.id)
        }
        #expect(tree(1) == tree(1))
        #expect(tree(1) != tree(2))
    }
}

@Suite struct MediaTitleTests {
    @Test(arguments: [("   .mkv", "   .mkv"), ("_._.mp4", "_._"), ("\u{3164}.mp3", "\u{3164}.mp3")])
    func aNameOfBlanksIsShownWhole(name: String, title: String) {
        #expect(MediaTitle.of(name) == title)
    }

    @Test(arguments: [
        ("The.Big.Film.1999.1080p.BluRay.x264-GROUP.mkv", "The Big Film (1999)"),
        ("Holiday_at_the_sea.mp4", "Holiday at the sea"), ("Vol. 2 - Theme.mp3", "Vol. 2 - Theme"),
        ("1917.2160p.mkv", "1917"), ("plain.mkv", "plain"), (".mkv", "mkv"), ("a.b", "a b"), ("2001.mkv", "2001"),
        ("Film (2020) [1080p].mkv", "Film (2020)"), ("1080p.mkv", "1080p"),
    ])
    func isMadeOfTheName(_ name: String, _ title: String) {
        #expect(MediaTitle.of(name) == title)
    }
}

@Suite struct LengthTableTests {
    private static func entry(_ name: String, modified: Int64 = 1) -> LibraryEntry {
        LibraryTree(
            [
                ScannedRoot(
                    "/f", folders: [ScannedFolder(.root, files: [ScannedFile(name, size: 1, modified: modified)])])
            ]
        ) { $1.names.joined() + "#" }.page(of: nil, from: 0, count: 1)!.items[0]
    }

    @Test func twoAreLookedIntoAtOnceTheNewestWishFirst() {
        var table = LengthTable()
        let entries = (0..<5).map { Self.entry("\($0).mp4") }
        table.want(Array(entries[0..<3]))
        table.want(Array(entries[3..<5]))
        let first = [table.next(), table.next(), table.next()]
        #expect(first.map { $0?.name } == ["3.mp4", "4.mp4", nil])
        table.found(60, of: entries[3])
        #expect(table.next()?.name == "0.mp4")
        #expect(table.length(of: entries[3]) == 60)
    }

    @Test func whatWasLookedIntoIsNotAskedForAgainUnlessTheFileIsAnother() {
        var table = LengthTable()
        let entry = Self.entry("a.mp4")
        table.want([entry])
        table.found(nil, of: table.next()!)
        table.want([entry, Self.entry("picture.jpg")])
        #expect(table.isIdle)
        table.want([Self.entry("a.mp4", modified: 2)])
        #expect(table.next() != nil)
        table.found(.infinity, of: entry)
        #expect(table.length(of: entry) == nil)
    }

    @Test func wishesAreBounded() {
        var table = LengthTable()
        for batch in 0..<10 { table.want((0..<100).map { Self.entry("\(batch * 100 + $0).mp4") }) }
        var count = 0
        while let entry = table.next() {
            count += 1
            table.found(1, of: entry)
        }
        #expect(count == LengthTable.longestQueue)
    }
}
