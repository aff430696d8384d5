import CastSender
import MediaServing

/// One item, or a queue of several, on one device, from the load to the end: whatever happens first, a wish, the
/// device's answer or the loss of the session, is acted upon at once.
@MainActor final class ItemRun {
    /// How long a device that is to stop may take to say that it has.
    static let patience = Duration.seconds(3)

    enum Happening: Sendable {
        case wish(CastWish)
        case loaded
        case loadFailed(CastError)
        case watched(CastWatch.Event)
        case served(Int, ServingEvent)
        /// Nobody has asked for the file in time.
        case unreached

        /// A wish is acted upon before all that waits, however much a device tells.
        var place: Backlog<Happening>.Place {
            switch self {
            case .wish: .first
            case .watched(.status): .newest(of: "status")
            // That somebody asks is known by each of them.
            case .served(let index, .requestStarted), .served(let index, .requestFinished):
                .newest(of: "served \(index)")
            default: .each
            }
        }
    }

    private let link: DeviceLink
    private let items: [PreparedItem]
    private let voice: any CastVoice
    private let mailbox = Mailbox<Happening>()
    private var tasks: [Task<Void, Never>] = []
    private var accounts: [ServingAccount]
    /// The one that plays, as far as the device has said.
    private var current = 0
    /// It plays without having asked us for anything: a receiver that only keeps time, for one. Then no firewall is in
    /// its way.
    private var hasPlayed = false
    /// Why there is no connection at the moment.
    private var suspension: ConnectionSuspendReason?
    private var request: Request<Void>?
    private var course = LoadCourse()
    /// Sends the LOAD again.
    private var reload: (() throws -> Void)?
    /// Follows what the device has loaded.
    private var begin: (() -> Void)?

    init(link: DeviceLink, items: [PreparedItem], voice: any CastVoice) {
        self.link = link
        self.items = items
        self.voice = voice
        accounts = items.map { _ in ServingAccount() }
    }

    private var item: PreparedItem { items[current] }

    /// - Throws: `.interrupted`, `.refused` where the device did not take or could not play it, `.lost`.
    func play(_ startTime: Double?, wishes: WishBox) async throws -> CastWatch.Ending {
        let watch = makeWatch()
        voice.loading(item.title)
        for item in items {
            guard let conversion = item.serving?.plan.conversion else { continue }
            voice.warn("\"\(item.title)\" is converted while it plays, because \(conversion.reason)")
        }
        reload = { try self.load(startTime, watch) }
        begin = { self.begin(watch) }
        defer { (reload, begin) = (nil, nil) }
        try load(startTime, watch)
        return try await follow(watch, wishes)
    }

    /// As ``play(_:wishes:)``, with what the device has loaded already.
    func goOn(wishes: WishBox) async throws -> CastWatch.Ending {
        let watch = makeWatch()
        guard let client = link.session.remoteMediaClient, client.mediaStatus != nil else {
            throw CommandFailure(.refused, "nothing plays on \"\(link.device.shownName)\" any more")
        }
        hasPlayed = true
        put(.loaded)
        watch.begin(client, hasPlayed: true)
        return try await follow(watch, wishes)
    }

    private func makeWatch() -> CastWatch {
        CastWatch(link.context.sessionManager.events) { [weak self] in self?.put(.watched($0)) }
    }

    private func put(_ event: Happening) { mailbox.put(event, event.place) }

    private func follow(_ watch: CastWatch, _ wishes: WishBox) async throws -> CastWatch.Ending {
        let interrupts = wishes.onWish { self.put(.wish($0)) }
        defer {
            interrupts.cancel()
            watch.end()
            tasks.forEach { $0.cancel() }
        }
        followServing()
        while let event = await mailbox.next() {
            if case .wish(let wish) = event {
                request?.cancel()
                return try await stop(wish)
            }
            if let found = try handle(event) {
                let ending = found.known(hasPlayed: hasPlayed, wasReached: wasReached)
                LostReader.settle()
                voice.ended(ending)
                return try outcome(ending)
            }
        }
        return .stopped
    }

    private func load(_ startTime: Double?, _ watch: CastWatch) throws {
        guard let client = link.session.remoteMediaClient else {
            throw CommandFailure(
                .refused, "the application on \"\(link.device.shownName)\" does not play media")
        }
        guard let request = try send(startTime, to: client) else {
            throw CommandFailure(.lost, "the connection to \"\(link.device.shownName)\" was lost")
        }
        course.send()
        request.onCompletion { [weak self] result in
            switch result {
            case .success:
                self?.put(.loaded)
                watch.begin(client)
            case .failure(let error): self?.put(.loadFailed(error))
            }
        }
        self.request = request
    }

    private func begin(_ watch: CastWatch) {
        guard let client = link.session.remoteMediaClient else { return }
        put(.loaded)
        watch.begin(client)
    }

    /// The device has what was sent: it may have taken the load although nobody heard its answer.
    private var isThere: Bool {
        guard let status = link.session.remoteMediaClient?.mediaStatus, status.playerState != .idle,
            let url = status.mediaInformation?.resolvedURL
        else { return false }
        return items.contains { $0.media.resolvedURL == url }
    }

    private func send(_ startTime: Double?, to client: RemoteMediaClient) throws -> Request<Void>? {
        guard items.count == 1 else {
            return client.queueLoad(try items.map { try $0.queueItem() }, playPosition: startTime)
        }
        var data = MediaLoadRequestData(mediaInformation: item.media)
        data.startTime = startTime
        data.activeTrackIDs = item.activeTrackIDs.isEmpty ? nil : item.activeTrackIDs
        return client.loadMedia(with: data)
    }

