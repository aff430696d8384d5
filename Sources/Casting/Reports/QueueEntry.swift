package import CastSender

/// One item of a device's queue, as the commands tell it.
package struct QueueEntry: Encodable {
    package let index: Int
    package let id: Int
    package let title: String?
    package let url: String?
    package let duration: Double?
    package let current: Bool
    /// Of the whole queue, as `queue repeat` takes it; nil where the receiver has not said.
    package let repeatMode: String?

    /// As much of a queue as the device told in time.
    package struct Listing {
        package var entries: [QueueEntry] = []
        /// Why it is not all of it.
        package var shortfall: String?

        package init() {}
    }

    /// The whole queue, page by page, for as long as ``QueuePages`` gives it.
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
                    // Given up for the lack of time.
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

    /// `item` is nil where the receiver does not tell it.
    package init(index: Int, id: Int, _ item: MediaQueueItem?, _ current: Int?, repeatMode: String?) {
        self.repeatMode = repeatMode
        self.index = index
        self.id = id
        title = item?.media?.metadata?.string(forKey: .title)
        url = item?.media?.resolvedURL
        duration = item?.media?.streamDuration.flatMap { $0.isFinite ? $0 : nil }
        self.current = id == current
    }

    package var text: String {
        let time = duration.map { TimeText.format($0) }
        let words = [current ? "*" : " ", "\(id)", PeerText.name(title ?? url ?? ""), time].compactMap { $0 }
        return PeerText.printable(words.joined(separator: "  "))
    }
}
