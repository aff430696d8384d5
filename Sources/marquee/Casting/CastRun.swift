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
            let startTime = index == 0 ? startTime : nil
            guard let item = try await prepare(source, startTime: startTime, wishes: wishes) else { return }
            do {
                let ending = try await ItemRun(link: link, item: item, voice: voice).play(startTime, wishes: wishes)
                await item.serving?.stop()
                if ending != .finished { break }
            } catch {
                await item.serving?.stop()
                throw error
            }
        }
        // Who wished it to end has had the session ended already, or does not wait for a device that is silent.
        if wishes.last == nil { await link.leave() }
    }

    /// Nil where the person quit meanwhile.
    ///
    /// - Throws: `.interrupted` where the person interrupted it.
    private func prepare(
        _ source: InspectedSource, startTime: Double?, wishes: WishBox
    ) async throws -> PreparedItem? {
        let preparing = Task { try await make(source, startTime: startTime) }
        let interrupts = wishes.onWish { _ in preparing.cancel() }
        let result = await preparing.result
        interrupts.cancel()
        guard let wish = wishes.last else { return try result.get() }
        if case .success(let item) = result { await item.serving?.stop() }
        await link.stopCasting(within: ItemRun.patience)
        guard wish == .interrupt else { return nil }
        throw CommandFailure(.interrupted, "interrupted; \"\(source.source.name)\" was not played")
    }

    private func make(_ source: InspectedSource, startTime: Double?) async throws -> PreparedItem {
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
}
