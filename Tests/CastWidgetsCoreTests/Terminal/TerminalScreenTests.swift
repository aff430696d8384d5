import Foundation
import Testing

@testable import CastWidgetsCore

/// Tests/TerminalScreens has a file for each size, in which each scene stands as it is to be seen. With `WRITE_SCREENS`
/// in the environment they are written anew, to be looked at.
@Suite struct TerminalScreenTests {
    nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../TerminalScreens").standardizedFileURL

    @Test(arguments: [(40, 10), (80, 24), (120, 30), (200, 50)])
    func eachSceneIsSeenAsItWasLookedAt(_ columns: Int, _ rows: Int) throws {
        let file = Self.folder.appending(path: "\(columns)x\(rows).txt")
        let scenes = try TerminalScenes.make()
        let seen = scenes.map { "=== \($0.name)\n\($0.bench.text(columns, rows))\n" }
        if ProcessInfo.processInfo.environment["WRITE_SCREENS"] != nil {
            try seen.joined().write(to: file, atomically: true, encoding: .utf8)
        }
        let kept = try String(contentsOf: file, encoding: .utf8)
        for (scene, text) in zip(scenes, seen) {
            #expect(kept.contains(text), "\(scene.name) at \(columns)x\(rows):\n\(text)")
        }
        #expect(kept == seen.joined())
    }

    @Test func noScreenHasMoreThanItsCellsWhateverItsSize() throws {
        let scenes = try TerminalScenes.make()
        for (columns, rows) in [(1, 1), (7, 2), (20, 4), (40, 10), (41, 13), (59, 14), (60, 14), (97, 31), (200, 10)] {
            for scene in scenes {
                let screen = scene.bench.view(columns, rows).screen
                #expect(screen.rows.count == rows && screen.rows.allSatisfy { $0.count == columns }, "\(scene.name)")
                #expect((0..<rows).contains(screen.cursor.row) && (0..<columns).contains(screen.cursor.column))
            }
        }
    }

    @Test func everySceneIsThereInASCII() throws {
        for var scene in try TerminalScenes.make() {
            scene.bench.capabilities = TerminalCapabilities(environment: ["TERM": "xterm", "LANG": "C"])
            #expect(scene.bench.text(80, 24).utf8.allSatisfy { $0 < 0x80 }, "\(scene.name)")
        }
        var bench = TerminalBench()
        bench.capabilities = TerminalCapabilities(environment: ["TERM": "dumb"])
        #expect(bench.lines(40, 10)[1] == "> # Bedroom                  Chromecast")
    }

    @Test func theKeysNamesAreWholeInASCII() throws {
        var bench = TerminalBench()
        bench.capabilities = TerminalCapabilities(environment: ["TERM": "xterm", "LANG": "C"])
        _ = bench.press(.character("?"))
        let text = bench.text(80, 40)
        #expect(text.contains("Up/Down Enter Choose\n") && text.contains("  Left/Right    Position\n"), "\(text)")
        #expect(text.contains("  q             Quit\n"))
    }

    @Test func whatIsChosenIsMarkedWithoutColorAndIsWhereTheCursorIs() {
        var bench = TerminalBench()
        _ = bench.press(.down)
        let screen = bench.view(80, 24).screen
        #expect(screen.lines[screen.cursor.row].hasPrefix("▸ ♪ Kitchen"))
        #expect(screen.lines.count { $0.contains("▸") } == 1)
    }

    @Test func aPictureHasNoTimeInTheTerminal() throws {
        var bench = TerminalBench()
        bench.connect(try film(media: pictureMedia, state: "PAUSED"))
        let below = bench.text(80, 24)
        #expect(below.contains("Garden") && !below.contains("0:"), "\(below)")
        _ = bench.press(.tab)
        let player = bench.text(80, 24)
        #expect(player.contains("Garden") && player.contains("Stop") && !player.contains("0:"), "\(player)")
        #expect(!player.contains("Paused") && !player.contains("Play"), "\(player)")
    }

