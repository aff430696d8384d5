import CastSender
import Logging
import MediaServing

/// Plays items one after the other on one device, and stays until the last is over.
@MainActor struct CastRun {
    let link: DeviceLink
    let servePort: Int
    let voice: any CastVoice

    func play(_ sources: [InspectedSource], startTime: Double?) async throws {
        defer { voice.close() }
        let wishes = WishBox(voice.wishes)
        for (index, source) in sources.enumerated() {
            let item = try await prepare(source, startTime: index == 0 ? startTime : nil)
            do {
                let ending = try await play(item, startTime: index == 0 ? startTime : nil, wishes: wishes)
                await item.serving?.stop()
                if ending != .finished { break }
            } catch {
                await item.serving?.stop()
                throw error
            }
        }
        await link.leave()
    }

    private func prepare(_ source: InspectedSource, startTime: Double?) async throws -> PreparedItem {
        switch source.source {
        case .url(let url): return try PreparedItem(url: url)
        case .file(let path):
            guard let address = link.session.localAddress else {
                throw CommandFailure(.lost, "the connection to \"\(link.device.friendlyName)\" has no address of ours")
            }
            var options = MediaServingSession.Options(file: path, player: capabilities, address: address)
            options.subtitles = source.subtitles
            options.examined = source.file
            options.port = servePort
            options.startTime = startTime ?? 0
            do {
                let serving = try await MediaServingSession.start(options, logger: link.logger)
                return try PreparedItem(serving: serving, namedSubtitles: source.subtitles.count)
            } catch let error as ServingError {
                throw CommandFailure(.wrongUse, error.description)
            }
        }
    }

    /// Our own receiver says what its browser plays; of any other device only the least is taken for granted.
    private var capabilities: PlayerCapabilities {
        link.device.modelName.hasPrefix("Marquee") ? .chromium : .chromecast
    }

    private func play(_ item: PreparedItem, startTime: Double?, wishes: WishBox) async throws -> CastWatch.Ending {
        voice.loading(item.title)
        try await load(item, startTime: startTime)
        voice.started(item, servingAddress: item.servingAddress)
        let watch = CastWatch(link)
        defer { watch.end() }
        let events = watch.events(ofMediaSession: link.session.remoteMediaClient?.mediaStatus?.mediaSessionID)
        let interrupts = wishes.onWish { wish in
            Task { try? await link.context.sessionManager.disconnect(stopCasting: true) }
        }
        defer { interrupts.cancel() }
        for await event in events {
            switch event {
            case .status(let status): voice.status(status)
            case .ended(let ending):
                voice.ended(ending)
                return try outcome(ending, of: item, wish: wishes.last)
            }
        }
        return try outcome(.stopped, of: item, wish: wishes.last)
    }

    private func load(_ item: PreparedItem, startTime: Double?) async throws {
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
        let reach = item.serving.map { serving in
            Task { @MainActor in
                guard await !serving.firstRequest(), !Task.isCancelled else { return }
                voice.warn(serving.unreachableSentence)
            }
        }
        defer { reach?.cancel() }
        do {
            try await request.value
        } catch where error.isReceiverRefusal {
            throw CommandFailure(
                .refused, "\"\(link.device.friendlyName)\" did not take \"\(item.name)\": \(error.description)")
        } catch {
            throw CommandFailure(error, device: link.device)
        }
    }

    private func outcome(
        _ ending: CastWatch.Ending, of item: PreparedItem, wish: CastWish?
    ) throws -> CastWatch.Ending {
        switch ending {
        case _ where wish == .interrupt:
            throw CommandFailure(.interrupted, "interrupted; \"\(item.title)\" was stopped")
        case .failed:
            throw CommandFailure(
                .refused, "\"\(link.device.friendlyName)\" stopped playing \"\(item.title)\" with an error")
        case .lost(let reason) where wish == nil:
            throw CommandFailure(.lost, "\"\(link.device.friendlyName)\" was lost: \(reason)")
        default:
            return ending
        }
    }
}

/// The wishes of one run, across its items.
@MainActor final class WishBox {
    private(set) var last: CastWish?
    private var handler: ((CastWish) -> Void)?

    init(_ wishes: AsyncStream<CastWish>) {
        Task { [weak self] in
            for await wish in wishes {
                self?.last = wish
                self?.handler?(wish)
            }
        }
    }

    struct Registration {
        let cancel: () -> Void
    }

    func onWish(_ handler: @escaping (CastWish) -> Void) -> Registration {
        self.handler = handler
        return Registration { [weak self] in self?.handler = nil }
    }
}
