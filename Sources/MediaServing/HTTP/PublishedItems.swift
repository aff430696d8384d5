import CastWire
import Synchronization

/// The items that can be fetched now, by token, and how often each was asked for.
final class PublishedItems: Sendable {
    private struct Entry {
        var path: PublishedPath
        var item: PublishedItem
        var requests = 0
    }
    private struct State {
        var entries: [String: Entry] = [:]
        var nextRequest: UInt64 = 0
    }
    private let state = Mutex(State())

    func add(_ item: PublishedItem, at path: PublishedPath) {
        state.withLock { $0.entries[path.token] = Entry(path: path, item: item) }
    }

    func remove(_ path: PublishedPath) {
        _ = state.withLock { $0.entries.removeValue(forKey: path.token) }
    }

    func removeAll() {
        state.withLock { $0.entries = [:] }
    }

    /// How many requests for the item were seen; 0 for one that is not published.
    func requests(for path: PublishedPath) -> Int {
        state.withLock { $0.entries[path.token]?.requests ?? 0 }
    }

    /// What a request path names, and a number for the request; nil for all that was not published.
    func find(_ requestPath: String) -> (item: PublishedItem, path: PublishedPath, resource: String, id: UInt64)? {
        // The token is looked up before anybody has proven that he knows one.
        guard requestPath.isStreamSafe else { return nil }
        let parts = requestPath.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty, !parts[2].isEmpty else { return nil }
        return state.withLock { state in
            guard let entry = state.entries[String(parts[1])] else { return nil }
            if case .folder = entry.item.content {
            } else if entry.path.name != parts[2] {
                return nil
            }
            state.nextRequest += 1
            state.entries[entry.path.token]?.requests += 1
            return (entry.item, entry.path, String(parts[2]), state.nextRequest)
        }
    }
}
