#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a broadcast that outlives its host leaves for whoever comes back: who it is, and where it listens.
///
/// It carries no address, no key and no password: what it was asked to do is kept apart (``BroadcastRequest``).
package struct BroadcastRecord: Codable, Hashable, Sendable {
    package static let currentVersion = 1
    /// Bytes of the file.
    package static let sizeLimit = 65_536
    /// Destinations that are named, and bytes of each name.
    package static let destinationLimit = 16
    package static let textLimit = 256

    package var version: Int
    package var name: String
    /// Which program sends, and its version, for people.
    package var program: String
    package var processID: Int32
    /// When that process began, as the kernel counts it: a number that was used before belongs to another.
    package var processStart: String
    /// Seconds since 1970.
    package var since: Double
    /// For people: `screen`, `window:0x1e00007`, a file's name.
    package var source: String
    /// Where to, for people; no URL with a stream's key.
    package var destinations: [String]
    /// The socket's name in the record's own folder.
    package var socket: String
    /// Where it is an extension that is given its samples.
    package var extensionIdentifier: String?
    /// How it ended; nil while it runs, and for ever where its process was killed.
    package var ending: BroadcastEnding?
    /// Seconds since 1970; where its process was killed, when that was noticed.
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
        /// Its process is gone, and said nothing.
        case crashed
        case ended(BroadcastEnding)
    }

    /// - Parameter processStart: of the process that has its number now; nil where there is none.
    package func condition(processStart: String?) -> Condition {
        if let ending { return .ended(ending) }
        return processStart == self.processStart ? .running : .crashed
    }

    /// Who ended earlier than that is gone from memory: an ending, or a crash that was noticed, is told for a day.
    package static let endingsAreKept = 86_400.0

    package func isForgotten(at now: Double) -> Bool {
        guard let endedAt else { return false }
        return now - endedAt > Self.endingsAreKept || endedAt - now > Self.endingsAreKept
    }

    /// - Throws: ``BroadcastError`` `otherVersion` or `badMessage`, beginning with `the record of the broadcast`.
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
        // Strings and finite numbers.
        return (try? Array(encoder.encode(self))) ?? []
    }

    /// In the folder itself, and no other.
    private static func isFileName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count) && !text.hasPrefix(".")
            && !text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }
}
