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
/// machine's sleep where the context follows it, lets go of the device while it plays on. What plays may be moved to another
/// device, here or by somebody else. Where this process ends without an end of the cast, another goes on with it:
/// ``StoredCast``.
///
/// What happens can be listened to (``addListener(_:)``, ``events``). Every way in which it can end is a
/// ``CastEnding``; those that are failures have a ``failure`` with a sentence for people. After a failure the session,
/// where there is still one, is left to the app, as is one that was being resumed when it was withdrawn; after every
/// other ending it has ended.
///
/// A context has one session at a time, and thus one cast. Used from the main actor. Marquee's own; what it decides is
/// a `CastCourse`.
@MainActor public final class Cast {
    /// How long a device that is to stop may take to say that it has.
    package static let patience = Duration.seconds(3)

    private let material: Material
    private let options: CastingOptions
    private let connect: @MainActor (Cast) async throws -> DeviceLink
    private let teller = CastTeller()
    private var course: CastCourse
    private var prepared: [PreparedItem] = []
    /// Ends what is under way.
    private var cancelStep: (() -> Void)?
    private var request: Request<Void>?
    private var tasks: [Task<Void, Never>] = []
    private var running: Task<Void, Never>?
    /// Read a moment later: that the session is suspended is known once its requests have been told so.
    private let loadFailures: AsyncStream<CastError>
    private let loadFailure: AsyncStream<CastError>.Continuation
    private let over: AsyncStream<Void>
    private let overBell: AsyncStream<Void>.Continuation

    package private(set) var link: DeviceLink?
    /// Why it came to nothing; nil while it goes on, and after endings that are no failures.
    public private(set) var failure: CastFailure?

    private enum Material {
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

    // What the course says, carried out. Each step returns whether there is another.

    private func carryOut() async {
        if course.begin() == .join, let link = await join(), await prepare(link) {
            for await _ in over { break }
        }
        conclude()
        for task in tasks { task.cancel() }
        // Told while there is still a session to tell of.
        await teller.finish()
        await ServingEnd.stop(prepared)
        await leave()
    }

    /// Who wishes it to end once it is over does not wait for the device.
    private func leave() async {
        guard let link, let ending = course.ending, ending.leavesSession else { return }
        let leaving = Task { await link.leave() }
        if case .ending(_, leaves: true) = course.state { await leaving.value }
    }

    private func join() async -> DeviceLink? {
        let result = await attempt { try await self.connect(self) }
        if case .success(let joined) = result { link = joined }
        switch course.joined(result.failure) {
        case .prepare: teller.tell(.joined)
        case .withdraw:
            await link?.withdraw(within: Self.patience)
            return nil
        case .end: return nil
        }
        return link
    }

    private func prepare(_ link: DeviceLink) async -> Bool {
        let preparation = ItemPreparation(link: link, options: options)
        for index in 0..<course.count {
            let made = await attempt { try await self.prepare(index, preparation) }
            guard case .success(let item) = made else {
                if let failure = made.failure, course.prepareFailed(failure) == .withdraw {
                    await link.withdraw(within: Self.patience)
                }
                return false
            }
            prepared.append(item)
            switch course.prepared(.init(url: item.media.resolvedURL, isServed: item.serving != nil)) {
            case .prepare: continue
            case .check: return await check(link)
            case .goOn: return goOn(link)
            case .withdraw:
                await link.withdraw(within: Self.patience)
                return false
            }
        }
        return false
    }

    private func prepare(_ index: Int, _ preparation: ItemPreparation) async throws -> PreparedItem {
        switch material {
        case .items(let items): try await preparation.prepare(items[index], number: index)
        case .memo(let memo): try await preparation.serveAgain(memo.items[index])
        }
    }

    /// Warns of what a receiver would run into; whether it still plays the receiver decides.
    private func check(_ link: DeviceLink) async -> Bool {
        let prepared = prepared
        let sentences = await attempt { await URLCheck.sentences(prepared) }
        switch course.checked() {
        case .load:
            for sentence in (try? sentences.get()) ?? [] { warn(.media, sentence) }
            load(link)
            return true
        case .withdraw:
            await link.withdraw(within: Self.patience)
            return false
        }
    }

