import NowPlaying
import Testing

@MainActor @Suite struct SessionTests {
    @Test func theFirstSessionIsActiveByItself() throws {
        let desktop = Desktop()
        let session = try desktop.session(FakePlayer())
        #expect(session.isActive)
        #expect(desktop.application.activeSession === session)
    }
}
