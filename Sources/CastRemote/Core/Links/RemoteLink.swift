/// The link that a person opens: the page's address, and after its `#` the token. Browsers never send that part to a
/// server.
package enum RemoteLink {
    /// Returns the address of the page.
    ///
    /// - Parameter host: a name or an IP address, IPv6 without brackets.
    package static func base(host: String, port: Int) -> String {
        let host = host.utf8.contains(0x3A) ? "[\(host)]" : host
        return port == 80 ? "http://\(host)/" : "http://\(host):\(port)/"
    }

    package static func link(base: String, secret: String) -> String { base + "#t=" + secret }
}