    private func followServing() {
        for (index, item) in items.enumerated() {
            guard let events = item.servingEvents else { continue }
            tasks.append(
                Task { [weak self] in
                    for await event in events { self?.put(.served(index, event)) }
                })
        }
        guard let serving = item.serving else { return }
        tasks.append(
            Task { [weak self] in
                guard await !serving.firstRequest(), !Task.isCancelled else { return }
                self?.put(.unreached)
            })
    }

    private func handle(_ event: Happening) throws -> CastWatch.Ending? {
        switch event {
        case .wish: break
        case .loaded:
            course.take()
            voice.started(item, servingAddress: item.servingAddress)
        case .loadFailed(let error):
            guard link.session.suspended, !error.isReceiverRefusal else { throw failure(ofLoad: error) }
            course.lose()
        case .watched(.status(let status, let hasPlayed)):
            if hasPlayed { self.hasPlayed = true }
            take(status)
        case .watched(.ended(let ending)): return ending
        case .watched(.suspended(let reason)): suspended(reason)
        case .watched(.resumed): try resumed()
        case .unreached:
            accounts[0].miss()
            if let serving = item.serving, isUnreached { voice.warn(serving.unreachableSentence) }
        case .served(let index, let event):
            switch accounts[index].take(event) {
            case .nothing: break
            case .progress(let progress): if index == current { voice.converted(progress) }
            case .trouble(let sentence): voice.warn(sentence)
            }
        }
        return nil
    }

    /// A move, and a process that is stopped, are what somebody wanted.
    private func suspended(_ reason: ConnectionSuspendReason) {
        suspension = reason
        guard reason != .none, reason != .appBackgrounded else { return }
        voice.warn("the connection to \"\(link.device.shownName)\" was lost; trying to get it back")
    }

    private func resumed() throws {
        // Lost again meanwhile: what is to be done is seen when it is back.
        guard !link.session.suspended else { return }
        defer { suspension = nil }
        switch course.resume(after: suspension ?? .networkError, isThere: isThere) {
        case .nothing: break
        case .settled: begin?()
        case .sendAgain: try reload?()
        case .giveUp:
            let name = link.device.shownName
            throw CommandFailure(
                .lost,
                "\"\(name)\" goes away each time that it gets \"\(item.name)\" (\(LoadCourse.limit) times): it may "
                    + "fail at it; try another file, or restart the device")
        }
        switch suspension {
        case .appBackgrounded?: break
        case ConnectionSuspendReason.none?:
            voice.warn("\"\(item.title)\" goes on on \"\(link.device.shownName)\"")
            voice.started(item, servingAddress: item.servingAddress)
        default: voice.warn("\"\(link.device.shownName)\" is back")
        }
    }

    private func take(_ status: MediaStatus) {
        if let url = status.mediaInformation?.resolvedURL, url != item.media.resolvedURL,
            let index = items.firstIndex(where: { $0.media.resolvedURL == url })
        {
            current = index
            voice.started(item, servingAddress: item.servingAddress)
        }
        voice.status(status)
    }

    private func stop(_ wish: CastWish) async throws -> CastWatch.Ending {
        await link.stopCasting(within: Self.patience)
        voice.ended(.stopped)
        guard wish == .interrupt else { return .stopped }
        throw CommandFailure(.interrupted, "interrupted; \"\(item.title)\" was stopped")
    }

    private func failure(ofLoad error: CastError) -> CommandFailure {
        guard error.isReceiverRefusal else { return CommandFailure(error, device: link.device) }
        let sentence = "\"\(link.device.shownName)\" did not take \"\(item.name)\": \(error.description)"
        return refusal(sentence, .refused(error))
    }

    private func outcome(_ ending: CastWatch.Ending) throws -> CastWatch.Ending {
        switch ending {
        case .failed:
            throw refusal("\"\(link.device.shownName)\" stopped playing \"\(item.title)\" with an error", .later)
        case .neverPlayed(let how):
            let sentence = "\"\(link.device.shownName)\" took \"\(item.title)\" and never played it: \(how.reason)"
            throw refusal(sentence, .later)
        case .lost(let reason):
            throw CommandFailure(.lost, "\"\(link.device.shownName)\" was lost: \(reason)")
        default:
            return ending
        }
    }

    /// With what the serving side knows of it.
    private func refusal(_ sentence: String, _ failure: ServingAdvice.Failure) -> CommandFailure {
        let advice = item.serving.flatMap { serving in
            ServingAdvice(
                account: accounts[current], hasPlayed: hasPlayed, unreachableSentence: serving.unreachableSentence,
                address: item.servingAddress ?? ""
            ).sentence(failure)
        }
        return CommandFailure(.refused, advice.map { ServingAdvice.join(sentence, $0) } ?? sentence)
    }

    /// Nil where others serve some of it.
    private var wasReached: Bool? {
        items.allSatisfy { $0.serving != nil } ? accounts.contains(where: \.wasReached) : nil
    }

    private var isUnreached: Bool { !accounts[current].wasReached && !hasPlayed }
}

extension CastWatch.NeverPlayed {
    /// Behind a colon.
    fileprivate var reason: String {
        switch self {
        case .nothingLoaded: "it says that it has nothing loaded"
        case .wentIdle: "its player went idle without saying why"
        case .applicationEnded: "its application ended before, stopped by somebody or failing at it"
        case .finishedUnfetched: "it says that it is over, and has fetched nothing of it"
        }
    }
}
