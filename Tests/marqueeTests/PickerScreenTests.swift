import Testing

@testable import ScreenBroadcast
@testable import marquee

@Suite struct PickerScreenTests {
    private var screen = PickerScreen(titles: ["Cast device", "Example\u{1B}[2J"], hasMicrophone: false)

    @Test("Arrows go round, numbers go there, m turns the microphone, Enter chooses, q leaves")
    mutating func keys() {
        var screen = screen
        func press(_ keys: [Keyboard.Key]) -> PickerScreen.Outcome {
            var last = PickerScreen.Outcome.goOn
            for key in keys { last = screen.handle(key) }
            return last
        }
        #expect(press([.down, .down, .down]) == .goOn && screen.index == 1)
        #expect(press([.up, .up]) == .goOn && screen.index == 1)
        #expect(press([.character("1"), .character("7"), .character("0"), .character("x")]) == .goOn)
        #expect(screen.index == 0 && !screen.hasMicrophone)
        #expect(press([.character("m"), .character("2")]) == .goOn && screen.hasMicrophone)
        #expect(press([.character("\n")]) == .chosen(1))
        #expect(press([.character("q")]) == .left && press([.escape]) == .left)
    }

    @Test("The line says which one it is, and nothing in a name moves the cursor")
    func line() {
        var screen = screen
        #expect(screen.line == "▸ 1  Cast device    microphone off")
        _ = screen.handle(.down)
        _ = screen.handle(.character("m"))
        #expect(!screen.line.unicodeScalars.contains("\u{1B}") && screen.line.hasSuffix("microphone on"))
    }

    @Test("The microphone is heard besides the machine's sound, and refused before any search where it can't be")
    func microphone() throws {
        let (screen, window) = (BroadcastRequest.Source.screen(nil), BroadcastRequest.Source.window(7))
        func heard(_ source: BroadcastRequest.Source, _ more: String...) throws -> BroadcastRequest.SoundChoice? {
            let sound = try BroadcastPickCommand.parse(["--source", "screen", "--microphone", "on"] + more).mirror.sound
            try sound.check(source, microphone: true)
            return sound.request(source, microphone: true)?.capture
        }
        #expect(try heard(screen) == .systemAndMicrophone && heard(screen, "--audio", "system") == .systemAndMicrophone)
        #expect(try heard(screen, "--audio", "mic") == .microphone && heard(window) == .microphone)
        let refused: [(BroadcastRequest.Source, [String], String)] = [
            (screen, ["--no-audio"], "--no-audio"), (screen, ["--audio", "none"], "--audio none"),
            (screen, ["--audio", "app:mpv"], "--audio app:mpv"), (.file("/film.mkv"), [], "has its own audio"),
        ]
        for (source, more, words) in refused {
            let sound = try BroadcastPickCommand.parse(["--source", "screen"] + more).mirror.sound
            let failure = #expect(throws: CommandFailure.self) { try sound.check(source, microphone: true) }
            #expect(failure?.status == .wrongUse)
            let sentence = failure?.description ?? ""
            #expect(sentence.contains(words) && sentence.contains("--microphone on"), "\(sentence)")
        }
    }
}
