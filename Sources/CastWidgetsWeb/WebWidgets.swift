public import CastSender
import CastWidgets
import CastWidgetsCore
import CastWire
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import PlatformFoundation

/// Serves a context's widgets to browsers: their files, their states as server-sent events, and people's commands.
/// docs/widgets.md describes the protocol.
///
/// ```swift
/// let widgets = try WebWidgets(context: context, options: WebWidgetsOptions(access: TokenAccess(token: token)))
/// let router = Router(context: CastWidgetsContext.self)
/// widgets.addRoutes(to: router)
/// try await widgets.serve(router, port: 8080)
/// ```
///
/// Used from the main actor. Marquee's own.
@MainActor
public final class WebWidgets {
    /// The context that the owners' widgets are bound to.
    public let context: CastContext
    nonisolated let options: WebWidgetsOptions
    nonisolated let gate: WebGate
    nonisolated let door: ServerDoor
    nonisolated let pictures = PictureNames()
    nonisolated let files: WebFiles
    nonisolated let logger: Logger
    nonisolated let date: @Sendable () -> Date
    private let owner: WidgetHub
    private var guests: [String: WidgetHub] = [:]
    private var ended: Task<Void, Never>?
    private var isOver = false

    /// Creates widgets of this context, for pages.
    ///
    /// - Throws: if the options name an invalid host or origin.
    public convenience init(context: CastContext, options: WebWidgetsOptions) throws(WebWidgetsError) {
        try self.init(context: context, options: options) { Date() }
    }

    init(
        context: CastContext, options: WebWidgetsOptions, date: @escaping @Sendable () -> Date
    ) throws(WebWidgetsError) {
        (self.context, self.options, self.date, logger) = (context, options, date, context.options.logger)
        door = ServerDoor(options.limits)
        gate = try WebGate(options, door: door, now: context.environment.time.now, date: date)
        files = WebFiles(options.texts)
        owner = WidgetHub(context: context, options: options, pictures: pictures, date: date())
        ended = Task { [weak self, ids = options.access.ended] in
            for await id in ids { self?.end(id) }
        }
    }

    deinit { ended?.cancel() }

    /// The Cast button that the pages show. An app that wants another size or color sets its `look`.
    public var castButton: CastButton { owner.button }

    /// The mini controller that the pages show. An app with its own buttons sets itself as the delegate.
    public var miniMediaControls: MiniMediaControls { owner.mini }

    /// Publishes a state of the app's own to the owners' pages: the whole state, whenever it changes.
    ///
    /// Pages subscribe to the topic by its name. A name of the framework's is refused and logged, and so is a 65th
    /// topic.
    public func publish<Value: Encodable & Sendable>(_ topic: String, _ value: Value) {
        guard !EventHub.frameworksTopics.contains(topic) else {
            return logger.warning("The topic \(topic) is the widgets' own: publish under another name.")
        }
        owner.tell(topic, value)
    }

    /// Returns the path of an image beneath ``WebWidgetsOptions/path``; empty if the URL is neither http nor https.
    ///
    /// This server fetches the image when a page requests it. It serves only images that can't hold a script and have
    /// at most 5 MiB.
    ///
    /// - Parameters:
    ///   - url: the image's URL.
    ///   - device: the device that reported the URL, which can't name places that only this machine reaches. Nil: the
    ///     app itself.
    public func imagePath(of url: String, namedBy device: Device? = nil) -> String {
        pictures.path(of: url, namedBy: device, on: .app) ?? ""
    }

    /// Ends all streams, guests' sessions and the discovery that was started for the pages. The pages may connect to
    /// another server.
    public func stop() async {
        isOver = true
        ended?.cancel()
        let hubs = [owner] + guests.values
        guests = [:]
        for hub in hubs { await hub.end() }
    }

    /// The current number of readers.
    var readers: Int { owner.events.readerCount + guests.values.reduce(0) { $0 + $1.events.readerCount } }

