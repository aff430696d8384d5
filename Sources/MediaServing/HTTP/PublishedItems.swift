import Synchronization

/// The items of one server, which many tasks ask for at once; ``PublicationTable`` finds them.
final class PublishedItems: Sendable {
    private let table = Mutex(PublicationTable<PublishedItem>())

    func add(_ item: PublishedItem, at path: PublishedPath) {
        let isFolder = if case .folder = item.content { true } else { false }
        table.withLock { $0.add(item, at: path, isFolder: isFolder) }
    }

    func remove(_ path: PublishedPath) {
        table.withLock { $0.remove(path) }
    }

    func removeAll() {
        table.withLock { $0.removeAll() }
    }

    /// How many requests for the item were seen; 0 for one that is not published.
    func requests(for path: PublishedPath) -> Int {
        table.withLock { $0.requests(for: path) }
    }

    /// What a request path names; nil for all that was not published.
    func find(_ requestPath: String) -> PublicationTable<PublishedItem>.Found? {
        table.withLock { $0.find(requestPath) }
    }
}
