import Synchronization

@testable import CastRemote

/// Starts nothing, and says what a test has it say.
final class FakeCaster: RemoteCaster {
    final class Casting: RemoteCasting {
        let order: RemoteCastOrder
        let pid: Int32
        private let starts = AsyncStream.makeStream(of: Result<RemoteCastStart, RemoteRefusal>.self)
        private let ends = AsyncStream.makeStream(of: String?.self)
        private let stopped = Mutex(false)

        init(_ order: RemoteCastOrder, pid: Int32) { (self.order, self.pid) = (order, pid) }

        var isStopped: Bool { stopped.withLock { $0 } }

        func plays(_ title: String, from address: String? = nil) {
            starts.continuation.yield(.success(RemoteCastStart(title: title, address: address)))
        }
        func fails(_ why: String) { starts.continuation.yield(.failure(RemoteRefusal(.conflict, why))) }
        func ends(_ why: String? = nil) { ends.continuation.yield(why) }

        func started() async throws(RemoteRefusal) -> RemoteCastStart {
            for await result in starts.stream { return try result.get() }
            throw RemoteRefusal(.conflict, "cancelled")
        }

        func over() async -> String? {
            for await why in ends.stream { return why }
            return nil
        }

        func stop() {
            stopped.withLock { $0 = true }
            starts.continuation.finish()
            ends.continuation.yield(nil)
        }
    }

    private let castings = Mutex<[Casting]>([])
    /// Of the processes that it says it has started.
    let pid: Int32

    init(pid: Int32 = 0) { self.pid = pid }

    var all: [Casting] { castings.withLock { $0 } }

    func start(_ order: RemoteCastOrder) async throws(RemoteRefusal) -> any RemoteCasting {
        let casting = Casting(order, pid: pid)
        castings.withLock { $0.append(casting) }
        return casting
    }
}
