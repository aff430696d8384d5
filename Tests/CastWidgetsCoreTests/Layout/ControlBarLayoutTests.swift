import Testing

@testable import CastWidgetsCore

@Suite struct ControlBarLayoutTests {
    // S0-74, S0-76, S0-77
    @Test func theBarHasItsHeightWhileEnabledAndActive() {
        var layout = ControlBarLayout(height: 600)
        #expect(!layout.isEnabled)
        #expect(layout.handle(.barChanged(active: true, minHeight: 72)) == nil)
        let shown = ControlBarLayout.Change(contentHeight: 528, barHeight: 72, duration: .milliseconds(200))
        #expect(layout.handle(.enabled(true)) == shown)
        #expect(layout.handle(.enabled(true)) == nil)
        let hidden = ControlBarLayout.Change(contentHeight: 600, barHeight: 0, duration: .milliseconds(200))
        #expect(layout.handle(.barChanged(active: false, minHeight: 0)) == hidden)
        #expect(layout.handle(.barChanged(active: true, minHeight: 72)) == shown)
        #expect(layout.handle(.enabled(false)) == hidden && !layout.isEnabled)
    }

    // S0-73
    @Test func enabledBeforeASessionThereIsNoBarYet() {
        var layout = ControlBarLayout(height: 600)
        #expect(layout.handle(.enabled(true)) == nil && layout.barHeight == 0 && layout.contentHeight == 600)
    }

    @Test func aWindowThatIsResizedTakesTheBarAlong() {
        var layout = ControlBarLayout(height: 600)
        _ = layout.handle(.enabled(true))
        _ = layout.handle(.barChanged(active: true, minHeight: 72))
        #expect(
            layout.handle(.resized(height: 300)) == .init(contentHeight: 228, barHeight: 72, duration: .zero))
        #expect(layout.handle(.resized(height: 50)) == .init(contentHeight: 0, barHeight: 50, duration: .zero))
    }
}
