public import CastSender
import CastWidgetsCore
import CastWire
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Serves a context's widgets to browsers: their files, their states as server-sent events, and what people do on them
/// as commands. docs/widgets.md has what goes over the wire.
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
    /// What the owners' widgets are bound to.
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

    /// Widgets of this context, for pages.
    ///
    /// - Throws: where the options name a host or an origin that is none.
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

    /// The Cast button that the pages show: an app that wants another size or colour sets its `look`.
    public var castButton: CastButton { owner.button }

    /// The mini controller that the pages show: an app with buttons of its own hears of them as its delegate.
    public var miniMediaControls: MiniMediaControls { owner.mini }

    /// Tells the pages of owners a state of the app's own: all of it, whenever it is another. Pages subscribe to the
    /// topic by its name. A name of the framework's, and a 65th, is not taken and logged.
    public func publish<Value: Encodable & Sendable>(_ topic: String, _ value: Value) {
        guard !EventHub.frameworksTopics.contains(topic) else {
            return logger.warning("The topic \(topic) is the widgets' own: publish under another name.")
        }
        owner.tell(topic, value)
    }

    /// Where a page finds a picture, beneath ``WebWidgetsOptions/path``: fetched by this server once it is asked for,
    /// and handed on where it is one that can't hold a script and has at most 5 MiB. Empty for what is no http or https
    /// URL.
    ///
    /// - Parameters:
    ///   - url: of a picture.
    ///   - device: that has told the URL: it can't name what only this machine reaches. Nil: the app's own.
    public func imagePath(of url: String, namedBy device: Device? = nil) -> String {
        pictures.path(of: url, namedBy: device, on: .app) ?? ""
    }

    /// Ends all streams, guests' sessions and the search that was begun for the pages. They may come back to another.
    public func stop() async {
        isOver = true
        ended?.cancel()
        let hubs = [owner] + guests.values
        guests = [:]
        for hub in hubs { await hub.end() }
    }

    /// How many pages read now.
    var readers: Int { owner.events.readerCount + guests.values.reduce(0) { $0 + $1.events.readerCount } }

    // MARK: Hubs

    /// The widgets that a grant shows.
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

    /// Nobody has listened for a while: the guests' device is left as it is.
    private func leave(_ deviceID: String) {
        guard let hub = guests.removeValue(forKey: deviceID) else { return }
        Task {
            await hub.end()
            // Not before: as it ends it tells once more what plays. Unless guests have come back meanwhile.
            if guests[deviceID] == nil { pictures.forget(guestOf: deviceID) }
        }
    }

    private func end(_ grantID: String) {
        for hub in [owner] + guests.values {
            hub.events.end(grantID: grantID, reason: EventStream.takenBack)
        }
    }

    // MARK: Requests

    /// A stream for a reader, and the widgets that it is of.
    ///
    /// - Parameter mayRead: whether the reader's token is good still.
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

    /// What comes of a command, and who tells it.
    func answer(
        _ request: WidgetRequest, of grant: WidgetGrant
    ) throws(WebRefusal) -> (answer: CommandLedger.Answer, events: EventHub) {
        guard !grant.isGuest || !request.command.isForOwners else {
            throw WebRefusal(.forbidden, "This link is for one device alone, and shows and moves nothing else.")
        }
        let hub = try hub(for: grant)
        return (hub.answer(request, of: grant.id), hub.events)
    }

    /// Nil where it can't be had: the URL is the device's to know, and so is why.
    func picture(at url: String, namedBy device: Device?) async -> CachedImage? {
        guard let device else { return try? await context.imageCache.image(at: url) }
        // Who is connected to the device knows how near it is.
        let sessions = ([owner] + guests.values).compactMap { $0.context.sessionManager.currentSession }
        guard let session = sessions.first(where: { $0.device.uniqueID == device.uniqueID }) else {
            return try? await context.imageCache.image(at: url, namedBy: device)
        }
        return try? await context.imageCache.image(at: url, namedBy: session.imageOrigin)
    }
}
