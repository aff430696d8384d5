/// Which names this server answers to. A page of the web may have a name of its own lead to this machine (DNS
/// rebinding) and would then read the answers as its own; its browser still says that name in Host.
package struct HostRule: Sendable {
    private let others: Set<WebHost>

    /// - Parameter names: beside loopback's; one with a port counts with that port alone.
    /// - Throws: the first that can't be a host.
    package init(_ names: [String]) throws(WrongHost) {
        var hosts: Set<WebHost> = []
        for name in names {
            // An IPv6 address as people write it has no brackets.
            let bracketed = name.contains("::") || name.split(separator: ":").count > 2
            guard let host = WebHost(name) ?? (bracketed ? WebHost("[\(name)]") : nil) else {
                throw WrongHost(text: name)
            }
            hosts.insert(host)
        }
        others = hosts
    }

    /// What can't be a host or an origin.
    package struct WrongHost: Error, Hashable {
        package let text: String

        package init(text: String) { self.text = text }
    }

    /// The host that a request is for; nil where it has none, or one that is not ours.
    package func admitted(_ header: String?) -> WebHost? {
        guard let header, let host = WebHost(header) else { return nil }
        if host.isLoopback { return host }
        return others.contains { $0.name == host.name && ($0.port == nil || $0.port == host.port) } ? host : nil
    }
}