    private func load(_ link: DeviceLink) {
        if case .items(let items) = material {
            link.session.resumptionData = CastMemo(items, prepared).resumptionData
        }
        listen(link)
        teller.tell(.loading(title: prepared[0].title))
        for item in prepared {
            guard let conversion = item.serving?.plan.conversion else { continue }
            warn(.conversion, "\"\(item.title)\" is converted while it plays, because \(conversion.reason)")
        }
        send(link)
        followServing()
    }

    private func goOn(_ link: DeviceLink) -> Bool {
        listen(link)
        guard let client = link.session.remoteMediaClient, client.mediaStatus != nil else {
            _ = course.found(CastFailure(.refused, "nothing plays on \"\(link.device.shownName)\" any more"))
            return false
        }
        switch course.found() {
        case .follow:
            tellStarted()
            follow(client)
            followServing()
        case .stopCasting: stopCasting()
        case .end: return false
        }
        return true
    }

    /// Does a step, which ``stop()`` cancels.
    private func attempt<Value: Sendable>(
        _ work: @escaping @MainActor () async throws -> Value
    ) async -> Result<Value, CastFailure> {
        let task = Task { try await work() }
        cancelStep = { task.cancel() }
        let result = await task.result
        cancelStep = nil
        return result.mapError { CastFailure(of: $0) }
    }

    private func send(_ link: DeviceLink) {
        let name = link.device.shownName
        guard let client = link.session.remoteMediaClient else {
            return fail(CastFailure(.refused, "the application on \"\(name)\" does not play media"))
        }
        do {
            guard let request = try LoadOrder(items: prepared, startTime: options.startTime).send(to: client) else {
                return fail(CastFailure(.lost, "the connection to \"\(name)\" was lost"))
            }
            course.sent()
            request.onCompletion { [weak self] result in
                switch result {
                case .success: self?.loaded(client)
                case .failure(let error): self?.loadFailure.yield(error)
                }
            }
            self.request = request
        } catch {
            fail(CastFailure(of: error))
        }
    }

    private func fail(_ failure: CastFailure) {
        course.unsendable(failure)
        end()
    }

    private func loaded(_ client: RemoteMediaClient) {
        guard course.loaded() == .follow else { return }
        tellStarted()
        follow(client)
    }

    private func loadFailed(_ error: CastError) {
        guard let link else { return }
        let failure = CastFailure(error, device: link.device)
        if case .end = course.loadFailed(error, failure, isSuspended: link.session.suspended) { end() }
    }

    private func stopCasting() {
        request?.cancel()
        teller.drop()
        Task {
            await link?.stopCasting(within: Self.patience)
            course.stopped()
            end()
        }
    }

    /// It is over, as the course has found.
    private func end() { overBell.finish() }

    private func conclude() {
        guard let ending = course.ending else { return }
        failure = failure(of: ending)
        teller.tell(.ended(ending))
    }

    private func failure(of ending: CastEnding) -> CastFailure? {
        if case .failed(let failure) = ending { return failure }
        guard let link, !prepared.isEmpty else { return nil }
        return CastSentences(
            device: link.device.shownName, item: prepared[course.current], account: course.accounts[course.current],
            hasPlayed: course.hasPlayed
        ).failure(ending)
    }
}

// What the device, its session and the serving tell, given to the course.
extension Cast {
    /// Before the load, so that the end of the session is heard however early it comes.
    private func listen(_ link: DeviceLink) {
        let sessions = link.context.sessionManager.events
        tasks.append(
            Task { [weak self] in
                for await event in sessions { self?.take(event) }
            })
        tasks.append(
            Task { [weak self, loadFailures] in
                for await error in loadFailures { self?.loadFailed(error) }
            })
    }

    private func take(_ event: SessionManagerEvent) {
        switch event {
        case .didEnd(_, let error): if case .end = course.sessionEnded(error) { end() }
        case .didSuspend(_, let reason): suspended(reason)
        case .didResume: resumed()
        default: break
        }
    }

    private func suspended(_ reason: ConnectionSuspendReason) {
        let outcome = course.suspended(reason)
        guard outcome != .nothing, let link else { return }
        teller.tell(.suspended(reason))
        if outcome == .lost {
            warn(.connectionLost, "the connection to \"\(link.device.shownName)\" was lost; trying to get it back")
        }
    }

