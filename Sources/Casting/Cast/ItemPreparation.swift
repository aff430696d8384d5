import CastSender
import MediaServing

/// Makes items loadable for the device. Files are served at the local address from which the device is reached.
@MainActor struct ItemPreparation {
    let link: DeviceLink
    let options: CastingOptions

    /// - Parameter number: Its index in the queue, from 0.
    /// - Throws: ``CastFailure``, or `ServingError`.
    func prepare(_ item: CastItem, number: Int) async throws -> PreparedItem {
        switch item.source {
        case .url(let url):
            return try PreparedItem(
                url: url, subtitles: item.subtitles, showsSubtitles: item.showsSubtitles,
                contentType: item.details.contentType)
        case .file(let path):
            var serving = try servingOptions(path, item.subtitles)
            (serving.examined, serving.burnedSubtitles) = (item.file, item.burned)
            (serving.arriving, serving.artwork) = (item.arriving, item.details.artwork)
            // Each file of a queue has its own port: the given one and those after it.
            serving.port = options.servePort == 0 ? 0 : options.servePort + number
            serving.startTime = number == 0 ? options.startTime ?? 0 : 0
            // Later items are converted on request.
            serving.convertsAhead = number == 0
            return try await serve(serving, item.details, showsSubtitles: item.showsSubtitles)
        }
    }

    /// Serves the file under the URLs of an earlier process, so that the device notices nothing. A picture that was
    /// shown beside it (``CastItem/Details``) is not served again; a cover of the file is.
    func serveAgain(_ item: CastMemo.Item) async throws -> PreparedItem {
        if let url = item.url { return try PreparedItem(url: url, subtitles: item.subtitles) }
        var serving = try servingOptions(item.file ?? "", item.subtitles)
        serving.saved = item.saved
        (serving.burnedSubtitles, serving.audioStream) = (item.burned, item.audio)
        serving.startTime = link.session.remoteMediaClient?.approximateStreamPosition() ?? 0
        return try await serve(serving)
    }

    private func servingOptions(_ file: String, _ subtitles: [String]) throws -> MediaServingSession.Options {
        guard let address = link.session.localAddress else {
            throw CastFailure(.lost, "the connection to \"\(link.device.shownName)\" has no address of ours")
        }
        var serving = MediaServingSession.Options(file: file, player: capabilities, address: address)
        serving.cacheFolder = UserFolders().cache
        serving.subtitles = subtitles
        return serving
    }

    private func serve(
        _ options: MediaServingSession.Options, _ details: CastItem.Details = .init(), showsSubtitles: Bool = true
    ) async throws -> PreparedItem {
        let serving = try await MediaServingSession.start(options, logger: link.logger)
        return try PreparedItem(
            serving: serving, namedSubtitles: showsSubtitles ? options.subtitles.count : 0, details)
    }

    private var capabilities: PlayerCapabilities { .of(model: link.device.modelName) }
}
