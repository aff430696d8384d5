import Testing

@testable import ServingCore

@Suite struct TrackLabelTests {
    static func text(
        _ language: String?, _ title: String? = nil, _ flags: TrackFlags = [], index: Int = 3
    ) -> MediaStream {
        var stream = MediaStream(
            index: index, kind: .subtitle, codec: "subrip", language: language, title: title,
            isDefault: flags.contains(.standard), isForced: flags.contains(.forced))
        stream.isHearingImpaired = flags.contains(.captions)
        stream.isCommentary = flags.contains(.commentary)
        stream.isVisualImpaired = flags.contains(.described)
        return stream
    }

    @Test(
        arguments: [
            ("ger", nil, [], "German", "de"), ("ger", nil, .forced, "German (forced)", "de"),
            ("ger", nil, .captions, "German (SDH)", "de"), ("ger", nil, .commentary, "German (commentary)", "de"),
            ("ger", "Full", [], "German – Full", "de"), ("ger", "Forced", .forced, "German (forced)", "de"),
            ("ger", "SDH", [], "German (SDH)", "de"), ("ger", "Deutsch SDH", [], "Deutsch SDH", "de"),
            ("ger", "Deutsch", .forced, "Deutsch (forced)", "de"), ("eng", "English (CC)", [], "English (CC)", "en"),
            ("eng", "Signs & Songs", .forced, "English – Signs & Songs (forced)", "en"),
            ("por", "Brazilian", [], "Portuguese (Brazil)", "pt-BR"),
            ("pt-BR", nil, [], "Portuguese (Brazil)", "pt-BR"),
            ("chi", "Simplified", [], "Chinese (Simplified)", "zh-Hans"),
            ("spa", "Latin American", [], "Spanish (Latin America)", "es-419"),
            (nil, "Deutsch", [], "Deutsch", "de"), (nil, "Director's notes", [], "Director's notes", nil),
            (nil, nil, [], "Subtitles 3", nil), (nil, nil, .forced, "Subtitles 3 (forced)", nil),
            ("ger", "   ", [], "German", "de"), ("ger", "\u{200B}\u{3164}", [], "German", "de"),
            ("xyz", nil, [], "xyz", "xyz"), ("not a tag", nil, [], "Subtitles 3", nil),
            ("zxx", nil, [], "Subtitles 3", nil),
            ("eng", "Commentary by the director", [], "English – Commentary by the director", "en"),
        ] as [(String?, String?, TrackFlags, String, String?)])
    func aNameTellsLanguageUseAndTitle(
        language: String?, title: String?, flags: TrackFlags, name: String, tag: String?
    ) {
        let label = TrackLabel(Self.text(language, title, flags))
        #expect(label.name == name)
        #expect(label.language == tag)
    }

    @Test(arguments: [
        ("Moroccan", false), ("Accents", false), ("SDHC card", false), ("Hi there", false), ("English CC", true),
        ("cc", true), ("English [SDH]", true), ("HI", true), ("For the hard of hearing", true), ("Without SDH", false),
        ("non-SDH", false), ("Closed captions", true),
    ])
    func captionsAreToldByWholeWordsOfATitle(title: String, captions: Bool) {
        #expect(TrackLabel(Self.text("eng", title)).isCaptions == captions)
    }

    @Test(arguments: [("Forced", true), ("Unforced", false), ("non-forced", false), ("Not forced", false)])
    func aForcedTrackIsToldByItsTitleToo(title: String, forced: Bool) {
        #expect(TrackLabel(Self.text("eng", title)).isForced == forced)
    }

    @Test func equalNamesGetANumber() {
        let streams = [
            Self.text("ger"), Self.text("ger"), Self.text("ger", "german"), Self.text("ger", "German 2"),
            Self.text("eng"),
        ]
        let names = TrackLabel.distinct(streams.map { TrackLabel($0) }).map(\.name)
        #expect(names == ["German", "German 2", "german 3", "German 2 2", "English"])
    }

    @Test func aThousandTracksOfOneNameAreToldApartInGoodTime() {
        let labels = TrackLabel.distinct((0..<5_000).map { _ in TrackLabel(Self.text("ger")) })
        #expect(Set(labels.map(\.name)).count == 5_000)
        #expect(labels.last?.name == "German 5000")
    }
}
