/// What stat(2) reports of a manifest, its program and their folders, and whether it may be run. Pure.
///
/// Whoever can write a program can make it do anything as the user who runs it. So only that user and root may have
/// write access.
package struct ExecutableFacts: Hashable, Sendable {
    package var path: String
    package var isRegularFile: Bool
    package var mode: UInt32
    package var owner: UInt32
    /// Mode and owner of the file's folder.
    package var folderMode: UInt32
    package var folderOwner: UInt32

    package init(
        path: String, isRegularFile: Bool, mode: UInt32, owner: UInt32, folderMode: UInt32, folderOwner: UInt32
    ) {
        self.path = path
        self.isRegularFile = isRegularFile
        self.mode = mode
        self.owner = owner
        self.folderMode = folderMode
        self.folderOwner = folderOwner
    }

    /// - Parameter isProgram: False for the manifest, which needs no execute bit.
    /// - Throws: ``ManifestError``.
    package func check(user: UInt32, isProgram: Bool) throws(ManifestError) {
        guard isRegularFile else {
            throw ManifestError(isProgram ? "names \(path), which is no program" : "is no file")
        }
        let what = isProgram ? "names \(path), which" : "is a file that"
        let (writable, trusted) = (UInt32(0o022), [0, user])
        guard mode & writable == 0, trusted.contains(owner) else {
            throw ManifestError("\(what) others may write: `chmod go-w \(path)`, and its owner must be you or root")
        }
        // In a folder with the sticky bit others can't replace a file.
        guard folderMode & writable == 0 || folderMode & 0o1000 != 0, trusted.contains(folderOwner) else {
            throw ManifestError("\(what) lies in a folder that others may write: move it to one of your own")
        }
        guard !isProgram || mode & 0o111 != 0 else {
            throw ManifestError("names \(path), which is not executable: `chmod +x \(path)`")
        }
    }
}
