import CastWire
import Foundation
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// Where a style comes from, and how it reaches what plays.
@MainActor
@Suite(.timeLimit(.minutes(1)), .serialized)
struct TextTrackStyleTests {
    private struct Fixed: TextTrackStyleProvider {
        var style: TextTrackStyle
        func makeDefaultTextTrackStyle() -> TextTrackStyle { style }
    }

    private func inFolder(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "marquee-style-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appending(path: "style.json").path)
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    // S3-11
    @Test func theLinuxDefaultIsWhatItsTableSays() {
        let style = TextTrackStyle.createDefault(from: TextTrackStyleSettings(path: "/nowhere/style.json"))
        var expected = TextTrackStyle()
        expected.foregroundColor = Color(cssString: "#FFFFFFFF")
        expected.backgroundColor = Color(cssString: "#00000080")
        expected.edgeType = .none
        expected.edgeColor = Color(cssString: "#000000FF")
        expected.windowType = .none
        expected.windowColor = Color(cssString: "#00000000")
        expected.windowRoundedCornerRadius = 0
        expected.fontScale = 1
        expected.fontGenericFamily = .sansSerif
        expected.fontStyle = .normal
        #expect(style == expected)
    }

    // S3-11, S3-35
    @Test func anotherProviderChangesTheDefaultAndAChangedCopyDoesNot() {
        defer { TextTrackStyle.defaultProvider = nil }
        var own = TextTrackStyle()
        own.fontFamily = "Own"
        TextTrackStyle.defaultProvider = Fixed(style: own)
        var copy = TextTrackStyle.createDefault()
        #expect(copy == own)
        copy.foregroundColor = Color(cssString: "#FF000080")
        #expect(TextTrackStyle.createDefault() == own)
        TextTrackStyle.defaultProvider = nil
        #expect(TextTrackStyle.createDefault().fontFamily != "Own")
    }

    // S3-21
    @Test func theSettingsFileGoesBeforeTheDefaultElementByElement() async throws {
        try await inFolder { path in
            let settings = TextTrackStyleSettings(path: path)
            let standard = StandardTextTrackStyleProvider().makeDefaultTextTrackStyle()
            try write(
                ##"{"foregroundColor":"#FFFF00FF","backgroundColor":"blue","fontScale":1.5,"edgeType":"OUTLINE"}"##,
                to: path)
            var expected = standard
            expected.foregroundColor = .yellow
            expected.fontScale = 1.5
            expected.edgeType = .outline
            #expect(settings.makeDefaultTextTrackStyle() == expected)
            let endless = String(repeating: " ", count: TextTrackStyleSettings.byteLimit) + "{}"
            for text in ["", "{", "[]", "null", endless] {
                try write(text, to: path)
                #expect(settings.makeDefaultTextTrackStyle() == standard)
            }
            try write(
                """
                {"backgroundColor":"#11223344","edgeColor":"#00FF00FF","windowType":"ROUNDED_CORNERS",
                "windowColor":"#0000FFFF","windowRoundedCornerRadius":8,"fontFamily":"Droid Sans",
                "fontGenericFamily":"CURSIVE","fontStyle":"BOLD","customData":{"a":1}}
                """, to: path)
            let style = settings.makeDefaultTextTrackStyle()
            #expect(style.backgroundColor == Color(rgba: 0x1122_3344) && style.edgeColor == .green)
            #expect(style.windowType == .roundedCorners && style.windowColor == .blue)
            #expect(style.windowRoundedCornerRadius == 8 && style.fontFamily == "Droid Sans")
            #expect(style.fontGenericFamily == .cursive && style.fontStyle == .bold && style.customData == ["a": 1])
        }
    }

    // S3-21: both sources, one request for each change.
    @Test func aChangeInTheAppAndAChangeOfTheSettingsAreOneRequestEach() async throws {
        try await inFolder { path in
            let bench = try await MediaBench.make()
            let follower = TextTrackStyleFollower(
                client: bench.client, provider: TextTrackStyleSettings(path: path))
            var style = TextTrackStyle()
            style.fontScale = 1.25
            try await bench.client.setTextTrackStyle(style).value
            #expect(follower.look() == nil)
            try write(#"{"fontScale":2}"#, to: path)
            let request = try #require(follower.look())
            try await request.value
            #expect(follower.look() == nil)
            let sent = bench.sent("EDIT_TRACKS_INFO").map { $0["textTrackStyle"]?["fontScale"] }
            #expect(sent == [1.25, 2])
            #expect(bench.sent("EDIT_TRACKS_INFO").last?["textTrackStyle"]?["foregroundColor"] == "#FFFFFFFF")
        }
    }

    // S3-21
    @Test func theSettingsAreLookedAtEachSecond() async throws {
        try await inFolder { path in
            let bench = try await MediaBench.make()
            let follower = TextTrackStyleFollower(client: bench.client, provider: TextTrackStyleSettings(path: path))
            for (scale, count) in [(2, 1), (1.5, 2)] {
                try write(#"{"fontScale":\#(scale)}"#, to: path)
                await until { bench.time.isAwaited(at: .seconds(1)) }
                bench.time.advance(by: .milliseconds(999))
                await bench.settle()
                #expect(bench.sent("EDIT_TRACKS_INFO").count == count - 1, "a millisecond is left")
                await bench.time.advance(toSleeperAt: .milliseconds(1))
                await until { bench.sent("EDIT_TRACKS_INFO").count == count }
            }
            withExtendedLifetime(follower) {}
            #expect(bench.sent("EDIT_TRACKS_INFO").map { $0["textTrackStyle"]?["fontScale"] } == [2, 1.5])
        }
    }

    @Test func settingsThatChangeWhileNothingIsLoadedSendNothing() async throws {
        try await inFolder { path in
            let bench = try await MediaBench.make(status: nil)
            let follower = TextTrackStyleFollower(client: bench.client, provider: TextTrackStyleSettings(path: path))
            try write(#"{"fontScale":2}"#, to: path)
            #expect(follower.look() == nil)
            #expect(bench.sent("EDIT_TRACKS_INFO").isEmpty)
        }
    }

    // S3-10
    @Test func aStyleAppliesToWhatPlaysAndFailsWhereNothingDoes() async throws {
        let empty = try await MediaBench.make(status: nil)
        await #expect(throws: CastError.noMedia) { try await empty.client.setTextTrackStyle(TextTrackStyle()).value }
        #expect(empty.sent("EDIT_TRACKS_INFO").isEmpty)
        let playing = Script.playing.replacing(#""mediaSessionId":1"#, with: #""mediaSessionId":4"#)
        let bench = try await MediaBench.make(status: playing)
        bench.receiver.answer("EDIT_TRACKS_INFO", nil)
        let request = bench.client.setTextTrackStyle(TextTrackStyle())
        await bench.settle()
        #expect(request.inProgress)
        await bench.hear(Script.mediaStatus(id: request.requestID, playing))
        #expect(!request.inProgress && request.error == nil)
        #expect(bench.receiver.sentJSON("EDIT_TRACKS_INFO").first?["mediaSessionId"] == 4)
    }

    // S3-13 to S3-20, S3-35: the default with some elements of one's own, on the wire.
    @Test func theDefaultWithOnesOwnElementsGoesOut() async throws {
        let bench = try await MediaBench.make()
        var style = StandardTextTrackStyleProvider().makeDefaultTextTrackStyle()
        style.foregroundColor = Color(cssString: "#FF000080")
        style.fontFamily = "serif"
        try await bench.client.setTextTrackStyle(style).value
        style.backgroundColor?.alpha = 0
        style.foregroundColor?.alpha = 1
        style.edgeType = .dropShadow
        style.fontStyle = .boldItalic
        style.fontScale = 0.5
        try await bench.client.setTextTrackStyle(style).value
        let first: JSONValue = [
            "foregroundColor": "#FF000080", "backgroundColor": "#00000080", "edgeType": "NONE",
            "edgeColor": "#000000FF", "windowType": "NONE", "windowColor": "#00000000", "windowRoundedCornerRadius": 0,
            "fontScale": 1, "fontFamily": "serif", "fontGenericFamily": "SANS_SERIF", "fontStyle": "NORMAL",
        ]
        guard case .object(var second) = first else {
            Issue.record("the expected form is no object")
            return
        }
        second["foregroundColor"] = "#FF0000FF"
        second["backgroundColor"] = "#00000000"
        second["edgeType"] = "DROP_SHADOW"
        second["fontStyle"] = "BOLD_ITALIC"
        second["fontScale"] = 0.5
        #expect(bench.sent("EDIT_TRACKS_INFO").map { $0["textTrackStyle"] } == [first, .object(second)])
    }
}
