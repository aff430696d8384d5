import Testing

@testable import ServingCore

@Suite struct PublicationTableTests {
    private let film = PublishedPath(token: "a1", name: "film.mp4")
    private let folder = PublishedPath(token: "b2", name: "index.m3u8")
    private var table = PublicationTable<String>()

    init() {
        table.add("film", at: film, isFolder: false)
        table.add("folder", at: folder, isFolder: true)
    }

    @Test mutating func anItemIsFoundUnderItsOwnNameAndAFoldersUnderEach() {
        let found = table.find("/a1/film.mp4")
        #expect(found?.item == "film" && found?.path == film && found?.request == 1)
        let segment = table.find("/b2/0.ts")
        #expect(segment?.item == "folder" && segment?.resource == "0.ts" && segment?.request == 2)
        #expect(table.requests(for: film) == 1 && table.requests(for: folder) == 1)
    }

    @Test(arguments: [
        "", "/", "/a1", "/a1/", "/a1/other.mp4", "/a1/film.mp4/", "a1/film.mp4", "/x/a1/film.mp4", "/A1/film.mp4", "//",
        "/b2/x/y", "/a1" + String(repeating: "\u{301}", count: 100) + "/film.mp4",
    ])
    mutating func allElseIsNotThere(path: String) {
        #expect(table.find(path) == nil)
        #expect(table.requests(for: film) == 0 && table.requests(for: folder) == 0)
    }

    @Test mutating func whatIsWithdrawnIsGone() {
        _ = table.find("/a1/film.mp4")
        table.remove(film)
        #expect(table.find("/a1/film.mp4") == nil && table.requests(for: film) == 0)
        table.removeAll()
        #expect(table.find("/b2/0.ts") == nil)
    }
}
