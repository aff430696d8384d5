package import CastWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The user's trust in files, as DESIGN.md lays them out:
///
///     $XDG_CONFIG_HOME/marquee/pins                a pin a line: 64 hexadecimal digits, a blank, a name
///     $XDG_CONFIG_HOME/marquee/roots/*.pem         roots that the user installed
///     $XDG_CONFIG_HOME/marquee/developer-root.pem  the root of this user's own receivers
///     $XDG_STATE_HOME/marquee/revocations          the newest revocation list, serialised
///
/// Files are written whole, then renamed, readable by the user alone.
package struct FileTrustStore: TrustStore {
    /// Longer files are nobody's pins or certificates.
    static let byteLimit = 1 << 20

    let configuration: String
    let state: String

    /// Folders; they need not exist.
    package init(configuration: String, state: String) {
        self.configuration = configuration
        self.state = state
    }

    /// The user's own.
    package static var standard: FileTrustStore {
        let folders = UserFolders()
        return FileTrustStore(configuration: folders.configuration, state: folders.state)
    }

    package func load() -> StoredTrust {
        var trust = StoredTrust()
        for path in rootPaths { addRoot(path, to: &trust) }
        if let text = text(at: pinsPath, &trust) { trust.pins = Self.pins(in: text) }
        trust.revocationList = bytes(at: revocationsPath, &trust) ?? []
        return trust
    }

    package func add(_ pin: NamedPin) throws(CastError) {
        let others = load().pins.filter { $0.pin != pin.pin }
        try write(pins: others + [pin])
    }

    package func remove(_ pin: KeyPin) throws(CastError) -> Bool {
        let pins = load().pins
        let others = pins.filter { $0.pin != pin }
        guard others.count < pins.count else { return false }
        try write(pins: others)
        return true
    }

    package func store(revocationList bundle: [UInt8]) throws(CastError) {
        try write(Data(bundle), to: revocationsPath)
    }

    private var pinsPath: String { configuration + "/pins" }
    private var revocationsPath: String { state + "/revocations" }

    private var rootPaths: [String] {
        let folder = configuration + "/roots"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return [configuration + "/developer-root.pem"]
            + names.filter { $0.hasSuffix(".pem") }.sorted().map { folder + "/" + $0 }
    }

    private func addRoot(_ path: String, to trust: inout StoredTrust) {
        guard let text = text(at: path, &trust) else { return }
        do {
            try trust.anchors.trust(pem: text)
        } catch {
            trust.faults.append("\(path) holds no certificate that can be used: \(error)")
        }
    }

    private func text(at path: String, _ trust: inout StoredTrust) -> String? {
        bytes(at: path, &trust).map { String(decoding: $0, as: UTF8.self) }
    }

    private func bytes(at path: String, _ trust: inout StoredTrust) -> [UInt8]? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path), data.count <= Self.byteLimit else {
            trust.faults.append("\(path) can't be read or is longer than \(Self.byteLimit) bytes; it is not used")
            return nil
        }
        return [UInt8](data)
    }

    static func pins(in text: String) -> [NamedPin] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard let first = parts.first, let pin = KeyPin(String(first)) else { return nil }
            return NamedPin(pin: pin, name: parts.count > 1 ? String(parts[1]) : "")
        }
    }

    private func write(pins: [NamedPin]) throws(CastError) {
        let lines = pins.map { $0.name.isEmpty ? "\($0.pin)\n" : "\($0.pin) \($0.name)\n" }
        try write(Data(lines.joined().utf8), to: pinsPath)
    }

    /// An empty private file first: the rename keeps the mode of what was there.
    private func write(_ data: Data, to path: String) throws(CastError) {
        let files = FileManager.default
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        do {
            try files.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            if !files.fileExists(atPath: path) {
                _ = files.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
            }
            try data.write(to: URL(filePath: path), options: .atomic)
            try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        } catch {
            throw CastError(
                .invalidState,
                "\(path) can't be written: check that \(folder) may be made and written to, and that there is space.",
                underlying: error)
        }
    }
}
