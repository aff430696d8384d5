import Testing

@testable import CastReceiver

@Suite struct ShownApplicationTests {
    @Test func theApplicationThatIsShownEndsOnceOnly() async {
        let shown = ShownApplication()
        let application = ApplicationPage(url: "http://h/", senderIsLoopback: false)
        var changes = shown.changes().makeAsyncIterator()
        shown.set(application)
        #expect(await changes.next() != nil)
        #expect(shown.end(application))
        #expect(!shown.end(application))
        #expect(shown.current == nil)
        #expect(await changes.next() != nil)
    }
}
