extension RemoteLibrary {
    /// An entry that can be cast and whose file is there now.
    struct Found: Sendable {
        let entry: LibraryEntry
        /// An absolute path.
        let path: String
        /// The title of the folder that holds it; nil for a root.
        let folder: String?
    }

    func entry(_ id: String) -> LibraryEntry? { tree.entry(id) }

    /// Finds a file that can be cast.
    ///
    /// - Throws: ``RemoteRefusal`` `.notFound` if it is not there now, or if its path contains a link.
    func find(_ id: String) async throws(RemoteRefusal) -> Found {
        await firstScan()
        guard let entry = tree.entry(id), entry.kind != .folder, open(entry) != nil else {
            throw RemoteRefusal(.notFound, "This file is not there any more.")
        }
        let folder = entry.parent.flatMap(tree.entry)
        return Found(
            entry: entry, path: entry.path.text(beneath: options.places[entry.root]),
            folder: folder?.parent == nil ? nil : folder?.title)
    }

    /// Opens the file itself, or another file beneath the same root.
    func open(_ entry: LibraryEntry, other path: RelativePath? = nil) -> OpenedDescriptor? {
        guard entry.root < options.places.count else { return nil }
        return OpenedRoot(options.places[entry.root])?.file(path ?? entry.path)
    }
}
