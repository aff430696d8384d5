import CastSender
import Testing

@testable import Casting

@MainActor @Suite struct MailboxTests {
    @Test("What happens in a cast, and how a watch ended, is kept, each")
    func places() {
        for event in [CastEvent.ended(.finished), .suspended(.networkError), .resumed, .loading(title: "Film")] {
            #expect(event.place == .each)
        }
        #expect(DeviceWatch.Event(event: "ended", text: "").place == .each)
    }

    @Test("A reader that waits hears what comes, what waits at the end too, and nothing of what was abandoned")
    func mailbox() async {
        let mailbox = Mailbox<Int>()
        let reading = Task { await mailbox.next() }
        mailbox.put(1, .each)
        #expect(await reading.value == 1)
        mailbox.put(2, .each)
        mailbox.finish()
        mailbox.put(3, .each)
        #expect(await mailbox.next() == 2)
        #expect(await mailbox.next() == nil)
        let abandoned = Mailbox<Int>()
        abandoned.put(1, .each)
        abandoned.abandon()
        #expect(await abandoned.next() == nil)
    }
}
