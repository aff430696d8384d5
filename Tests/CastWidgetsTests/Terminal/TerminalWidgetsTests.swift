import CastSender
import CastWidgetsWeb
import CastWire
import CastingFakes
import SenderFakes
import SenderScripts
import Synchronization
import Testing

@testable import CastWidgets
@testable import CastWidgetsCore
@testable import SenderCore

@MainActor @Suite(.timeLimit(.minutes(1))) struct TerminalWidgetsTests {
    @Test func aDeviceIsChosenByKeysAndWhatPlaysThereIsSeen() async throws {
        let seat = TerminalSeat(WidgetBench.status())
        seat.bench.context.sessionManager.setDefaultSessionOptions(.joinOnly, forDeviceCategory: Device.castCategory)
        await seat.sees("Looking for devices")
        seat.bench.house.announce(.tv)
        await seat.sees(Device.tv.friendlyName)
        seat.press("\r")
        await seat.sees("Casting to \(Device.tv.friendlyName)")
        await seat.sees("0:10 / 1:00")
        #expect(seat.bench.tv.sentJSON("LAUNCH").isEmpty)
        seat.press("\t")
        await seat.sees("Now playing")
        #expect(seat.text.contains("Film") && seat.text.contains("A film") && seat.text.contains("Studio"))
        #expect(seat.screen.unknown == [])
    }

    @Test func aPressedKeyIsARequestAndAnotherSendersChangeIsSeen() async throws {
        let seat = TerminalSeat(WidgetBench.status())
        try await seat.connect()
        seat.press("\t")
        await seat.sees("Playing")
        seat.bench.answers("PAUSE", WidgetBench.status("PAUSED"))
        seat.press(" ")
        await seat.sees("Paused")
        #expect(seat.bench.tv.sentJSON("PAUSE").count == 1)
        seat.bench.told(WidgetBench.status(title: "Another"))
        await seat.sees("Another")
    }

    @Test func whatTheDeviceRefusesIsSaid() async throws {
        let seat = TerminalSeat(WidgetBench.status())
        try await seat.connect()
        seat.press("\t")
        await seat.sees("Playing")
        seat.bench.refuses("SEEK")
        seat.press("\u{1B}[C")
        await seat.sees("That did not work:")
        #expect(seat.text.contains("0:10"))
    }

    @Test func whatTheDeviceRefusesIsSaidForEightSecondsAndNotAboveAnotherFilm() async throws {
        let seat = TerminalSeat(WidgetBench.status("PAUSED"))
        try await seat.connect()
        seat.press("\t")
        await seat.sees("Paused")
        seat.bench.refuses("SEEK")
        seat.press("\u{1B}[C")
        await seat.sees("That did not work:")
        await seat.bench.time.advance(toSleeperAt: .seconds(8))
        await until { !seat.text.contains("That did not work:") }
        seat.press("\u{1B}[C")
        await seat.sees("That did not work:")
        seat.bench.told(WidgetBench.status("PAUSED", id: 2, title: "Another"))
        await seat.sees("Another")
        #expect(!seat.text.contains("That did not work:"))
    }

    @Test func thePositionGoesOnEachSecondAndNothingIsWrittenWhileNothingChanges() async throws {
        let seat = TerminalSeat(WidgetBench.status())
        try await seat.connect()
        seat.press("\t")
        await seat.sees("0:10")
        for second in 11...13 {
            await seat.settle()
            let before = seat.frames.count
            await seat.bench.time.advanceToSleeper(within: .milliseconds(1001))
            await seat.sees("0:\(second)")
            await seat.settle()
            let frame = String(decoding: seat.frames.last ?? [], as: UTF8.self)
            #expect(seat.frames.count == before + 1 && frame.utf8.count < 200, "\(frame.debugDescription)")
        }
        seat.bench.told(WidgetBench.status("PAUSED", at: 13))
        await seat.sees("Paused")
        await seat.settle()
        let before = seat.frames.count
        seat.bench.time.advance(by: .seconds(5))
        await seat.settle()
        #expect(seat.frames.count == before)
    }

    @Test func escapeAloneLeadsBackInTime() async throws {
        let seat = TerminalSeat(WidgetBench.status())
        try await seat.connect()
        seat.press("\t")
        await seat.sees("Now playing")
        seat.press("\u{1B}")
        await seat.bench.time.advance(toSleeperAt: TerminalKeyDecoder.escapePatience)
        await seat.sees("Casting to")
    }

    @Test func anotherSizeIsDrawnAnew() async throws {
        let seat = TerminalSeat(WidgetBench.status())
        try await seat.connect()
        seat.resize(40, 10)
        await seat.sees("Stop casting")
        #expect(seat.screen.unknown == [])
        seat.resize(200, 50)
        await seat.sees("Stop casting")
        #expect(seat.screen.unknown == [])
    }

    @Test func tracksAreChosenAndTheirRefusalIsSaid() async throws {
        let seat = TerminalSeat(WidgetBench.status(media: WidgetBench.tracks))
        try await seat.connect()
        await seat.sees("Film")
        let chosen = WidgetBench.status("PLAYING", media: WidgetBench.tracks, #","activeTrackIds":[3]"#)
        seat.bench.answers("EDIT_TRACKS_INFO", chosen)
        seat.press("c")
        await seat.sees("Captions")
        seat.press("\u{1B}[F\r")
        await until { !seat.bench.tv.sentJSON("EDIT_TRACKS_INFO").isEmpty }
        let ids = seat.bench.tv.sentJSON("EDIT_TRACKS_INFO").first?["activeTrackIds"]
        #expect(ids == .array([.number(3)]))
        await seat.sees("Casting to")
        seat.press("\tc")
        await seat.sees("Captions")
        seat.bench.refuses("EDIT_TRACKS_INFO")
        seat.press("\u{1B}[H\r")
        await seat.sees("That did not work:")
    }

    @Test func theQueueIsAskedForWhatIsLookedAt() async throws {
        let seat = TerminalSeat(WidgetBench.status("PLAYING", #","currentItemId":6"#))
        seat.bench.serveQueue(Array(1...300))
        seat.bench.tv.answer("QUEUE_GET_ITEMS") { _, json in
            guard case .array(let wished)? = json["itemIds"] else { return [] }
            let told = wished.compactMap(\.intValue).map { id in
                #"{"itemId":\#(id),"media":{"contentId":"x","metadata":{"metadataType":0,"title":"Song \#(id)"}}}"#
            }
            let list = told.joined(separator: ",")
            return [Script.media("QUEUE_ITEMS", id: json["requestId"]?.intValue ?? 0, #","items":[\#(list)]"#)]
        }
        try await seat.connect()
        seat.press("l")
        await seat.sees("6 of 300")
        await seat.sees("Song 7")
        seat.press("\u{1B}[F")
        await seat.sees("300 of 300")
        await seat.sees("Song 299")
        #expect(seat.screen.unknown == [])
    }

    @Test func oneWhoQuitsLeavesWhatPlays() async throws {
        let seat = TerminalSeat(WidgetBench.status())
        try await seat.connect()
        seat.press("q")
        await until { seat.isEnded }
        #expect(seat.widgets.isOver && seat.bench.tv.sentJSON("STOP").isEmpty)
        #expect(seat.bench.context.sessionManager.currentSession != nil)
        seat.press("\t")
        seat.widgets.redraw()
        seat.widgets.close()
    }

    @Test func aTerminalThatSaysSoIsSentWholeFrames() async throws {
        let seat = TerminalSeat()
        await seat.sees("Looking for devices")
        seat.press("\u{1B}[?2026;2$y\u{1B}[?62c")
        seat.bench.house.announce(.tv)
        await seat.sees(Device.tv.friendlyName)
        #expect(seat.frames.last.map { String(decoding: $0, as: UTF8.self).hasPrefix("\u{1B}[?2026h") } == true)
    }

    @Test func aTerminalThatShowsPicturesIsSentTheOneOfWhatPlaysOnce() async throws {
        let seat = TerminalSeat(WidgetBench.status(), columns: 120, rows: 30)
        let fetcher = PNGFetcher()
        seat.bench.context.imageCache = ImageCache(folder: fetcher.folder, fetcher: fetcher)
        try await seat.connect()
        seat.press("\t")
        await seat.sees("█")
        #expect(fetcher.urls == [])
        seat.press("\u{1B}_Gi=31;OK\u{1B}\\")
        func pictures() -> Int {
            seat.frames.count { String(decoding: $0, as: UTF8.self).contains("\u{1B}_Ga=T,f=100,") }
        }
        await until { pictures() == 1 }
        #expect(!seat.text.contains("█") && fetcher.urls == ["http://127.0.0.1/poster.jpg"])
        seat.bench.told(WidgetBench.status("PAUSED"))
        await seat.sees("Paused")
        await seat.settle()
        #expect(pictures() == 1)
        seat.press("v")
        await seat.sees("Volume")
        await until { seat.frames.contains { String(decoding: $0, as: UTF8.self).contains("\u{1B}_Ga=d,d=A") } }
    }

    @Test func itSpeaksTheLanguageThatItIsGiven() async throws {
        let seat = TerminalSeat(texts: { $0 == .dialogTitle ? "Streamen auf" : $0.english })
        await seat.sees("Streamen auf")
    }

    @Test func theFrameworkHasTwelveLanguagesForIt() {
        for language in ["ar", "de", "es", "fr", "it", "ja", "nl", "pl", "pt", "tr", "zh"] {
            let texts = TerminalWidgets.texts(in: language)
            for text in [WidgetText.keyQuit, .keyChoose, .dialogTitle] {
                #expect(texts(text) != text.english && !texts(text).isEmpty, "\(language): \(text)")
            }
        }
        #expect(
            TerminalWidgets.texts(in: "en")(.keyQuit) == "Quit" && TerminalWidgets.texts(in: "xx")(.keyQuit) == "Quit")
        #expect(TerminalWidgets.texts(in: "../index")(.keyQuit) == "Quit")
    }

    @Test func aTerminalIsOpenedWithQuestionsAndPutBack() {
        let opening = String(decoding: TerminalWidgets.opening(TerminalCapabilities()), as: UTF8.self)
        #expect(opening.hasPrefix("\u{1B}[?1049h") && opening.hasSuffix("\u{1B}[c"))
        let closing = String(decoding: TerminalWidgets.closing(TerminalCapabilities()), as: UTF8.self)
        for mode in ["?2004l", "?7h", "?25h", "?1049l", "?2026l"] { #expect(closing.contains("\u{1B}[\(mode)")) }
        let dumb = TerminalCapabilities(environment: ["TERM": "dumb"])
        #expect(TerminalWidgets.opening(dumb) == [] && TerminalWidgets.closing(dumb) == [])
    }

    @Test func framesInARowShowWhatOneAloneWould() {
        var random = Shuffler(state: 7)
        var painter = TerminalPainter(capabilities: TerminalCapabilities())
        var painted = PaintedScreen(columns: 24, rows: 4)
        let words = ["a", "bc", " ", "日本", "  ", "é", "e\u{301}", "👍", "👨‍👩‍👧‍👦", "►", "x"]
        for _ in 0..<2_000 {
            var screen = TerminalScreen(size: TerminalSize(columns: 24, rows: 4))
            for row in 0..<4 where random.next(3) > 0 {
                let text = (0..<random.next(14)).map { _ in words[random.next(words.count)] }.joined()
                screen.put(TerminalText(cells: TerminalLetters.cells(text)), row: row)
            }
            painted.write(painter.paint(screen))
            #expect(painted.lines == screen.lines && painted.unknown == [])
            if painted.lines != screen.lines { return }
        }
    }
}

private struct Shuffler {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }
}

/// Has one picture for all URLs: a head of 1,600 by 900 pixels.
private final class PNGFetcher: ImageFetching {
    let folder = "/nonexistent/marquee-\(UInt64.random(in: 0...(.max)))"
    private let asked = Mutex<[String]>([])

    var urls: [String] { asked.withLock(\.self) }

    func fetch(_ url: String, namedBy origin: ImageOrigin, byteLimit: Int) async throws -> CachedImage {
        asked.withLock { $0.append(url) }
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        let size: [UInt8] = [0, 0, 6, 0x40, 0, 0, 3, 0x84, 8, 2, 0, 0, 0]
        return CachedImage(contentType: "image/png", bytes: head + Array("IHDR".utf8) + size)
    }
}
