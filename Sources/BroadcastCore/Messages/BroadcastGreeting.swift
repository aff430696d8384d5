/// Sees to it that the other process says hello first: before its version is known, nothing else that it says can be.
///
/// Pure.
package struct BroadcastGreeting: Sendable {
    private var isOver = false

    package init() {}

    /// - Throws: ``BroadcastError`` `badMessage` for a first message that is no hello, `otherVersion` for one of a peer
    ///   that would misunderstand.
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
