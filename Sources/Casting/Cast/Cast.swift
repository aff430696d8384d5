public import CastSender
import MediaServing

/// A cast: items, from files and URLs, on one device, from their start to their end.
///
///     let film = try await CastItem("film.mkv", subtitles: ["film.srt"])
///     let cast = Cast([film], on: device, in: context)
///     try await cast.run()
///
/// It connects to the device, launches the Default Media Receiver or joins it where it runs, serves the files, each
/// behind an unguessable path and for that device only, has the device load them (several as a queue), and follows them
/// until they are over. A connection that is lost comes back by itself (`CastOptions.reconnectionLimit`), and with it
/// the cast; a LOAD that the device went away with is sent again, three times in all. `Cast.suspend()`, or the
/// machine's sleep where the context follows it, lets go of the device while it plays on. What plays may be moved to
/// another device, here or by somebody else. Where this process ends without an end of the cast, another goes on with it:
/// ``StoredCast``.
///
/// What happens can be listened to (``addListener(_:)``, ``events``). Every way in which it can end is a
/// ``CastEnding``; those that are failures have a ``failure`` with a sentence for people. After a failure of what has
/// played the session, where there is still one, is left to the app, as is one that was being resumed; after every other
/// ending it has ended, and where nobody has seen any of it the application is closed, unless it plays somebody else's.
///
/// A context has one session at a time, and thus one cast. Used from the main actor. Marquee's own; what it decides is
/// a `CastCourse`.
@MainActor public final class Cast {
    /// How long a device that is to stop may take to say that it has.
    package static let patience = Duration.seconds(3)

    let material: Material
    let options: CastingOptions
    let connect: @MainActor (Cast) async throws -> DeviceLink
    let teller = CastTeller()
    var course: CastCourse
    var prepared: [PreparedItem] = []
    /// Of each prepared item its place among the items of the cast.
    var places: [Int] = []
    /// Ends what is under way.
    var cancelStep: (() -> Void)?
    var request: Request<Void>?
    /// Nil before the LOAD, and from its answer on.
    var earlyReports: EarlyReports?
    /// Nil where pictures stay.
    var slides: SlideCourse?
    var slideWait: Task<Void, Never>?
    var tasks: [Task<Void, Never>] = []
    private var running: Task<Void, Never>?
    /// Read a moment later: that the session is suspended is known once its requests have been told so.
    let loadFailures: AsyncStream<CastError>
    let loadFailure: AsyncStream<CastError>.Continuation
    let over: AsyncStream<Void>
    let overBell: AsyncStream<Void>.Continuation

    package internal(set) var link: DeviceLink?
    /// Why it came to nothing; nil while it goes on, and after endings that are no failures.
    public internal(set) var failure: CastFailure?

    enum Material {
        case items([CastItem])
        case memo(CastMemo)
    }

    /// A cast that has not begun: see ``start()`` and ``run()``.
    ///
    /// - Parameters:
    ///   - items: at least one; several make a queue, in which any sender can go back and forth.
    ///   - device: where they are to play; one that discovery found, or that was made of an address.
    ///   - options: where the first begins, and the port that files are served on.
    ///   - context: its session manager has no session yet; its options say how long a lost device is waited for.
    public convenience init(
        _ items: [CastItem], on device: Device, options: CastingOptions = CastingOptions(), in context: CastContext
    ) {
        self.init(items, options: options) { cast in
            try await DeviceLink.connect(to: device, options: SessionOptions(), in: context) { _ in
                cast.teller.tell(.permissionAwaited)
            }
        }
    }

    /// Goes on with a cast whose process has ended: the same files are served under the same URLs, so that the device
    /// notices nothing. Where the device has it no more it ends as `.failed`.
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

    /// - Parameter connect: finds the device and launches the application.
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

    /// Nil while it goes on.
    public var ending: CastEnding? { course.ending }
    /// The session with the device; nil before there is one. Its `remoteMediaClient` controls what plays.
    public var session: CastSession? { link?.session }
    /// Of the item that plays, as far as the device has said; empty before the items are prepared.
    public var title: String { prepared.isEmpty ? "" : prepared[course.current].title }

    /// What happens from now on, as a sequence that ends with the cast; each access is a sequence of its own. One that
    /// is not read keeps the newest 1,024 events.
    public var events: AsyncStream<CastEvent> { teller.events }

    /// Held weakly. Adding one again changes nothing.
    public func addListener(_ listener: any CastListener) {
        teller.listeners.add(listener) { [weak listener] in listener }
    }

    /// It is told nothing any more.
    public func removeListener(_ listener: any CastListener) { teller.listeners.remove(listener) }

    /// Begins; what comes of it the listeners hear. A cast begins once.
    public func start() {
        guard running == nil else { return }
        teller.begin(self)
        running = Task { await carryOut() }
    }

    /// Begins where it has not begun, and waits until it has ended and nothing is served any more. Cancelling the task
    /// stops the cast.
    ///
    /// - Returns: how it ended, where that is no failure.
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

    /// Ends it: what was begun is undone, what plays is stopped, and the application closed. A device that is silent is
    /// given three seconds. Before ``start()`` it is told once the cast is started.
    public func stop() {
        switch course.stop() {
        case .cancel: cancelStep?()
        case .stopCasting: stopCasting()
        case .nothing: break
        }
    }

    /// Lets go of the device, on which it plays on, until ``resume()``. Files are served meanwhile.
    ///
    /// - Returns: false where there is no session, or it is suspended.
    @discardableResult
    public func suspend() -> Bool { link?.context.sessionManager.suspendSession(with: .appBackgrounded) ?? false }

    /// Connects again after ``suspend()``, or at once where it is trying to.
    ///
    /// - Returns: false where it is not suspended.
    @discardableResult
    public func resume() -> Bool { link?.context.sessionManager.resumeSession() ?? false }
}
