import CastSender
import Testing

@testable import Casting

@MainActor @Suite struct BacklogTests {
    @Test("Of a kind of which the newest says it all only that waits, and what changes the course stays in its order")
    func newest() {
        var backlog = Backlog<Int>()
        backlog.put(-1, .each)
        for number in 0..<1_000 {
            backlog.put(number, .newest(of: "status"))
            if number == 500 { backlog.put(-2, .each) }
        }
        #expect(backlog.count == 3)
        #expect((0..<4).map { _ in backlog.next() } == [-1, -2, 999, nil])
    }

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
