import Testing

@testable import CastWire

@Suite("Text track style")
struct TextTrackStyleWireTests {
    private static func written(_ style: TextTrackStyle) throws -> JSONValue {
        try json(JSONPayload.encode(style))
    }

    private static func read(_ text: String) throws -> TextTrackStyle {
        try JSONPayload.decode(TextTrackStyle.self, from: text)
    }

    // S3-11: the table in the documentation of StandardTextTrackStyleProvider.
    @Test func theDefaultIsAsTheTableSays() throws {
        let style = TextTrackStyle.createDefault(from: StandardTextTrackStyleProvider())
        #expect(style.foregroundColor == .white)
        #expect(style.backgroundColor == Color(cssString: "#00000080"))
        #expect(style.edgeType == .none)
        #expect(style.edgeColor == .black)
        #expect(style.windowType == .none)
        #expect(style.windowColor == Color(cssString: "#00000000"))
        #expect(style.windowRoundedCornerRadius == 0)
        #expect(style.fontScale == 1)
        #expect(style.fontFamily == nil)
        #expect(style.fontGenericFamily == .sansSerif)
        #expect(style.fontStyle == .normal)
        #expect(style.customData == nil)
        #expect(
            try Self.written(style) == [
                "foregroundColor": "#FFFFFFFF", "backgroundColor": "#00000080", "edgeType": "NONE",
                "edgeColor": "#000000FF", "windowType": "NONE", "windowColor": "#00000000",
                "windowRoundedCornerRadius": 0, "fontScale": 1, "fontGenericFamily": "SANS_SERIF",
                "fontStyle": "NORMAL",
            ])
    }

    private struct LargePrint: TextTrackStyleProvider {
        func makeDefaultTextTrackStyle() -> TextTrackStyle {
            var style = StandardTextTrackStyleProvider().makeDefaultTextTrackStyle()
            style.fontScale = 2
            return style
        }
    }

    // S3-11
    @Test func anotherProviderGivesAnotherDefault() {
        #expect(TextTrackStyle.createDefault(from: LargePrint()).fontScale == 2)
    }

    // S3-13, S3-35
    @Test func theDefaultIsAStartAndChangingACopyLeavesIt() throws {
        let provider = StandardTextTrackStyleProvider()
        var style = TextTrackStyle.createDefault(from: provider)
        style.foregroundColor = Color(cssString: "#FF000080")
        style.fontFamily = "serif"
        guard case .object(var expected) = try Self.written(.createDefault(from: provider)) else {
            Issue.record("a style is written as an object")
            return
        }
        expected["foregroundColor"] = "#FF000080"
        expected["fontFamily"] = "serif"
        #expect(try Self.written(style) == .object(expected))
        #expect(TextTrackStyle.createDefault(from: provider).foregroundColor == .white)
        #expect(TextTrackStyle.createDefault(from: provider).fontFamily == nil)
    }

    // S3-14, S3-15
    @Test func colourAndOpacityChangeApart() throws {
        for (path, name) in [
            (\TextTrackStyle.foregroundColor, "foregroundColor"), (\.backgroundColor, "backgroundColor"),
            (\.edgeColor, "edgeColor"), (\.windowColor, "windowColor"),
        ] {
            var style = TextTrackStyle()
            style[keyPath: path] = .red
            style[keyPath: path]?.alpha = 0
            #expect(try Self.written(style) == .object([name: "#FF000000"]))
            style[keyPath: path]?.green = 1
            #expect(try Self.written(style) == .object([name: "#FFFF0000"]))
        }
    }

    // S3-16
    @Test(arguments: [
        (TextTrackStyle.EdgeType.none, "NONE"), (.outline, "OUTLINE"), (.dropShadow, "DROP_SHADOW"),
        (.raised, "RAISED"), (.depressed, "DEPRESSED"),
    ])
    func edgeTypesHaveTheirWords(type: TextTrackStyle.EdgeType, word: String) throws {
        var style = TextTrackStyle()
        style.edgeType = type
        #expect(try Self.written(style) == ["edgeType": .string(word)])
        #expect(try Self.read(#"{"edgeType":"\#(word)"}"#).edgeType == type)
    }

    @Test(arguments: [
        (TextTrackStyle.WindowType.none, "NONE"), (.normal, "NORMAL"), (.roundedCorners, "ROUNDED_CORNERS"),
    ])
    func windowTypesHaveTheirWords(type: TextTrackStyle.WindowType, word: String) throws {
        var style = TextTrackStyle()
        style.windowType = type
        style.windowRoundedCornerRadius = 12.5
        #expect(try Self.written(style) == ["windowType": .string(word), "windowRoundedCornerRadius": 12.5])
        #expect(try Self.read(#"{"windowType":"\#(word)"}"#).windowType == type)
    }

    // S3-19
    @Test(arguments: [
        (TextTrackStyle.FontGenericFamily.sansSerif, "SANS_SERIF"), (.monospacedSansSerif, "MONOSPACED_SANS_SERIF"),
        (.serif, "SERIF"), (.monospacedSerif, "MONOSPACED_SERIF"), (.casual, "CASUAL"), (.cursive, "CURSIVE"),
        (.smallCapitals, "SMALL_CAPITALS"),
    ])
    func fontFamiliesHaveTheirWords(family: TextTrackStyle.FontGenericFamily, word: String) throws {
        var style = TextTrackStyle()
        style.fontFamily = "Droid Sans"
        style.fontGenericFamily = family
        #expect(try Self.written(style) == ["fontFamily": "Droid Sans", "fontGenericFamily": .string(word)])
        #expect(try Self.read(#"{"fontGenericFamily":"\#(word)"}"#).fontGenericFamily == family)
    }

    // S3-20
    @Test(arguments: [
        (TextTrackStyle.FontStyle.normal, "NORMAL"), (.bold, "BOLD"), (.boldItalic, "BOLD_ITALIC"),
        (.italic, "ITALIC"),
    ])
    func fontStylesHaveTheirWords(fontStyle: TextTrackStyle.FontStyle, word: String) throws {
        var style = TextTrackStyle()
        style.fontStyle = fontStyle
        #expect(try Self.written(style) == ["fontStyle": .string(word)])
        #expect(try Self.read(#"{"fontStyle":"\#(word)"}"#).fontStyle == fontStyle)
    }

    // S3-18
    @Test(arguments: [0.5, 1, 2])
    func theScaleChangesAlone(scale: Double) throws {
        var style = TextTrackStyle.createDefault(from: StandardTextTrackStyleProvider())
        guard case .object(var expected) = try Self.written(style) else {
            Issue.record("a style is written as an object")
            return
        }
        style.fontScale = scale
        expected["fontScale"] = .number(scale)
        #expect(try Self.written(style) == .object(expected))
    }

    // S3-16, S3-20
    @Test func wordsWithoutANameAreUnknownAndKept() throws {
        let text = """
            {"edgeType":"GLOW","windowType":"CLOUD","fontGenericFamily":"BLACKLETTER","fontStyle":"OBLIQUE"}
            """
        let style = try Self.read(text)
        #expect(!style.edgeType.isKnown)
        #expect(!style.windowType.isKnown)
        #expect(!style.fontGenericFamily.isKnown)
        #expect(!style.fontStyle.isKnown)
        #expect(try Self.written(style) == json(text))
        for type in TextTrackStyle.EdgeType.allCases { #expect(type.isKnown) }
    }

    @Test func whatIsNotSetIsNotSaid() throws {
        #expect(try Self.written(TextTrackStyle()) == [:])
        #expect(try Self.read(#"{"edgeType":"UNKNOWN","fontScale":null,"foregroundColor":null}"#) == TextTrackStyle())
        var style = TextTrackStyle()
        style.fontScale = .infinity
        style.windowRoundedCornerRadius = .nan
        #expect(try Self.written(style) == [:])
    }

    @Test func oneBrokenElementDoesNotTakeTheOthersAlong() throws {
        let style = try Self.read(
            ##"{"foregroundColor":"tomato","backgroundColor":7,"edgeColor":"#00FF00","fontScale":"2","edgeType":[]}"##)
        var expected = TextTrackStyle()
        expected.edgeColor = .green
        #expect(style == expected)
    }
}
