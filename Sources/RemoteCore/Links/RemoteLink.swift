/// What a person opens: the page's address and behind its `#`, which no browser sends to anybody, the token.
package enum RemoteLink {
    /// - Parameter host: a name or an IP address, IPv6 without brackets.
    package static func base(host: String, port: Int) -> String {
        let host = host.utf8.contains(0x3A) ? "[\(host)]" : host
        return port == 80 ? "http://\(host)/" : "http://\(host):\(port)/"
    }

    package static func link(base: String, secret: String) -> String { base + "#t=" + secret }
}
