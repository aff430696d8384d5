/// A network address: an IP address, a host name that has yet to be resolved, or the path of a socket on this machine.
///
/// From the Cast SDK: `GCKNetworkAddress`.
public struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
    /// The type of an address. From the Cast SDK: `GCKNetworkAddressType`, with its numbers.
    public enum AddressType: Int, Sendable, CaseIterable {
        /// A host name.
        case unknown = 0
        /// Four numbers separated by dots.
        case ipv4 = 1
        /// Groups of hexadecimal digits separated by colons, with or without a scope.
        case ipv6 = 2
        /// The path of a UNIX socket.
        case ipc = 3
    }

    /// The type that the text was recognized as.
    public let type: AddressType
    /// The address without brackets. An IPv6 link-local address has its scope after a percent sign.
    public let description: String

    /// Creates an address from its text.
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

    /// `0.0.0.0`: all IPv4 addresses of this machine.
    public static let wildcardIPv4 = NetworkAddress("0.0.0.0")
    /// `::`: all addresses of this machine.
    public static let wildcardIPv6 = NetworkAddress("::")
    /// `127.0.0.1`: this machine itself, over IPv4.
    public static let loopbackIPv4 = NetworkAddress("127.0.0.1")
    /// `::1`: this machine itself, over IPv6.
    public static let loopbackIPv6 = NetworkAddress("::1")
}
