package import SenderCore

/// One item of a device's queue, as the commands report it.
package struct QueueEntry: Encodable {
    package let index: Int
    package let id: Int
    package let title: String?
    package let url: String?
    package let duration: Double?
    package let current: Bool
    /// The whole queue's mode, in the words of `queue repeat`; nil if the receiver has not reported it.
    package let repeatMode: String?

    /// As much of a queue as the device reported in time.
    package struct Listing {
        package var entries: [QueueEntry] = []
        /// Why it is not complete.
        package var shortfall: String?

        package init() {}
    }

    /// `item` is nil if the receiver does not report it.
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
