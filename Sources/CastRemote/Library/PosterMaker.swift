import FileAccess
import FilePaths
import MediaServing
import PlatformC

/// Images for library entries: an image beside the file, or else a frame that ffmpeg takes from the film. Images that
/// it makes are stored in this user's cache folder, and evicted if there are too many.
actor PosterMaker {
    private struct Kept {
        var size: Int
        var used: Int
    }

    private let library: RemoteLibrary
    private let folder: String
    private let limits: Limits
    private var kept: [String: Kept] = [:]
    private var uses = 0
    private var isLoaded = false
    private var running = 0
    private var queue: [CheckedContinuation<Bool, Never>] = []
    /// The entries that have no image, by the names under which their images would be stored.
    private var missing: Set<String> = []
    private var making: [String: Task<Poster?, any Error>] = [:]

    /// - Parameter folder: created if it is missing.
    /// - Throws: ``RemoteRefusal`` if it can't be created.
    init(library: RemoteLibrary, folder: String, limits: Limits = Limits()) throws(RemoteRefusal) {
        (self.library, self.folder, self.limits) = (library, folder, limits)
        try PrivateFiles.makeFolder(folder)
    }

    /// Too many requests wait already: the caller has to ask again.
    struct Crowded: Error {}

    /// Returns the image of an entry, and makes it if necessary; nil if there is none.
    ///
    /// - Throws: ``Crowded``.
    func poster(of id: String) async throws -> Poster? {
        guard let entry = await library.entry(id), entry.mayHavePoster else { return nil }
        if let beside = entry.poster, let file = await library.open(entry, other: beside),
            let bytes = file.contents(limit: limits.bytesEach), let type = PictureType.of(bytes)
        {
            return Poster(bytes: bytes, type: type)
        }
        let name = Self.name(of: entry)
        if let known = keptPoster(name) { return known }
        guard !missing.contains(name) else { return nil }
        if let under = making[name] { return try await under.value }
        let task = Task { try await self.make(entry, name) }
        making[name] = task
        defer { making[name] = nil }
        return try await task.value
    }

    /// Returns the library's image of an entry as a file that a child process can read; nil if there is none yet.
    ///
    /// No image is made here, because a cast would wait for it.
    func file(of id: String) async -> OpenedDescriptor? {
        guard let entry = await library.entry(id), entry.mayHavePoster else { return nil }
        if let beside = entry.poster, let file = await library.open(entry, other: beside),
            file.size <= Int64(limits.bytesEach), PictureType.of(Self.head(of: file)) != nil
        {
            return file
        }
        load()
        let name = Self.name(of: entry)
        guard kept[name] != nil else { return nil }
        return OpenedDescriptor(open("\(folder)/\(name)".pathBytes, O_RDONLY | O_NOFOLLOW | O_CLOEXEC))
    }

    private static func name(of entry: LibraryEntry) -> String {
        "\(entry.id)-\(String(entry.modified, radix: 36))-\(String(entry.size, radix: 36)).jpg"
    }

    // MARK: Making

    private func make(_ entry: LibraryEntry, _ name: String) async throws -> Poster? {
        guard await turn() else { throw Crowded() }
        defer { endTurn() }
        // An image beside it that is too large to be served is made smaller.
        guard let file = await library.open(entry, other: entry.poster) else { return nil }
        let length = entry.poster == nil ? await library.length(of: entry.id) : nil
        for place in entry.kind == .film && entry.poster == nil ? Self.places(length) : [nil] {
            if let bytes = await frame(of: file, at: place), PictureType.of(bytes) != nil {
                keep(bytes, name)
                return Poster(bytes: bytes, type: "image/jpeg")
            }
        }
        if missing.count >= limits.kept { missing = [] }
        missing.insert(name)
        return nil
    }

    /// Returns the positions to try, in seconds. A film begins black; of a short film only the beginning exists.
    private static func places(_ length: Double?) -> [Double?] {
        [length.map { min($0 / 10, 300) } ?? 60, 0]
    }

    private func frame(of file: OpenedDescriptor, at place: Double?) async -> [UInt8]? {
        let head = Self.head(of: file)
        var arguments = ["-nostdin", "-hide_banner", "-v", "error", "-threads", "1"]
        arguments += MediaProgram.onlyThisFile + FilmFormats.options(head)
        if let place, place > 0 { arguments += ["-ss", "\(Int(place))"] }
        arguments += ["-i", MediaProgram.input(file.pathForChildren), "-map", "0:v:0", "-frames:v", "1"]
        arguments += ["-vf", "scale=w='min(480,iw)':h='min(720,ih)':force_original_aspect_ratio=decrease"]
        arguments += ["-pix_fmt", "yuvj420p", "-c:v", "mjpeg", "-q:v", "4", "-f", "image2pipe", "pipe:1"]
        let bytes = try? await MediaProgram.ffmpeg.output(arguments, limit: limits.bytesEach, within: limits.time)
        withExtendedLifetime(file) {}
        return bytes.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func head(of file: OpenedDescriptor) -> [UInt8] {
        var head = [UInt8](repeating: 0, count: FilmFormats.headLength)
        let count = pread(file.number, &head, head.count, 0)
        return Array(head.prefix(max(0, count)))
    }

    /// Waits until an image may be made; returns false if too many requests wait already.
    private func turn() async -> Bool {
        guard running >= limits.atOnce else {
            running += 1
            return true
        }
        guard queue.count < limits.waiting else { return false }
        return await withCheckedContinuation { queue.append($0) }
    }

    private func endTurn() {
        // The newest request is the one that somebody looks at.
        guard let next = queue.popLast() else {
            running -= 1
            return
        }
        next.resume(returning: true)
    }

    // MARK: Keeping

    private func keptPoster(_ name: String) -> Poster? {
        load()
        guard kept[name] != nil else { return nil }
        guard let bytes = try? PrivateFiles.read("\(folder)/\(name)", limit: limits.bytesEach), !bytes.isEmpty else {
            kept[name] = nil
            return nil
        }
        uses += 1
        kept[name]?.used = uses
        return Poster(bytes: bytes, type: "image/jpeg")
    }

    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        for name in Files.names(in: folder) where name.hasSuffix(".jpg") {
            var info = stat()
            guard lstat("\(folder)/\(name)".pathBytes, &info) == 0 else { continue }
            kept[name] = Kept(size: Int(info.st_size), used: 0)
        }
        drop()
    }

    private func keep(_ bytes: [UInt8], _ name: String) {
        load()
        guard (try? PrivateFiles.write(bytes, to: "\(folder)/\(name)")) != nil else { return }
        uses += 1
        kept[name] = Kept(size: bytes.count, used: uses)
        drop()
    }

    private func drop() {
        var size = kept.values.reduce(0) { $0 + $1.size }
        guard kept.count > limits.kept || size > limits.bytesKept else { return }
        // More are evicted than necessary, so that this does not happen with each new one.
        for (name, entry) in kept.sorted(by: { ($0.value.used, $0.key) < ($1.value.used, $1.key) }) {
            guard kept.count > limits.kept * 9 / 10 || size > limits.bytesKept / 10 * 9 else { break }
            Files.remove("\(folder)/\(name)")
            kept[name] = nil
            size -= entry.size
        }
    }
}
