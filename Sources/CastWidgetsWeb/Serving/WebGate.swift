import CastTransport
import CastWidgetsCore
import HTTPTypes
import Hummingbird
import NIOCore
import PlatformFoundation
import Synchronization

/// Identifies the sender of a request by its Host, Origin and token, and refuses requests beyond the rate limits.
///
/// Wrong tokens are counted by address. Beyond the limit, tokens from that address are not checked for a while, so that
/// guesses learn nothing. Tokens that were valid there lately are checked all the same. Otherwise one device with an
/// old link could lock out a whole home behind the same proxy. A request without a token does not count, since any web
/// page can let a browser send one.
final class WebGate: Sendable {
    private struct Rates {
        var all: NetworkRates<PeerAddress>
        var requests: NetworkRates<PeerAddress>
        var wrongTokens: NetworkRates<PeerAddress>
        var known = KnownTokens<PeerAddress>()
    }

    private let hosts: HostRule
    private let origins: OriginRule
    private let access: any WidgetAccess
    private let rates: Mutex<Rates>
    private let door: ServerDoor
    private let now: @Sendable () -> ContinuousClock.Instant
    private let date: @Sendable () -> Date

    init(
        _ options: WebWidgetsOptions, door: ServerDoor, now: @escaping @Sendable () -> ContinuousClock.Instant,
        date: @escaping @Sendable () -> Date
    ) throws(WebWidgetsError) {
        do {
            hosts = try HostRule(options.hosts)
        } catch {
            throw WebWidgetsError("“\(error.text)” is no host: give a name or an address, and a port at most.")
        }
        do {
            origins = try OriginRule(options.allowedOrigins)
        } catch {
            throw WebWidgetsError(
                "“\(error.text)” is no origin: give scheme, name and port, as in https://app.example.")
        }
        let limits = options.limits
        rates = Mutex(
            Rates(
                all: NetworkRates(ClientRate(burst: Double(limits.openBurst), perSecond: limits.openPerSecond)),
                requests: NetworkRates(
                    ClientRate(burst: Double(limits.requestBurst), perSecond: limits.requestsPerSecond)),
                wrongTokens: NetworkRates(
                    ClientRate(burst: Double(limits.wrongTokenBurst), perSecond: limits.wrongTokensPerSecond))))
        (access, self.door, self.now, self.date) = (options.access, door, now, date)
    }

    /// Returns which page sent the request, if its host is ours.
    func origin(of request: Request) throws(WebRefusal) -> OriginRule.Verdict {
        guard let host = hosts.admitted(request.head.authority) else {
            throw WebRefusal(
                .forbidden,
                "This server does not answer to that name: open it by its address, or tell it the name as a host.")
        }
        let verdict = origins.verdict(request.headers[.origin], for: host)
        guard verdict != .refused else {
            throw WebRefusal(.forbidden, "Pages of that site may not use this server: it would have to allow them.")
        }
        return verdict
    }

    /// Counts a request, whatever it is for.
    func count(from address: SocketAddress?) throws(WebRefusal) {
        let client = PeerAddress(address)
        try wait(rates.withLock { $0.all.take(client, in: client.network, at: now()) })
    }

    /// Returns what the request's token permits.
    func grant(of request: Request, from address: SocketAddress?) async throws(WebRefusal) -> WidgetGrant {
        let client = PeerAddress(address)
        guard let token = Self.token(of: request) else {
            throw WebRefusal(.unauthorized, "This needs a token: open the link that you were given.")
        }
        try wait(
            rates.withLock { rates in
                if rates.known.contains(token, of: client) { return .zero }
                return rates.wrongTokens.wait(of: client, in: client.network, at: now())
            })
        guard let grant = await access.grant(forToken: token), grant.ends.map({ $0 > date() }) ?? true else {
            rates.withLock { rates in
                rates.known.forget(token, of: client)
                _ = rates.wrongTokens.take(client, in: client.network, at: now())
            }
            throw WebRefusal(.unauthorized, "The token is unknown here, or is over: ask for a new link.")
        }
        try wait(
            rates.withLock { rates in
                rates.known.keep(token, of: client)
                return rates.requests.take(client, in: client.network, at: now())
            })
        door.proved(from: address)
        return grant
    }

    /// Returns whether the request's token still permits the same. Nothing is counted, because the request was admitted
    /// before.
    func stillGives(_ grant: WidgetGrant, to request: Request) async -> Bool {
        guard let token = Self.token(of: request), let now = await access.grant(forToken: token) else { return false }
        return now.id == grant.id && now.deviceID == grant.deviceID && (now.ends.map { $0 > date() } ?? true)
    }

    private func wait(_ duration: Duration) throws(WebRefusal) {
        guard duration > .zero else { return }
        let seconds = max(1, (duration / .seconds(1)).rounded(.up))
        throw WebRefusal(
            .tooManyRequests, "That is too much at once: try again in \(Int(seconds)) s.", retryAfter: Int(seconds))
    }

    private static func token(of request: Request) -> String? {
        guard let field = request.headers[.authorization], field.utf8.count <= 512 else { return nil }
        let parts = field.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return String(parts[1])
    }
}

extension Response {
    /// Adds the fields by which a browser lets a page of another site read the answer (WHATWG Fetch, CORS).
    func shown(to verdict: OriginRule.Verdict) -> Response {
        var response = self
        if response.headers[.vary] == nil { response.headers[.vary] = "Origin" }
        guard case .allowed(let origin) = verdict else { return response }
        response.headers[.accessControlAllowOrigin] = origin
        response.headers[.accessControlExposeHeaders] = "Retry-After"
        return response
    }

    /// Returns the answer to a browser that asks whether a page may send its request.
    static func preflight(_ request: Request, _ verdict: OriginRule.Verdict) -> Response {
        var response = Response(status: .noContent, headers: WebHeaders.answer).shown(to: verdict)
        guard case .allowed = verdict else { return response }
        response.headers[.accessControlAllowMethods] = "GET, HEAD, POST, PUT, DELETE"
        response.headers[.accessControlAllowHeaders] = "Authorization, Content-Type, Last-Event-ID"
        response.headers[.accessControlMaxAge] = "600"
        if request.headers[WebHeaders.requestPrivateNetwork] == "true" {
            response.headers[WebHeaders.allowPrivateNetwork] = "true"
        }
        return response
    }
}
