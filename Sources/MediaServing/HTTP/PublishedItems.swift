import Synchronization

/// A thread-safe ``PublicationTable`` of one server's items.
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

    func requests(for path: PublishedPath) -> Int {
        table.withLock { $0.requests(for: path) }
    }

    func find(_ requestPath: String) -> PublicationTable<PublishedItem>.Found? {
        table.withLock { $0.find(requestPath) }
    }
}
