public import CastSender
import MediaServing

/// A cast of items, from files and URLs, to one device, from start to end.
///
///     let film = try await CastItem("film.mkv", subtitles: ["film.srt"])
///     let cast = Cast([film], on: device, in: context)
///     try await cast.run()
///
/// It connects to the device and launches or joins the Default Media Receiver. It serves the files, each under an
/// unguessable path, which the device tells every sender that asks what it plays. Then it has the device load them
/// (several as a queue), and follows them to their end. A lost connection is restored
/// (`CastOptions.reconnectionLimit`), and the cast continues. If the device goes away with a LOAD, it is sent again,
/// three times in all. If an item of several breaks off with an error, those after it are loaded anew. With
/// `Cast.suspend()`, or when the machine sleeps and the context follows that, the device is released and plays on. Media
/// may be moved to another device, here or by somebody else. If this process ends before the cast, another can continue
/// it: ``StoredCast``.
///
/// Events come from ``addListener(_:)`` and ``events``. Every ending is a ``CastEnding``; a failure has a ``failure``
/// with a sentence for people. After a failure of media that has played, or of a resumption, a remaining session is
/// left to the app. After any other ending the session has ended. If nobody has seen any of the media, the application
/// is closed too, unless it plays somebody else's.
///
/// A context has one session at a time, and thus one cast. Used from the main actor. Marquee's own; `CastCourse` makes
/// its decisions.
@MainActor public final class Cast {
    /// How long a device may take to stop.
    package static let patience = Duration.seconds(3)

    let material: Material
    let options: CastingOptions
    let connect: @MainActor (Cast) async throws -> DeviceLink
    let teller = CastTeller()
    var course: CastCourse
    var prepared: [PreparedItem] = []
    /// The index of each prepared item among the cast's items.
    var places: [Int] = []
    /// Cancels the current step.
    var cancelStep: (() -> Void)?
    var request: Request<Void>?
    /// Nil before the LOAD, and after its answer.
    var earlyReports: EarlyReports?
    /// Nil if pictures stay.
    var slides: SlideCourse?
    var slideWait: Task<Void, Never>?
    var tasks: [Task<Void, Never>] = []
    /// Reads the device's media statuses.
    var following: Task<Void, Never>?
    private var running: Task<Void, Never>?
    /// Read a moment later, because the session is marked as suspended only after its requests have failed.
    let loadFailures: AsyncStream<CastError>
    let loadFailure: AsyncStream<CastError>.Continuation
    let over: AsyncStream<Void>
    let overBell: AsyncStream<Void>.Continuation

    package internal(set) var link: DeviceLink?
    /// Why the cast failed; nil while it runs, and after endings that are no failures. Of several items, some may not
    /// have been played to their end although the cast is `.finished`: then this says which.
    public internal(set) var failure: CastFailure?

    enum Material {
        case items([CastItem])
        case memo(CastMemo)
    }

    /// A cast that is not started yet: see ``start()`` and ``run()``.
    ///
    /// - Parameters:
    ///   - items: At least one. Several make a queue, in which any sender can go back and forth.
    ///   - device: A device from discovery, or made from an address.
    ///   - options: The start time of the first item, the port for files, and the time for pictures.
    ///   - context: Its session manager must not have a session. Its options say how long a lost device is waited for.
    public convenience init(
        _ items: [CastItem], on device: Device, options: CastingOptions = CastingOptions(), in context: CastContext
    ) {
        self.init(items, options: options) { cast in
            try await DeviceLink.connect(to: device, options: SessionOptions(), in: context) { _ in
                cast.teller.tell(.permissionAwaited)
            }
        }
    }

    /// Continues a cast whose process has ended. The same files are served under the same URLs, so the device notices
    /// nothing. If the device does not have the media any more, the cast ends as `.failed`.
    public convenience init(resuming stored: StoredCast, in context: CastContext) {
        self.init(.memo(stored.memo), .resuming, count: stored.memo.items.count, CastingOptions()) { _ in
            do throws(CastError) {
                let session = try await context.sessionManager.resume(stored.session)
                return DeviceLink(context: context, session: session)
            } catch {
                throw CastFailure(error, device: stored.device)
            }
        }
    }

    /// - Parameter connect: Finds the device and launches the application.
    package convenience init(
        _ items: [CastItem], options: CastingOptions, connect: @escaping @MainActor (Cast) async throws -> DeviceLink
    ) {
        self.init(.items(items), .loading, count: items.count, options, connect: connect)
    }

    private init(
        _ material: Material, _ beginning: CastCourse.Beginning, count: Int, _ options: CastingOptions,
        connect: @escaping @MainActor (Cast) async throws -> DeviceLink
    ) {
        self.material = material
        self.options = options
        self.connect = connect
        course = CastCourse(beginning, count: count)
        (over, overBell) = AsyncStream.makeStream(of: Void.self)
        (loadFailures, loadFailure) = AsyncStream.makeStream(of: CastError.self)
    }

    /// Nil while the cast runs.
    public var ending: CastEnding? { course.ending }
    /// The session with the device; nil before there is one. Its `remoteMediaClient` controls playback.
    public var session: CastSession? { link?.session }
    /// The title of the current item, as far as the device has reported it; empty before the items are prepared.
    public var title: String { prepared.isEmpty ? "" : prepared[course.current].title }

    /// The events from now on, in a new sequence for each access, which ends with the cast. An unread sequence keeps
    /// the newest 1,024 events.
    public var events: AsyncStream<CastEvent> { teller.events }

    /// Adds a listener, which is held weakly. Adding it again has no effect.
    public func addListener(_ listener: any CastListener) {
        teller.listeners.add(listener) { [weak listener] in listener }
    }

    /// Removes a listener.
    public func removeListener(_ listener: any CastListener) { teller.listeners.remove(listener) }

    /// Starts the cast. It can be started only once.
    public func start() {
        guard running == nil else { return }
        teller.begin(self)
        running = Task { await carryOut() }
    }

    /// Starts the cast if necessary, and waits until it has ended and nothing is served any more. Cancelling the task
    /// stops the cast.
    ///
    /// - Returns: The ending, if there is no ``failure``.
    /// - Throws: ``failure``.
    @discardableResult
    public func run() async throws(CastFailure) -> CastEnding {
        start()
        await withTaskCancellationHandler {
            await running?.value
        } onCancel: {
            Task { @MainActor in stop() }
        }
        if let failure { throw failure }
        return course.ending ?? .stopped(.here)
    }

    /// Stops the cast: undoes what was begun, stops playback and closes the application. It waits up to three seconds
    /// for an unresponsive device. Before ``start()``, the ending is reported once the cast is started.
    public func stop() {
        switch course.stop() {
        case .cancel: cancelStep?()
        case .stopCasting: stopCasting()
        case .nothing: break
        }
    }

    /// Releases the device, which plays on, until ``resume()``. Files are still served.
    ///
    /// - Returns: False without a session, or if it is suspended.
    @discardableResult
    public func suspend() -> Bool { link?.context.sessionManager.suspendSession(with: .appBackgrounded) ?? false }

    /// Reconnects after ``suspend()``, or at once if reconnection is pending.
    ///
    /// - Returns: False if the session is not suspended.
    @discardableResult
    public func resume() -> Bool { link?.context.sessionManager.resumeSession() ?? false }
}
