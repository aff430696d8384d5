import Dispatch

/// Runs an actor on a dispatch queue that also handles its dispatch sources. Related actors can share it, so that calls
/// between them need no hop.
///
/// A queue borrows a thread from the system's pool while it has work, and the pool has as many threads as there are
/// cores. Nothing on it may block.
package final class DBusExecutor: SerialExecutor {
    let queue: DispatchQueue

    package init(label: String = "marquee.dbus") {
        queue = DispatchQueue(label: label, target: .global())
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
    }

    package func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(queue))
    }
}
