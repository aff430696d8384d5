import AsyncHTTPClient
import MulticastDNS
import NIOCore

/// Asks over HTTP. Of an answer only the head is read, and how its body begins where the head does not tell what it is:
/// with the response its body is let go, and with that the connection on which an endless one would come.
///
/// The first URL is the app's own, and may be anywhere. Where its server points on is that server's word, which may
/// lead to what is at least as public as the server itself (`AddressReach`): a web page does not make this machine ask
/// its own services. A redirect to anywhere else is not followed but is the answer.
struct HTTPQuestioner: PreflightQuestioning {
    static let redirectLimit = 5

    /// From the question to the head of the last answer, redirects and names included.
    var timeout = Duration.seconds(5)
    /// For the beginning of a body, within the other limit: some stations send nothing for long.
    var startTimeout = Duration.seconds(1)
    var lookups = HostLookups.shared
    var reachOf: @Sendable (IPAddress) -> AddressReach = AddressReach.now

    func ask(_ method: PreflightMethod, _ url: String, origin: String) async -> ObservedResponse? {
        await withTaskGroup(of: ObservedResponse?.self) { group in
            let deadline = ContinuousClock.now.advanced(by: timeout)
            group.addTask { try? await follow(method, url, origin: origin, until: deadline) }
            // A name server may be silent for longer than any client waits.
            group.addTask {
                try? await Task.sleep(for: timeout)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    private struct Answer: Sendable {
        let observed: ObservedResponse
        let location: String?
        /// Of the address that gave it.
        let reach: AddressReach
    }

    /// Nil where the way has no end.
    private func follow(
        _ method: PreflightMethod, _ url: String, origin: String, until deadline: ContinuousClock.Instant
    ) async throws -> ObservedResponse? {
        guard var step = WebStep(url) else { return nil }
        var origin: String? = origin.isEmpty ? nil : origin
        var answer = try await answer(
            to: method, at: step, origin: origin, reach: .machine, namer: nil, until: deadline)
        var redirects: [ObservedResponse] = []
        while let location = answer.location, let next = WebStep(location, after: step) {
            guard redirects.count < Self.redirectLimit else { return nil }
            // A server elsewhere is not told on whose behalf it is asked.
            if !next.isSameOrigin(as: step) { origin = nil }
            do {
                let further = try await self.answer(
                    to: method, at: next, origin: origin, reach: answer.reach, namer: "web:\(step.host)",
                    until: deadline)
                redirects.append(answer.observed)
                (answer, step) = (further, next)
            } catch GuardedWeb.Failure.outOfReach {
                break
            }
        }
        var observed = answer.observed
        observed.redirects = redirects
        observed.address = redirects.isEmpty ? nil : step.url
        return observed
    }

    private func answer(
        to method: PreflightMethod, at step: WebStep, origin: String?, reach: AddressReach, namer: String?,
        until deadline: ContinuousClock.Instant
    ) async throws -> Answer {
        let web = GuardedWeb(lookups: lookups, reachOf: reachOf)
        let limit = TimeAmount(timeout)
        return try await web.ask(step, reach: reach, namer: namer, connectTimeout: limit) { client, reach in
            let response = try await client.execute(Self.request(method, step.url, origin: origin), timeout: limit)
            let status = Int(response.status.code)
            let headers = Self.headers(response.headers.map { ($0.name, $0.value) })
            var observed = ObservedResponse(status: status, headers: headers)
            if method == .get, PreflightRules.needsStart(observed) {
                // The head is an answer already: it is not to be lost to the other limit.
                let rest = ContinuousClock.now.duration(to: deadline) - .milliseconds(200)
                observed.start = await Self.start(of: response.body, within: min(startTimeout, rest))
            }
            return Answer(
                observed: observed,
                location: [301, 302, 303, 307, 308].contains(status) ? response.headers.first(name: "Location") : nil,
                reach: reach)
        }
    }

    /// What comes of it within the time.
    private static func start(of body: HTTPClientResponse.Body, within time: Duration) async -> [UInt8] {
        await withTaskGroup(of: [UInt8]?.self) { group in
            group.addTask {
                var start: [UInt8] = []
                var pieces = body.makeAsyncIterator()
                while start.count < MediaSignature.length, let piece = try? await pieces.next() {
                    start += piece.readableBytesView.prefix(MediaSignature.length - start.count)
                }
                return start
            }
            group.addTask {
                try? await Task.sleep(for: time)
                return nil
            }
            // Who is cancelled tells what has come until then.
            var start = await group.next() ?? nil
            group.cancelAll()
            if start == nil { start = await group.next() ?? nil }
            return start ?? []
        }
    }

    /// A header that comes twice counts as a list, as for a browser.
    private static func headers(_ headers: [(String, String)]) -> [String: String] {
        Dictionary(headers.map { ($0.0.lowercased(), $0.1) }) { "\($0), \($1)" }
    }

    private static func request(_ method: PreflightMethod, _ url: String, origin: String?) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: url)
        if let origin { request.headers.add(name: "Origin", value: origin) }
        switch method {
        case .get:
            request.headers.add(name: "Range", value: "bytes=0-\(MediaSignature.length - 1)")
        case .options:
            request.method = .OPTIONS
            request.headers.add(name: "Access-Control-Request-Method", value: "GET")
            request.headers.add(
                name: "Access-Control-Request-Headers",
                value: PreflightRules.requestHeaders.map { $0.lowercased() }.joined(separator: ","))
        }
        return request
    }
}
