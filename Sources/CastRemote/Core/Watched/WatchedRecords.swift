import PlatformFoundation

/// The format in which the marks are stored on disk: JSON, one file.
enum WatchedRecords {
    /// In bytes; 20,000 marks take a third of it.
    static let limit = 8 << 20

    private struct Whole: Codable {
        var version: Int
        var marks: [String: Mark]
    }

    private struct Mark: Codable {
        var position: Double
        var finished: Bool
        var at: Int64
    }

    /// Reads the file; nil if the bytes are no such file. Entries that can't be marks are left out.
    static func read(_ bytes: [UInt8]) -> WatchedTable? {
        guard bytes.count <= limit, let whole = try? JSONDecoder().decode(Whole.self, from: Data(bytes)),
            whole.version == 1
        else { return nil }
        let marks = whole.marks.filter {
            $0.key.utf8.count <= 64 && $0.value.position.isFinite && $0.value.position >= 0
        }
        return WatchedTable(
            marks.mapValues { WatchedTable.Mark(position: $0.position, finished: $0.finished, at: $0.at) })
    }

    static func bytes(of table: WatchedTable) -> [UInt8] {
        let marks = table.marks.mapValues { Mark(position: $0.position, finished: $0.finished, at: $0.at) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return (try? encoder.encode(Whole(version: 1, marks: marks))).map { Array($0) } ?? []
    }
}
