import ServingCore

/// Files beside a film that belong to it: subtitles and posters.
enum Companions {
    /// Names of images that stand for a whole folder, the best first.
    private static let folderPosters = ["poster", "cover", "folder"]
    private static let pictureEndings = ["jpg", "jpeg", "png", "webp"]
    /// The most subtitle files of one film.
    private static let mostSubtitles = 32

    /// The files of a folder, looked up by name.
    struct Names: Sendable {
        /// Names by their stems. The stems are in lower case and compared byte for byte.
        private var pictures: [String: String] = [:]
        private var subtitles: [String: [String]] = [:]
        private let films: Int

        init(_ names: [String]) {
            var films = 0
            for name in names {
                let stem = LibraryKind.stem(of: name).lowercased()
                if LibraryKind.isSubtitles(fileNamed: name) {
                    // "film.en.forced.srt" is found by "film", "film.en" and "film.en.forced".
                    for stem in Self.beginnings(of: stem) where subtitles[stem, default: []].count < mostSubtitles {
                        subtitles[stem, default: []].append(name)
                    }
                } else if pictureEndings.contains(LibraryKind.ending(of: name)) {
                    pictures[stem] = pictures[stem] ?? name
                } else {
                    films += 1
                }
            }
            self.films = films
        }

        private static func beginnings(of stem: String) -> [String] {
            let parts = stem.split(separator: ".", omittingEmptySubsequences: false)
            return (max(1, parts.count - 3)...parts.count).map { parts.prefix($0).joined(separator: ".") }
        }

        /// The image that stands for the folder; nil if there is none.
        var folderPoster: String? { folderPosters.lazy.compactMap { pictures[$0] }.first }

        /// Returns the poster of a film or song: an image with its name, with or without "-poster" at the end.
        ///
        /// Without such an image, the folder's image counts if the folder holds only one item. It also counts for every
        /// song, because an album's cover stands for all its songs.
        func poster(of name: String, _ kind: LibraryKind) -> String? {
            let stem = LibraryKind.stem(of: name).lowercased()
            if let own = pictures[stem] ?? pictures[stem + "-poster"] { return own }
            return films == 1 || kind == .song ? folderPoster : nil
        }

        func subtitleFiles(of name: String) -> [String] {
            subtitles[LibraryKind.stem(of: name).lowercased()] ?? []
        }

        /// Returns whether the image stands for something else. Such an image is not shown as an item of its own.
        func isPoster(_ name: String, besideFilmsNamed stems: Set<String>) -> Bool {
            let stem = LibraryKind.stem(of: name).lowercased()
            if folderPosters.contains(stem) { return films > 0 }
            return stems.contains(stem) || stem.hasSuffix("-poster") && stems.contains(String(stem.dropLast(7)))
        }
    }

    /// Returns the language (BCP 47) as a cast names it: "film.de.srt" beside "film.mkv" is `de`. A file that names no
    /// language is `und`.
    static func language(ofSubtitles file: String, beside name: String) -> String {
        SubtitleName(fileName: file, film: name).language?.text ?? "und"
    }

    /// Returns each language once; `und` comes last.
    static func languages(ofSubtitles files: [String], beside name: String) -> [String] {
        let languages = Set(files.map { language(ofSubtitles: $0, beside: name) })
        return languages.sorted { ($0 == "und" ? 1 : 0, $0) < ($1 == "und" ? 1 : 0, $1) }
    }
}
