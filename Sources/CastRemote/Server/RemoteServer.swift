package import CastSender
package import CastWidgetsWeb
import CastWire
import HTTPTypes
import Hummingbird
import Logging

/// The home's remote control in a browser: the page, the widgets of a context, the library, uploads and guests.
///
/// The context joins what runs on the device that somebody selects, and starts nothing there by itself. Separate
/// processes do the casting.
@MainActor
package final class RemoteServer {
    package let context: CastContext
    package let widgets: WebWidgets
    let library: RemoteLibrary
    let casts: RemoteCasts
    let uploads: Uploads
    package let tokens: TokenFile
    nonisolated let posters: PosterMaker
    nonisolated let watched: WatchedFile
    nonisolated let options: RemoteOptions
    nonisolated let files: RemoteFiles
    private let follower: SessionFollower
    private var ears: WatchedEars?
    private var tasks: [Task<Void, Never>] = []
    /// Answers to requests that may come twice.
    var memory = RequestMemory<RemoteAnswer>()
    /// The addresses of the page, once it is served.
    package private(set) var bases: [String] = []

    /// Creates a server that does not serve yet.
    ///
    /// - Parameters:
    ///   - context: is changed so that it joins what runs.
    ///   - makeGuestContext: makes another context of the same kind, for a guest's device.
    ///   - assets: the page's files.
    /// - Throws: ``RemoteRefusal`` if this user's folders can't be used, `WebWidgetsError` for invalid hosts.
    package init(
        context: CastContext, options: RemoteOptions, tokens: TokenFile, caster: any RemoteCaster,
        assets: [String: EmbeddedAsset]? = nil, makeGuestContext: @escaping @MainActor @Sendable () -> CastContext
    ) throws {
        (self.context, self.options, self.tokens) = (context, options, tokens)
        follower = SessionFollower(context)
        watched = try WatchedFile(folder: options.folders.state)
        library = try RemoteLibrary(.init(places: options.places), folder: options.folders.state, watched: watched)
        posters = try PosterMaker(library: library, folder: options.folders.cache + "/posters")
        casts = RemoteCasts(context: context, caster: caster, folder: options.folders.state)
        uploads = try Uploads(path: options.folders.cache + "/uploads", casts: casts, budget: options.uploads)
        files = assets.map { RemoteFiles($0) } ?? RemoteFiles()
        var web = WebWidgetsOptions(access: tokens)
        web.hosts = options.addresses.map { $0.utf8.contains(0x3A) ? "[\($0)]" : $0 } + options.hosts
        web.makeGuestContext = { _ in makeGuestContext() }
        web.presentsInstructions = options.presentsInstructions
        web.limits = options.limits
        widgets = try WebWidgets(context: context, options: web)
        follow()
    }

    private func follow() {
        ears = WatchedEars(
            manager: context.sessionManager, time: context.environment.time,
            mark: { [weak self] in self?.casts.mark(on: $0, playing: $1) },
            saw: { [watched, library] mark, position, duration in
                Task { if await watched.saw(mark, at: position, of: duration) { await library.changed() } }
            })
        casts.onChange = { [weak self] in self.map { $0.widgets.publish("casts", $0.casts.topic) } }
        uploads.onChange = { [weak self] in self.map { $0.widgets.publish("uploads", $0.uploads.topic) } }
    }

    // MARK: Serving

    /// Serves until this task is cancelled. Casts play on.
    ///
    /// - Parameter onServing: called with the port once all addresses can be reached.
    /// - Throws: `WebWidgetsError` if it can't listen.
    package func run(onServing: @escaping @MainActor (RemoteServer, Int) async -> Void) async throws {
        tokens.follow()
        await library.start()
        widgets.publish("casts", casts.topic)
        widgets.publish("uploads", uploads.topic)
        widgets.publish("library", await library.topic)
        tasks.append(
            Task { [weak self, changes = library.changes] in
                for await topic in changes { self?.widgets.publish("library", topic) }
            })
        let result: Result<Void, any Error>
        do {
            try await serve(onServing)
            result = .success(())
        } catch {
            result = .failure(error)
        }
        for task in tasks { task.cancel() }
        uploads.leave()
        casts.leave()
        await library.stop()
        await watched.save()
        try result.get()
    }

    /// Serves on loopback first, which determines the port, and then on each address of the home network.
    private func serve(_ onServing: @escaping @MainActor (RemoteServer, Int) async -> Void) async throws {
        let (ports, report) = AsyncStream.makeStream(of: Int.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask { [self] in try await serve(at: "127.0.0.1", port: options.port, report) }
            var count = 0
            for await port in ports {
                count += 1
                if count == 1 {
                    for address in options.addresses {
                        group.addTask { [self] in try await serve(at: address, port: port, report) }
                    }
                }
                guard count > options.addresses.count else { continue }
                await serves(on: port, onServing)
                break
            }
            for try await _ in group {}
        }
    }

    private nonisolated func serve(
        at address: String, port: Int, _ report: AsyncStream<Int>.Continuation
    ) async throws {
        // If one address can't be served, waiting for the others would never end.
        defer { report.finish() }
        try await widgets.serve(makeRouter(), host: address, port: port) { report.yield($0) }
    }

    private func serves(on port: Int, _ onServing: @MainActor (RemoteServer, Int) async -> Void) async {
        bases = (options.addresses + ["127.0.0.1"]).map { RemoteLink.base(host: $0, port: port) }
        widgets.publish("access", AccessTopic(lan: !options.addresses.isEmpty, link: bases.first, secure: false))
        await onServing(self, port)
    }

    private nonisolated func makeRouter() -> Router<RemoteContext> {
        let router = Router(context: RemoteContext.self)
        router.add(middleware: RefusedBodies())
        widgets.addRoutes(to: router)
        addFiles(to: router)
        addLibrary(to: router.group("remote"))
        addCasts(to: router.group("remote"))
        addGuests(to: router.group("remote"))
        widgets.refuseUnknownPaths(on: router, files: files.paths)
        return router
    }

    private nonisolated func addFiles(to router: Router<RemoteContext>) {
        for method in [HTTPRequest.Method.get, .head] {
            for path in ["/", "/remote/**"] + RemoteFiles.atRoot.map({ RouterPath("/" + $0) }) {
                router.on(
                    path, method: method,
                    use: widgets.open { [files] request, _ in try files.response(to: request, at: request.uri.path) })
            }
        }
    }

    // MARK: Requests that may come twice

    /// Carries out a request once: the same request again gets the same answer.
    func once(
        _ id: String, of grant: WidgetGrant, _ body: () async throws(WebRefusal) -> RemoteAnswer
    ) async throws(WebRefusal) -> Response {
        switch memory.begin(id, of: grant.id) {
        case .answered(let answer): return answer.response
        case .underWay: throw WebRefusal(.conflict, "This is being done already.")
        case .new: break
        }
        do {
            let answer = try await body()
            memory.end(id, of: grant.id, with: answer)
            return answer.response
        } catch {
            memory.end(id, of: grant.id, with: RemoteAnswer(error.status, ["error": .string(error.sentence)]))
            throw error
        }
    }
}

/// An answer that is kept.
struct RemoteAnswer: Sendable {
    let status: HTTPResponse.Status
    let value: JSONValue

    init(_ status: HTTPResponse.Status, _ value: JSONValue) { (self.status, self.value) = (status, value) }

    var response: Response { .json(value, status: status) }
}
