import Dispatch

/// A value that only one thread at a time works with: the jobs of a serial queue of its own, in order.
///
/// An encoder takes long and blocks, which the tasks of Swift's own threads must not. The value never leaves the queue,
/// so it need not be `Sendable`; the compiler can't see that, which is why this type vouches for it.
final class EncoderQueue<Value>: @unchecked Sendable {
    private let queue: DispatchQueue
    private var value: Value

    init(_ label: String, _ value: sending Value) {
        queue = DispatchQueue(label: label, qos: .userInitiated)
        self.value = value
    }

    func async(_ job: @escaping @Sendable (inout Value) -> Void) {
        queue.async { job(&self.value) }
    }
}
