import Synchronization

/// Passes events to a handler one after the other, and reports once for each that it was handled or has timed out.
///
/// If a handler takes longer than the limit, it continues and the next event waits for it. The machine's sleep or the
/// process's stop does not wait any longer.
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

private final class Said: Sendable {
    private let said = Atomic(false)

    func isFirst() -> Bool { !said.exchange(true, ordering: .relaxed) }
}
