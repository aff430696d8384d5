import FilePaths

/// The tree of all that can be cast from the named folders, made from the result of a scan.
struct LibraryTree: Equatable, Sendable {
    /// Returns the id of an entry: a name that reveals nothing of the path and is the same with each scan.
    typealias MakeID = (_ root: Int, _ path: RelativePath) -> String

    struct Page: Equatable, Sendable {
        let total: Int
        let from: Int
        let items: [LibraryEntry]
    }

    /// The most items of a page.
    static let longestPage = 200
    /// The most characters of a search text.
    static let longestSearch = 200

    private var entries: [String: LibraryEntry] = [:]
    /// In display order: folders first.
    private var children: [String: [String]] = [:]
    private(set) var roots: [String] = []
    /// The texts that are searched, in the order of the results.
    private var haystack: [(id: String, title: [UInt8])] = []

    init() {}

    init(_ scanned: [ScannedRoot], makeID: MakeID) {
        var keys: [String: [UInt8]] = [:]
        for (number, root) in scanned.enumerated() {
            let names = Self.names(of: scanned.map { PathText.shown($0.place) })
            let id = makeID(number, .root)
            let entry = LibraryEntry(
                id: id, parent: nil, kind: .folder, name: names[number], title: names[number], root: number,
                path: .root, size: 0, modified: 0, subtitles: [], poster: nil)
            entries[id] = entry
            roots.append(id)
            add(root, number: number, makeID, &keys)
        }
        dropEmptyFolders()
        for (id, list) in children {
            children[id] = list.sorted { isBefore($0, $1, keys) }
        }
        let found = entries.values.filter { $0.parent != nil }.sorted { isBefore($0.id, $1.id, keys) }
        haystack = found.map { ($0.id, [0x20] + FoldedText.bytes(of: $0.title + " " + PathText.shown($0.name))) }
    }

    private func isBefore(_ left: String, _ right: String, _ keys: [String: [UInt8]]) -> Bool {
        let places = [left, right].map { entries[$0]?.kind == .folder ? 0 : 1 }
        guard places[0] == places[1] else { return places[0] < places[1] }
        return NaturalOrder.isBefore(keys[left] ?? [], keys[right] ?? [])
    }

    /// Returns the last part of each path. If two are equal, one more part is added.
    private static func names(of places: [String]) -> [String] {
        places.map { place in
            let parts = place.split(separator: "/")
            let last = parts.last.map(String.init) ?? "/"
            let isShared = places.count { $0.split(separator: "/").last.map(String.init) == last } > 1
            return isShared ? parts.suffix(2).reversed().joined(separator: " – ") : last
        }
    }

    private mutating func add(
        _ root: ScannedRoot, number: Int, _ makeID: MakeID, _ keys: inout [String: [UInt8]]
    ) {
        var posters: [RelativePath: RelativePath] = [:]
        for folder in root.folders {
            let names = Companions.Names(folder.files.map(\.name))
            if let poster = names.folderPoster { posters[folder.path] = folder.path.appending(poster) }
        }
        for folder in root.folders {
            let parent = makeID(number, folder.path)
            for name in folder.folders {
                guard let path = folder.path.appending(name) else { continue }
                put(
                    LibraryEntry(
                        id: makeID(number, path), parent: parent, kind: .folder, name: name,
                        title: MediaTitle.of(PathText.shown(name), isFolder: true), root: number, path: path, size: 0,
                        modified: 0,
                        subtitles: [], poster: posters[path]), &keys)
            }
            addFiles(of: folder, parent: parent, number: number, makeID, &keys)
        }
    }

