import CastSender
import MediaServing

/// One item, or a queue of several, on one device, from the load to the end: whatever happens first, a wish, the
/// device's answer or the loss of the session, is acted upon at once.
@MainActor final class ItemRun {
    /// How long a device that is to stop may take to say that it has.
    static let patience = Duration.seconds(3)

    private enum Happening: Sendable {
        case wish(CastWish)
        case loaded
        case loadFailed(CastError)
        case watched(CastWatch.Event)
        case served(Int, ServingEvent)
        /// Nobody has asked for the file in time.
        case unreached
    }

    private let link: DeviceLink
    private let items: [PreparedItem]
    private let voice: any CastVoice
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
    /// The connection went before the load was answered: whether the device took it is seen when it is back.
    private var isLoadUnanswered = false
    private var afterLoss: (() throws -> Void)?

    init(link: DeviceLink, items: [PreparedItem], voice: any CastVoice) {
        self.link = link
        self.items = items
        self.voice = voice
        accounts = items.map { _ in ServingAccount() }
    }

    private var item: PreparedItem { items[current] }

    /// - Throws: `.interrupted`, `.refused` where the device did not take or could not play it, `.lost`.
    func play(_ startTime: Double?, wishes: WishBox) async throws -> CastWatch.Ending {
        let (happenings, happening) = AsyncStream.makeStream(of: Happening.self)
        let watch = CastWatch(link.context.sessionManager.events)
        voice.loading(item.title)
        for item in items {
            guard let conversion = item.serving?.plan.conversion else { continue }
            voice.warn("\"\(item.title)\" is converted while it plays, because \(conversion.reason)")
        }
        try load(startTime, watch, happening)
        afterLoss = { try self.settleLoad(startTime, watch, happening) }
        defer { afterLoss = nil }
        return try await follow(watch, happenings, happening, wishes)
    }

    /// As ``play(_:wishes:)``, with what the device has loaded already.
    func goOn(wishes: WishBox) async throws -> CastWatch.Ending {
        let (happenings, happening) = AsyncStream.makeStream(of: Happening.self)
        let watch = CastWatch(link.context.sessionManager.events)
        guard let client = link.session.remoteMediaClient, client.mediaStatus != nil else {
            throw CommandFailure(.refused, "nothing plays on \"\(link.device.friendlyName)\" any more")
        }
        hasPlayed = true
        happening.yield(.loaded)
        watch.begin(client)
        return try await follow(watch, happenings, happening, wishes)
    }

    private func follow(
        _ watch: CastWatch, _ happenings: AsyncStream<Happening>, _ happening: AsyncStream<Happening>.Continuation,
        _ wishes: WishBox
    ) async throws -> CastWatch.Ending {
        let interrupts = wishes.onWish { happening.yield(.wish($0)) }
        defer {
            interrupts.cancel()
            watch.end()
            tasks.forEach { $0.cancel() }
        }
        follow(watch, happening)
        for await event in happenings {
            if case .wish(let wish) = event {
                request?.cancel()
                return try await stop(wish)
            }
            if let ending = try handle(event) {
                LostReader.settle()
                voice.ended(ending)
                return try outcome(ending)
            }
        }
        return .stopped
    }

    private func load(
        _ startTime: Double?, _ watch: CastWatch, _ happening: AsyncStream<Happening>.Continuation
    ) throws {
        guard let client = link.session.remoteMediaClient else {
            throw CommandFailure(
                .refused, "the application on \"\(link.device.friendlyName)\" does not play media")
        }
        guard let request = try send(startTime, to: client) else {
            throw CommandFailure(.lost, "the connection to \"\(link.device.friendlyName)\" was lost")
        }
        request.onCompletion { result in
            switch result {
            case .success:
                happening.yield(.loaded)
                watch.begin(client)
            case .failure(let error): happening.yield(.loadFailed(error))
            }
        }
        self.request = request
    }

    /// The device may have taken the load although nobody heard its answer.
    private func settleLoad(
        _ startTime: Double?, _ watch: CastWatch, _ happening: AsyncStream<Happening>.Continuation
    ) throws {
        guard let client = link.session.remoteMediaClient, let status = client.mediaStatus,
            let url = status.mediaInformation?.resolvedURL, items.contains(where: { $0.media.resolvedURL == url }),
            status.playerState != .idle
        else { return try load(startTime, watch, happening) }
        happening.yield(.loaded)
        watch.begin(client)
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

    private func follow(_ watch: CastWatch, _ happening: AsyncStream<Happening>.Continuation) {
        let events = watch.events
        tasks.append(Task { for await event in events { happening.yield(.watched(event)) } })
        for (index, item) in items.enumerated() {
            guard let events = item.servingEvents else { continue }
            tasks.append(Task { for await event in events { happening.yield(.served(index, event)) } })
        }
        guard let serving = item.serving else { return }
        tasks.append(
            Task {
                guard await !serving.firstRequest(), !Task.isCancelled else { return }
                happening.yield(.unreached)
            })
    }

    private func handle(_ event: Happening) throws -> CastWatch.Ending? {
        switch event {
        case .wish: break
        case .loaded: voice.started(item, servingAddress: item.servingAddress)
        case .loadFailed(let error):
            guard link.session.suspended, !error.isReceiverRefusal else { throw failure(ofLoad: error) }
            isLoadUnanswered = true
        case .watched(.status(let status)): take(status)
        case .watched(.ended(let ending)): return ending
        case .watched(.suspended(let reason)): suspended(reason)
        case .watched(.resumed): try resumed()
        case .unreached:
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
        voice.warn("the connection to \"\(link.device.friendlyName)\" was lost; trying to get it back")
    }

    private func resumed() throws {
        defer { suspension = nil }
        if isLoadUnanswered {
            isLoadUnanswered = false
            try afterLoss?()
        }
        switch suspension {
        case .appBackgrounded?: break
        case ConnectionSuspendReason.none?:
            voice.warn("\"\(item.title)\" goes on on \"\(link.device.friendlyName)\"")
            voice.started(item, servingAddress: item.servingAddress)
        default: voice.warn("\"\(link.device.friendlyName)\" is back")
        }
    }

    private func take(_ status: MediaStatus) {
        if status.playerState == .playing || status.playerState == .paused { hasPlayed = true }
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
        let sentence = "\"\(link.device.friendlyName)\" did not take \"\(item.name)\": \(error.description)"
        return CommandFailure(.refused, sentence + ourPart)
    }

    private func outcome(_ ending: CastWatch.Ending) throws -> CastWatch.Ending {
        switch ending {
        case .failed:
            let sentence = "\"\(link.device.friendlyName)\" stopped playing \"\(item.title)\" with an error"
            throw CommandFailure(.refused, sentence + ourPart)
        case .lost(let reason):
            throw CommandFailure(.lost, "\"\(link.device.friendlyName)\" was lost: \(reason)")
        default:
            return ending
        }
    }

    /// What the serving side knows of a failure; empty where it knows nothing.
    private var ourPart: String {
        guard let serving = item.serving else { return "" }
        if let error = accounts[current].lastError { return ". \(error.description)" }
        return isUnreached ? ". \(serving.unreachableSentence)" : ""
    }

    private var isUnreached: Bool { !accounts[current].wasReached && !hasPlayed }
}
