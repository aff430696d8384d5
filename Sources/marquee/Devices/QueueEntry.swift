import CastSender

/// One item of a device's queue, as the commands tell it.
struct QueueEntry: Encodable {
    let index: Int
    let id: Int
    let title: String?
    let url: String?
    let duration: Double?
    let current: Bool
    /// Of the whole queue, as `queue repeat` takes it; nil where the receiver has not said.
    let repeatMode: String?

    /// How many items are asked for at a time: an answer is one message of at most 64 KiB.
    static let pageLength = 20

    /// The whole queue, page by page.
    @MainActor static func all(_ link: DeviceLink) async throws -> [QueueEntry] {
        let client = try link.playing()
        let ids = try await link.value(of: client.queueFetchItemIDs())
        let current = client.mediaStatus?.currentItemID
        let mode = client.mediaStatus.flatMap { QueueRepeatCommand.Mode($0.queueRepeatMode)?.rawValue }
        var entries: [QueueEntry] = []
        for start in stride(from: 0, to: ids.count, by: pageLength) {
            let page = Array(ids[start..<min(start + pageLength, ids.count)])
            let items = try await link.value(of: client.queueFetchItems(forIDs: page))
            for (offset, id) in page.enumerated() {
                let item = items.first { $0.itemID == id }
                entries.append(QueueEntry(index: start + offset, id: id, item, current, repeatMode: mode))
            }
        }
        return entries
    }

    /// `item` is nil where the receiver does not tell it.
    init(index: Int, id: Int, _ item: MediaQueueItem?, _ current: Int?, repeatMode: String?) {
        self.repeatMode = repeatMode
        self.index = index
        self.id = id
        title = item?.media?.metadata?.string(forKey: .title)
        url = item?.media?.resolvedURL
        duration = item?.media?.streamDuration.flatMap { $0.isFinite ? $0 : nil }
        self.current = id == current
    }

    var text: String {
        let time = duration.map { TimeText.format($0) }
        let words = [current ? "*" : " ", "\(id)", PeerText.name(title ?? url ?? ""), time].compactMap { $0 }
        return Console.printable(words.joined(separator: "  "))
    }
}
