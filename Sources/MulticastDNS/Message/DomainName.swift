/// A DNS name: labels of 1 to 63 bytes, and at most 255 bytes on the wire with the length bytes and the root's zero.
///
/// Labels are bytes: RFC 6762 (16) and RFC 6763 (4.1.3) require UTF-8, but a peer may send anything. Names that differ
/// only in the case of ASCII letters are equal (RFC 6762, 16); the received case is kept for display.
package struct DomainName: Sendable, Hashable, Comparable, CustomStringConvertible {
    package static let maximumLength = 255
    package static let maximumLabelLength = 63

    /// The uncompressed wire form, in one block of memory for any number of labels.
    let wire: [UInt8]
    /// The wire form with ASCII letters in lower case, for equality, hash and order.
    let folded: [UInt8]

    package init(labels: [[UInt8]]) throws {
        var wire: [UInt8] = []
        for label in labels {
            guard (1...Self.maximumLabelLength).contains(label.count) else {
                throw DNSError(.badName, "A label of a DNS name has \(label.count) bytes; 1 to 63 are allowed.")
            }
            wire.append(UInt8(label.count))
            wire.append(contentsOf: label)
        }
        wire.append(0)
        guard wire.count <= Self.maximumLength else {
            throw DNSError(.badName, "A DNS name has \(wire.count) bytes; 255 are allowed.")
        }
        self.init(wire: wire)
    }

    /// - Parameter wire: a valid wire form.
    init(wire: [UInt8]) {
        self.wire = wire
        // A length byte is at most 63, so it is never a letter.
        folded = wire.contains { Self.fold($0) != $0 } ? wire.map(Self.fold) : wire
    }

    package var labels: [[UInt8]] {
        var labels: [[UInt8]] = []
        var place = 0
        while wire[place] > 0 {
            let next = place + 1 + Int(wire[place])
            labels.append(Array(wire[(place + 1)..<next]))
            place = next
        }
        return labels
    }

    var isRoot: Bool { wire.count == 1 }

    /// Creates a name from text with dots and no escapes, for names without dots in labels ("_googlecast._tcp.local").
    package init(dotted: String) throws {
        try self.init(labels: dotted.split(separator: ".").map { Array($0.utf8) })
    }

    /// Returns this name with a label added in front.
    package func prepending(_ label: String) throws -> DomainName {
        try DomainName(labels: [Array(label.utf8)] + labels)
    }

    /// The name without the first label, or nil for the root.
    package var parent: DomainName? {
        isRoot ? nil : DomainName(wire: Array(wire.dropFirst(1 + Int(wire[0]))))
    }

    /// The first label as text. Bytes that are not UTF-8 become U+FFFD.
    package var firstLabel: String {
        String(decoding: wire[1..<max(1, 1 + Int(wire[0]))], as: UTF8.self)
    }

    /// The name with dots. Dots and backslashes within a label are escaped with a backslash.
    package var description: String {
        let parts = labels.map { label in
            String(decoding: label, as: UTF8.self).reduce(into: "") { text, character in
                if character == "." || character == "\\" { text.append("\\") }
                text.append(character)
            }
        }
        return parts.isEmpty ? "." : parts.joined(separator: ".")
    }

    package static func == (left: DomainName, right: DomainName) -> Bool { left.folded == right.folded }

    package func hash(into hasher: inout Hasher) { hasher.combine(folded) }

    package static func < (left: DomainName, right: DomainName) -> Bool {
        left.folded.lexicographicallyPrecedes(right.folded)
    }

    static func fold(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
