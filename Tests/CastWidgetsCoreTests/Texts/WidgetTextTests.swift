@testable import CastWidgetsCore
import Testing

@Suite struct WidgetTextTests {
    @Test func eachHasItsSentence() {
        for text in WidgetText.allCases { #expect(!text.english.isEmpty, "\(text)") }
    }
}
