/// Lines that wait for a slow peer, in order and bounded. Pure.
///
/// The owner of the socket reports how much of ``next`` was written.
package struct BroadcastOutbox: Sendable {
    /// What happens to an added message.
    package enum Outcome: Equatable, Sendable {
        case queued
        /// Earlier messages still wait, and this one is replaceable.
        case leftOut
        /// The peer has not read for so long that it is disconnected.
        case overflow
    }

    /// Bytes. Apart from replaceable messages, a broadcast sends only a few lines.
    package static let limit = 4 * BroadcastMessage.lineLimit

    private var bytes: [UInt8] = []
    /// The offsets in ``bytes`` of lines with a descriptor, and the descriptors.
    private var attachments: [(offset: Int, descriptor: Int32)] = []

    package init() {}

    package var isEmpty: Bool { bytes.isEmpty }
    /// The next bytes to write, up to the next line with a descriptor. A descriptor is sent with its line's first byte.
    package var next: [UInt8] {
        guard let end = attachments.first(where: { $0.offset > 0 })?.offset else { return bytes }
        return Array(bytes[..<end])
    }
    /// The descriptor for the first byte of ``next``.
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
