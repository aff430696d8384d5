#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Fetches pictures, each once: from memory, from `$XDG_CACHE_HOME/marquee/images`, or over HTTP.
///
/// So many are fetched at once, and no more (`ImageTurns`); of those that wait, the last that was asked for is next.
/// Many may ask for one URL at once; it is fetched once, and the fetch ends when the last of them has stopped waiting.
/// Only http and https URLs, only answers of type `image/...` and at most `imageByteLimit` bytes are taken. What a
/// device names is fetched only from places that are at least as public as the device is (`AddressReach`). A picture
/// that was fetched is used until it has to make room.
///
/// Used from the main actor; files and network are left to other threads. From the Cast SDK: `GCKUIImageCache`.
@MainActor
public final class ImageCache {
    /// Bytes of one picture, at most: 8 MiB.
    public let imageByteLimit: Int
    private let store: ImageStore
    private let fetcher: any ImageFetching
    private let places = ImageFetchPlaces()
    private let now: @Sendable () -> Date
    private var memory: ImageMemory
    private var fetches: [FetchKey: Fetch] = [:]
    private var lastFetchID = 0

    /// Fetches of one URL at the word of two that reach differently far may end differently.
    private struct FetchKey: Hashable {
        let url: String
        let origin: ImageOrigin
    }

    private struct Fetch {
        let id: Int
        let task: Task<Result<CachedImage, CastError>, Never>
        var waiting = 0
    }

    /// A cache of its own. All files together have at most `diskLimit` bytes, 64 MiB unless it is given; nil for
    /// `folder` stands for `$XDG_CACHE_HOME/marquee/images`.
    public convenience init(folder: String? = nil, diskLimit: Int = 64 << 20) {
        self.init(folder: folder ?? Self.standardFolder, diskLimit: diskLimit, fetcher: HTTPImageFetcher())
    }

    package init(
        folder: String, diskLimit: Int = 64 << 20, memoryLimit: Int = 16 << 20, imageByteLimit: Int = 8 << 20,
        fetcher: any ImageFetching, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        store = ImageStore(folder: folder, limit: diskLimit)
        memory = ImageMemory(limit: memoryLimit)
        self.imageByteLimit = imageByteLimit
        self.fetcher = fetcher
        self.now = now
    }

    /// The picture at a URL that the app itself has chosen. One that came from a device is for
    /// `image(at:namedBy:)`.
    ///
    /// - Throws: `.invalidRequest` for a URL that is not http or https, `.networkError`, `.invalidResponse` for what is
    ///   not a picture, `.messageTooBig`, `.timeout`, `.cancelled` where the task was cancelled, or where so many wait
    ///   that it was given up for others.
    public func image(at url: String) async throws(CastError) -> CachedImage {
        try await image(at: url, namedBy: ImageOrigin.app)
    }

    /// The picture at a URL that a device has told, as that of what plays there. `CastContext.image(for:with:)` does
    /// that for the device of its session.
    ///
    /// - Throws: as `image(at:)`, and `.notAllowed` where the URL leads to this machine or its link, and the device is
    ///   not there.
    public func image(at url: String, namedBy device: Device) async throws(CastError) -> CachedImage {
        try await image(at: url, namedBy: ImageOrigin(reach: device.reach, deviceID: device.uniqueID))
    }

    /// The same for who knows how near the device was reached (`Session.imageOrigin`).
    package func image(at url: String, namedBy origin: ImageOrigin) async throws(CastError) -> CachedImage {
        let scheme = url.prefix { $0 != ":" }.lowercased()
        guard scheme == "http" || scheme == "https", url.dropFirst(scheme.count).hasPrefix("://") else {
            throw .notAnImageURL
        }
        if let image = memory.image(at: url) { return image }
        return try await wait(for: FetchKey(url: url, origin: origin))
    }

    /// Forgets all pictures, on disk too.
    public func removeAll() {
        memory.removeAll()
        store.removeAll()
    }

    private func wait(for key: FetchKey) async throws(CastError) -> CachedImage {
        var fetch = fetches[key] ?? begin(key)
        fetch.waiting += 1
        fetches[key] = fetch
        let id = fetch.id
        let result = await Self.result(of: fetch.task) { Task { @MainActor [weak self] in self?.leave(key, id) } }
        return try result.get()
    }

    private func begin(_ key: FetchKey) -> Fetch {
        let (store, fetcher, places, now, limit) = (store, fetcher, places, now, imageByteLimit)
        lastFetchID += 1
        let id = lastFetchID
        let task = Task { [weak self] in
            let result = await Self.load(
                key, store: store, fetcher: fetcher, places: places, limit: limit, now: now)
            self?.ended(key, id, result)
            return result
        }
        return Fetch(id: id, task: task)
    }

    /// Files and network, off the main actor.
    @concurrent
    private nonisolated static func load(
        _ key: FetchKey, store: ImageStore, fetcher: any ImageFetching, places: ImageFetchPlaces, limit: Int,
        now: @Sendable () -> Date
    ) async -> Result<CachedImage, CastError> {
        let url = key.url
        if let image = store.image(for: url) {
            store.touch(url, at: now())
            return .success(image)
        }
        do {
            let image = try await places.inTurn(of: key.origin.deviceID) {
                try await fetcher.fetch(url, namedBy: key.origin, byteLimit: limit)
            }
            guard image.bytes.count <= limit else { return .failure(.imageTooBig(limit)) }
            store.keep(image, for: url, at: now())
            return .success(image)
        } catch {
            if Task.isCancelled || error is CancellationError { return .failure(.imageCancelled) }
            return .failure(error as? CastError ?? .imageUnreachable(error))
        }
    }

    private func ended(_ key: FetchKey, _ id: Int, _ result: Result<CachedImage, CastError>) {
        // A later one for the same URL may have begun after the last that waited for this one had left.
        if fetches[key]?.id == id { fetches[key] = nil }
        if case .success(let image) = result { memory.keep(image, at: key.url) }
    }

    /// One that waited has gone; with the last of them goes the fetch.
    private func leave(_ key: FetchKey, _ id: Int) {
        guard var fetch = fetches[key], fetch.id == id else { return }
        fetch.waiting -= 1
        fetches[key] = fetch.waiting == 0 ? nil : fetch
        if fetch.waiting == 0 { fetch.task.cancel() }
    }

    /// Waits for a task, or until the one that waits is cancelled; the task goes on.
    private static func result(
        of task: Task<Result<CachedImage, CastError>, Never>, onCancel: @escaping @Sendable () -> Void
    ) async -> Result<CachedImage, CastError> {
        let (results, result) = AsyncStream.makeStream(of: Result<CachedImage, CastError>.self)
        let waiting = Task {
            result.yield(await task.value)
            result.finish()
        }
        defer { waiting.cancel() }
        return await withTaskCancellationHandler {
            for await first in results { return first }
            return .failure(.imageCancelled)
        } onCancel: {
            result.yield(.failure(.imageCancelled))
            result.finish()
            onCancel()
        }
    }

    private static var standardFolder: String { UserFolders().cache + "/images" }
}
