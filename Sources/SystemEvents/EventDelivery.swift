import Synchronization

/// Hands events to a handler, one after the other, and says of each once that it was handled or has had its time.
///
/// A handler that takes longer than the limit goes on, and the next event waits for it; whoever waits to let the
/// machine sleep or the process stop does not.
struct EventDelivery: Sendable {
    let limit: Duration
    private let queue: AsyncStream<MachineEvent>
    private let continuation: AsyncStream<MachineEvent>.Continuation

    init(limit: Duration) {
        self.limit = limit
        (queue, continuation) = AsyncStream.makeStream()
    }

    func send(_ event: MachineEvent) { continuation.yield(event) }

    /// Runs until the task is cancelled.
    func run(
        _ handle: @escaping MachineEventHandler, handled: @escaping @Sendable (MachineEvent) -> Void
    ) async {
        for await event in queue {
            let said = Said()
            let timer = Task {
                try await Task.sleep(for: limit)
                if said.isFirst() { handled(event) }
            }
            await handle(event)
            timer.cancel()
            if said.isFirst() { handled(event) }
        }
    }
}

/// Whether something has been said already.
private final class Said: Sendable {
    private let said = Atomic(false)

    func isFirst() -> Bool { !said.exchange(true, ordering: .relaxed) }
}