    @Test func hostileWordsOfADeviceAreText() throws {
        let evil = #"\u001b[2J\u001b]0;x\u0007\r\n\u009b31m\u202eabc"#
        let media = #""metadata":{"title":"\#(evil)","subtitle":"\#(evil)","studio":"\#(evil)"}"#
        var bench = TerminalBench([TerminalBench.device("\u{1B}[2J\r\n", model: "\u{9B}", playing: "\u{1B}c")])
        for step in 0..<3 {
            for row in bench.view(80, 24).screen.rows {
                for cell in row { #expect(!cell.text.unicodeScalars.contains(where: TerminalLetters.isCommand)) }
            }
            if step == 0 {
                bench.connect(try film(media: media), to: TerminalBench.device("\u{1B}]0;\u{7}"))
                _ = bench.states.dialog.handle(.failed("\u{1B}[31m"), at: start)
            }
            if step == 1 { _ = bench.press(.tab) }
        }
        var painter = TerminalPainter(capabilities: TerminalCapabilities())
        let frame = String(decoding: painter.paint(bench.view(80, 24).screen), as: UTF8.self)
        #expect(!frame.contains("\u{1B}]") && !frame.contains("\u{9B}") && frame.contains("\u{FFFD}[2J"))
    }

    @Test func anAdSaysWhenItMayBeSkipped() throws {
        let clips = #""breakClips":[{"id":"c","title":"Buy"}],"breaks":[{"id":"b","breakClipIds":["c"],"position":0}]"#
        let ad = #""breakStatus":{"breakId":"b","breakClipId":"c","currentBreakClipTime":2,"whenSkippable":5}"#
        var bench = TerminalScenes.playing(try film(media: clips, commands: TerminalScenes.all, ad))
        _ = bench.press(.tab)
        #expect(bench.text(80, 24).contains("Ad: Buy") && bench.text(80, 24).contains("a Skip ad in 3"))
        bench.now = at(3_000)
        #expect(bench.text(80, 24).contains("a Skip ad  ") && !bench.text(80, 24).contains("0:10"))
    }

    @Test func aFailureIsToldForAWhileAndNotInTheNextFilm() throws {
        func fail(_ bench: inout TerminalBench) throws {
            let effects = bench.states.expanded.handle(.asked(.pause), at: bench.now)
            guard case .send(_, let id)? = effects.first else { throw NothingPlays() }
            _ = bench.states.expanded.handle(.answered(id, failure: "it is busy"), at: bench.now)
            bench.follow()
        }
        let told = "That did not work: it is busy"
        var bench = TerminalScenes.playing(try film())
        _ = bench.press(.tab)
        try fail(&bench)
        let first = bench.interface.troubles.nextEnd(after: start)
        #expect(first == at(8_000) && bench.text(80, 24).contains(told))
        bench.now = at(7_999)
        bench.follow()
        #expect(bench.text(80, 24).contains(told))
        try fail(&bench)
        bench.now = at(15_998)
        bench.follow()
        #expect(bench.text(80, 24).contains(told), "the same reason again is another failure")
        bench.now = at(15_999)
        bench.follow()
        #expect(!bench.text(80, 24).contains(told) && bench.interface.troubles.nextEnd(after: bench.now) == nil)
        try fail(&bench)
        bench.play(try film(state: "PAUSED"))
        #expect(bench.text(80, 24).contains(told))
        bench.play(try film(#","mediaSessionId":4"#))
        #expect(!bench.text(80, 24).contains(told))
    }

    @Test func whatWaitsForTheDeviceIsMarked() throws {
        var bench = TerminalScenes.playing(try film(commands: TerminalScenes.all))
        _ = bench.states.queue.handle(.itemsChanged([1, 2, 3]))
        _ = bench.states.queue.handle(.currentChanged(1))
        func isMarked(_ text: String, _ panel: TerminalKey) -> Bool {
            var looked = bench
            if panel != .escape { _ = looked.press(panel) }
            return looked.text(80, 24).contains(text + " …")
        }
        let stop = "Stop casting  s"
        #expect(!isMarked("80 %", .character("v")) && !isMarked("Item 2", .character("l")) && !isMarked(stop, .escape))
        let sent = bench.states.volume.handle(.dragged(member: nil, volume: 0.8), at: start)
        let jump = bench.states.queue.handle(.jumped(itemID: 2))
        _ = bench.states.queue.handle(.moved(itemID: 3, beforeItemID: 1))
        _ = bench.states.dialog.handle(.disconnected(stopsCasting: true), at: start)
        #expect(isMarked("80 %", .character("v")) && isMarked(stop, .escape) && !isMarked("Disconnect  d", .escape))
        for item in ["Item 3", "Item 1"] { #expect(isMarked(item, .character("l")), "\(item): moved, and jumped to") }
        guard case .setVolume(_, _, let change)? = sent.first, case .send(_, let asked)? = jump.first else {
            throw NothingPlays()
        }
        _ = bench.states.volume.handle(.answered(change, isDone: true), at: start)
        _ = bench.states.queue.handle(.answered(asked, failure: "no"))
        #expect(!isMarked("80 %", .character("v")) && !isMarked("Item 3", .character("l")))
    }

    @Test func aPictureStandsBesideTheTextWhereTheTerminalShowsOne() throws {
        var bench = try #require(try TerminalScenes.make().first { $0.name == "picture" }).bench
        bench.capabilities.showsKittyPictures = true
        bench.artwork = TerminalPictureTests.png(1600, 900)
        let screen = bench.view(120, 30).screen
        let picture = try #require(screen.picture)
        #expect(picture.place == TerminalPlace(row: 2, column: 0) && picture.columns == 40)
        #expect(screen.lines[2].drop { $0 == " " } == "Tears of Steel" && !screen.lines.joined().contains("█"))
        for row in picture.place.row..<(picture.place.row + picture.rows) {
            #expect(screen.rows[row][..<picture.columns].allSatisfy { $0 == .blank })
        }
        #expect(bench.view(59, 30).screen.picture == nil && bench.view(120, 13).screen.picture == nil)
    }

    @Test func timesAndNamesAreWrittenAsPeopleReadThem() {
        #expect(TerminalNumbers.time(0) == "0:00" && TerminalNumbers.time(3_725.9) == "1:02:05")
        #expect(TerminalNumbers.time(-.infinity) == "0:00" && TerminalNumbers.time(.nan) == "0:00")
        #expect(TerminalNumbers.factor(1) == "1" && TerminalNumbers.factor(1.25) == "1.25")
        #expect(TerminalNumbers.factor(0.5) == "0.5" && TerminalNumbers.percent(0.555) == "56 %")
        let texts = TerminalTexts { $0 == .placeOf ? "{0} of {1} {x" : $0.english }
        #expect(texts(.placeOf, "{1}", "2") == "{1} of 2 {x")
    }
}
