import BroadcastCore
import Testing

@Suite struct ScreenCaptureStateTests {
    @Test(
        "S4-22: captured and not mirrored is what hides content",
        arguments: [(false, 1, false), (false, 2, false), (true, 1, true), (true, 2, false)])
    func truthTable(isCaptured: Bool, screens: Int, hides: Bool) {
        let state = ScreenCaptureState(isCaptured: isCaptured, screenCount: screens)
        #expect(state.shouldProtectContent == hides)
        #expect(state.isScreenMirroring == (screens > 1))
    }
}
