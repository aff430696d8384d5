/// Decides whether an output that failed is tried again.
///
/// A server that was lost is tried again, after longer and longer pauses. A stream that was refused at once is not
/// tried again.
package struct OutputCourse: Sendable {
    package enum Decision: Hashable, Sendable {
        case end(OutputFailure)
        /// Try again after this time.
        case again(after: Duration)
    }

    /// A server that closes the first connection within this time has refused the stream. Some do so without a word.
    package static let probation = Duration.seconds(3)
    /// A connection that lasted this long was a good one. After it the pauses start with the shortest one again.
    package static let recovery = Duration.seconds(10)
    package static let longestPause = 30

    private let isFile: Bool
    /// Whether there is nothing else that continues meanwhile.
    private let isOnly: Bool
    private var wasGood = false
    private var failures = 0

    package init(isFile: Bool, isOnly: Bool) {
        self.isFile = isFile
        self.isOnly = isOnly
    }

    /// - Parameters:
    ///   - lasted: How long the connection was open; nil if it was not.
    ///   - jitter: 0 to 1. It makes a pause up to a quarter longer, so that not all senders come back at once.
    package mutating func failed(_ failure: OutputFailure, lasted: Duration?, jitter: Double) -> Decision {
        if isFile || failure.kind == .unsupported { return .end(failure) }
        if let lasted, lasted >= Self.probation { wasGood = true }
        if !wasGood {
            if lasted != nil {
                return .end(
                    OutputFailure(
                        .refused,
                        "the server closed the stream as soon as it had begun: is the key right, and not in "
                            + "use elsewhere?"))
            }
            if isOnly || failure.kind != .unreachable { return .end(failure) }
        }
        if let lasted, lasted >= Self.recovery { failures = 0 }
        let seconds = failures < 5 ? 1 << failures : Self.longestPause
        failures += 1
        return .again(after: .seconds(seconds) * (1 + min(max(jitter, 0), 1) / 4))
    }
}
