import CastWire

/// An address as people write it: `host`, `host:port`, `[v6]`, `[v6]:port`, or a bare IPv6 literal.
///
/// An address differs from a device's name in that it has a dot or a colon and no blanks. `localhost` is an address
/// too.
package struct DeviceAddress: Hashable, Sendable, CustomStringConvertible {
    package let host: String
    package let port: Int?

    package init(host: String, port: Int?) {
        self.host = host
        self.port = port
    }

    package init?(_ text: String) {
        let name: Substring
        let rest: Substring
        if text.hasPrefix("["), let close = text.firstIndex(of: "]") {
            name = text[text.index(after: text.startIndex)..<close]
            rest = text[text.index(after: close)...]
            guard name.contains(":") else { return nil }
        } else if text.count(where: { $0 == ":" }) == 1, let colon = text.firstIndex(of: ":") {
            name = text[..<colon]
            rest = text[colon...]
        } else {
            name = text[...]
            rest = ""
        }
        guard Self.looksLikeHost(name) else { return nil }
        host = String(name)
        if rest.isEmpty {
            port = nil
        } else {
            guard rest.hasPrefix(":"), let number = Int(rest.dropFirst()), (1...65535).contains(number) else {
                return nil
            }
            port = number
        }
    }

    package var description: String {
        port.map { PlaceText.of(host: host, port: $0) } ?? PlaceText.bracketed(host)
    }

    private static func looksLikeHost(_ text: Substring) -> Bool {
        if text.contains(":") {
            // The scope of an IPv6 address follows a percent sign.
            let address = text.prefix { $0 != "%" }
            return address.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
        }
        guard text == "localhost" || text.contains("."), let last = text.last, last != " " else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }
            && !text.hasPrefix(".") && !text.contains("..")
    }
}
