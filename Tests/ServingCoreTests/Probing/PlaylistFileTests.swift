import Testing

@testable import ServingCore

@Suite struct PlaylistFileTests {
    @Test(arguments: [
        ("list.m3u", "a.mp4\n"), ("LIST.M3U8", ""), ("a.pls", ""), ("a.mp4", "#EXTM3U\na.mp4"), ("a", "\u{FEFF}#EXTM3U"),
        ("a.txt", "[Playlist]\nFile1=a"), ("a.cue", "FILE a.wav WAVE"),
    ])
    func aListOfFilesIsKnownByItsNameOrItsBeginning(name: String, text: String) {
        #expect(PlaylistFile.isOne(name: "/films/" + name, head: Array(text.utf8)))
    }

    @Test(arguments: [("a.mp4", "ftyp"), ("m3u", "x"), ("a.mp4", "")])
    func otherFilesAreNone(name: String, text: String) {
        #expect(!PlaylistFile.isOne(name: name, head: Array(text.utf8)))
    }
}
