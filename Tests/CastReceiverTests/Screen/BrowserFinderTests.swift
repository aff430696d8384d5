import Testing

@testable import CastReceiver

@Suite struct BrowserFinderTests {
    @Test func aMissingBrowserSaysHowToGetOne() throws {
        let error = #expect(throws: ScreenError.self) { try BrowserPlayer.executable(nil, path: "/nonexistent") }
        #expect(error?.code == .browserNotFound)
        #expect(error?.description.contains("apt-get install chromium") == true)
        #expect(throws: ScreenError.self) { try BrowserPlayer.executable("/nonexistent/chromium", path: "/bin") }
        #expect(try BrowserPlayer.executable("sh", path: "/nonexistent:/bin") == "/bin/sh")
    }
}
