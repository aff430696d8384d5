import FilePaths
import Testing

@Suite struct NamesAndEscapesTests {
    @Test("A percent sign stands for itself unless two hexadecimal digits follow it")
    func escapes() {
        for (text, expected) in [("a%20b", "a b"), ("100%", "100%"), ("%2g%+5", "%2g%+5"), ("%2541", "%41")] {
            #expect(PathEscapes.decoded(text.utf8) == Array(expected.utf8), "\(text)")
        }
        #expect(PathEscapes.decoded("%00".utf8) == [0])
        #expect(PathEscapes.decoded("%00".utf8, keepsNUL: true) == Array("%00".utf8))
    }

    /// The values are from the authors' own test suite.
    @Test func theHashIsFNV1a() {
        #expect(FNV1a.hash("".utf8) == 0xCBF2_9CE4_8422_2325)
        #expect(FNV1a.hash("a".utf8) == 0xAF63_DC4C_8601_EC8C)
        #expect(FNV1a.hash("foobar".utf8) == 0x8594_4171_F739_67E8)
        #expect(FNV1a.name(of: "a".utf8) != FNV1a.name(of: "b".utf8))
    }

    @Test func noPlaylistIsAmongTheFormats() {
        let formats = FilmFormats.list.split(separator: ",")
        #expect(formats.contains("matroska") && formats.contains("mp3") && formats.contains("png_pipe"))
        for refused in ["hls", "dash", "concat", "sdp", "imf", "vobsub", "image2", "lavfi", "tee"] {
            #expect(!formats.contains(Substring(refused)), "\(refused)")
        }
    }
}
