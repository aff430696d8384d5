import Dispatch

/// A value that is used only by the jobs of its own serial queue, one at a time and in order.
///
/// An encoder takes long and blocks, which the tasks on Swift's own threads must not do. The value never leaves the
/// queue, so it need not be `Sendable`. The compiler can't see that, so this type is `@unchecked Sendable`.
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
