import Testing

@testable import Casting

@Suite(.timeLimit(.minutes(1))) struct WishBoxTests {
    @Test("A wish that came before anybody listened is acted upon at once") @MainActor
    func earlyWish() {
        let box = WishBox(AsyncStream { $0.finish() })
        box.take(.interrupt)
        var heard: [CastWish] = []
        let registration = box.onWish { heard.append($0) }
        #expect(heard == [.interrupt])
        box.take(.quit)
        #expect(heard == [.interrupt, .quit])
        #expect(box.last == .interrupt)
        registration.cancel()
        box.take(.quit)
        #expect(heard.count == 2)
    }

    @Test("A wish ends a pause, and nothing goes on after it") @MainActor
    func pause() async {
        let (wishes, wish) = AsyncStream.makeStream(of: CastWish.self)
        let box = WishBox(wishes)
        #expect(await box.pause {})
        let pause = Task {
            await box.pause { for await _ in AsyncStream<Void>.makeStream().stream {} }
        }
        wish.yield(.interrupt)
        #expect(await pause.value == false)
        #expect(await box.pause {} == false)
    }
}
