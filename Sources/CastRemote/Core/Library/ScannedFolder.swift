/// A file as a scan has seen it.
struct ScannedFile: Hashable, Sendable {
    /// As `PathText`.
    let name: String
    /// In bytes.
    let size: Int64
    /// Nanoseconds since 1970.
    let modified: Int64

    init(_ name: String, size: Int64, modified: Int64) {
        (self.name, self.size, self.modified) = (name, size, modified)
    }

    // Byte by byte: two names that Swift calls equal may be those of different files.
    static func == (left: ScannedFile, right: ScannedFile) -> Bool {
        left.name.utf8.elementsEqual(right.name.utf8) && left.size == right.size && left.modified == right.modified
    }

    func hash(into hasher: inout Hasher) {
        for byte in name.utf8 { hasher.combine(byte) }
        hasher.combine(size)
        hasher.combine(modified)
    }
}

/// A folder as a scan has seen it: its files that can be cast, and the files that belong to those.
struct ScannedFolder: Hashable, Sendable {
    let path: RelativePath
    var folders: [String]
    var files: [ScannedFile]

    init(_ path: RelativePath, folders: [String] = [], files: [ScannedFile] = []) {
        (self.path, self.folders, self.files) = (path, folders, files)
    }

    static func == (left: ScannedFolder, right: ScannedFolder) -> Bool {
        left.path == right.path && left.folders.elementsEqual(right.folders) { $0.utf8.elementsEqual($1.utf8) }
            && left.files == right.files
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(folders.count)
        hasher.combine(files)
    }

    /// Returns whether a name is of use: media, subtitles and posters are. Hidden files are not.
    static func isWanted(_ name: String) -> Bool {
        RelativePath.isName(name) && name.utf8.first != 0x2E
            && (LibraryKind(fileNamed: name) != nil || LibraryKind.isSubtitles(fileNamed: name))
    }
}

/// One root as a scan has seen it.
struct ScannedRoot: Hashable, Sendable {
    /// The root's path: absolute and without links.
    let place: String
    let folders: [ScannedFolder]
    /// Something was left out because of ``ScanLimits``.
    let isCut: Bool

    init(_ place: String, folders: [ScannedFolder], isCut: Bool = false) {
        (self.place, self.folders, self.isCut) = (place, folders, isCut)
    }
}

/// The limits of a scan.
package struct ScanLimits: Hashable, Sendable {
    /// The most roots.
    package var roots = 16
    /// The most entries of all roots together.
    package var entries = 50_000
    /// The most names that are read from one folder, of any kind.
    var namesInFolder = 20_000

    package init() {}
}
