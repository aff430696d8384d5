import CastSender
import CastWidgets
import CastWidgetsCore
import CastWire
import HTTPTypes
public import Hummingbird
import NIOCore

extension WebWidgets {
    /// Adds the widgets' routes beneath ``WebWidgetsOptions/path``. From any thread, before the router serves.
    public nonisolated func addRoutes<Context: RemoteAddressRequestContext>(to router: Router<Context>) {
        let group = router.group(RouterPath(options.path))
        group.get(
            "events",
            use: guarded(for: .everyone) { [self] request, _, grant in
                try await events(request, grant)
            })
        // The stream has no end, and so no length.
        group.head("events", use: guarded(for: .everyone) { _, _, _ in Self.stream(ResponseBody()) })
        group.post(
            "commands",
            use: guarded(for: .everyone) { [self] request, _, grant in
                try await command(request, grant)
            })
        group.read(
            "queue", use: guarded(for: .everyone) { [self] request, _, grant in try await queue(request, grant) })
        group.read(
            "image/:name",
            use: open { [self] _, context in
                try await image(context.parameters.get("name") ?? "")
            })
        // A browser asks before it sends a request, whether or not the path exists.
        for path in ["events", "commands", "queue", "image/:name", "**"] as [RouterPath] {
            group.on(path, method: .options, use: preflight())
        }
        for method in [HTTPRequest.Method.get, .head] {
            group.on("**", method: method, use: open { [self] request, _ in try file(request) })
        }
        refuseUnknownPaths(
            on: router, beneath: options.path, files: files.names.map { options.path + "/" + $0 })
    }

    private nonisolated func file(_ request: Request) throws(WebRefusal) -> Response {
        let name = request.uri.path.dropFirst(options.path.utf8.count + 1)
        guard let file = files.file(named: String(name)) else {
            throw WebRefusal.unknownPath
        }
        return file.response(to: request)
    }

    private nonisolated func events(_ request: Request, _ grant: WidgetGrant) async throws(WebRefusal) -> Response {
        let (stream, hub) = try await open(grant, after: request.headers[WebHeaders.lastEventID]) { [gate] in
            await gate.stillGives(grant, to: request)
        }
        let reader = ReaderPlace(stream.reader, hub)
        // A token that was revoked before the reader was registered ended no reader.
        guard await stream.mayRead() else {
            throw WebRefusal(.unauthorized, "This link was taken back: ask for a new one.")
        }
        let body = ResponseBody { writer in
            defer { reader.leave() }
            var writer = writer
            // While nothing is written, a reader that leaves is noticed only by the end of its request.
            try await request.body.consumeWithCancellationOnInboundClose { _ in try await stream.write(to: &writer) }
            try await writer.finish(nil)
        }
        return Self.stream(body)
    }

    private nonisolated static func stream(_ body: ResponseBody) -> Response {
        var headers = WebHeaders.answer
        headers[.contentType] = "text/event-stream"
        return Response(status: .ok, headers: headers, body: body)
    }

    private nonisolated func command(_ request: Request, _ grant: WidgetGrant) async throws(WebRefusal) -> Response {
        let bytes = try await body(of: request, upTo: WidgetRequest.bodyLimit)
        let asked: WidgetRequest
        do {
            asked = try WidgetRequest(bytes)
        } catch {
            throw WebRefusal(.badRequest, error.description)
        }
        let (outcome, events) = try await answer(asked, of: grant)
        switch outcome {
        case .done(let number):
            let event = events.id(of: number)
            return .json(
                ["id": .string(asked.id), "done": true, "event": .string(event)] as JSONValue, status: .accepted)
        case .refused(let why):
            return .json(["id": .string(asked.id), "error": .string(why)] as JSONValue, status: .conflict)
        }
    }

    private nonisolated func queue(_ request: Request, _ grant: WidgetGrant) async throws(WebRefusal) -> Response {
        let from = request.uri.queryParameters["from"].map { Int($0) } ?? 0
        let count = request.uri.queryParameters["count"].map { Int($0) } ?? 50
        guard let from, let count, (0...1_000_000).contains(from), (1...QueuePage.limit).contains(count) else {
            throw WebRefusal(.badRequest, "from is to be a place from 0 on, count 1 to \(QueuePage.limit).")
        }
        return .json(try await hub(for: grant).queuePage(from: from, count: count))
    }

    private nonisolated func image(_ name: String) async throws(WebRefusal) -> Response {
        let gone = WebRefusal(.notFound, "There is no such picture any more.")
        // Anybody may request any name, so invalid names are refused before the main actor is used.
        guard let entry = pictures.entry(named: name) else { throw gone }
        guard let picture = await picture(at: entry.url, namedBy: entry.device) else { throw gone }
        guard let type = ServedPicture.type(of: picture) else {
            throw WebRefusal(.notFound, "That is no picture that can be shown, or it is too large.")
        }
        var headers = WebHeaders.picture
        headers[.contentType] = type
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: picture.bytes)))
    }
}

/// A reader's registration. It is removed once: when the stream has ended, or if it never began.
private final class ReaderPlace: Sendable {
    private let reader: EventReader
    private let hub: WidgetHub

    init(_ reader: EventReader, _ hub: WidgetHub) { (self.reader, self.hub) = (reader, hub) }

    func leave() {
        let (reader, hub) = (reader, hub)
        Task { @MainActor in hub.close(reader) }
    }

    deinit { leave() }
}
