/// The durations of the library's media, found little by little: what a page shows is probed, a few files at a time.
struct LengthTable: Equatable, Sendable {
    /// The most files that wait to be probed; beyond that, the oldest requests are dropped.
    static let longestQueue = 400
    /// The most files that are probed at the same time.
    static let atOnce = 2
    /// The most durations that are kept.
    static let limit = 50_000

    private struct Known: Equatable {
        var size: Int64
        var modified: Int64
        /// In seconds; nil if the file names no duration, or can't be read.
        var seconds: Double?
    }

    private var known: [String: Known] = [:]
    private var queue: [LibraryEntry] = []
    private var running: [String: LibraryEntry] = [:]

    init() {}

    /// Returns seconds; nil if the duration is not known yet, or can't be known.
    func length(of entry: LibraryEntry) -> Double? {
        isKnown(entry) ? known[entry.id]?.seconds : nil
    }

    private func isKnown(_ entry: LibraryEntry) -> Bool {
        known[entry.id].map { $0.size == entry.size && $0.modified == entry.modified } ?? false
    }

    /// Notes that a page shows these entries. The entries of the newest request are probed first.
    mutating func want(_ entries: [LibraryEntry]) {
        let new = entries.filter { entry in
            (entry.kind == .film || entry.kind == .song) && !isKnown(entry) && running[entry.id] == nil
        }
        let ids = Set(new.map(\.id))
        queue = Array((new + queue.filter { !ids.contains($0.id) }).prefix(Self.longestQueue))
    }

    /// Returns the next entry to probe; nil if enough are being probed, or none waits.
    mutating func next() -> LibraryEntry? {
        guard running.count < Self.atOnce, !queue.isEmpty else { return nil }
        let entry = queue.removeFirst()
        running[entry.id] = entry
        return entry
    }

    mutating func found(_ seconds: Double?, of entry: LibraryEntry) {
        running[entry.id] = nil
        if known.count >= Self.limit { known = [:] }
        let seconds = seconds.flatMap { $0.isFinite && $0 > 0 && $0 < 1e7 ? $0 : nil }
        known[entry.id] = Known(size: entry.size, modified: entry.modified, seconds: seconds)
    }

    var isIdle: Bool { queue.isEmpty && running.isEmpty }
}
