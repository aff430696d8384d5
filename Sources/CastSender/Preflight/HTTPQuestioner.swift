import AsyncHTTPClient
import MulticastDNS
import NIOCore

/// Sends the questions of a preflight over HTTP.
///
/// Only the head of an answer is read, and the first bytes of its body if the head does not tell the type. When the
/// response is released, its body is dropped, and with it the connection over which an endless body would come.
///
/// The first URL is the app's own and may have any address. A server's redirect is followed only to addresses that are
/// at least as public as the server itself (`AddressReach`), so that a website can't make this machine query its own
/// services. A redirect to any other address is not followed but is returned as the answer.
struct HTTPQuestioner: PreflightQuestioning {
    static let redirectLimit = 5

    /// The time from the question to the head of the last answer, including redirects and name lookups.
    var timeout = Duration.seconds(5)
    /// The time for the first bytes of a body, within the other limit. Some stations send nothing for a long time.
    var startTimeout = Duration.seconds(1)
    var lookups = HostLookups.shared
    var reachOf: @Sendable (IPAddress) -> AddressReach = AddressReach.now

    func ask(_ method: PreflightMethod, _ url: String, origin: String) async -> ObservedResponse? {
        await withTaskGroup(of: ObservedResponse?.self) { group in
            let deadline = ContinuousClock.now.advanced(by: timeout)
            group.addTask { try? await follow(method, url, origin: origin, until: deadline) }
            // A name server may stay silent for longer than any client's timeout.
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
        /// The reach of the server's address.
        let reach: AddressReach
    }

    /// Returns nil if there are too many redirects.
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
            // A server of another origin is not told which origin asks.
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
                // The head is already an answer and must not be lost to the other limit.
                let rest = ContinuousClock.now.duration(to: deadline) - .milliseconds(200)
                observed.start = await Self.start(of: response.body, within: min(startTimeout, rest))
            }
            return Answer(
                observed: observed,
                location: [301, 302, 303, 307, 308].contains(status) ? response.headers.first(name: "Location") : nil,
                reach: reach)
        }
    }

    /// Returns the first bytes that arrive in time.
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
            // A cancelled task returns what has arrived so far.
            var start = await group.next() ?? nil
            group.cancelAll()
            if start == nil { start = await group.next() ?? nil }
            return start ?? []
        }
    }

    /// A header that occurs twice counts as a list, as in a browser.
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
