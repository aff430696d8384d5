package import struct NIOCore.ByteBuffer

/// A DNS message as multicast DNS uses it (RFC 6762, 18).
///
///     0  id             2  QR opcode(4) AA TC RD | RA Z(3) rcode(4)
///     4  questions      6  answers
///     8  authorities   10  additionals            12  the sections, in this order
///
/// Decoding any bytes gives a message or a `DNSError`. Messages of more than 9,000 bytes (RFC 6762, 17) are refused
/// unread, as are counts that do not fit into the message. Bytes after the last record are ignored. Flags that
/// multicast DNS ignores (RD, RA, Z, AD, CD) are not kept.
package struct DNSMessage: Hashable, Sendable {
    package static let maximumSize = 9000
    private static let headerSize = 12
    private static let smallestQuestion = 5
    private static let smallestRecord = 11

    package var id: UInt16 = 0
    package var isResponse: Bool
    package var opcode: UInt8 = 0
    package var isAuthoritative = false
    package var isTruncated = false
    package var responseCode: UInt8 = 0
    package var questions: [DNSQuestion] = []
    package var answers: [DNSRecord] = []
    package var authorities: [DNSRecord] = []
    package var additionals: [DNSRecord] = []

    /// Creates a query.
    package init(questions: [DNSQuestion], knownAnswers: [DNSRecord] = [], authorities: [DNSRecord] = []) {
        isResponse = false
        self.questions = questions
        self.answers = knownAnswers
        self.authorities = authorities
    }

    /// Creates a response. Multicast DNS always sets its authoritative bit.
    package init(answers: [DNSRecord], additionals: [DNSRecord] = []) {
        isResponse = true
        isAuthoritative = true
        self.answers = answers
        self.additionals = additionals
    }

    package init(decoding buffer: ByteBuffer) throws {
        guard buffer.readableBytes <= Self.maximumSize else {
            throw DNSError(.tooLarge, "A DNS message has \(buffer.readableBytes) bytes; 9,000 are allowed.")
        }
        var reader = DNSReader(Array(buffer.readableBytesView))
        id = try reader.readUInt16()
        let flags = try reader.readUInt16()
        isResponse = flags & 0x8000 != 0
        opcode = UInt8(flags >> 11 & 0x0F)
        isAuthoritative = flags & 0x0400 != 0
        isTruncated = flags & 0x0200 != 0
        responseCode = UInt8(flags & 0x0F)
        let counts = try (0..<4).map { _ in Int(try reader.readUInt16()) }
        let needed = counts[0] * Self.smallestQuestion + counts[1...].reduce(0, +) * Self.smallestRecord
        guard needed <= reader.remaining else {
            throw DNSError(.truncated, "A DNS message promises more records than its \(reader.bytes.count) bytes hold.")
        }
        questions = try (0..<counts[0]).map { _ in try reader.readQuestion() }
        answers = try (0..<counts[1]).map { _ in try reader.readRecord() }
        authorities = try (0..<counts[2]).map { _ in try reader.readRecord() }
        additionals = try (0..<counts[3]).map { _ in try reader.readRecord() }
    }

    var flags: UInt16 {
        (isResponse ? 0x8000 : 0) | UInt16(opcode & 0x0F) << 11 | (isAuthoritative ? 0x0400 : 0)
            | (isTruncated ? 0x0200 : 0) | UInt16(responseCode & 0x0F)
    }

    /// Whether the message has to be handled (RFC 6762, 18.3, 18.11): a standard query or response without error.
    package var isUsable: Bool { opcode == 0 && responseCode == 0 }

    var records: [DNSRecord] { answers + additionals }
}
