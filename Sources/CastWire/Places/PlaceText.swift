/// A host and a port as one text, as people write it and as `--to` takes it. The one place for it.
package enum PlaceText {
    /// `192.168.1.7:8009`, `[fe80::1%eth0]:8009`, `tv.lan:8009`: the colons of an IPv6 address stand in brackets
    /// (RFC 3986, 3.2.2), or its last part would be read as the port.
    ///
    /// - Parameter host: a name or an address, IPv6 with or without brackets.
    package static func of(host: String, port: Int) -> String { "\(bracketed(host)):\(port)" }

    /// The host alone, as it stands before a port.
    package static func bracketed(_ host: String) -> String {
        host.utf8.contains(UInt8(ascii: ":")) && host.utf8.first != UInt8(ascii: "[") ? "[\(host)]" : host
    }
}
