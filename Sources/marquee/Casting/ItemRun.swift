import CastSender
import MediaServing

/// One item on one device, from its load to its end: whatever happens first, a wish, the device's answer or the loss of
/// the session, is acted upon at once.
@MainActor final class ItemRun {
    /// How long a device that is to stop may take to say that it has.
    static let patience = Duration.seconds(3)

    private enum Happening: Sendable {
        case wish(CastWish)
        case loaded
        case loadFailed(CastError)
        case watched(CastWatch.Event)
        case served(ServingEvent)
        /// Nobody has asked for the file in time.
        case unreached
    }

    private let link: DeviceLink
    private let item: PreparedItem
    private let voice: any CastVoice
    private var tasks: [Task<Void, Never>] = []
    private var account = ServingAccount()

    init(link: DeviceLink, item: PreparedItem, voice: any CastVoice) {
        self.link = link
        self.item = item
        self.voice = voice
    }

    /// - Throws: `.interrupted`, `.refused` where the device did not take or could not play it, `.lost`.
    func play(_ startTime: Double?, wishes: WishBox) async throws -> CastWatch.Ending {
        let (happenings, happening) = AsyncStream.makeStream(of: Happening.self)
        let watch = CastWatch(link.context.sessionManager.events)
        voice.loading(item.title)
        if let conversion = item.serving?.plan.conversion {
            voice.warn("\"\(item.title)\" is converted while it plays, because \(conversion.reason)")
        }
        let request = try load(startTime, watch, happening)
        let interrupts = wishes.onWish { happening.yield(.wish($0)) }
        defer {
            interrupts.cancel()
            watch.end()
            tasks.forEach { $0.cancel() }
        }
        follow(watch, happening)
        for await event in happenings {
            if case .wish(let wish) = event {
                request.cancel()
                return try await stop(wish)
            }
            if let ending = try handle(event) {
                voice.ended(ending)
                return try outcome(ending)
            }
        }
        return .stopped
    }

    private func load(
        _ startTime: Double?, _ watch: CastWatch, _ happening: AsyncStream<Happening>.Continuation
    ) throws -> Request<Void> {
        guard let client = link.session.remoteMediaClient else {
            throw CommandFailure(
                .refused, "the application on \"\(link.device.friendlyName)\" does not play media")
        }
        var data = MediaLoadRequestData(mediaInformation: item.media)
        data.startTime = startTime
        data.activeTrackIDs = item.activeTrackIDs.isEmpty ? nil : item.activeTrackIDs
        guard let request = client.loadMedia(with: data) else {
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
        return request
    }

    private func follow(_ watch: CastWatch, _ happening: AsyncStream<Happening>.Continuation) {
        let events = watch.events
        tasks.append(Task { for await event in events { happening.yield(.watched(event)) } })
        guard let serving = item.serving else { return }
        if let events = item.servingEvents {
            tasks.append(Task { for await event in events { happening.yield(.served(event)) } })
        }
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
        case .loadFailed(let error): throw failure(ofLoad: error)
        case .watched(.status(let status)): voice.status(status)
        case .watched(.ended(let ending)): return ending
        case .unreached:
            if let serving = item.serving, !account.wasReached { voice.warn(serving.unreachableSentence) }
        case .served(let event):
            switch account.take(event) {
            case .nothing: break
            case .progress(let progress): voice.converted(progress)
            case .trouble(let sentence): voice.warn(sentence)
            }
        }
        return nil
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
        if let error = account.lastError { return ". \(error.description)" }
        return account.wasReached ? "" : ". \(serving.unreachableSentence)"
    }
}
