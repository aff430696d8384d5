import Testing

@testable import ServingCore

@Suite struct SubtitleAllowanceTests {
    @Test func aFileCountsAsItIsReadOrAsItIsServed() {
        var allowance = SubtitleAllowance(most: 100)
        allowance.spend(size: 40, served: 10)
        allowance.spend(size: 10, served: 59)
        #expect(allowance.hasRoom)
        allowance.spend(size: 1, served: 0)
        #expect(!allowance.hasRoom)
    }

    @Test func aFileThatIsTooLargeIsNotRead() {
        var allowance = SubtitleAllowance(most: 1)
        allowance.spend(size: SubtitleLimits.bytes + 1, served: 0)
        #expect(allowance.hasRoom)
        allowance.spend(size: SubtitleLimits.bytes, served: 0)
        #expect(!allowance.hasRoom)
    }

    @Test func aTrackIsCalledByItsTitleElseItsLanguageElseItsNumber() {
        func label(_ language: String?, _ title: String?, forced: Bool = false) -> TrackLabel {
            TrackLabel(
                MediaStream(
                    index: 3, kind: .subtitle, codec: "subrip", language: language, title: title, isForced: forced))
        }
        #expect(label("ger", "Deutsch SDH").name == "Deutsch SDH")
        #expect(label("ger", "Deutsch SDH").isCaptions && !label("ger", nil).isCaptions)
        #expect(label("ger", nil).name == "German" && label("ger", nil).language == "de")
        #expect(label("xyz", nil).name == "xyz" && label("xyz", nil).language == "xyz")
        #expect(label(nil, nil).name == "Subtitles 3" && label(nil, nil, forced: true).isForced)
    }
}
