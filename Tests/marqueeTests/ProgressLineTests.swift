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
}
