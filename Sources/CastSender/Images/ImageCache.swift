package import PlatformFoundation

/// Fetches images, each once: from memory, from `$XDG_CACHE_HOME/marquee/images`, or over HTTP.
///
/// `ImageTurns` limits the number of simultaneous fetches. Of the waiting ones, the last that was requested is next. If
/// several callers request one URL at the same time, it is fetched once, and the fetch ends when the last of them has
/// stopped waiting. Only http and https URLs are accepted, and only answers of type `image/...` with at most
/// `imageByteLimit` bytes. An image that a device names is fetched only from addresses that are at least as public as
/// the device's (`AddressReach`). A fetched image is used until it is evicted.
///
/// It is used from the main actor; files and network are handled on other threads. From the Cast SDK:
/// `GCKUIImageCache`.
@MainActor
public final class ImageCache {
    /// The largest size of one image in bytes: 8 MiB.
    public let imageByteLimit: Int
    private let store: ImageStore
    private let fetcher: any ImageFetching
    private let places = ImageFetchPlaces()
    private let now: @Sendable () -> Date
    private var memory: ImageMemory
    private var fetches: [FetchKey: Fetch] = [:]
    private var lastFetchID = 0

    /// Two fetches of one URL for origins with different reach may have different results.
    private struct FetchKey: Hashable {
        let url: String
        let origin: ImageOrigin
    }

    private struct Fetch {
        let id: Int
        let task: Task<Result<CachedImage, CastError>, Never>
        var waiting = 0
    }

    /// Creates a separate cache.
    ///
    /// All files together have at most `diskLimit` bytes, by default 64 MiB. If `folder` is nil, it is
    /// `$XDG_CACHE_HOME/marquee/images`.
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

    /// Returns the image at a URL that the app itself has chosen. Use `image(at:namedBy:)` for a URL from a device.
    ///
    /// - Throws: `.invalidRequest` for a URL that is not http or https, `.networkError`, `.invalidResponse` if the
    ///   answer is not an image, `.messageTooBig`, `.timeout`, and `.cancelled` if the task was cancelled or the
    ///   request was dropped because too many wait.
    public func image(at url: String) async throws(CastError) -> CachedImage {
        try await image(at: url, namedBy: ImageOrigin.app)
    }

    /// Returns the image at a URL that a device has named, such as that of the current media.
    ///
    /// `CastContext.image(for:with:)` does this for the device of its session.
    ///
    /// - Throws: the errors of `image(at:)`, and `.notAllowed` if the URL leads to this machine or its link and the
    ///   device is elsewhere.
    public func image(at url: String, namedBy device: Device) async throws(CastError) -> CachedImage {
        try await image(at: url, namedBy: ImageOrigin(reach: device.reach, deviceID: device.uniqueID))
    }

    /// Does the same for callers that know from where the device was reached (`Session.imageOrigin`).
    package func image(at url: String, namedBy origin: ImageOrigin) async throws(CastError) -> CachedImage {
        let scheme = url.prefix { $0 != ":" }.lowercased()
        guard scheme == "http" || scheme == "https", url.dropFirst(scheme.count).hasPrefix("://") else {
            throw .notAnImageURL
        }
        if let image = memory.image(at: url) { return image }
        return try await wait(for: FetchKey(url: url, origin: origin))
    }

    /// Removes all images, including those on disk.
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

    /// Reads files and the network off the main actor.
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
        // After the last caller had stopped waiting for this fetch, another one for the same URL may have begun.
        if fetches[key]?.id == id { fetches[key] = nil }
        if case .success(let image) = result { memory.keep(image, at: key.url) }
    }

    /// Removes a caller that has stopped waiting. When no caller is left, the fetch is cancelled.
    private func leave(_ key: FetchKey, _ id: Int) {
        guard var fetch = fetches[key], fetch.id == id else { return }
        fetch.waiting -= 1
        fetches[key] = fetch.waiting == 0 ? nil : fetch
        if fetch.waiting == 0 { fetch.task.cancel() }
    }

    /// Waits for a task until the caller is cancelled; the task goes on.
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
