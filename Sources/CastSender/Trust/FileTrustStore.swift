package import CastWire
import FileAccess
import FilePaths

/// The user's trust settings in files:
///
///     $XDG_CONFIG_HOME/marquee/pins                one pin per line: 64 hexadecimal digits, a blank, a name; after
///                                                  tabs the device's id, when it was pinned and which key (PinLine)
///     $XDG_CONFIG_HOME/marquee/roots/*.pem         roots that the user installed
///     $XDG_CONFIG_HOME/marquee/developer-root.pem  the root of this user's own receivers
///     $XDG_STATE_HOME/marquee/revocations          the newest revocation list, serialized
///
/// Each file is written as a whole and then renamed. Only the user can read it.
package struct FileTrustStore: TrustStore {
    /// The largest size of a file. No file of pins or certificates is longer.
    static let byteLimit = 1 << 20

    let configuration: String
    let state: String

    /// Creates a store with these folders, which need not exist.
    package init(configuration: String, state: String) {
        self.configuration = configuration
        self.state = state
    }

    /// The store in the user's own folders.
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

    /// Stores a revocation list if the stored one is still the expected one. The lock is held for one read and one
    /// write.
    package func store(revocationList bundle: [UInt8], inPlaceOf expected: [UInt8]) throws(CastError) -> Bool {
        try makeFolder(state)
        guard let lock = FileLock(path: revocationsPath + ".lock", waiting: true) else {
            throw CastError(.invalidState, "\(revocationsPath).lock can't be made or locked: check \(state).")
        }
        return try withExtendedLifetime(lock) { () throws(CastError) in
            guard storedRevocationList() == expected else { return false }
            try write(bundle, to: revocationsPath)
            return true
        }
    }

    private var pinsPath: String { configuration + "/pins" }
    private var revocationsPath: String { state + "/revocations" }

    private var rootPaths: [String] {
        let folder = configuration + "/roots"
        let names = Files.names(in: folder)
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
        guard Files.isThere(path) else { return nil }
        guard let bytes = Files.contents(path, limit: Self.byteLimit) else {
            trust.faults.append("\(path) can't be read or is longer than \(Self.byteLimit) bytes; it is not used")
            return nil
        }
        return bytes
    }

    static func pins(in text: String) -> [NamedPin] {
        text.split(whereSeparator: \.isNewline).compactMap { NamedPin(line: $0) }
    }

    private func write(pins: [NamedPin]) throws(CastError) {
        let lines = pins.map { $0.line + "\n" }
        try write(Array(lines.joined().utf8), to: pinsPath)
    }

    private func write(_ bytes: [UInt8], to path: String) throws(CastError) {
        let folder = PathParts.folder(path)
        try makeFolder(folder)
        guard Files.write(bytes, to: path) else { throw Self.unwritable(path, in: folder) }
    }

    private func makeFolder(_ folder: String) throws(CastError) {
        guard Files.makeFolder(folder) else { throw Self.unwritable(folder, in: folder) }
    }

    private static func unwritable(_ path: String, in folder: String) -> CastError {
        CastError(
            .invalidState,
            "\(PathText.shown(path)) can't be written: check that \(PathText.shown(folder)) may be made and written "
                + "to, and that there is space.")
    }
}
