import FilePaths
import Testing

@testable import ServingCore

@Suite struct MediaProgramTests {
    private func words(_ text: String) -> LastWords {
        var words = LastWords()
        words.append(text.utf8)
        return words
    }

    @Test func aProgramThatFailsIsQuotedWithItsLastLine() {
        let error = MediaProgram.ffmpeg.failed("exited(1)", saying: words("one\ntwo\n"))
        #expect(error == ServingError(.programFailed, "ffmpeg failed: two"))
        #expect(MediaProgram.ffmpeg.failed("exited(1)", saying: LastWords()).description == "ffmpeg failed: exited(1)")
        let long = MediaProgram.ffmpeg.failed("", saying: words(String(repeating: "x", count: 5_000)))
        #expect(long.description.count < 350)
    }

    @Test func aFormatThatIsForbiddenIsSaidToBe() {
        let said = words("Format not on whitelist 'mov'\nx: Invalid argument\n")
        let error = MediaProgram.ffprobe.failed("", saying: said)
        #expect(error.code == .kindRefused)
        #expect(
            error.description
                == "ffprobe failed: files of its kind are not opened, since some kinds can name other files")
    }

    @Test func ofMuchThatIsSaidTheEndIsKept() {
        var words = LastWords()
        for index in 0..<10_000 { words.append("line \(index)\n".utf8) }
        #expect(words.lastLine == "line 9999")
    }

    @Test func picturesAreToldFromHowTheyBegin() {
        #expect(FilmFormats.options([0xFF, 0xD8, 0xFF, 0xE0]) == ["-f", "jpeg_pipe"])
        #expect(FilmFormats.options(Array("RIFF\0\0\0\0WEBPVP8 ".utf8)) == ["-f", "webp_pipe"])
        #expect(FilmFormats.options(Array("RIFF\0\0\0\0WAVE".utf8)) == [])
        #expect(FilmFormats.options([]) == [])
    }
}
