import Synchronization
import Testing

@testable import Casting

@Suite struct ServingEndTests {
    @Test(.timeLimit(.minutes(1))) func anEndThatHangsIsNotWaitedFor() async {
        let (never, _end) = AsyncStream<Void>.makeStream()
        await ServingEnd.wait(within: .milliseconds(10)) {
            // Deaf to being cancelled.
            await Task { for await _ in never {} }.value
        }
        _end.finish()
    }

    @Test(.timeLimit(.minutes(1))) func anEndIsWaitedForAlsoByWhoeverWasCancelled() async {
        let ending = Task {
            let isOver = Flag()
            withUnsafeCurrentTask { $0?.cancel() }
            await ServingEnd.wait(within: .seconds(3_600)) {
                for _ in 0..<10 { await Task.yield() }
                isOver.value.withLock { $0 = true }
            }
            return isOver.value.withLock { $0 }
        }
        #expect(await ending.value)
    }

    private final class Flag: Sendable {
        let value = Mutex(false)
    }
}
