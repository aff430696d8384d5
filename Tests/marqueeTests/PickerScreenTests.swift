import ScreenBroadcast
import Testing

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

    @Test("The microphone is heard besides the machine's sound, and not besides one application's")
    func microphone() {
        func added(_ capture: BroadcastRequest.SoundChoice?, silent: Bool = false) -> BroadcastRequest.SoundChoice? {
            var request = BroadcastRequest(
                device: .init(id: "a", name: "a", addresses: [], port: 1), source: .screen(nil),
                audio: silent ? nil : .init(capture: capture))
            return request.addMicrophone() ? request.audio?.capture : nil
        }
        #expect(added(nil, silent: true) == .microphone)
        #expect(added(nil) == .systemAndMicrophone && added(.system) == .systemAndMicrophone)
        #expect(added(.microphone) == .microphone && added(.application("mpv")) == nil)
    }
}
