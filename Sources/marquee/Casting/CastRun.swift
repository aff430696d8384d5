import CastSender
import Logging
import MediaServing

/// Plays an item on one device, or several as a queue there, and stays until the last is over.
///
/// From the search for the device on, a signal or the key `q` ends it within ``ItemRun/patience``: what was begun is
/// undone, and nobody else's media is touched.
@MainActor struct CastRun {
    let options: DeviceOptions
    let servePort: Int
    /// How long it tries to come back after a loss of the connection.
    let patience: Duration
    let voice: any CastVoice

    /// - Throws: `CommandFailure`, of which the voice has been told.
    func play(_ sources: [InspectedSource], startTime: Double?) async throws {
        defer { voice.close() }
        do {
            try await playAll(sources, startTime: startTime)
        } catch let failure as CommandFailure {
            voice.failed(failure)
            throw failure
        }
    }

    private func playAll(_ sources: [InspectedSource], startTime: Double?) async throws {
        let wishes = WishBox(voice.wishes)
        guard let link = try await join(wishes) else { return }
        link.context.follow(MachineEventSource(logger: link.logger))
        voice.joined(link)
        guard let items = try await prepareAll(sources, link, startTime: startTime, wishes: wishes) else { return }
        do {
            guard try await check(items, link, wishes: wishes) else { return await Self.stopServing(items) }
            link.session.resumptionData = CastMemo(sources, items).resumptionData
            _ = try await ItemRun(link: link, items: items, voice: voice).play(startTime, wishes: wishes)
        } catch {
            await Self.stopServing(items)
            throw error
        }
        await Self.stopServing(items)
        // Who wished it to end has had the session ended already, or does not wait for a device that is silent.
        if wishes.last == nil { await link.leave() }
    }

    /// Nil where the person quit meanwhile.
    ///
    /// - Throws: `.interrupted` where the person interrupted it.
    private func join(_ wishes: WishBox) async throws -> DeviceLink? {
        let (result, wish) = await wishes.cancelling { try await DeviceLink.launch(options, patience: patience) }
        guard let wish else { return try result.get() }
        if case .success(let link) = result { await link.withdraw(within: ItemRun.patience) }
        guard wish == .interrupt else { return nil }
        throw CommandFailure(.interrupted, "interrupted; nothing was cast")
    }

    /// Nil where the person quit meanwhile; nothing is served then.
    private func prepareAll(
        _ sources: [InspectedSource], _ link: DeviceLink, startTime: Double?, wishes: WishBox
    ) async throws -> [PreparedItem]? {
        var items: [PreparedItem] = []
        do {
            for source in sources {
                let wanted = Wanted(number: items.count, startTime: items.isEmpty ? startTime : nil)
                guard let item = try await prepare(source, link, wanted, wishes: wishes) else {
                    await Self.stopServing(items)
                    return nil
                }
                items.append(item)
            }
        } catch {
            await Self.stopServing(items)
            throw error
        }
        return items
    }

    /// Warns of what a receiver would run into; whether it still plays the receiver decides. False where the person
    /// quit meanwhile.
    private func check(_ items: [PreparedItem], _ link: DeviceLink, wishes: WishBox) async throws -> Bool {
        let (sentences, wish) = await wishes.cancelling { await URLCheck.sentences(items) }
        guard let wish else {
            for sentence in try sentences.get() { voice.warn(sentence) }
            return true
        }
        await link.withdraw(within: ItemRun.patience)
        guard wish == .interrupt else { return false }
        throw CommandFailure(.interrupted, "interrupted; nothing was played")
    }

    private struct Wanted {
        /// Its place in the queue, from 0.
        let number: Int
        let startTime: Double?
    }

    static func stopServing(_ items: [PreparedItem]) async {
        let servings = items.compactMap(\.serving)
        guard !servings.isEmpty else { return }
        await ServingEnd.wait(within: ServingEnd.patience) {
            await withTaskGroup(of: Void.self) { group in
                for serving in servings { group.addTask { await serving.stop() } }
            }
        }
    }

    /// As ``join(_:)``.
    private func prepare(
        _ source: InspectedSource, _ link: DeviceLink, _ wanted: Wanted, wishes: WishBox
    ) async throws -> PreparedItem? {
        let (result, wish) = await wishes.cancelling { try await make(source, link, wanted) }
        guard let wish else { return try result.get() }
        if case .success(let item) = result { await Self.stopServing([item]) }
        await link.withdraw(within: ItemRun.patience)
        guard wish == .interrupt else { return nil }
        throw CommandFailure(.interrupted, "interrupted; \"\(source.source.name)\" was not played")
    }

    private func make(_ source: InspectedSource, _ link: DeviceLink, _ wanted: Wanted) async throws -> PreparedItem {
        switch source.source {
        case .url(let url): return try PreparedItem(url: url, subtitles: source.subtitles)
        case .file(let path):
            guard let address = link.session.localAddress else {
                throw CommandFailure(.lost, "the connection to \"\(link.device.shownName)\" has no address of ours")
            }
            var options = MediaServingSession.Options(file: path, player: Self.capabilities(link), address: address)
            options.cacheFolder = UserFolders().cache
            options.subtitles = source.subtitles
            options.examined = source.file
            // Each file of a queue has a port of its own: the given one, and those after it.
            options.port = servePort == 0 ? 0 : servePort + wanted.number
            options.startTime = wanted.startTime ?? 0
            // What comes later is converted when it is asked for.
            options.convertsAhead = wanted.number == 0
            do {
                let serving = try await MediaServingSession.start(options, logger: link.logger)
                return try PreparedItem(serving: serving, namedSubtitles: source.subtitles.count)
            } catch let error as ServingError {
                throw CommandFailure(.wrongUse, error.description)
            }
        }
    }

    /// Our own receiver says what its browser plays; of any other device only the least is taken for granted.
    static func capabilities(_ link: DeviceLink) -> PlayerCapabilities {
        link.device.modelName.hasPrefix("Marquee") ? .chromium : .chromecast
    }
}
