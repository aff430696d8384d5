import CastWidgetsWeb
import HTTPTypes
import Hummingbird
import NIOCore

extension RemoteServer {
    nonisolated func addLibrary(to group: RouterGroup<RemoteContext>) {
        group.read(
            "library",
            use: widgets.guarded { [library] request, _, _ in
                try await Self.page(request.uri.query, of: library)
            })
        group.post(
            "watched",
            use: widgets.guarded { [self] request, _, _ in
                let asked = try await RemoteRequest(request, widgets)
                let (item, finished) = (try asked.string("item"), try asked.bool("finished"))
                guard let entry = await library.entry(item) else {
                    throw WebRefusal(.notFound, "This file is not there any more.")
                }
                await watched.set(entry.mark, finished: finished)
                await library.changed()
                return .json(["id": asked.id])
            })
        group.read(
            "poster/:id",
            use: widgets.guarded { [posters, library] _, context, _ in
                guard let id = context.parameters.get("id"), LibraryIDs.isID(id), await library.entry(id) != nil else {
                    throw WebRefusal(.notFound, "This file is not there any more.")
                }
                do {
                    // A damaged film gives no image. This is no error that a browser should report in its console.
                    return try await posters.poster(of: id).map(Self.picture)
                        ?? Response(status: .noContent, headers: [.cacheControl: "private, max-age=60"])
                } catch is PosterMaker.Crowded {
                    throw WebRefusal(.serviceUnavailable, "Other pictures are made first: ask again.", retryAfter: 2)
                }
            })
    }

    private nonisolated static func page(_ query: String?, of library: RemoteLibrary) async throws -> Response {
        func number(_ name: String, _ usual: Int) throws(WebRefusal) -> Int {
            guard let text = PercentDecoding.value(of: name, in: query) else { return usual }
            guard let number = Int(text), (0...1_000_000).contains(number) else {
                throw WebRefusal(.badRequest, "“\(name)” is to be a number from 0 on.")
            }
            return number
        }
        let (from, count) = (try number("from", 0), try number("count", 60))
        if PercentDecoding.value(of: "watching", in: query) == "1" {
            return .json(await library.begun(from: from, count: count))
        }
        let search = PercentDecoding.value(of: "q", in: query).flatMap { $0.isEmpty ? nil : $0 }
        let folder = PercentDecoding.value(of: "folder", in: query).flatMap { $0.isEmpty ? nil : $0 }
        guard search.map({ $0.utf8.count <= LibraryTree.longestSearch }) ?? true else {
            throw WebRefusal(.badRequest, "At most \(LibraryTree.longestSearch) bytes can be looked for.")
        }
        guard folder.map(LibraryIDs.isID) ?? true else {
            throw WebRefusal(.notFound, "This folder is not there any more.")
        }
        return try await WebRefusal.catching { () async throws(RemoteRefusal) in
            .json(try await library.page(of: folder, search: search, from: from, count: count))
        }
    }

    private nonisolated static func picture(_ poster: PosterMaker.Poster) -> Response {
        let headers: HTTPFields = [
            .contentType: poster.type, .cacheControl: "private, max-age=3600", .xContentTypeOptions: "nosniff",
            .contentSecurityPolicy: "default-src 'none'; sandbox",
            HTTPField.Name("Referrer-Policy")!: "no-referrer",
        ]
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: poster.bytes)))
    }
}
