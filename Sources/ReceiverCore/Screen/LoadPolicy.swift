package import CastWire
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the screen may fetch: http and https, and of this machine itself only what a sender on this machine named.
///
/// A sender anywhere in the network may name any address, and the browser would reach servers that trust whoever is on
/// their machine: on loopback, and on each of the machine's other addresses (`MachineAddresses`). The rule looks at an
/// address as it is written; the browser's requests, redirects among them, are each held against it. What a host name
/// leads to is held against it too, by the relay that the browser's connections go through (`BrowserRelay`), before
/// there is a connection.
///
/// What a sender on this machine names it may have, and what it named leads nowhere else on this machine: a film of the
/// Internet that it plays names playlists, redirects and ads of its own.
package struct LoadPolicy: Sendable, Equatable {
    private enum OwnPlaces: Equatable {
        case all
        case only(Set<LocalPlace>)
    }

    private let allowed: OwnPlaces
    private let machine: MachineAddresses

    /// For an application's page: all of this machine where its sender sits here. For any other sender the host and
    /// port of the page, which the receiver's owner has registered: it may come from this machine's addresses in the
    /// network. A page on loopback is refused before it is opened (``ApplicationPage/refusal``).
    package init(_ page: ApplicationPage, machine: MachineAddresses = .loopback) {
        if page.senderIsLoopback {
            self.init(allowsLoopback: true, machine: machine)
        } else {
            self.init(places: Set<LocalPlace>(named: [page.url]), machine: machine)
        }
    }

    /// All of this machine or nothing of it.
    ///
    /// - Parameter machine: its addresses now. Whoever does not connect himself may leave it at loopback: what the
    ///   browser or the clock player's probe connects to is held against all addresses.
    package init(allowsLoopback: Bool, machine: MachineAddresses = .loopback) {
        (allowed, self.machine) = (allowsLoopback ? .all : .only([]), machine)
    }

    package init(places: Set<LocalPlace>, machine: MachineAddresses = .loopback) {
        (allowed, self.machine) = (.only(places.filter { $0.isHere(machine) }), machine)
    }

    package init(_ item: MediaItem, machine: MachineAddresses = .loopback) {
        self.init(places: item.places, machine: machine)
    }

    package init(_ lookup: AdLookup, machine: MachineAddresses = .loopback) {
        self.init(places: lookup.places, machine: machine)
    }

    /// Whether anything of this machine may be had.
    package var allowsLoopback: Bool { allowed != .only([]) }

    /// Why `address` is not to be fetched, as a sentence; nil where it may be.
    package func refusal(of address: String) -> String? {
        guard let url = URL(web: address), let scheme = url.scheme?.lowercased() else {
            return "“\(address.held(toBytes: 100))” is not a URL."
        }
        guard scheme == "http" || scheme == "https" else {
            return "A receiver plays http and https only, not \(scheme.held(toBytes: 20))."
        }
        guard let host = url.host(percentEncoded: false), !host.isEmpty else { return "The URL names no host." }
        if Self.isLoopback(host: host) || machine.contains(host) {
            return mayHave(LocalPlace(url)) ? nil : Self.refusal(ofOwn: host)
        }
        if NumericHost(host)?.isNobodysServer == true, !mayHave(LocalPlace(url)) {
            return "No media is to be had from \(host)."
        }
        return nil
    }

    private func mayHave(_ place: LocalPlace?) -> Bool {
        switch allowed {
        case .all: true
        case .only(let places): place.map { places.contains($0) } ?? false
        }
    }

    package static func refusal(ofOwn host: String) -> String {
        "\(host.held(toBytes: 100)) is the receiver itself; only a sender on the same machine may play from there."
    }

    /// Whether a URL names this host.
    static func isURL(_ address: String, at host: String) -> Bool {
        URL(web: address)?.host(percentEncoded: false)?.lowercased() == host.lowercased()
    }

    /// The failure to report for an item that may not be loaded; nil where it may be.
    package func failure(of item: MediaItem) -> PlaybackFailure? {
        refusal(of: item.contentURL).map { PlaybackFailure(kind: .refused, code: .loadFailed, reason: $0) }
    }

    /// Whether a connection to this address may be made, which a host, a name or the address itself, was found to lead
    /// to. A literal; where it is none, no connection may.
    package func allows(address: String, of host: String, port: Int) -> Bool {
        guard let numeric = NumericHost(address) else { return false }
        guard machine.contains(numeric) || numeric.isNobodysServer else { return true }
        return mayHave(LocalPlace(host: host, port: port))
    }

    /// Whether a host as it stands in a URL, or an address, means this machine: for refusing.
    static func isLoopback(host: String) -> Bool {
        var name = host.lowercased()
        while name.hasSuffix(".") { name.removeLast() }
        if name == "localhost" || name.hasSuffix(".localhost") || name == "localhost.localdomain" { return true }
        return NumericHost(name)?.isLoopback ?? false
    }
}