    private mutating func addFiles(
        of folder: ScannedFolder, parent: String, number: Int, _ makeID: MakeID, _ keys: inout [String: [UInt8]]
    ) {
        let names = Companions.Names(folder.files.map(\.name))
        let media = folder.files.compactMap { file in LibraryKind(fileNamed: file.name).map { (file, $0) } }
        let stems = Set(media.filter { $0.1 != .picture }.map { LibraryKind.stem(of: $0.0.name).lowercased() })
        for (file, kind) in media {
            if kind == .picture, names.isPoster(file.name, besideFilmsNamed: stems) { continue }
            guard let path = folder.path.appending(file.name) else { continue }
            let poster = kind == .picture ? nil : names.poster(of: file.name, kind).flatMap(folder.path.appending)
            let subtitles = kind == .film ? names.subtitleFiles(of: file.name) : []
            put(
                LibraryEntry(
                    id: makeID(number, path), parent: parent, kind: kind, name: file.name,
                    title: MediaTitle.of(PathText.shown(file.name)), root: number, path: path, size: file.size,
                    modified: file.modified, subtitles: Companions.languages(ofSubtitles: subtitles, beside: file.name),
                    poster: poster), &keys)
        }
    }

    private mutating func put(_ entry: LibraryEntry, _ keys: inout [String: [UInt8]]) {
        guard let parent = entry.parent, entries.updateValue(entry, forKey: entry.id) == nil else { return }
        children[parent, default: []].append(entry.id)
        keys[entry.id] = NaturalOrder.key(of: entry.title) + entry.name.utf8
    }

    /// Removes folders that hold nothing to cast, at any depth.
    private mutating func dropEmptyFolders() {
        let deepestFirst = entries.values.filter { $0.kind == .folder && $0.parent != nil }
            .sorted { $0.path.names.count > $1.path.names.count }
        var empty: Set<String> = []
        for folder in deepestFirst where (children[folder.id] ?? []).allSatisfy(empty.contains) {
            empty.insert(folder.id)
            entries[folder.id] = nil
            children[folder.id] = nil
        }
        for (id, list) in children { children[id] = list.filter { !empty.contains($0) } }
    }

    // MARK: Asking

    /// The number of entries that can be cast; folders don't count.
    var count: Int { entries.values.count { $0.kind != .folder } }

    func entry(_ id: String) -> LibraryEntry? { entries[id] }

    /// Returns the folders from the root down to the entry, without the entry itself.
    func parents(of id: String) -> [LibraryEntry] {
        var (found, next): ([LibraryEntry], String?) = ([], entries[id]?.parent)
        while let id = next, let entry = entries[id], found.count <= RelativePath.depth {
            found.insert(entry, at: 0)
            next = entry.parent
        }
        return found
    }

    /// Returns the contents of a folder, starting with its item `from`.
    ///
    /// Without a folder it returns the roots, or the contents of the root if there is only one.
    ///
    /// - Returns: nil if there is no such folder.
    func page(of folder: String?, from: Int, count: Int) -> Page? {
        let list: [String]
        if let folder {
            guard entries[folder]?.kind == .folder else { return nil }
            list = children[folder] ?? []
        } else {
            list = roots.count == 1 ? children[roots[0]] ?? [] : roots
        }
        return cut(list, from: from, count: count)
    }

    /// Returns all entries whose title or name holds each of the words at any place. Entries with the words at the
    /// beginnings of words come first.
    func search(_ text: String, from: Int, count: Int) -> Page {
        let words = FoldedText.bytes(of: String(text.prefix(Self.longestSearch)))
            .split(separator: 0x20, maxSplits: 7).map(Array.init)
        guard !words.isEmpty else { return Page(total: 0, from: 0, items: []) }
        var (first, rest): ([String], [String]) = ([], [])
        for (id, title) in haystack {
            if words.allSatisfy({ ByteSearch.contains(title, [0x20] + $0) }) {
                first.append(id)
            } else if words.allSatisfy({ ByteSearch.contains(title, $0) }) {
                rest.append(id)
            }
        }
        return cut(first + rest, from: from, count: count)
    }

    /// Returns a page of these entries, in their order.
    func page(of ids: [String], from: Int, count: Int) -> Page { cut(ids, from: from, count: count) }

    private func cut(_ list: [String], from: Int, count: Int) -> Page {
        let from = min(max(0, from), list.count)
        let items = list[from...].prefix(min(max(0, count), Self.longestPage)).compactMap { entries[$0] }
        return Page(total: list.count, from: from, items: items)
    }

    static func == (left: LibraryTree, right: LibraryTree) -> Bool {
        left.roots == right.roots && left.children == right.children && left.entries == right.entries
    }
}
