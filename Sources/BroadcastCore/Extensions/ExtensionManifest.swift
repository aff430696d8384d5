#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What an upload extension says of itself in a file: who it is, which program it is, and what it may use.
///
/// ```json
/// {
///   "identifier": "org.example.upload",
///   "displayName": "Example",
///   "executable": "example-upload",
///   "processMode": "sampleBuffer",
///   "memoryLimit": 52428800,
///   "groups": ["org.example"],
///   "outlivesHost": true
/// }
/// ```
///
/// Members that this version does not know are passed over. Marquee's own: with ReplayKit it is in the extension's bundle.
public struct ExtensionManifest: Hashable, Sendable {
    /// What the extension is given: ReplayKit's `RPBroadcastProcessMode`. Clips (`RPBroadcastProcessModeMP4Clip`) are the older way and not offered.
    public enum ProcessMode: String, Codable, Hashable, Sendable {
        /// Pictures and sound, one by one.
        case sampleBuffer
    }

    /// Bytes that a phone lets an upload extension have, and what a manifest has that names no limit: 50 MiB.
    public static let defaultMemoryLimit = 50 << 20
    /// Below this no Swift program starts; above, a limit protects nobody.
    public static let memoryLimits = (1 << 20)...(4 << 30)
    /// Bytes of the file at most.
    public static let fileLimit = 65_536
    /// Groups that one extension may be in: 16 items at most.
    public static let groupLimit = 16

    /// Reverse-DNS, as a bundle identifier: what a picker's `preferredExtension` names.
    public let identifier: String
    /// For people; never empty.
    public let displayName: String
    /// As written: absolute, or relative to the manifest's own folder.
    public let executable: String
    /// What it is given.
    public let processMode: ProcessMode
    /// Bytes of resident memory, within ``memoryLimits``, without what is shared with the host or comes from files. An extension that has more
    /// is ended, and its host told so.
    public let memoryLimit: Int
    /// The groups whose folder, settings and credentials it shares.
    public let groups: [GroupIdentifier]
    /// Whether it goes on for ``hostPatience`` when its host was killed, until a host comes back and takes it over. It
    /// needs a group, in whose folder it is found.
    public let outlivesHost: Bool

    /// How long an extension goes on without a host, 60 seconds: its pictures stand still meanwhile, and the stream lives.
    public static let hostPatience = Duration.seconds(60)

    /// - Throws: ``ManifestError`` that names the member at fault.
    public init(json: [UInt8]) throws(ManifestError) {
        guard json.count <= Self.fileLimit else { throw ManifestError("is larger than \(Self.fileLimit) bytes") }
        let raw: Raw
        do {
            raw = try JSONDecoder().decode(Raw.self, from: Data(json))
        } catch DecodingError.keyNotFound(let key, _) {
            throw ManifestError("has no \"\(key.stringValue)\"")
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            throw ManifestError("has a \"\(context.codingPath.first?.stringValue ?? "")\" of the wrong type")
        } catch {
            throw ManifestError("is not JSON")
        }
        guard Self.isIdentifier(raw.identifier) else {
            throw ManifestError(
                "has an \"identifier\" that is none: letters, digits, dots and hyphens, as in org.example.upload")
        }
        guard !raw.executable.isEmpty, !raw.executable.utf8.contains(0) else {
            throw ManifestError("has an empty \"executable\"")
        }
        guard let mode = ProcessMode(rawValue: raw.processMode ?? ProcessMode.sampleBuffer.rawValue) else {
            throw ManifestError("has a \"processMode\" that is unknown here: \"sampleBuffer\" is the one there is")
        }
        let limit = raw.memoryLimit ?? Self.defaultMemoryLimit
        guard Self.memoryLimits.contains(limit) else {
            throw ManifestError(
                "has a \"memoryLimit\" of \(limit) bytes: \(Self.memoryLimits.lowerBound) to "
                    + "\(Self.memoryLimits.upperBound) is possible")
        }
        let names = raw.groups ?? []
        let groups = names.compactMap(GroupIdentifier.init(rawValue:))
        guard groups.count == names.count, groups.count <= Self.groupLimit else {
            throw ManifestError(
                "has \"groups\" that are none: \(Self.groupLimit) at most, of letters, digits, dots, hyphens and _")
        }
        identifier = raw.identifier
        displayName = Self.shown(raw.displayName, or: raw.identifier)
        executable = raw.executable
        processMode = mode
        memoryLimit = limit
        self.groups = groups
        outlivesHost = raw.outlivesHost ?? false
        guard !outlivesHost || !groups.isEmpty else {
            throw ManifestError("has \"outlivesHost\" and no \"groups\": in a group's folder it is found again")
        }
    }

    /// `marquee-broadcast`'s own, which comes with it: sends what it is given to a Cast device.
    ///
    /// - Parameter executable: an absolute path.
    package static func marquee(executable: String) -> [UInt8] {
        let raw = Raw(
            identifier: marqueeIdentifier, displayName: "Cast device (Marquee)", executable: executable,
            processMode: ProcessMode.sampleBuffer.rawValue, memoryLimit: 1 << 30, groups: [marqueeGroup],
            outlivesHost: nil)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        // Made of strings and a number alone.
        return ((try? encoder.encode(raw)).map(Array.init) ?? []) + Array("\n".utf8)
    }

    /// Where broadcasts of `marquee` and of its extension are found by hosts that come back.
    public static let marqueeGroup = "org.marquee"

    /// What a host names as its preferred extension to send to a Cast device.
    public static let marqueeIdentifier = "org.marquee.broadcast"

    private struct Raw: Codable {
        let identifier: String
        let displayName: String?
        let executable: String
        let processMode: String?
        let memoryLimit: Int?
        let groups: [String]?
        var outlivesHost: Bool?
    }

    private static func isIdentifier(_ text: String) -> Bool {
        guard (1...GroupIdentifier.limit).contains(text.utf8.count) else { return false }
        return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty
                && part.utf8.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                        true
                    default: false
                    }
                }
        }
    }

    /// On one line, without what moves a terminal's cursor or turns its text around.
    private static func shown(_ name: String?, or identifier: String) -> String {
        let hidden: Set<Unicode.GeneralCategory> = [.control, .format, .lineSeparator, .paragraphSeparator]
        var clean = String.UnicodeScalarView()
        clean.append(contentsOf: (name ?? "").unicodeScalars.filter { !hidden.contains($0.properties.generalCategory) })
        let text = String(clean).cut(toBytes: 256)
        return text.allSatisfy(\.isWhitespace) ? identifier : text
    }
}

/// What is wrong with a manifest, as the end of a sentence that begins with its path. Marquee's own.
public struct ManifestError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    package init(_ description: String) {
        self.description = description
    }
}
