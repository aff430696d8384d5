import Testing

@testable import FilePaths

@Suite struct PathPartsTests {
    @Test(arguments: [
        ("/films/Film.mkv", "Film.mkv", "/films"), ("Film.mkv", "Film.mkv", "."), ("/films//a///", "a", "/films"),
        ("/", "/", "/"), ("//", "/", "/"), ("", "", "."), ("/a", "a", "/"), ("a/b", "b", "a"), ("./a", "a", "."),
        ("/\u{301}a", "\u{301}a", "/"),
    ])
    func aPathHasANameAndAFolder(path: String, name: String, folder: String) {
        #expect(Array(PathParts.name(path).utf8) == Array(name.utf8))
        #expect(PathParts.folder(path) == folder)
    }

    @Test(arguments: [
        ("/a//b/./c/", "/a/b/c"), ("./a", "a"), ("/a/../b", "/a/../b"), ("/", "/"), ("", "."), ("a/", "a"),
    ])
    func aTidiedPathNamesTheSameFile(path: String, tidied: String) { #expect(PathParts.tidied(path) == tidied) }

    @Test func aPathIsJoinedToItsFolderUnlessItIsAbsolute() {
        #expect(PathParts.joined("/a", "b") == "/a/b")
        #expect(PathParts.joined("/", "b") == "/b")
        #expect(PathParts.joined("/a", "/b") == "/b")
        #expect(PathParts.joined("", "b") == "b")
    }

    static let urls: [(String, [UInt8])] = [
        ("file:///caf%E9.mp4", [0x2F, 0x63, 0x61, 0x66, 0xE9, 0x2E, 0x6D, 0x70, 0x34]),
        ("file:///%C3%A9", [0x2F, 0xC3, 0xA9]), ("FILE://localhost/a%20b", [0x2F, 0x61, 0x20, 0x62]),
        ("file:///9%.m", [0x2F, 0x39, 0x25, 0x2E, 0x6D]), ("file:///a%zz", [0x2F, 0x61, 0x25, 0x7A, 0x7A]),
        ("file:///a?b#c", [0x2F, 0x61]),
    ]

    @Test(arguments: urls)
    func aFileURLNamesAnyBytes(url: String, bytes: [UInt8]) {
        #expect(PathParts.ofFileURL(url).map { PathText.bytes($0) } == bytes)
    }

    @Test(arguments: ["file://", "file:///", "file://host/a", "http://host/a", "/a", "file:///a%00b", ""])
    func whatNamesNoFileIsNoFileURL(url: String) { #expect(PathParts.ofFileURL(url) == nil) }

    /// An argument may have the bytes themselves in its URL.
    @Test func bytesThatAreNotEscapedInAFileURLAreKept() {
        let url = PathText.text(Array("file:///caf".utf8) + [0xE9])
        #expect(PathParts.ofFileURL(url).map { PathText.bytes($0) } == Array("/caf".utf8) + [0xE9])
    }

    @Test func theURLOfAPathIsASCIIAndNamesItAgain() {
        let path = PathText.text(Array("/a b/é%?#".utf8) + [0xE9, 0x0A])
        let url = PathParts.fileURL(path)
        #expect(url == "file:///a%20b/%C3%A9%25%3F%23%E9%0A")
        #expect(PathParts.ofFileURL(url) == path)
    }
}
