/// Parses the beginning of a SOCKS5 connection (RFC 1928) for a relay: no authentication, CONNECT only.
///
/// It takes bytes as they arrive, and returns the answers and finally the destination. After `connect` or `refuse` it
/// accepts nothing more; `rest` has what the client has sent beyond that.
struct SOCKSRequest: Equatable {
    enum Step: Equatable {
        /// More bytes are needed.
        case more
        case answer([UInt8])
        case connect(host: String, port: Int)
        /// Send this answer, then close the connection.
        case refuse([UInt8])
    }

    /// The `REP` field.
    enum Reply: UInt8 {
        case succeeded = 0, failed = 1, notAllowed = 2, hostUnreachable = 4, commandNotSupported = 7
    }

    private static let version: UInt8 = 5
    private static let noAuthentication: UInt8 = 0

    private var bytes: [UInt8] = []
    private var hasGreeted = false

    var rest: [UInt8] { bytes }

    /// Returns a reply. Its bound address has no meaning.
    static func reply(_ reply: Reply) -> [UInt8] { [version, reply.rawValue, 0, 1, 0, 0, 0, 0, 0, 0] }

    /// Appends bytes. A request has at most 262 bytes; the greeting is shorter.
    mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

    mutating func next() -> Step { hasGreeted ? request() : greeting() }

    private mutating func greeting() -> Step {
        guard bytes.count >= 2 else { return .more }
        guard bytes[0] == Self.version else { return .refuse([]) }
        let end = 2 + Int(bytes[1])
        guard bytes.count >= end else { return .more }
        guard bytes[2..<end].contains(Self.noAuthentication) else { return .refuse([Self.version, 0xff]) }
        bytes.removeFirst(end)
        hasGreeted = true
        return .answer([Self.version, Self.noAuthentication])
    }

    /// Parses `VER CMD RSV ATYP DST.ADDR DST.PORT`.
    private mutating func request() -> Step {
        guard bytes.count >= 5 else { return .more }
        guard bytes[0] == Self.version, bytes[1] == 1 else { return .refuse(Self.reply(.commandNotSupported)) }
        let (begin, count): (Int, Int)
        switch bytes[3] {
        case 1: (begin, count) = (4, 4)
        case 3: (begin, count) = (5, Int(bytes[4]))
        case 4: (begin, count) = (4, 16)
        default: return .refuse(Self.reply(.commandNotSupported))
        }
        let end = begin + count
        guard bytes.count >= end + 2 else { return .more }
        let host = Self.host(bytes[begin..<end], kind: bytes[3])
        let port = Int(bytes[end]) << 8 | Int(bytes[end + 1])
        bytes.removeFirst(end + 2)
        guard !host.isEmpty, port > 0 else { return .refuse(Self.reply(.hostUnreachable)) }
        return .connect(host: host, port: port)
    }

    private static func host(_ bytes: ArraySlice<UInt8>, kind: UInt8) -> String {
        switch kind {
        case 1: return bytes.map { "\($0)" }.joined(separator: ".")
        case 4:
            let bytes = Array(bytes)
            return stride(from: 0, to: 16, by: 2).map { index in
                String(UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]), radix: 16)
            }.joined(separator: ":")
        default:
            // A name that is not printable ASCII leads nowhere.
            return bytes.allSatisfy { $0 > 0x20 && $0 < 0x7f } ? String(decoding: bytes, as: UTF8.self) : ""
        }
    }
}
