package import CastTransport

/// Reports changes of the machine's networks, which come from the kernel through CastTransport, as system events.
struct NetworkPathEvents: SystemEventSource {
    private let path: any NetworkPath

    init(_ path: any NetworkPath) {
        self.path = path
    }

    /// The first list is the current state and causes no event.
    func events() -> AsyncStream<SystemEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: SystemEvent.self, bufferingPolicy: .bufferingNewest(16))
        let task = Task { [path] in
            var known: [NetworkInterface]?
            for await interfaces in path.changes() {
                if let known, known != interfaces {
                    continuation.yield(.networkChanged(reachable: interfaces.contains { !$0.isLoopback }))
                }
                known = interfaces
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}
