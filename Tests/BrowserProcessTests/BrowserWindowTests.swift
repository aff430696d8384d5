import Testing

@testable import BrowserProcess

@Suite struct BrowserWindowTests {
    @Test func aWindowThatIsNotTheScreenIsMadeSo() throws {
        typealias Bounds = DevTools.Bounds
        let off = Bounds(left: 10, top: 10, width: 1_280, height: 720, windowState: "fullscreen")
        let steps = try #require(BrowserWindow.steps(from: off, width: 1_024, height: 600))
        #expect(steps.map(\.windowState) == ["normal", nil, "fullscreen"])
        #expect(steps[1] == Bounds(left: 0, top: 0, width: 1_024, height: 601))
        let right = Bounds(left: 0, top: 0, width: 1_024, height: 600, windowState: "fullscreen")
        #expect(BrowserWindow.steps(from: right, width: 1_024, height: 600) == nil)
        #expect(BrowserWindow.steps(from: off, width: 0, height: 0) == nil)
    }
}
