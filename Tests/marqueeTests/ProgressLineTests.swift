import Testing

@testable import CastWidgets
@testable import marquee

@Suite struct ProgressLineTests {
    @Test("The line shows a conversion until it is done", arguments: [(34, true), (100, false)])
    func line(percent: Int, isShown: Bool) {
        let line = ProgressLine(
            title: "Film", state: "playing", position: 1, duration: 60, volume: 0.5, converted: percent)
        let text = line.text(width: 80)
        #expect(text.contains("converted \(percent) %") == isShown)
        #expect(text.count <= 80)
    }

    @Test("However long its title and whatever letters it has, it leaves the terminal's last column free", arguments: [
        "A film with a rather long name, the director's cut of 1999", "居居居居居居居居居居居居居居居居居居居居居居居居居",
        "🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬", "Film",
    ])
    func width(title: String) {
        for width in 40...121 {
            for converted in [nil, 34] {
                for duration in [nil, 5_400.0] {
                    let line = ProgressLine(
                        title: title, state: "playing", position: 61, duration: duration, volume: 0.5,
                        converted: converted)
                    let text = line.text(width: width)
                    #expect(TerminalLetters.width(of: text) < width, "\(text)")
                    #expect(text.hasPrefix("▶  \(title.prefix(1))"), "\(text)")
                }
            }
        }
    }

    @Test("While the device can't be reached it says so")
    func lost() {
        let line = ProgressLine(
            title: "Film", state: "lost", position: 61, duration: 90, volume: 0.5, converted: nil)
        #expect(line.text(width: 60).hasPrefix("✕  Film") && line.text(width: 60).contains("1:01 / 1:30"))
    }

    @Test("Of a picture there is no time, and it neither plays nor waits", arguments: ["playing", "paused"])
    func picture(state: String) {
        let line = ProgressLine(
            title: "Garden", state: state, position: 0, duration: nil, volume: 0.5, converted: nil, isPicture: true)
        #expect(line.text(width: 80) == "▣  Garden  ♪ 50 %")
        #expect(!ForegroundControls.help(isPicture: true).contains("pauses"))
    }
}
