import Testing

@testable import CastSender

/// Where the default text track style comes from.
@MainActor @Suite struct DefaultTextTrackStyleTests {
    private struct LargePrint: TextTrackStyleProvider {
        func makeDefaultTextTrackStyle() -> TextTrackStyle {
            var style = StandardTextTrackStyleProvider().makeDefaultTextTrackStyle()
            style.fontScale = 2
            return style
        }
    }

    // S3-11. No suspension in between, so that no other test sees the provider.
    @Test func anAppMayReplaceTheProviderAndPutItBack() {
        #expect(TextTrackStyle.createDefault() == StandardTextTrackStyleProvider().makeDefaultTextTrackStyle())
        TextTrackStyle.defaultProvider = LargePrint()
        #expect(TextTrackStyle.createDefault().fontScale == 2)
        TextTrackStyle.defaultProvider = nil
        #expect(TextTrackStyle.createDefault().fontScale == 1)
    }

    // S3-35
    @Test func changingTheDefaultDoesNotChangeTheNextOne() {
        var style = TextTrackStyle.createDefault()
        style.foregroundColor = Color(cssString: "#FF000080")
        style.fontFamily = "serif"
        #expect(TextTrackStyle.createDefault().foregroundColor == .white)
        #expect(TextTrackStyle.createDefault().fontFamily == nil)
    }
}
