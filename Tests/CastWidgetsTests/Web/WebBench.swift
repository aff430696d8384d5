import CastWire
import CastingFakes
import Hummingbird
import SenderFakes
import Synchronization

@testable import CastSender
@testable import CastWidgets
@testable import CastWidgetsWeb

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The widgets of a bench, served on loopback.
@MainActor
final class WebBench {
    static let owner = "owner-token-of-the-bench"

    let bench: WidgetBench
    let widgets: WebWidgets
    let access: FakeAccess
    let port: Int
    private let serving: Task<Void, any Error>

    /// - Parameters:
    ///   - change: what is not as it is usually.
    ///   - routes: of the app's own.
    init(
        _ bench: WidgetBench, _ change: (inout WebWidgetsOptions) -> Void = { _ in },
        routes: (@Sendable (Router<CastWidgetsContext>, WebWidgets) -> Void)? = nil
    ) async throws {
        let access = FakeAccess([Self.owner: WidgetGrant(id: "owner")])
        var options = WebWidgetsOptions(access: access)
        options.makeInstructionsStore = { ForgottenFlag() }
        change(&options)
        let widgets = try WebWidgets(context: bench.context, options: options)
        let router = Router(context: CastWidgetsContext.self)
        widgets.addRoutes(to: router)
        routes?(router, widgets)
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        serving = Task { try await widgets.serve(router) { port.yield($0) } }
        var found = 0
        for await port in ports {
            found = port
            break
        }
        (self.bench, self.access, self.widgets, self.port) = (bench, access, widgets, found)
    }

    func stop() async {
        serving.cancel()
        try? await serving.value
    }

    // MARK: Asking

    struct Answer: Sendable {
        var status = 0
        var fields: [String: String] = [:]
        var body = ""
        var json: JSONValue? { try? JSONPayload.decode(JSONValue.self, from: body) }
        var error: String? { json?["error"]?.stringValue }
    }

    /// - Parameter fields: beside Host and the owner's token, or in their place; nil leaves one out.
    func ask(
        _ method: String, _ path: String, _ fields: [String: String?] = [:], body: String? = nil,
        from source: String? = nil
    ) async throws -> Answer {
        let client = try await WebClient.connect(to: port, from: source)
        try await client.send(head(method, path, fields, body: body, closing: true) + (body ?? ""))
        await client.end()
        return Self.answer(client.text)
    }

    func command(
        _ id: String, _ members: String, token: String = WebBench.owner, _ fields: [String: String?] = [:]
    ) async throws -> Answer {
        let all = ["Authorization": "Bearer \(token)", "Content-Type": "application/json"].merging(fields) { $1 }
        return try await ask("POST", "/cast/commands", all, body: #"{"id":"\#(id)",\#(members)}"#)
    }

    /// A stream of events, whose client keeps what comes.
    func listen(token: String = WebBench.owner, after id: String? = nil) async throws -> EventClient {
        let client = try await WebClient.connect(to: port)
        try await client.send(
            head("GET", "/cast/events", ["Authorization": "Bearer \(token)", "Last-Event-ID": id], closing: false))
        return EventClient(client: client)
    }

    private func head(
        _ method: String, _ path: String, _ fields: [String: String?], body: String? = nil, closing: Bool
    ) -> String {
        var all: [String: String?] = ["Host": "127.0.0.1:\(port)", "Authorization": "Bearer \(Self.owner)"]
        if closing { all["Connection"] = "close" }
        if let body { all["Content-Length"] = String(body.utf8.count) }
        all.merge(fields) { $1 }
        let lines = all.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
        return "\(method) \(path) HTTP/1.1\r\n" + lines.joined() + "\r\n"
    }

    static func answer(_ text: String) -> Answer {
        let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        var answer = Answer()
        let lines = (parts.first ?? "").split(separator: "\r\n")
        answer.status = Int(lines.first?.split(separator: " ").dropFirst().first ?? "") ?? 0
        for line in lines.dropFirst() {
            let halves = line.split(separator: ":", maxSplits: 1)
            answer.fields[halves[0].lowercased()] = halves.count > 1 ? String(halves[1].drop { $0 == " " }) : ""
        }
        answer.body = parts.count > 1 ? String(parts[1]) : ""
        return answer
    }
}

/// What comes of a stream of events.
@MainActor
struct EventClient {
    nonisolated struct Event: Equatable, Sendable {
        var id: String?
        var name = ""
        var data = ""
        var json: JSONValue { (try? JSONPayload.decode(JSONValue.self, from: data)) ?? .null }
        /// Behind the epoch.
        var number: Int? { id?.split(separator: "-").last.flatMap { Int($0) } }
    }

