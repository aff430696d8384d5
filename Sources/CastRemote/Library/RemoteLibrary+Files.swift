extension RemoteLibrary {
    /// What can be cast of it, found to be there now.
    package struct Found: Sendable {
        package let entry: LibraryEntry
        /// An absolute path.
        package let path: String
        /// What the folder is called in which it is; nil for a root.
        package let folder: String?
    }

    package func entry(_ id: String) -> LibraryEntry? { tree.entry(id) }

    /// A file that can be cast.
    ///
    /// - Throws: ``RemoteRefusal`` `.notFound` where it is not there now, or a link is in its way.
    package func find(_ id: String) async throws(RemoteRefusal) -> Found {
        await firstScan()
        guard let entry = tree.entry(id), entry.kind != .folder, open(entry) != nil else {
            throw RemoteRefusal(.notFound, "This file is not there any more.")
        }
        let folder = entry.parent.flatMap(tree.entry)
        return Found(
            entry: entry, path: entry.path.text(beneath: options.places[entry.root]),
            folder: folder?.parent == nil ? nil : folder?.title)
    }

    /// The file itself, or another beneath the same root.
    func open(_ entry: LibraryEntry, other path: RelativePath? = nil) -> OpenedDescriptor? {
        guard entry.root < options.places.count else { return nil }
        return OpenedRoot(options.places[entry.root])?.file(path ?? entry.path)
    }
}
