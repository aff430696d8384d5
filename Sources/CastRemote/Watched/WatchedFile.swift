/// What was watched how far, by its ``LibraryEntry/mark``, in a file of this user's state folder. It is written a while
/// after a change, and at the end.
actor WatchedFile {
    private let path: String
    private let time: WallTime
    private let pause: Duration
    private var table: WatchedTable
    private var saving: Task<Void, Never>?

    struct Mark: Sendable, Equatable {
        /// The position in seconds at which to resume; nil for what is finished.
        let resumption: Double?
        let finished: Bool
    }

    /// Opens the file.
    ///
    /// - Parameters:
    ///   - folder: the folder of the file.
    ///   - pause: how long a change may wait to be written.
    /// - Throws: ``RemoteRefusal`` if others may read it. A broken file is replaced by an empty one.
    init(
        folder: String, time: WallTime = .real, pause: Duration = .seconds(10)
    ) throws(RemoteRefusal) {
        (path, self.time, self.pause) = (folder + "/watched.json", time, pause)
        table = try PrivateFiles.read(path, limit: WatchedRecords.limit).flatMap(WatchedRecords.read) ?? WatchedTable()
    }

    func marks(of ids: [String]) -> [String: Mark] {
        var marks: [String: Mark] = [:]
        for id in ids {
            guard let mark = table.mark(of: id) else { continue }
            marks[id] = Mark(resumption: table.resumption(of: id), finished: mark.finished)
        }
        return marks
    }

    /// Returns the marks that are begun and not finished, the latest first.
    func begun() -> [String] {
        table.marks.filter { table.resumption(of: $0.key) != nil }
            .sorted { ($1.value.at, $0.key) < ($0.value.at, $1.key) }.map(\.key)
    }

    /// Notes the position of media that plays.
    ///
    /// - Returns: whether a list of the library shows a difference.
    func saw(_ id: String, at position: Double, of duration: Double?) -> Bool {
        let wasFinished = table.mark(of: id)?.finished ?? false
        let hadMark = table.mark(of: id) != nil
        guard table.saw(id, at: position, of: duration, now: time.now()) else { return false }
        saveSoon()
        return !hadMark || wasFinished != (table.mark(of: id)?.finished ?? false)
    }

    func set(_ id: String, finished: Bool) {
        table.set(id, finished: finished, now: time.now())
        saveSoon()
    }

    private func saveSoon() {
        guard saving == nil else { return }
        saving = Task { [weak self, pause] in
            guard (try? await Task.sleep(for: pause)) != nil else { return }
            await self?.save()
        }
    }

    /// Called at the end, and once the pause is over. A failed write is repeated with the next change.
    func save() {
        saving?.cancel()
        saving = nil
        try? PrivateFiles.write(WatchedRecords.bytes(of: table), to: path)
    }
}
