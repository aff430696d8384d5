import Testing

@testable import CastWidgetsCore

@Suite struct TerminalKeyDecoderTests {
    private func keys(_ bytes: String) -> [TerminalKeyDecoder.Input] {
        var decoder = TerminalKeyDecoder()
        return decoder.decode(bytes.utf8, at: start)
    }

    nonisolated private static let sequences: [(String, TerminalKey)] = [
        ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}OD", .left), ("\u{1B}[1;2A", .shiftUp),
        ("\u{1B}[1;2B", .shiftDown), ("\u{1B}[1;5C", .right), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
        ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end),
        ("\u{1B}[3~", .delete), ("\u{1B}[Z", .backTab), ("\u{1B}OP", .help), ("\u{1B}[[A", .help), ("\r", .enter),
        ("\n", .enter), ("\t", .tab), (" ", .character(" ")), ("q", .character("q")), ("\u{7F}", .backspace),
        ("\u{8}", .backspace), ("\u{C}", .redraw), ("\u{3}", .interrupt), ("ü", .character("ü")),
        ("字", .character("字")),
        ("👍", .character("👍")),
    ]

    @Test(arguments: sequences)
    func eachSequenceIsItsKeyHoweverItIsCut(_ bytes: String, _ key: TerminalKey) {
        #expect(keys(bytes) == [.key(key)])
        let all = Array(bytes.utf8)
        for place in 1..<max(1, all.count) {
            var decoder = TerminalKeyDecoder()
            let first = decoder.decode(all[..<place], at: start)
            #expect(first == [] && decoder.nextDeadline != nil, "\(bytes) at \(place)")
            #expect(decoder.decode(all[place...], at: at(10)) == [.key(key)], "\(bytes) at \(place)")
            #expect(decoder.nextDeadline == nil)
        }
    }

    @Test func escapeIsAKeyWhenNothingFollowsInTime() {
        var decoder = TerminalKeyDecoder()
        #expect(decoder.decode([0x1B], at: start) == [])
        #expect(decoder.nextDeadline == at(50))
        #expect(decoder.timePassed(at: at(49)) == [])
        #expect(decoder.timePassed(at: at(50)) == [.key(.escape)])
        #expect(decoder.nextDeadline == nil && decoder.timePassed(at: at(99)) == [])
        #expect(decoder.decode("q".utf8, at: at(100)) == [.key(.character("q"))])
    }

    @Test func escapeTwiceIsTheKeyOnceAndMayBeTheBeginningOfAnother() {
        var decoder = TerminalKeyDecoder()
        #expect(decoder.decode([0x1B, 0x1B], at: start) == [.key(.escape)])
        #expect(decoder.decode("[A".utf8, at: at(1)) == [.key(.up)])
    }

    @Test func aLetterWithAltIsNoKey() {
        #expect(keys("\u{1B}q") == [])
        #expect(keys("\u{1B}qx") == [.key(.character("x"))])
    }

    @Test func whatIsPastedIsNoKeyAndAPasteWithoutEndDoesNotLast() {
        #expect(keys("\u{1B}[200~quit\r\u{1B}[A\u{1B}[201~n") == [.key(.character("n"))])
        var decoder = TerminalKeyDecoder()
        #expect(decoder.decode("\u{1B}[200~qq".utf8, at: start) == [])
        #expect(decoder.nextDeadline == at(500))
        #expect(decoder.timePassed(at: at(500)) == [])
        #expect(decoder.decode("q".utf8, at: at(501)) == [.key(.character("q"))])
    }

    @Test func whatIsTornOrUnknownOrNoUTF8IsLeftOut() {
        var decoder = TerminalKeyDecoder()
        #expect(
            decoder.decode([0xC3, 0x41, 0xFF, 0x80, 0xE5, 0xAD, 0xED, 0xA0, 0x80], at: start) == [.key(.character("A"))]
        )
        #expect(keys("\u{1B}[99~\u{1B}[5;5;5X\u{1B}[Ix") == [.key(.character("x"))])
        // A sequence that never ends is given up, and of one that is too long no more is kept.
        #expect(decoder.decode("\u{1B}[1;2".utf8, at: start) == [])
        #expect(decoder.timePassed(at: at(500)) == [])
        #expect(decoder.decode("A".utf8, at: at(501)) == [.key(.character("A"))])
        var endless = TerminalKeyDecoder()
        _ = endless.decode("\u{1B}]".utf8, at: start)
        _ = endless.decode(Array(repeating: UInt8(ascii: "x"), count: 100_000), at: start)
        #expect(endless.decode("\u{7}a".utf8, at: start) == [.key(.character("a"))])
    }

    nonisolated private static let reports: [(String, TerminalReport?)] = [
        ("\u{1B}[?62;4c", .attributes), ("\u{1B}[?2026;2$y", .synchronizesOutput(true)),
        ("\u{1B}[?2026;1$y", .synchronizesOutput(true)), ("\u{1B}[?2026;0$y", .synchronizesOutput(false)),
        ("\u{1B}[?2026;4$y", .synchronizesOutput(false)), ("\u{1B}[?25;1$y", nil),
        ("\u{1B}_Gi=31;OK\u{1B}\\", .showsKittyPictures), ("\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\", nil),
        ("\u{1B}P>|WezTerm 2024\u{1B}\\", .name("WezTerm 2024")), ("\u{1B}[6;17;8t", .cellSize(width: 8, height: 17)),
        ("\u{1B}[6;0;8t", nil), ("\u{1B}[8;24;80t", nil), ("\u{1B}]1337;x\u{7}", nil),
    ]

    @Test(arguments: reports)
    func answersAreNoKeys(_ bytes: String, _ report: TerminalReport?) {
        #expect(keys(bytes) == (report.map { [.report($0)] } ?? []))
    }

    @Test func theTerminalIsKnownByWhatItAnswers() {
        var capabilities = TerminalCapabilities()
        for report in Self.reports.compactMap(\.1) where report != .synchronizesOutput(false) {
            capabilities.learn(report)
        }
        #expect(capabilities.synchronizesOutput && capabilities.showsKittyPictures && capabilities.showsInlinePictures)
        #expect(capabilities.cellWidth == 8 && capabilities.cellHeight == 17)
        capabilities.learn(.name("tmux 3.5a"))
        #expect(!capabilities.showsInlinePictures)
    }

    nonisolated private static let environments: [([String: String], String)] = [
        ([:], "-"), (["TERM": "dumb", "LANG": "C.UTF-8"], "-"), (["TERM": "xterm"], "move attributes colors"),
        (["TERM": "xterm", "LANG": "de_DE.UTF-8"], "move unicode attributes colors"),
        (["TERM": "xterm", "LANG": "de_DE.UTF-8", "LC_ALL": "C"], "move attributes colors"),
        (["TERM": "xterm", "LC_CTYPE": "C.utf8", "NO_COLOR": "1"], "move unicode attributes"),
        (["TERM": "xterm", "LC_CTYPE": "C.utf8", "NO_COLOR": ""], "move unicode attributes colors"),
    ]

    @Test(arguments: environments)
    func theEnvironmentSaysWhatATerminalCanDo(_ environment: [String: String], _ expected: String) {
        let capabilities = TerminalCapabilities(environment: environment)
        let told = [
            (capabilities.movesCursor, "move"), (capabilities.hasUnicode, "unicode"),
            (capabilities.hasAttributes, "attributes"), (capabilities.hasColors, "colors"),
        ].filter(\.0).map(\.1).joined(separator: " ")
        #expect((told.isEmpty ? "-" : told) == expected)
    }

    nonisolated private static let languages: [([String: String], String)] = [
        ([:], "en"), (["LANG": "de_DE.UTF-8"], "de"), (["LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"], "en"),
        (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"], "ja"), (["LANG": "de_DE.ISO-8859-1"], "en"),
        (["LANG": "../../etc.UTF-8"], "en"), (["LANG": "POSIX", "LC_CTYPE": "C.UTF-8"], "en"),
    ]

    @Test(arguments: languages)
    func theLanguageIsThatOfTheEnvironment(_ environment: [String: String], _ language: String) {
        let environment = environment.merging(["TERM": "xterm"]) { one, _ in one }
        #expect(TerminalCapabilities(environment: environment).language(environment) == language)
    }
}
