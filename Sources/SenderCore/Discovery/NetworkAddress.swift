/// Where something listens: an IP address, a host name that is still to be looked up, or a socket's path on this
/// machine.
public struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
    /// Numbers as in the Cast SDK.
    public enum AddressType: Int, Sendable, CaseIterable {
        /// A host name.
        case unknown = 0
        case ipv4 = 1
        case ipv6 = 2
        /// A UNIX socket's path.
        case ipc = 3
    }

    public let type: AddressType
    /// Without brackets; an IPv6 address of one link has its scope behind a percent sign.
    public let description: String

    /// An address as it is written.
    public init(_ text: String) {
        description = text
        if text.hasPrefix("/") {
            type = .ipc
        } else if Self.looksLikeIPv6(text.prefix { $0 != "%" }) {
            type = .ipv6
        } else {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            let isIPv4 = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil && $0.first?.isNumber == true }
            type = isIPv4 ? .ipv4 : .unknown
        }
    }

    private static func looksLikeIPv6(_ text: Substring) -> Bool {
        text.count { $0 == ":" } > 1 && text.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }

    public static let wildcardIPv4 = NetworkAddress("0.0.0.0")
    public static let wildcardIPv6 = NetworkAddress("::")
    public static let loopbackIPv4 = NetworkAddress("127.0.0.1")
    public static let loopbackIPv6 = NetworkAddress("::1")
}
