extension RemoteLibrary {
    /// Returns a part of a folder, or of the results of a search.
    ///
    /// - Throws: ``RemoteRefusal`` `.notFound` if there is no such folder.
    func page(
        of folder: String?, search: String?, from: Int, count: Int
    ) async throws(RemoteRefusal) -> LibraryAnswer {
        // Before the first scan is over, there is nothing to report.
        if await !firstScan() { scanIfOld() }
        let page: LibraryTree.Page
        if let search {
            page = tree.search(search, from: from, count: count)
        } else if let found = tree.page(of: folder, from: from, count: count) {
            page = found
        } else {
            throw RemoteRefusal(.notFound, "This folder is not there any more.")
        }
        let shown = search == nil ? folder ?? (tree.roots.count == 1 ? tree.roots.first : nil) : nil
        return await answer(page, of: shown.flatMap(place))
    }

    /// Returns what was begun and is not finished, the latest first.
    func begun(from: Int, count: Int) async -> LibraryAnswer {
        await firstScan()
        let marks = await watched.begun()
        // Leaves out marks whose file is gone, or was replaced.
        let found = marks.map { (LibraryEntry.id(ofMark: $0), $0) }.filter { tree.entry($0)?.mark == $1 }.map(\.0)
        return await answer(tree.page(of: found, from: from, count: count), of: nil)
    }

    private func answer(_ page: LibraryTree.Page, of folder: LibraryAnswer.Folder?) async -> LibraryAnswer {
        lengths.want(page.items)
        lookIntoLengths()
        let marks = await watched.marks(of: page.items.map(\.mark))
        let items = page.items.map { entry in
            LibraryAnswer.Item(
                entry: entry, duration: lengths.length(of: entry), watched: marks[entry.mark]?.resumption,
                finished: marks[entry.mark]?.finished ?? false)
        }
        return LibraryAnswer(folder: folder, total: page.total, from: page.from, items: items)
    }

    private func place(_ id: String) -> LibraryAnswer.Folder? {
        tree.entry(id).map { entry in
            LibraryAnswer.Folder(
                id: id, name: entry.title,
                parents: tree.parents(of: id).map { LibraryAnswer.Place(id: $0.id, name: $0.title) })
        }
    }
}
