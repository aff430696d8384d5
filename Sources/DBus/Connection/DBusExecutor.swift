import Dispatch

/// Runs an actor on a dispatch queue of its own, on which its dispatch sources are handled as well. Others that belong
/// to the same connection may run there too, and then need no hop to it.
///
/// A queue is no thread: it borrows one of the system's pool, which has as many as there are cores, while it has
/// something to do. So nothing on it may block.
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
