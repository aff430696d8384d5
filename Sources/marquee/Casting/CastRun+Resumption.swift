import CastSender
import MediaServing

/// Going on with a cast whose process has ended: the same files under the same URLs, so that the device notices
/// nothing.
extension CastRun {
    /// - Throws: `CommandFailure`, of which the voice has been told.
    func resume(_ stored: StoredSession, _ memo: CastMemo, in context: CastContext) async throws {
        defer { voice.close() }
        do {
            try await goOn(stored, memo, context)
        } catch let failure as CommandFailure {
            voice.failed(failure)
            throw failure
        }
    }

    private func goOn(_ stored: StoredSession, _ memo: CastMemo, _ context: CastContext) async throws {
        let wishes = WishBox(voice.wishes)
        let (result, wish) = await wishes.cancelling { try await context.sessionManager.resume(stored) }
        if let wish {
            guard wish == .interrupt else { return }
            throw CommandFailure(.interrupted, "interrupted; what plays there goes on")
        }
        let session: CastSession
        do {
            session = try result.get()
        } catch {
            let error = error as? CastError ?? CastError(.unknown, "\(error)")
            throw CommandFailure(error, device: stored.device)
        }
        let link = DeviceLink(
            context: context, session: session, console: options.output.console, logger: context.options.logger)
        context.follow(MachineEventSource(logger: link.logger))
        voice.joined(link)
        let items = try await serveAgain(memo, link)
        do {
            _ = try await ItemRun(link: link, items: items, voice: voice).goOn(wishes: wishes)
        } catch {
            await Self.stopServing(items)
            throw error
        }
        await Self.stopServing(items)
        if wishes.last == nil { await link.leave() }
    }

    private func serveAgain(_ memo: CastMemo, _ link: DeviceLink) async throws -> [PreparedItem] {
        var items: [PreparedItem] = []
        do {
            for item in memo.items {
                if let url = item.url { items.append(try PreparedItem(url: url, subtitles: item.subtitles)) }
                if let file = item.file { items.append(try await serveAgain(file, item, link)) }
            }
        } catch {
            await Self.stopServing(items)
            throw error
        }
        return items
    }

    private func serveAgain(_ file: String, _ item: CastMemo.Item, _ link: DeviceLink) async throws -> PreparedItem {
        guard let address = link.session.localAddress else {
            throw CommandFailure(.lost, "the connection to \"\(link.device.shownName)\" has no address of ours")
        }
        var options = MediaServingSession.Options(file: file, player: Self.capabilities(link), address: address)
        options.cacheFolder = UserFolders().cache
        options.subtitles = item.subtitles
        options.saved = item.saved
        options.startTime = link.session.remoteMediaClient?.approximateStreamPosition() ?? 0
        do {
            let serving = try await MediaServingSession.start(options, logger: link.logger)
            return try PreparedItem(serving: serving, namedSubtitles: item.subtitles.count)
        } catch let error as ServingError {
            throw CommandFailure(.wrongUse, error.description)
        }
    }
}
