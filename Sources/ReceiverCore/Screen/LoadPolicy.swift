package import CastWire
import PlatformFoundation

/// What the screen may fetch: http and https, and from this machine only what a sender on this machine named.
///
/// A sender elsewhere on the network may name any address. Without this rule, the browser would reach servers that
/// trust everybody on their machine: on loopback, and on the machine's other addresses (`MachineAddresses`). The rule
/// checks an address as it is written. Each request of the browser is checked, including redirects. The relay that
/// carries the browser's connections (`BrowserRelay`) checks the address to which a host name resolves, before it
/// connects.
///
/// A sender on this machine may have what it names here. What it named gives no access to anything else on this
/// machine: a film on the Internet names its own playlists, redirects and ads.
package struct LoadPolicy: Sendable, Equatable {
    private enum OwnPlaces: Equatable {
        case all
        case only(Set<LocalPlace>)
    }

    private let allowed: OwnPlaces
    private let machine: MachineAddresses

    /// The policy for an application's page. If its sender runs on this machine, everything on this machine is allowed.
    /// For any other sender it is the host and port of the page, which the receiver's owner has registered, so the page
    /// may come from this machine's network addresses. A page on loopback is refused before it is opened
    /// (``ApplicationPage/refusal``).
    package init(_ page: ApplicationPage, machine: MachineAddresses = .loopback) {
        if page.senderIsLoopback {
            self.init(allowsLoopback: true, machine: machine)
        } else {
            self.init(places: Set<LocalPlace>(named: [page.url]), machine: machine)
        }
    }

    /// Allows everything on this machine, or nothing.
    ///
    /// - Parameter machine: This machine's current addresses. A caller that does not connect itself may pass only
    ///   loopback: the connections of the browser and of the clock player's probe are checked against all addresses.
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

    /// Whether anything on this machine is allowed.
    package var allowsLoopback: Bool { allowed != .only([]) }

    /// Why `address` must not be fetched, as a sentence; nil if it may be.
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

    /// Whether a URL has this host.
    static func isURL(_ address: String, at host: String) -> Bool {
        URL(web: address)?.host(percentEncoded: false)?.lowercased() == host.lowercased()
    }

    /// The failure to report for an item that must not be loaded; nil if it may be.
    package func failure(of item: MediaItem) -> PlaybackFailure? {
        refusal(of: item.contentURL).map { PlaybackFailure(kind: .refused, code: .loadFailed, reason: $0) }
    }

    /// Whether a connection to `address` is allowed. The address is what `host`, a name or the address itself, resolved
    /// to. It has to be a literal; anything else is refused.
    package func allows(address: String, of host: String, port: Int) -> Bool {
        guard let numeric = NumericHost(address) else { return false }
        guard machine.contains(numeric) || numeric.isNobodysServer else { return true }
        return mayHave(LocalPlace(host: host, port: port))
    }

    /// Whether a host, as written in a URL, or an address means this machine. Used to refuse.
    static func isLoopback(host: String) -> Bool {
        var name = host.lowercased()
        while name.hasSuffix(".") { name.removeLast() }
        if name == "localhost" || name.hasSuffix(".localhost") || name == "localhost.localdomain" { return true }
        return NumericHost(name)?.isLoopback ?? false
    }
}
