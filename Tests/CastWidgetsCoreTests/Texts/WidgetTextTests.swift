import Testing

@testable import CastWidgetsCore

@Suite struct WidgetTextTests {
    @Test func eachHasItsSentence() {
        for text in WidgetText.allCases { #expect(!text.english.isEmpty, "\(text)") }
    }
}
