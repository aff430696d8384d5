/// The host names that this server answers to.
///
/// A web page can let a name of its own resolve to this machine (DNS rebinding), and would then read the answers as its
/// own. Its browser still sends that name in Host.
package struct HostRule: Sendable {
    private let others: Set<WebHost>

    /// - Parameter names: names besides those of loopback; a name with a port counts only with that port.
    /// - Throws: the first name that can't be a host.
    package init(_ names: [String]) throws(WrongHost) {
        var hosts: Set<WebHost> = []
        for name in names {
            // People write an IPv6 address without brackets.
            let bracketed = name.contains("::") || name.split(separator: ":").count > 2
            guard let host = WebHost(name) ?? (bracketed ? WebHost("[\(name)]") : nil) else {
                throw WrongHost(text: name)
            }
            hosts.insert(host)
        }
        others = hosts
    }

    /// A text that can't be a host or an origin.
    package struct WrongHost: Error, Hashable {
        package let text: String

        package init(text: String) { self.text = text }
    }

    /// Returns the host that a request is for; nil if it names none, or one that is not ours.
    package func admitted(_ header: String?) -> WebHost? {
        guard let header, let host = WebHost(header) else { return nil }
        if host.isLoopback { return host }
        return others.contains { $0.name == host.name && ($0.port == nil || $0.port == host.port) } ? host : nil
    }
}
