/// How long what is in the library is, found out little by little: what a page shows is looked into, a few at a time.
package struct LengthTable: Equatable, Sendable {
    /// Those that wait to be looked into; of more, the oldest wishes are forgotten.
    package static let longestQueue = 400
    /// Those that are looked into at once.
    package static let atOnce = 2
    /// Lengths that are known at a time.
    package static let limit = 50_000

    private struct Known: Equatable {
        var size: Int64
        var modified: Int64
        /// Seconds; nil where the file does not say, or can't be read.
        var seconds: Double?
    }

    private var known: [String: Known] = [:]
    private var queue: [LibraryEntry] = []
    private var running: [String: LibraryEntry] = [:]

    package init() {}

    /// Seconds; nil where nobody knows yet, or ever.
    package func length(of entry: LibraryEntry) -> Double? {
        isKnown(entry) ? known[entry.id]?.seconds : nil
    }

    private func isKnown(_ entry: LibraryEntry) -> Bool {
        known[entry.id].map { $0.size == entry.size && $0.modified == entry.modified } ?? false
    }

    /// Somebody looks at these. What is wanted last is looked into first.
    package mutating func want(_ entries: [LibraryEntry]) {
        let new = entries.filter { entry in
            (entry.kind == .film || entry.kind == .song) && !isKnown(entry) && running[entry.id] == nil
        }
        let ids = Set(new.map(\.id))
        queue = Array((new + queue.filter { !ids.contains($0.id) }).prefix(Self.longestQueue))
    }

    /// The next that is to be looked into; nil where enough are, or none waits.
    package mutating func next() -> LibraryEntry? {
        guard running.count < Self.atOnce, !queue.isEmpty else { return nil }
        let entry = queue.removeFirst()
        running[entry.id] = entry
        return entry
    }

    package mutating func found(_ seconds: Double?, of entry: LibraryEntry) {
        running[entry.id] = nil
        if known.count >= Self.limit { known = [:] }
        let seconds = seconds.flatMap { $0.isFinite && $0 > 0 && $0 < 1e7 ? $0 : nil }
        known[entry.id] = Known(size: entry.size, modified: entry.modified, seconds: seconds)
    }

    package var isIdle: Bool { queue.isEmpty && running.isEmpty }
}
