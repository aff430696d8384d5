package import CastWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The user's trust in files, as DESIGN.md lays them out:
///
///     $XDG_CONFIG_HOME/marquee/pins                a pin a line: 64 hexadecimal digits, a blank, a name; behind tabs
///                                                  the device's id, when it was pinned and which key (PinLine)
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
        let others = load().pins.filter {
            $0.pin != pin.pin && !$0.isOf(deviceID: pin.deviceID, name: pin.name)
        }
        try write(pins: others + [pin])
    }

    package func remove(_ pin: KeyPin) throws(CastError) -> Bool {
        let pins = load().pins
        let others = pins.filter { $0.pin != pin }
        guard others.count < pins.count else { return false }
        try write(pins: others)
        return true
    }

    package func storedRevocationList() -> [UInt8] {
        var trust = StoredTrust()
        return bytes(at: revocationsPath, &trust) ?? []
    }

    /// The lock is held for one reading and one writing.
    package func store(revocationList bundle: [UInt8], inPlaceOf expected: [UInt8]) throws(CastError) -> Bool {
        try makeFolder(state)
        guard let lock = FileLock(path: revocationsPath + ".lock", waiting: true) else {
            throw CastError(.invalidState, "\(revocationsPath).lock can't be made or locked: check \(state).")
        }
        return try withExtendedLifetime(lock) { () throws(CastError) in
            guard storedRevocationList() == expected else { return false }
            try write(Data(bundle), to: revocationsPath)
            return true
        }
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
        text.split(whereSeparator: \.isNewline).compactMap { NamedPin(line: $0) }
    }

    private func write(pins: [NamedPin]) throws(CastError) {
        let lines = pins.map { $0.line + "\n" }
        try write(Data(lines.joined().utf8), to: pinsPath)
    }

    /// An empty private file first: the rename keeps the mode of what was there.
    private func write(_ data: Data, to path: String) throws(CastError) {
        let files = FileManager.default
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        try makeFolder(folder)
        do {
            if !files.fileExists(atPath: path) {
                _ = files.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
            }
            try data.write(to: URL(filePath: path), options: .atomic)
            try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        } catch {
            throw Self.unwritable(path, in: folder, error)
        }
    }

    private func makeFolder(_ folder: String) throws(CastError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw Self.unwritable(folder, in: folder, error)
        }
    }

    private static func unwritable(_ path: String, in folder: String, _ error: any Error) -> CastError {
        CastError(
            .invalidState,
            "\(path) can't be written: check that \(folder) may be made and written to, and that there is space.",
            underlying: error)
    }
}
