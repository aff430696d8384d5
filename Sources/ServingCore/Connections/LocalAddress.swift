/// The address for URLs: the one of the interface to the receiver, as a URL needs it.
package struct LocalAddress: Sendable, Equatable {
    /// The text to bind to.
    package let bindable: String
    /// The host part of a URL; IPv6 in brackets.
    package let urlHost: String

    /// - Throws: ``ServingError`` `linkLocalAddress` for an IPv6 address of fe80::/10, which is useless without a zone,
    ///   and a URL can't contain a zone that the receiver would understand. `addressUnavailable` for a wildcard, which
    ///   names no host.
    package init(_ text: String) throws(ServingError) {
        bindable = text
        let bare = String(text.prefix { $0 != "%" }).lowercased()
        if bare == "0.0.0.0" || bare == "::" || bare.isEmpty {
            throw ServingError(
                .addressUnavailable,
                "A receiver can't be given the address \(text): name the address of the interface that it is on.")
        }
        guard bare.contains(":") else {
            urlHost = bare
            return
        }
        if Self.isLinkLocal(bare) {
            throw ServingError(
                .linkLocalAddress,
                "The receiver is reached over the IPv6 link-local address \(text), which can't stand in a URL: "
                    + "cast to its IPv4 or global IPv6 address.")
        }
        urlHost = "[\(bare)]"
    }

    /// The URL of a published path on a server at this address.
    package func url(of path: PublishedPath, port: Int) -> String {
        "http://\(urlHost):\(port)\(path.text)"
    }

    /// The sentence for a receiver that never requested its file.
    package func unreachableSentence(port: Int) -> String {
        "The receiver did not ask for the file within 5 s: let it reach TCP port \(port) on \(bindable) "
            + "through this machine's firewall (--serve-port fixes the port)."
    }

    private static func isLinkLocal(_ address: String) -> Bool {
        guard let first = UInt16(address.prefix { $0 != ":" }, radix: 16) else { return false }
        return first & 0xFFC0 == 0xFE80
    }
}
