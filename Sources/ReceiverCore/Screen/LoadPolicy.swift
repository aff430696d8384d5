import CastWire
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the screen may fetch: http and https, and of this machine itself only what a sender on this machine named.
///
/// A sender anywhere in the network may name any address, and the browser would reach servers that listen on loopback
/// because they trust whoever can. The rule looks at an address as it is written; the browser's requests, redirects
/// among them, are each held against it. What a host name leads to is held against it too, by the relay that the
/// browser's connections go through (`BrowserRelay`), before there is a connection. Addresses of this machine other
/// than loopback are not kept from anybody: what listens there is there for the network, a media server among it.
///
/// What a sender on this machine names it may have, and what it named leads nowhere else on this machine: a film of the
/// Internet that it plays names playlists, redirects and ads of its own.
package struct LoadPolicy: Sendable, Equatable {
    private enum Loopback: Equatable {
        case all
        case only(Set<LocalPlace>)
    }

    private let loopback: Loopback

    /// All of loopback or nothing of it: for an application's page, which its owner has registered.
    package init(allowsLoopback: Bool) { loopback = allowsLoopback ? .all : .only([]) }

    package init(places: Set<LocalPlace>) { loopback = .only(places) }

    package init(_ item: MediaItem) { self.init(places: item.places) }

    package init(_ lookup: AdLookup) { self.init(places: lookup.places) }

    /// Whether anything of loopback may be had.
    package var allowsLoopback: Bool { loopback != .only([]) }

    /// Why `address` is not to be fetched, as a sentence; nil where it may be.
    package func refusal(of address: String) -> String? {
        guard let url = URL(web: address), let scheme = url.scheme?.lowercased() else {
            return "“\(address.held(toBytes: 100))” is not a URL."
        }
        guard scheme == "http" || scheme == "https" else {
            return "A receiver plays http and https only, not \(scheme.held(toBytes: 20))."
        }
        guard let host = url.host(percentEncoded: false), !host.isEmpty else { return "The URL names no host." }
        if Self.isLoopback(host: host) { return mayHave(LocalPlace(url)) ? nil : Self.refusal(ofOwn: host) }
        if NumericHost(host)?.isNobodysServer == true, !mayHave(LocalPlace(url)) {
            return "No media is to be had from \(host)."
        }
        return nil
    }

    private func mayHave(_ place: LocalPlace?) -> Bool {
        switch loopback {
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
        guard numeric.isThisMachine || numeric.isNobodysServer else { return true }
        return mayHave(LocalPlace(host: host, port: port))
    }

    /// Whether a host as it stands in a URL, or an address, means this machine: for refusing.
    static func isLoopback(host: String) -> Bool {
        var name = host.lowercased()
        while name.hasSuffix(".") { name.removeLast() }
        if name == "localhost" || name.hasSuffix(".localhost") || name == "localhost.localdomain" { return true }
        return NumericHost(name)?.isThisMachine ?? false
    }
}
