import Testing

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

    @Test("Of a picture there is no time, and it neither plays nor waits", arguments: ["playing", "paused"])
    func picture(state: String) {
        let line = ProgressLine(
            title: "Garden", state: state, position: 0, duration: nil, volume: 0.5, converted: nil, isPicture: true)
        #expect(line.text(width: 80) == "▣  Garden  ♪ 50 %")
        #expect(!ForegroundControls.help(isPicture: true).contains("pauses"))
    }
}
