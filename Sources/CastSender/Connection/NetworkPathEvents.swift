package import CastTransport

/// The changes of the machine's networks as system events, from the kernel by way of CastTransport.
package struct NetworkPathEvents: SystemEventSource {
    private let path: any NetworkPath

    package init(_ path: any NetworkPath) {
        self.path = path
    }

    /// The first list is what there is, and no change.
    package func events() -> AsyncStream<SystemEvent> {
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
