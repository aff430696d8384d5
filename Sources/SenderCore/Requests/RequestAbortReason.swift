/// The reason why a request ended without an answer.
///
/// From the Cast SDK: `GCKRequestAbortReason`, with its numbers.
public enum RequestAbortReason: Int, Sendable {
    /// A later request of the same kind replaced it.
    case replaced = 1
    /// The app called `Request.cancel()`.
    case cancelled = 2

    package var error: CastError {
        switch self {
        case .replaced: CastError(.replaced, "A later request of the same kind took this one's place.")
        case .cancelled: CastError(.cancelled, "The request was cancelled before it ended.")
        }
    }
}
