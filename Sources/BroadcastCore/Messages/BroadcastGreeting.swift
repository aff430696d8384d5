/// Ensures that the peer sends `hello` first, since its version decides how other messages are read. Pure.
package struct BroadcastGreeting: Sendable {
    private var isOver = false

    package init() {}

    /// - Throws: ``BroadcastError`` `badMessage` if the first message is no hello, `otherVersion` for an incompatible
    ///   peer.
    package mutating func admit(_ message: BroadcastMessage) throws(BroadcastError) {
        guard !isOver else { return }
        guard case .hello(let hello) = message else {
            throw BroadcastError(
                .badMessage, "the other process did not say hello first: `marquee mirror` starts one that does")
        }
        try BroadcastProgram.check(version: hello.version)
        isOver = true
    }
}
