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
    /// Where in ``bytes`` the lines begin that go out with a descriptor, and which.
    private var attachments: [(offset: Int, descriptor: Int32)] = []

    package init() {}

    package var isEmpty: Bool { bytes.isEmpty }
    /// What is to be written next: up to the next line with a descriptor, which goes out with that line's first byte.
    package var next: [UInt8] {
        guard let end = attachments.first(where: { $0.offset > 0 })?.offset else { return bytes }
        return Array(bytes[..<end])
    }
    /// What goes out with the first byte of ``next``.
    package var attachment: Int32? { attachments.first.flatMap { $0.offset == 0 ? $0.descriptor : nil } }

    package mutating func add(_ message: BroadcastMessage, descriptor: Int32? = nil) -> Outcome {
        if message.isReplaceable, !bytes.isEmpty { return .leftOut }
        let line = message.line
        guard bytes.count + line.count < Self.limit else { return .overflow }
        if let descriptor { attachments.append((bytes.count, descriptor)) }
        bytes += line
        bytes.append(UInt8(ascii: "\n"))
        return .queued
    }

    package mutating func wrote(_ count: Int) {
        guard count > 0 else { return }
        bytes.removeFirst(count)
        if attachment != nil { attachments.removeFirst() }
        for index in attachments.indices { attachments[index].offset -= count }
    }
}
