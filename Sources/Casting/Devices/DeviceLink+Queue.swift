package import CastSender

extension QueueEntry {
    /// The whole queue, page by page, within the time of ``QueuePages``.
    @MainActor package static func all(_ link: DeviceLink) async throws -> Listing {
        let client = try link.playing()
        var pages = QueuePages(ids: try await link.value(of: client.queueFetchItemIDs()), at: .now)
        let current = client.mediaStatus?.currentItemID
        let mode = client.mediaStatus.flatMap { RepeatWord($0.queueRepeatMode)?.rawValue }
        var listing = Listing()
        while true {
            switch pages.next(at: .now) {
            case .done: return listing
            case .late:
                listing.shortfall = "\"\(link.device.shownName)\" \(pages.sentence)"
                return listing
            case .ask(let start, let ids):
                let request = client.queueFetchItems(forIDs: ids)
                let limit = Task { [deadline = pages.deadline] in
                    try await Task.sleep(until: deadline, clock: .continuous)
                    request.cancel()
                }
                defer { limit.cancel() }
                let items: [MediaQueueItem]
                do {
                    items = try await link.value(of: request)
                } catch {
                    // Cancelled because the time was over.
                    if case .late = pages.next(at: .now) { continue }
                    throw error
                }
                for (offset, id) in ids.enumerated() {
                    let item = items.first { $0.itemID == id }
                    listing.entries.append(
                        QueueEntry(index: start + offset, id: id, item, current, repeatMode: mode))
                }
                pages.answered()
            }
        }
    }
}

extension DeviceLink {
    /// - Throws: `.wrongUse` for an id that is not in the queue now.
    package func check(_ ids: [Int], inQueueOf client: RemoteMediaClient) async throws {
        guard !ids.isEmpty else { return }
        try QueueIDs.check(ids, in: try await value(of: client.queueFetchItemIDs()))
    }
}