    // MARK: Hubs

    /// Returns the widgets that a grant shows.
    func hub(for grant: WidgetGrant) throws(WebRefusal) -> WidgetHub {
        guard !isOver else { throw WebRefusal(.serviceUnavailable, "This server is ending.") }
        guard let deviceID = grant.deviceID else { return owner }
        if let known = guests[deviceID] { return known }
        guard let make = options.makeGuestContext else {
            throw WebRefusal(.forbidden, "There are no guests here.")
        }
        guard guests.count < options.limits.guestDevices else {
            throw WebRefusal(.tooManyRequests, "Guests use too many devices at once: try again later.", retryAfter: 30)
        }
        let hub = WidgetHub(
            context: make(deviceID), options: options, pictures: pictures, date: date(), guestOf: deviceID)
        hub.becameIdle = { [weak self] in self?.leave(deviceID) }
        guests[deviceID] = hub
        hub.stay()
        return hub
    }

    /// Leaves a guests' device as it is, because no page has listened for a while.
    private func leave(_ deviceID: String) {
        guard let hub = guests.removeValue(forKey: deviceID) else { return }
        Task {
            await hub.end()
            // Not earlier, because the hub reports what plays once more as it ends. The images stay if guests have come
            // back meanwhile.
            if guests[deviceID] == nil { pictures.forget(guestOf: deviceID) }
        }
    }

    private func end(_ grantID: String) {
        for hub in [owner] + guests.values {
            hub.events.end(grantID: grantID, reason: EventStream.takenBack)
        }
    }

    // MARK: Requests

    /// Returns a stream for a reader, and the hub that it reads from.
    ///
    /// - Parameter mayRead: returns whether the reader's token is still valid.
    func open(
        _ grant: WidgetGrant, after lastEventID: String?, while mayRead: @escaping @Sendable () async -> Bool
    ) throws(WebRefusal) -> (stream: EventStream, hub: WidgetHub) {
        let hub = try hub(for: grant)
        guard let reader = hub.open(grant, after: lastEventID) else {
            throw WebRefusal(.serviceUnavailable, "This server is ending.")
        }
        let time = hub.context.environment.time
        let hello = HelloEvent(
            epoch: hub.events.epoch, now: hub.clock.milliseconds(time.now()), isGuest: grant.isGuest,
            device: hub.guest?.device?.friendlyName, ends: grant.ends?.timeIntervalSince1970, version: "0.1.0")
        let left = grant.ends.map { time.now() + .seconds(max(0, $0.timeIntervalSince(date()))) }
        return (
            EventStream(
                hub: hub.events, reader: reader, hello: hello, clock: hub.clock, time: time, ends: left,
                mayRead: mayRead), hub
        )
    }

    /// Returns the answer to a command, and the hub that reports its effects.
    func answer(
        _ request: WidgetRequest, of grant: WidgetGrant
    ) throws(WebRefusal) -> (answer: CommandLedger.Answer, events: EventHub) {
        guard !grant.isGuest || !request.command.isForOwners else {
            throw WebRefusal(.forbidden, "This link is for one device alone, and shows and moves nothing else.")
        }
        let hub = try hub(for: grant)
        return (hub.answer(request, of: grant.id), hub.events)
    }

    /// Returns an image; nil if it can't be loaded. The caller does not learn why: the URL is known only to the device.
    func picture(at url: String, namedBy device: Device?) async -> CachedImage? {
        guard let device else { return try? await context.imageCache.image(at: url) }
        // A context with a session to the device knows how near the device is.
        let sessions = ([owner] + guests.values).compactMap { $0.context.sessionManager.currentSession }
        guard let session = sessions.first(where: { $0.device.uniqueID == device.uniqueID }) else {
            return try? await context.imageCache.image(at: url, namedBy: device)
        }
        return try? await context.imageCache.image(at: url, namedBy: session.imageOrigin)
    }
}
