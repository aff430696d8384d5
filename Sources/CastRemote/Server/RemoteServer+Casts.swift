import CastWidgetsWeb
import HTTPTypes
import Hummingbird

extension RemoteServer {
    nonisolated func addCasts(to group: RouterGroup<RemoteContext>) {
        group.post(
            "cast",
            use: widgets.guarded { [self] request, _, grant in
                let asked = try await RemoteRequest(request, widgets)
                return try await cast(asked, grant)
            })
        group.put(
            "uploads/:id",
            use: widgets.guarded { [self] request, context, grant in
                guard let id = context.parameters.get("id"), RequestMemory<Int>.isID(id) else {
                    throw WebRefusal(.badRequest, "An id has 8 to 64 letters, digits and hyphens.")
                }
                guard let name = PercentDecoding.fileName(of: "name", in: request.uri.query) else {
                    throw WebRefusal(
                        .badRequest, "An upload says what the file is called: ?name=…, percent-encoded.")
                }
                return try await receive(id, named: name, request, of: grant)
            })
        group.delete(
            "uploads/:id",
            use: widgets.guarded { [self] _, context, _ in
                let id = context.parameters.get("id") ?? ""
                try await WebRefusal.catching { () async throws(RemoteRefusal) in try await uploads.cancel(id) }
                return .json(["id": id])
            })
    }

    private func cast(_ asked: RemoteRequest, _ grant: WidgetGrant) async throws(WebRefusal) -> Response {
        let item = try asked.string("item")
        let start = try asked.number("start", in: 0...1e6)
        let shown = try asked.optionalString("device")
        return try await once(asked.id, of: grant) { () async throws(WebRefusal) in
            var generator = SystemRandomNumberGenerator()
            let id = AccessSecrets.secret(using: &generator)
            do throws(RemoteRefusal) {
                // Before the disk is read, because it may have to wake up and somebody may select another device
                // meanwhile.
                let device = try casts.chosenDevice()
                guard shown.map({ $0 == device.deviceID }) ?? true else {
                    throw RemoteRefusal(
                        .conflict, "Another device was chosen meanwhile, \(device.friendlyName): play it again there.")
                }
                let found = try await library.find(item)
                try casts.begin(
                    id, on: device, named: found.entry.title, path: found.path, entry: found.entry, start: start,
                    details: await details(of: found))
            } catch {
                throw WebRefusal(error)
            }
            return RemoteAnswer(.accepted, ["id": .string(asked.id), "cast": .string(id)])
        }
    }

    /// A song's player shows the song's own title and artist.
    private func details(of found: RemoteLibrary.Found) async -> RemoteCastDetails {
        RemoteCastDetails(
            title: found.entry.kind == .song ? nil : found.entry.title, subtitle: found.folder,
            artwork: await posters.file(of: found.entry.id))
    }

    private func receive(
        _ id: String, named name: String, _ request: Request, of grant: WidgetGrant
    ) async throws(WebRefusal) -> Response {
        // The answer was lost, and the request is repeated.
        if let known = uploads.table.upload(id), known.state == .preparing || known.state == .playing {
            return .json(["upload": id], status: .created)
        }
        let length = request.headers[.contentLength].flatMap { Int64($0) }
        do throws(RemoteRefusal) {
            try await uploads.receive(id, named: name, length: length, body: request.body) { [widgets] in
                await widgets.stillGives(grant, to: request)
            }
        } catch {
            throw WebRefusal(error)
        }
        return .json(["upload": id], status: .created)
    }
}
