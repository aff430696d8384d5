import NowPlaying

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Pictures of what plays as files, since a desktop's widget reads files: named by what is in them, so that two
/// processes that show the same have one. Private to the user, as what somebody watches is; written whole, then renamed.
actor ArtworkFolder {
    /// A widget may still read the one before; those of many TVs stay too. The ones least lately shown go.
    static let limit = 64

    private let folder: String
    private let files = FileManager.default

    init(_ folder: String) {
        self.folder = folder
    }

    /// - Returns: nil for a picture that is not here: nobody's desktop is sent to where a device points; and where
    ///   nothing can be written, since the rest is shown without it.
    func url(of picture: MediaItemArtwork.Picture) -> String? {
        guard case .data(let data) = picture else { return nil }
        let path = "\(folder)/\(Self.name(data.bytes)).\(data.type)"
        guard (try? keep(Data(data.bytes), at: path)) != nil else { return nil }
        return URL(filePath: path).absoluteString
    }

    private func keep(_ data: Data, at path: String) throws {
        let now: [FileAttributeKey: Any] = [.modificationDate: Date()]
        if files.fileExists(atPath: path) { return try files.setAttributes(now, ofItemAtPath: path) }
        let owner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: owner)
        let begun = "\(path).\(ProcessInfo.processInfo.processIdentifier)"
        guard files.createFile(atPath: begun, contents: data, attributes: [.posixPermissions: 0o600]) else {
            throw CocoaError(.fileWriteUnknown)
        }
        do {
            try files.moveItem(atPath: begun, toPath: path)
        } catch {
            try? files.removeItem(atPath: begun)
            guard files.fileExists(atPath: path) else { throw error }
        }
        try shrink()
    }

    private func shrink() throws {
        let names = try files.contentsOfDirectory(atPath: folder)
        guard names.count > Self.limit else { return }
        let shown = names.map { name in
            let path = "\(folder)/\(name)"
            let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            return (path: path, date: date ?? .distantPast)
        }
        for file in shown.sorted(by: { $0.date > $1.date }).dropFirst(Self.limit) {
            try? files.removeItem(atPath: file.path)
        }
    }

    /// FNV-1a, twice with different starts: spreads names, and nothing more is asked of it.
    private static func name(_ bytes: [UInt8]) -> String {
        func hash(_ start: UInt64) -> String {
            String(bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
        }
        return hash(0xcbf2_9ce4_8422_2325) + hash(0x9e37_79b9_7f4a_7c15)
    }
}
