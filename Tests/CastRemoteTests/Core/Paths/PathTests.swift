import FilePaths
import Testing

@testable import CastRemote

@Suite struct RelativePathTests {
    @Test(arguments: ["", ".", "..", "a/b", "/", "a\0", "\0", String(repeating: "a", count: 256)])
    func whatIsNoNameIsNone(_ name: String) {
        #expect(RelativePath(["films", name]) == nil)
    }

    @Test(arguments: ["...", "..a", "a..", "%2e%2e", "..\\..", "a\nb", " ", "ｎ．．", "\u{2024}\u{2024}"])
    func whatOnlyLooksLikeAWayOutIsAName(_ name: String) throws {
        let path = try #require(RelativePath([name]))
        #expect(path.text(beneath: "/films") == "/films/" + name)
    }

    /// In the text each byte takes four.
    @Test func aNameOf255BytesIsOneWhateverTheyAre() {
        #expect(RelativePath.isName(PathText.text(Array(repeating: 0xE9, count: 255))))
        #expect(!RelativePath.isName(PathText.text(Array(repeating: 0xE9, count: 256))))
    }

    @Test func itIsNoDeeperThanItMayBe() {
        #expect(RelativePath(Array(repeating: "a", count: RelativePath.depth)) != nil)
        #expect(RelativePath(Array(repeating: "a", count: RelativePath.depth + 1)) == nil)
    }

    @Test func twoFilesThatReadAlikeAreTwo() throws {
        let composed = try #require(RelativePath(["\u{E9}.mp4"]))
        let decomposed = try #require(RelativePath(["e\u{301}.mp4"]))
        #expect(composed != decomposed)
        #expect(RelativePath(["Film.mp4"]) != RelativePath(["film.mp4"]))
        #expect(Set([composed, decomposed, composed]).count == 2)
    }
}

@Suite struct UploadNameTests {
    @Test(arguments: [
        ("film.mp4", "film.mp4"), ("../../etc/passwd", "passwd"), ("C:\\films\\a.mkv", "a.mkv"), ("..", "upload"),
        ("", "upload"), (".bashrc", "bashrc"), ("-rf.mp4", "rf.mp4"), ("a\0b\n\u{1B}[2Jc.mp4", "ab[2Jc.mp4"),
        ("txt.\u{202E}4pm.exe", "txt.4pm.exe"), ("film.mp4. ", "film.mp4"), ("Ünï ✓.mkv", "Ünï ✓.mkv"), ("/", "upload"),
    ])
    func isANameAndNothingElse(_ told: String, _ name: String) {
        #expect(UploadName.safe(told) == name)
    }

    @Test func aLongOneKeepsItsEnding() {
        let name = UploadName.safe(String(repeating: "ü", count: 5_000) + ".webm")
        #expect(name.hasSuffix("ü.webm") && name.utf8.count <= UploadName.longest && name.utf8.count > 150)
    }

    @Test func everySafeNameIsOneOfAFile() {
        for told in ["a/..", "..\\..", "\u{7F}", "a/\0", String(repeating: ".", count: 300)] {
            #expect(RelativePath.isName(UploadName.safe(told)), "\(told)")
        }
    }
}

@Suite struct PercentDecodingTests {
    @Test func isDoneOnceAndStrictly() {
        #expect(PercentDecoding.decode("a%20b+c") == "a b+c")
        #expect(PercentDecoding.decode("%252e%252e") == "%2e%2e")
        #expect(PercentDecoding.decode("%C3%A9") == "é")
        for wrong in ["%", "%2", "%zz", "%00", "%ff", "%c0%ae", "%ed%a0%80"] {
            #expect(PercentDecoding.decode(wrong) == nil, "\(wrong)")
        }
    }

    @Test func whatSomebodyCallsAFileNeedNotBeUTF8() {
        #expect(PercentDecoding.fileName(of: "name", in: "name=caf%E9.mp4") == "caf\u{FFFD}.mp4")
        #expect(PercentDecoding.fileName(of: "name", in: "name=caf%C3%A9+1.mp4") == "café 1.mp4")
        for wrong in ["name=%zz", "name=a%00b", "other=a"] {
            #expect(PercentDecoding.fileName(of: "name", in: wrong) == nil, "\(wrong)")
        }
        #expect(UploadName.safe("caf\u{FFFD}.mp4") == "caf\u{FFFD}.mp4")
    }

    @Test func valuesAreFoundByName() {
        #expect(PercentDecoding.value(of: "q", in: "from=0&q=two+words&q=no") == "two words")
        #expect(PercentDecoding.value(of: "name", in: "name=a%3Db%26c") == "a=b&c")
        #expect(PercentDecoding.value(of: "x", in: "q=1") == nil)
        #expect(PercentDecoding.value(of: "q", in: nil) == nil)
        #expect(PercentDecoding.value(of: "q", in: "q=" + String(repeating: "a", count: 9_000)) == nil)
    }
}
