import Dispatch
import MediaServing

/// The folders that were named, looked through off the main actor and again from time to time, and what is known of
/// what is in them.
package actor RemoteLibrary {
    package struct Options: Sendable {
        /// Absolute paths without links.
        package var places: [String]
        /// Between two looks through all of it.
        package var interval: Duration = .seconds(60)
        /// Somebody looks at it: what is older is looked through again.
        package var freshness: Duration = .seconds(5)
        package var limits = ScanLimits()

        package init(places: [String]) { self.places = places }
    }

    /// What can be cast of it, found to be there now.
    package struct Found: Sendable {
        package let entry: LibraryEntry
        /// An absolute path.
        package let path: String
    }

    private let options: Options
    private let ids: LibraryIDs
    private let watched: WatchedFile
    private let queue = DispatchQueue(label: "marquee.remote.library", qos: .utility)
    private var scanned: [ScannedRoot] = []
    private var tree = LibraryTree()
    private var lengths = LengthTable()
    private var revision = 1
    private var isScanning = false
    private var lastScan: ContinuousClock.Instant?
    private var loop: Task<Void, Never>?
    private var telling: Task<Void, Never>?
    private let topics: AsyncStream<LibraryTopic>
    private let continuation: AsyncStream<LibraryTopic>.Continuation

    /// - Parameter folder: where the key of its names lies.
    /// - Throws: ``RemoteRefusal`` where that can't be read or written.
    package init(_ options: Options, folder: String, watched: WatchedFile) throws(RemoteRefusal) {
        (self.options, self.watched) = (options, watched)
        ids = try LibraryIDs(folder: folder)
        (topics, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit {
        loop?.cancel()
        telling?.cancel()
        continuation.finish()
    }

    /// What the page is told, whenever it is another. One reader.
    package nonisolated var changes: AsyncStream<LibraryTopic> { topics }

    package var topic: LibraryTopic {
        LibraryTopic(
            roots: options.places.count, revision: revision, scanning: isScanning, count: tree.count,
            cut: scanned.contains(where: \.isCut))
    }

    /// Looks through it now, and from now on from time to time.
    package func start() {
        guard loop == nil, !options.places.isEmpty else { return }
        let interval = options.interval
        loop = Task { [weak self] in
            while !Task.isCancelled {
                await self?.scan()
                guard (try? await Task.sleep(for: interval)) != nil else { return }
            }
        }
    }

    package func stop() {
        loop?.cancel()
        telling?.cancel()
        continuation.finish()
    }

    // MARK: Scanning

    /// One at a time: who asks meanwhile gets that one.
    package func scan() async {
        guard !isScanning else { return }
        isScanning = true
        continuation.yield(topic)
        let (scanner, places) = (LibraryScanner(limits: options.limits), options.places)
        let ids = ids
        let before = scanned
        let (found, made) = await withCheckedContinuation { continuation in
            queue.async {
                let found = scanner.scan(places)
                // Most looks find nothing new, and a tree takes longer than to see that.
                let made = found == before ? nil : LibraryTree(found) { ids.id(place: places[$0], $1) }
                continuation.resume(returning: (found, made))
            }
        }
        if let made {
            (scanned, tree) = (found, made)
            revision += 1
        }
        lastScan = .now
        isScanning = false
        continuation.yield(topic)
    }

    private func scanIfOld() {
        guard !isScanning, lastScan.map({ .now - $0 > options.freshness }) ?? true else { return }
        Task { await scan() }
    }

    // MARK: Asking

    /// - Throws: ``RemoteRefusal`` `.notFound` where there is no such folder.
    package func page(
        of folder: String?, search: String?, from: Int, count: Int
    ) async throws(RemoteRefusal) -> LibraryAnswer {
        // Before the first look is over there is nothing to tell.
        if lastScan == nil, !options.places.isEmpty { await scan() } else { scanIfOld() }
        let page: LibraryTree.Page
        if let search {
            page = tree.search(search, from: from, count: count)
        } else if let found = tree.page(of: folder, from: from, count: count) {
            page = found
        } else {
            throw RemoteRefusal(.notFound, "This folder is not there any more.")
        }
        let shown = search == nil ? folder ?? (tree.roots.count == 1 ? tree.roots.first : nil) : nil
        return await answer(page, of: shown.flatMap(place))
    }

    /// What was begun and is not finished, the latest first.
    package func begun(from: Int, count: Int) async -> LibraryAnswer {
        if lastScan == nil, !options.places.isEmpty { await scan() }
        let found = await watched.begun().filter { tree.entry($0) != nil }
        return await answer(tree.page(of: found, from: from, count: count), of: nil)
    }

    private func answer(_ page: LibraryTree.Page, of folder: LibraryAnswer.Folder?) async -> LibraryAnswer {
        lengths.want(page.items)
        lookIntoLengths()
        let marks = await watched.marks(of: page.items.map(\.id))
        let items = page.items.map { entry in
            LibraryAnswer.Item(
                entry: entry, duration: lengths.length(of: entry), watched: marks[entry.id]?.resumption,
                finished: marks[entry.id]?.finished ?? false)
        }
        return LibraryAnswer(folder: folder, total: page.total, from: page.from, items: items)
    }

    private func place(_ id: String) -> LibraryAnswer.Folder? {
        tree.entry(id).map { entry in
            LibraryAnswer.Folder(
                id: id, name: entry.title,
                parents: tree.parents(of: id).map { LibraryAnswer.Place(id: $0.id, name: $0.title) })
        }
    }

    package func entry(_ id: String) -> LibraryEntry? { tree.entry(id) }

    /// A file that can be cast.
    ///
    /// - Throws: ``RemoteRefusal`` `.notFound` where it is not there now, or a link is in its way.
    package func find(_ id: String) throws(RemoteRefusal) -> Found {
        guard let entry = tree.entry(id), entry.kind != .folder, open(entry) != nil else {
            throw RemoteRefusal(.notFound, "This file is not there any more.")
        }
        return Found(entry: entry, path: entry.path.text(beneath: options.places[entry.root]))
    }

    /// The file itself, or another beneath the same root.
    func open(_ entry: LibraryEntry, other path: RelativePath? = nil) -> OpenedDescriptor? {
        guard entry.root < options.places.count else { return nil }
        return OpenedRoot(options.places[entry.root])?.file(path ?? entry.path)
    }

    /// It has changed for other reasons: what was watched.
    package func changed() {
        revision += 1
        continuation.yield(topic)
    }

    // MARK: Lengths

    /// Seconds, where it has been found out.
    package func length(of id: String) -> Double? { tree.entry(id).flatMap { lengths.length(of: $0) } }

    private func lookIntoLengths() {
        while let entry = lengths.next() {
            let file = open(entry)
            Task { [weak self] in
                var found: MediaFile?
                if let file { found = try? await MediaProbe().examine(file.pathForChildren) }
                withExtendedLifetime(file) {}
                await self?.found(found?.duration, of: entry)
            }
        }
    }

    private func found(_ seconds: Double?, of entry: LibraryEntry) {
        lengths.found(seconds, of: entry)
        lookIntoLengths()
        guard seconds != nil, telling == nil || lengths.isIdle else { return }
        if lengths.isIdle {
            telling?.cancel()
            telling = nil
            return changed()
        }
        // Told together: a page of sixty is not drawn sixty times.
        telling = Task { [weak self] in
            guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
            await self?.tellLengths()
        }
    }

    private func tellLengths() {
        telling = nil
        changed()
    }
}
