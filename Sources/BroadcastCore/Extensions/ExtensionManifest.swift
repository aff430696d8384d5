import PlatformFoundation

/// The manifest of an upload extension: its identity, its program, and what it may use.
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
/// Unknown members are ignored. Marquee's own; in ReplayKit, this is in the extension's bundle.
public struct ExtensionManifest: Hashable, Sendable {
    /// What the extension gets: ReplayKit's `RPBroadcastProcessMode`, without the older
    /// `RPBroadcastProcessModeMP4Clip`.
    public enum ProcessMode: String, Codable, Hashable, Sendable {
        /// Single video frames and blocks of audio.
        case sampleBuffer
    }

    /// The memory limit of an upload extension on a phone, and the default for manifests: 50 MiB in bytes.
    public static let defaultMemoryLimit = 50 << 20
    /// Below this no Swift program starts; above it, a limit protects nothing.
    public static let memoryLimits = (1 << 20)...(4 << 30)
    /// The file has at most this many bytes.
    public static let fileLimit = 65_536
    /// How many groups an extension may have: at most 16.
    public static let groupLimit = 16

    /// A reverse-DNS name, like a bundle identifier; a picker's `preferredExtension` names it.
    public let identifier: String
    /// The name for people; never empty.
    public let displayName: String
    /// As written: absolute, or relative to the manifest's folder.
    public let executable: String
    /// What the extension gets.
    public let processMode: ProcessMode
    /// Bytes of resident memory, within ``memoryLimits``, without memory shared with the host or mapped from files. An
    /// extension that exceeds it is ended, and its host gets the reason.
    public let memoryLimit: Int
    /// The groups whose folder, settings and credentials it shares.
    public let groups: [GroupIdentifier]
    /// Whether it continues for ``hostPatience`` after its host was killed, until a host takes it over. It needs a
    /// group, in whose folder hosts find it.
    public let outlivesHost: Bool

    /// How long an extension continues without a host, with its last frame: 60 seconds.
    public static let hostPatience = Duration.seconds(60)

    /// - Throws: ``ManifestError`` that names the wrong member.
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

    /// The manifest of `marquee-broadcast` itself, which sends its samples to a Cast device.
    ///
    /// - Parameter executable: An absolute path.
    package static func marquee(executable: String) -> [UInt8] {
        let raw = Raw(
            identifier: marqueeIdentifier, displayName: "Cast device (Marquee)", executable: executable,
            processMode: ProcessMode.sampleBuffer.rawValue, memoryLimit: 1 << 30, groups: [marqueeGroup],
            outlivesHost: nil)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        // It consists only of strings and a number.
        return ((try? encoder.encode(raw)).map(Array.init) ?? []) + Array("\n".utf8)
    }

    /// The group in which hosts find broadcasts of `marquee` and of its extension.
    public static let marqueeGroup = "org.marquee"

    /// The preferred extension of a host that sends to a Cast device.
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

    /// The name on one line, without characters that move a terminal's cursor or change the writing direction.
    private static func shown(_ name: String?, or identifier: String) -> String {
        let hidden: Set<Unicode.GeneralCategory> = [.control, .format, .lineSeparator, .paragraphSeparator]
        var clean = String.UnicodeScalarView()
        clean.append(contentsOf: (name ?? "").unicodeScalars.filter { !hidden.contains($0.properties.generalCategory) })
        let text = String(clean).cut(toBytes: 256)
        return text.allSatisfy(\.isWhitespace) ? identifier : text
    }
}

/// The problem of a manifest, as the end of a sentence that begins with its path. Marquee's own.
public struct ManifestError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    package init(_ description: String) {
        self.description = description
    }
}
