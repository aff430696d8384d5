import CastWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A host and a port that a sender on this machine named, so that what it named may come from there though it is, or
/// leads to, this machine.
///
/// A name counts where nobody on the Internet can own it: any other's owner could have it lead here whenever he likes,
/// once a film of his is played.
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

    /// Nil where the URL is none, or has a name that leads elsewhere for sure.
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
        // Which addresses are this machine's is asked when it is connected to (`isHere`).
        case .address: true
        // RFC 6761 keeps .test for those who try things out.
        case .name(let name): PrivateName.isPrivate(name) || name.hasSuffix(".test")
        }
    }

    /// Whether it is a place of this machine, or may be.
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
    /// Those that these URLs name.
    init(named urls: some Sequence<String>) { self = Set(urls.compactMap { LocalPlace($0) }) }
}

extension MediaItem {
    /// Where on this machine it may come from.
    package var places: Set<LocalPlace> {
        guard senderIsLoopback else { return [] }
        if let lentPlaces { return lentPlaces }
        var urls = [contentURL] + tracks.compactMap(\.url)
        if let imageURL { urls.append(imageURL) }
        return Set<LocalPlace>(named: urls)
    }
}

extension AdLookup {
    /// Where on this machine the document may come from.
    package var places: Set<LocalPlace> {
        guard senderIsLoopback else { return [] }
        if let lentPlaces { return lentPlaces }
        return Set<LocalPlace>(named: tagURL.map { [$0] } ?? [])
    }
}
