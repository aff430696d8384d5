/// Lines that wait to be written to a peer that reads slowly, in order and bounded.
///
/// Pure: whoever owns the socket says how much of ``next`` it could write.
package struct BroadcastOutbox: Sendable {
    /// What becomes of a message that is to be sent.
    package enum Outcome: Equatable, Sendable {
        case queued
        /// The peer has not read what was sent before, and this one is replaceable.
        case leftOut
        /// The peer has not read for so long that it is given up.
        case overflow
    }

    /// Bytes. Of everything that is not replaceable a broadcast says a few lines in all.
    package static let limit = 4 * BroadcastMessage.lineLimit

    private var bytes: [UInt8] = []

    package init() {}

    package var isEmpty: Bool { bytes.isEmpty }
    /// What is to be written next.
    package var next: [UInt8] { bytes }

    package mutating func add(_ message: BroadcastMessage) -> Outcome {
        if message.isReplaceable, !bytes.isEmpty { return .leftOut }
        let line = message.line
        guard bytes.count + line.count < Self.limit else { return .overflow }
        bytes += line
        bytes.append(UInt8(ascii: "\n"))
        return .queued
    }

    package mutating func wrote(_ count: Int) {
        bytes.removeFirst(count)
    }
}
