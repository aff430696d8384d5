import PlatformFoundation

/// The record of a staying broadcast for later hosts: what it is, and where it listens.
///
/// It contains no address, key or password. Its request is stored separately (``BroadcastRequest``).
package struct BroadcastRecord: Codable, Hashable, Sendable {
    package static let currentVersion = 1
    /// Bytes of the file.
    package static let sizeLimit = 65_536
    /// The most destinations, and the most bytes of each name.
    package static let destinationLimit = 16
    package static let textLimit = 256

    package var version: Int
    package var name: String
    /// The sending program with its version, for people.
    package var program: String
    package var processID: Int32
    /// The kernel's start time of that process, which distinguishes it from another with the same number.
    package var processStart: String
    /// Seconds since 1970.
    package var since: Double
    /// For people: `screen`, `window:0x1e00007`, a file's name.
    package var source: String
    /// For people; no URL with a stream's key.
    package var destinations: [String]
    /// The socket's name in the record's folder.
    package var socket: String
    /// Set for an extension that gets samples.
    package var extensionIdentifier: String?
    /// How it ended; nil while it runs, and always if its process was killed.
    package var ending: BroadcastEnding?
    /// Seconds since 1970; after a kill, when that was noticed.
    package var endedAt: Double?

    package init(
        name: BroadcastName, program: String, processID: Int32, processStart: String, since: Double, source: String,
        destinations: [String], socket: String, extensionIdentifier: String? = nil
    ) {
        version = Self.currentVersion
        self.name = name.text
        self.program = program.cut(toBytes: Self.textLimit)
        self.processID = processID
        self.processStart = processStart
        self.since = since
        self.source = source.cut(toBytes: Self.textLimit)
        self.destinations = destinations.prefix(Self.destinationLimit).map { $0.cut(toBytes: Self.textLimit) }
        self.socket = socket
        self.extensionIdentifier = extensionIdentifier
    }

    package enum Condition: Hashable, Sendable {
        case running
        /// Its process is gone without an ending.
        case crashed
        case ended(BroadcastEnding)
    }

    /// - Parameter processStart: The start of the process that has its number now; nil if there is none.
    package func condition(processStart: String?) -> Condition {
        if let ending { return .ended(ending) }
        return processStart == self.processStart ? .running : .crashed
    }

    /// An ending, or a crash that was noticed, is reported for a day.
    package static let endingsAreKept = 86_400.0

    package func isForgotten(at now: Double) -> Bool {
        guard let endedAt else { return false }
        return now - endedAt > Self.endingsAreKept || endedAt - now > Self.endingsAreKept
    }

    /// - Throws: ``BroadcastError`` `otherVersion` or `badMessage`.
    package init(json: [UInt8], name: String) throws(BroadcastError) {
        guard json.count <= Self.sizeLimit, let record = try? JSONDecoder().decode(Self.self, from: Data(json)),
            record.name == name, BroadcastName(name)?.text == name, Self.isFileName(record.socket),
            record.processID > 0, record.since.isFinite
        else {
            throw BroadcastError(.badMessage, "the record of the broadcast \"\(name)\" is damaged")
        }
        guard record.version == Self.currentVersion else {
            throw BroadcastError(
                .otherVersion,
                "the broadcast \"\(name)\" was begun by another version of marquee (\(record.program)): "
                    + "that one can end it, or `kill \(record.processID)`")
        }
        self = record
    }

    package var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // It consists of strings and finite numbers.
        return (try? Array(encoder.encode(self))) ?? []
    }

    /// Whether it names a file in the folder itself.
    private static func isFileName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count) && !text.hasPrefix(".")
            && !text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }
}
