import Dispatch

/// The library: the named folders, which are scanned off the main actor and again from time to time, and what is known
/// of their contents.
actor RemoteLibrary {
    struct Options: Sendable {
        /// Absolute paths without links.
        var places: [String]
        /// The time between two full scans.
        var interval: Duration = .seconds(60)
        /// If somebody looks at the library and the last scan is older than this, the folders are scanned again.
        var freshness: Duration = .seconds(5)
        var limits = ScanLimits()

        init(places: [String]) { self.places = places }
    }

    let options: Options
    private let ids: LibraryIDs
    let watched: WatchedFile
    private let queue = DispatchQueue(label: "marquee.remote.library", qos: .utility)
    private var scanned: [ScannedRoot] = []
    private(set) var tree = LibraryTree()
    /// Not private, because the parts of this type in other files read and change it.
    var lengths = LengthTable()
    private var revision = 1
    private var scanning: Task<Void, Never>?
    private(set) var lastScan: ContinuousClock.Instant?
    private var loop: Task<Void, Never>?
    var telling: Task<Void, Never>?
    private let topics: AsyncStream<LibraryTopic>
    private let continuation: AsyncStream<LibraryTopic>.Continuation

    /// - Parameter folder: the folder of the key for ids.
    /// - Throws: ``RemoteRefusal`` if the key can't be read or written.
    init(_ options: Options, folder: String, watched: WatchedFile) throws(RemoteRefusal) {
        (self.options, self.watched) = (options, watched)
        ids = try LibraryIDs(folder: folder)
        (topics, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit {
        loop?.cancel()
        telling?.cancel()
        continuation.finish()
    }

    /// The state as the page receives it, whenever it changes. For one reader.
    nonisolated var changes: AsyncStream<LibraryTopic> { topics }

    var topic: LibraryTopic {
        LibraryTopic(
            roots: options.places.count, revision: revision, scanning: scanning != nil, count: tree.count,
            cut: scanned.contains(where: \.isCut))
    }

    /// Scans the folders now, and from now on at intervals.
    func start() {
        guard loop == nil, !options.places.isEmpty else { return }
        let interval = options.interval
        loop = Task { [weak self] in
            while !Task.isCancelled {
                await self?.scan()
                guard (try? await Task.sleep(for: interval)) != nil else { return }
            }
        }
    }

    func stop() {
        loop?.cancel()
        telling?.cancel()
        continuation.finish()
    }

    // MARK: Scanning

    /// One scan at a time: a caller during a scan waits for that one.
    func scan() async {
        if let scanning { return await scanning.value }
        let task = Task { await scanAlone() }
        scanning = task
        continuation.yield(topic)
        await task.value
    }

    private func scanAlone() async {
        let (scanner, places) = (LibraryScanner(limits: options.limits), options.places)
        let ids = ids
        let before = scanned
        let (found, made) = await withCheckedContinuation { continuation in
            queue.async {
                let found = scanner.scan(places)
                // Most scans find nothing new, and this check is faster than making a tree.
                let made = found == before ? nil : LibraryTree(found) { ids.id(place: places[$0], $1) }
                continuation.resume(returning: (found, made))
            }
        }
        if let made {
            (scanned, tree) = (found, made)
            revision += 1
        }
        lastScan = .now
        scanning = nil
        continuation.yield(topic)
    }

    /// Waits for the first scan: before it is over, nothing is known.
    ///
    /// - Returns: whether there was anything to wait for.
    @discardableResult
    func firstScan() async -> Bool {
        guard lastScan == nil, !options.places.isEmpty else { return false }
        await scan()
        return true
    }

    func scanIfOld() {
        guard scanning == nil, lastScan.map({ .now - $0 > options.freshness }) ?? true else { return }
        Task { await scan() }
    }

    /// Reports a change for other reasons, such as what was watched.
    func changed() {
        revision += 1
        continuation.yield(topic)
    }
}
