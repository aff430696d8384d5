import Testing

@testable import ServingCore

@Suite struct ProbeQuestionTests {
    private func film(_ duration: Double?, start: Double = 0) -> MediaFile {
        MediaFile(path: "/films/a b.mkv", containers: ["matroska"], duration: duration, startTime: start, streams: [])
    }

    /// The words after an option.
    private func value(of option: String, in arguments: [String]) -> String? {
        arguments.firstIndex(of: option).map { arguments[$0 + 1] }
    }

    @Test func everyQuestionKeepsAFilmToItsOwnFile() {
        let questions = [
            ProbeQuestion.contents(of: "/films/a b.mkv", head: []).arguments,
            ProbeQuestion.keyframes(of: film(20), stream: 1, spacing: 6)?.arguments ?? [],
            TrackQuestion.arguments(for: 2, of: "/films/a b.mkv"),
        ]
        for arguments in questions {
            #expect(value(of: "-protocol_whitelist", in: arguments) == "file")
            #expect(value(of: "-format_whitelist", in: arguments) == FilmFormats.list)
            #expect(arguments.contains("file:/films/a b.mkv"))
        }
    }

    @Test func keyFramesAreLookedForAtEachMultipleOfTheSpacing() {
        let question = ProbeQuestion.keyframes(of: film(13, start: -0.5), stream: 1, spacing: 6)
        #expect(value(of: "-select_streams", in: question?.arguments ?? []) == "1")
        let places = value(of: "-read_intervals", in: question?.arguments ?? [])
        #expect(places == "-0.500%+#1,5.500%+#1,11.500%+#1")
        #expect(ProbeQuestion.keyframes(of: film(nil), stream: 1, spacing: 6) == nil)
    }

    @Test func keyFramesAreTimesFromTheFilmsStart() {
        let answer = "7.000000,K__\n1.000000,K__\n1.000000,K__\n2.5,___\nx,K\n-9,K__\n99,K__\nnan,K__\n\n13.5,K_"
        #expect(KeyframeList.times(in: Array(answer.utf8), of: film(13, start: 1)) == [0, 6, 12.5])
    }
}
