import FileAccess
import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An upload extension that may be run: its manifest, and the program that it names. Marquee's own.
public struct UploadExtension: Hashable, Sendable {
    /// What it says of itself.
    public let manifest: ExtensionManifest
    /// An absolute path without symbolic links.
    public let program: String
}

/// The extensions that are installed: manifests in `$XDG_DATA_HOME/marquee/extensions` and in the same folder of each of
/// `$XDG_DATA_DIRS`, the first of an identifier counting.
public enum ExtensionFolders {
    /// Manifests that are read in all: 64 files at most.
    public static let limit = 64

    /// What is installed.
    public struct Found: Sendable {
        /// Those that may be run, in the order of the folders.
        public var extensions: [UploadExtension]
        /// A sentence for each manifest that can't be used, beginning with its path.
        public var problems: [String]

        package init(extensions: [UploadExtension], problems: [String]) {
            (self.extensions, self.problems) = (extensions, problems)
        }
    }

    /// What is installed, and the `marquee-broadcast` that is beside this program where its manifest is not.
    ///
    /// - Parameter environment: says where the folders are.
    public static func find(environment: [String: String] = ProcessInfo.processInfo.environment) -> Found {
        find(environment: environment, beside: BroadcastProgram.ownPath)
    }

    /// - Parameter own: this program's file; nil: `marquee-broadcast` counts only where it is installed.
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
        // Checked where it really lies, and run from there.
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
