import CastWire

/// The published items by their path's token, and the number of requests for each.
package struct PublicationTable<Item: Sendable>: Sendable {
    /// The item that a request names.
    package struct Found: Sendable {
        package let item: Item
        package let path: PublishedPath
        /// The name below the token.
        package let resource: String
        /// Counts from 1.
        package let request: UInt64
    }

    private struct Entry {
        var path: PublishedPath
        var item: Item
        var isFolder: Bool
        var requests = 0
    }
    private var entries: [String: Entry] = [:]
    private var lastRequest: UInt64 = 0

    package init() {}

    /// - Parameter isFolder: Whether other names than the item's own are found.
    package mutating func add(_ item: Item, at path: PublishedPath, isFolder: Bool) {
        entries[path.token] = Entry(path: path, item: item, isFolder: isFolder)
    }

    package mutating func remove(_ path: PublishedPath) {
        entries[path.token] = nil
    }

    package mutating func removeAll() {
        entries = [:]
    }

    /// The number of requests for the item; 0 if it is not published.
    package func requests(for path: PublishedPath) -> Int { entries[path.token]?.requests ?? 0 }

    /// Finds the item of a request's path; nil if nothing is published there.
    package mutating func find(_ requestPath: String) -> Found? {
        // The token is looked up before the client has proven that it knows one.
        guard requestPath.isStreamSafe else { return nil }
        let parts = requestPath.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty, !parts[2].isEmpty else { return nil }
        let token = String(parts[1])
        guard let entry = entries[token], entry.isFolder || entry.path.name == parts[2] else { return nil }
        lastRequest += 1
        entries[token]?.requests += 1
        return Found(item: entry.item, path: entry.path, resource: String(parts[2]), request: lastRequest)
    }
}