    let client: WebClient

    var head: WebBench.Answer { WebBench.answer(client.text) }

    /// All that have come as wholes.
    var events: [Event] { Self.events(client.text) }

    /// Waits until they are so.
    func until(_ isThere: @escaping @Sendable ([Event]) -> Bool) async {
        await client.until { isThere(Self.events($0)) }
    }

    /// Waits for an event of that name, which is so.
    @discardableResult
    func event(_ name: String, where isIt: @escaping @Sendable (JSONValue) -> Bool = { _ in true }) async -> Event? {
        await until { $0.contains { $0.name == name && isIt($0.json) } }
        return events.last { $0.name == name && isIt($0.json) }
    }

    private nonisolated static func events(_ text: String) -> [Event] {
        let body = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first
        let blocks = dechunked(body.map(String.init) ?? "").components(separatedBy: "\n\n").dropLast()
        return blocks.map { block in
            var event = Event()
            for line in block.split(separator: "\n") {
                let halves = line.split(separator: ":", maxSplits: 1)
                let value = halves.count > 1 ? String(halves[1].dropFirst()) : ""
                switch halves[0] {
                case "id": event.id = value
                case "event": event.name = value
                case "data": event.data += value
                default: break
                }
            }
            return event
        }
    }

    /// RFC 9112 7.1.
    private nonisolated static func dechunked(_ text: String) -> String {
        var (rest, whole) = (Array(text.utf8)[...], [UInt8]())
        while let end = rest.firstRange(of: Array("\r\n".utf8)),
            let count = Int(String(decoding: rest[..<end.lowerBound], as: UTF8.self), radix: 16), count > 0,
            rest[end.upperBound...].count >= count + 2
        {
            whole += rest[end.upperBound...].prefix(count)
            rest = rest[end.upperBound...].dropFirst(count + 2)
        }
        return String(decoding: whole, as: UTF8.self)
    }
}

/// Tokens that a test gives and takes back.
final class FakeAccess: WidgetAccess {
    private let grants: Mutex<[String: WidgetGrant]>
    /// Tokens that are good once more, and then no longer.
    private let last = Mutex<Set<String>>([])
    let ended: AsyncStream<String>
    private let endings: AsyncStream<String>.Continuation

    init(_ grants: [String: WidgetGrant]) {
        self.grants = Mutex(grants)
        (ended, endings) = AsyncStream.makeStream()
    }

    func grant(forToken token: String) async -> WidgetGrant? {
        let isLast = last.withLock { $0.remove(token) != nil }
        return grants.withLock { isLast ? $0.removeValue(forKey: token) : $0[token] }
    }

    func give(_ token: String, _ grant: WidgetGrant) { grants.withLock { $0[token] = grant } }

    func takeBack(_ token: String) {
        guard let grant = grants.withLock({ $0.removeValue(forKey: token) }) else { return }
        endings.yield(grant.id)
    }

    /// Nobody tells that it was taken back: as soon as it was asked for once more, or now.
    func forget(_ token: String, afterOneMore isLater: Bool = false) {
        if isLater {
            last.withLock { _ = $0.insert(token) }
        } else {
            grants.withLock { _ = $0.removeValue(forKey: token) }
        }
    }
}

@MainActor
private final class ForgottenFlag: InstructionsStore {
    let wasShown = false

    nonisolated init() {}

    func keep(wasShown: Bool) {}
}
