import FileAccess
import FilePaths
import PlatformC
public import PlatformFoundation

/// An upload extension that may be run: its manifest and its program. Marquee's own.
public struct UploadExtension: Hashable, Sendable {
    /// The manifest.
    public let manifest: ExtensionManifest
    /// An absolute path without symbolic links.
    public let program: String
}

/// Finds installed extensions: manifests in `$XDG_DATA_HOME/marquee/extensions` and the same folder of each of
/// `$XDG_DATA_DIRS`. The first one with an identifier counts.
public enum ExtensionFolders {
    /// The most manifest files that are read: 64.
    public static let limit = 64

    /// The result of a search.
    public struct Found: Sendable {
        /// The usable extensions in the order of the folders.
        public var extensions: [UploadExtension]
        /// A sentence for each unusable manifest, beginning with its path.
        public var problems: [String]

        package init(extensions: [UploadExtension], problems: [String]) {
            (self.extensions, self.problems) = (extensions, problems)
        }
    }

    /// Finds installed extensions, and the `marquee-broadcast` beside this program if its manifest is not installed.
    ///
    /// - Parameter environment: Determines the folders.
    public static func find(environment: [String: String] = ProcessInfo.processInfo.environment) -> Found {
        find(environment: environment, beside: BroadcastProgram.ownPath)
    }

    /// - Parameter own: This program's file; nil: `marquee-broadcast` counts only if it is installed.
    package static func find(environment: [String: String], beside own: String?) -> Found {
        var found = installed(environment)
        guard !found.extensions.contains(where: { $0.manifest.identifier == ExtensionManifest.marqueeIdentifier }),
            let own, let program = try? BroadcastProgram.find(beside: own, searchPath: ""),
            let path = Files.realPath(program.path), (try? facts(path)?.check(user: geteuid(), isProgram: true)) != nil,
            let manifest = try? ExtensionManifest(json: ExtensionManifest.marquee(executable: path))
        else { return found }
        found.extensions.append(UploadExtension(manifest: manifest, program: path))
        return found
    }

    private static func installed(_ environment: [String: String]) -> Found {
        var (found, read) = (Found(extensions: [], problems: []), 0)
        for folder in folders(environment) {
            let files = Files.names(in: folder)
            for file in files.sorted() where file.hasSuffix(".json") && read < limit {
                read += 1
                let path = folder + "/" + file
                do throws(ManifestError) {
                    let new = try load(path)
                    let isKnown = found.extensions.contains { $0.manifest.identifier == new.manifest.identifier }
                    if !isKnown { found.extensions.append(new) }
                } catch {
                    found.problems.append("\(path) \(error)")
                }
            }
        }
        return found
    }

    /// - Throws: ``ManifestError``, the end of a sentence that begins with the path.
    public static func load(_ path: String) throws(ManifestError) -> UploadExtension {
        guard let facts = facts(path) else { throw ManifestError("can't be read") }
        try facts.check(user: geteuid(), isProgram: false)
        guard let bytes = Files.beginning(of: path, most: ExtensionManifest.fileLimit + 1) else {
            throw ManifestError("can't be read")
        }
        let manifest = try ExtensionManifest(json: bytes)
        let named =
            manifest.executable.hasPrefix("/")
            ? manifest.executable
            : PathParts.joined(PathParts.folder(path), manifest.executable)
        // The real file is checked, and run from its place.
        guard let program = Files.realPath(named), let facts = Self.facts(program) else {
            throw ManifestError("names \(named), which is not there")
        }
        try facts.check(user: geteuid(), isProgram: true)
        return UploadExtension(manifest: manifest, program: program)
    }

    private static func folders(_ environment: [String: String]) -> [String] {
        func absolute(_ path: String) -> String? { path.hasPrefix("/") ? path : nil }
        let own = BaseFolders(environment: environment).data
        let system = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        let all = [own] + system.split(separator: ":").map(String.init).compactMap(absolute)
        return all.map { $0 + "/marquee/extensions" }
    }

    private static func facts(_ path: String) -> ExecutableFacts? {
        let folder = PathParts.folder(path)
        var (file, above) = (stat(), stat())
        guard lstat(path.pathBytes, &file) == 0, stat(folder.pathBytes, &above) == 0 else { return nil }
        return ExecutableFacts(
            path: path, isRegularFile: file.st_mode & S_IFMT == S_IFREG, mode: UInt32(file.st_mode & 0o7777),
            owner: file.st_uid, folderMode: UInt32(above.st_mode & 0o7777), folderOwner: above.st_uid)
    }
}