    private func resumed() {
        guard let link else { return }
        switch course.resumed(isSuspendedAgain: link.session.suspended, isThere: isThere(link)) {
        case .goOn(let word): tell(word, link)
        case .follow(let word):
            tell(word, link)
            guard let client = link.session.remoteMediaClient else { break }
            tellStarted()
            follow(client)
        case .loadAgain(let word):
            send(link)
            if course.ending == nil { tell(word, link) }
        case .end: end()
        case .wait, .nothing: break
        }
    }

    private func tell(_ word: CastCourse.Return, _ link: DeviceLink) {
        teller.tell(.resumed)
        let name = link.device.shownName
        switch word {
        case .silent: break
        case .moved:
            warn(.moved, "\"\(title)\" goes on on \"\(name)\"")
            tellStarted()
        case .back: warn(.connectionBack, "\"\(name)\" is back")
        }
    }

    /// The device has what was sent: it may have taken the load although nobody heard its answer.
    private func isThere(_ link: DeviceLink) -> Bool {
        guard let status = link.session.remoteMediaClient?.mediaStatus, status.playerState != .idle,
            let url = status.mediaInformation?.resolvedURL
        else { return false }
        return prepared.contains { $0.media.resolvedURL == url }
    }

    /// Begins with what `client` knows now. To be called when the load is answered, before anything else comes from
    /// the device: what its status says at that moment is of the media that was loaded.
    private func follow(_ client: RemoteMediaClient) {
        let updates = client.events
        tasks.append(
            Task { [weak self] in
                for await event in updates {
                    guard case .didUpdateMediaStatus(let status) = event else { continue }
                    self?.report(status)
                }
            })
        if let status = client.mediaStatus {
            report(status)
        } else {
            // An answer without a status: what the device says when asked decides.
            client.requestStatus()
        }
    }

    private func report(_ status: MediaStatus?) {
        switch course.reported(status.map(CastCourse.Report.init)) {
        case .goesOn(let item): tell(status, item)
        case .end(_, let isOurs, let item):
            if isOurs { tell(status, item) }
            end()
        case .nothing: break
        }
    }

    private func tell(_ status: MediaStatus?, _ item: Int?) {
        if item != nil { tellStarted() }
        if let status { teller.tell(.status(status)) }
    }

    private func followServing() {
        guard course.ending == nil else { return }
        for (index, item) in prepared.enumerated() {
            guard let events = item.servingEvents else { continue }
            tasks.append(
                Task { [weak self] in
                    for await event in events { self?.served(index, event) }
                })
        }
        guard let serving = prepared[0].serving else { return }
        tasks.append(
            Task { [weak self] in
                guard await !serving.firstRequest(), !Task.isCancelled else { return }
                self?.missed()
            })
    }

    private func served(_ index: Int, _ event: ServingEvent) {
        switch course.served(index, event) {
        case .nothing: break
        case .converted(let progress): teller.tell(.converted(percent: progress.percent))
        case .trouble(let sentence): warn(.serving, sentence)
        }
    }

    private func missed() {
        guard course.missed() == .warn, let serving = prepared[course.current].serving else { return }
        warn(.unreached, serving.unreachableSentence)
    }

    private func tellStarted() {
        let item = prepared[course.current]
        teller.tell(
            .started(
                StartedItem(
                    index: course.current, title: item.title, contentType: item.media.contentType,
                    servingAddress: item.servingAddress, isConverted: item.serving?.plan.conversion != nil)))
    }

    private func warn(_ kind: CastWarning.Kind, _ sentence: String) {
        teller.tell(.warning(CastWarning(kind: kind, description: sentence)))
    }
}

extension CastCourse.Report {
    init(_ status: MediaStatus) {
        self.init(
            mediaSessionID: status.mediaSessionID, state: status.playerState, idleReason: status.idleReason,
            hasNext: status.loadingItemID != nil, url: status.mediaInformation?.resolvedURL)
    }
}

extension Result where Failure == CastFailure {
    /// Nil for a success.
    fileprivate var failure: CastFailure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
