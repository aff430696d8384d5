/// A host and a port as text, as people write them and as `--to` accepts them.
package enum PlaceText {
    /// Returns `192.168.1.7:8009`, `[fe80::1%eth0]:8009` or `tv.lan:8009`. An IPv6 address is put in brackets (RFC
    /// 3986, 3.2.2), or its last part would be read as the port.
    ///
    /// - Parameter host: a name or an address, IPv6 with or without brackets.
    package static func of(host: String, port: Int) -> String { "\(bracketed(host)):\(port)" }

    /// Returns the host in the form that a port can follow.
    package static func bracketed(_ host: String) -> String {
        host.utf8.contains(UInt8(ascii: ":")) && host.utf8.first != UInt8(ascii: "[") ? "[\(host)]" : host
    }
}
