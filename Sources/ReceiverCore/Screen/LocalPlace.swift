import CastWire
import PlatformFoundation

/// A host and port that a sender on this machine named. What the sender named may be loaded from there, although it is
/// on this machine or resolves to it.
///
/// A host name counts only if nobody on the Internet can own it. The owner of any other name could make it resolve to
/// this machine at any time, once one of the owner's films plays.
package struct LocalPlace: Sendable, Hashable {
    private enum Host: Hashable {
        case address(NumericHost)
        case name(String)
    }

    private let host: Host
    private let port: Int

    init(host: String, port: Int) {
        self.host = NumericHost(host).map(Host.address) ?? .name(Self.plain(host))
        self.port = port
    }

    /// Nil if the text is no http or https URL, or its host name can't be on this machine.
    init?(_ address: String) {
        guard let url = URL(web: address) else { return nil }
        self.init(url)
    }

    init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = url.host(percentEncoded: false), !host.isEmpty
        else { return nil }
        self.init(host: host, port: url.port ?? (scheme == "https" ? 443 : 80))
        guard canBeHere else { return nil }
    }

    private var canBeHere: Bool {
        switch host {
        // Whether the address is this machine's is checked later (`isHere`).
        case .address: true
        // RFC 6761 reserves .test for tests.
        case .name(let name): PrivateName.isPrivate(name) || name.hasSuffix(".test")
        }
    }

    /// Whether it is on this machine, or may be.
    func isHere(_ machine: MachineAddresses) -> Bool {
        switch host {
        case .address(let address): machine.contains(address) || address.isNobodysServer
        case .name: true
        }
    }

    private static func plain(_ name: String) -> String {
        var name = name.lowercased()
        while name.hasSuffix(".") { name.removeLast() }
        return name
    }
}

extension Set<LocalPlace> {
    /// The places that these URLs name.
    init(named urls: some Sequence<String>) { self = Set(urls.compactMap { LocalPlace($0) }) }
}

extension MediaItem {
    /// The places on this machine from which the item may be loaded.
    package var places: Set<LocalPlace> {
        guard senderIsLoopback else { return [] }
        if let lentPlaces { return lentPlaces }
        var urls = [contentURL] + tracks.compactMap(\.url)
        if let imageURL { urls.append(imageURL) }
        return Set<LocalPlace>(named: urls)
    }
}

extension AdLookup {
    /// The places on this machine from which the document may be loaded.
    package var places: Set<LocalPlace> {
        guard senderIsLoopback else { return [] }
        if let lentPlaces { return lentPlaces }
        return Set<LocalPlace>(named: tagURL.map { [$0] } ?? [])
    }
}
