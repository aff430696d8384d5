import ServingCore

/// What lies beside a film and belongs to it: subtitles and posters.
package enum Companions {
    /// Names of pictures that stand for all of a folder, the best first.
    private static let folderPosters = ["poster", "cover", "folder"]
    private static let pictureEndings = ["jpg", "jpeg", "png", "webp"]
    /// Subtitle files of one film that count.
    private static let mostSubtitles = 32

    /// What is in a folder, looked up by names.
    package struct Names: Sendable {
        /// Names by their stems, both in small letters, byte for byte.
        private var pictures: [String: String] = [:]
        private var subtitles: [String: [String]] = [:]
        private let films: Int

        package init(_ names: [String]) {
            var films = 0
            for name in names {
                let stem = LibraryKind.stem(of: name).lowercased()
                if LibraryKind.isSubtitles(fileNamed: name) {
                    // "film.en.forced.srt" is looked up as "film", "film.en" and "film.en.forced".
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

        /// The picture that stands for the folder; nil where there is none.
        package var folderPoster: String? { folderPosters.lazy.compactMap { pictures[$0] }.first }

        /// Of a film or song: under its name, with "-poster" behind it, or the folder's where it is the only one there
        /// or is music, whose cover is for all of it.
        package func poster(of name: String, _ kind: LibraryKind) -> String? {
            let stem = LibraryKind.stem(of: name).lowercased()
            if let own = pictures[stem] ?? pictures[stem + "-poster"] { return own }
            return films == 1 || kind == .song ? folderPoster : nil
        }

        package func subtitleFiles(of name: String) -> [String] {
            subtitles[LibraryKind.stem(of: name).lowercased()] ?? []
        }

        /// A picture that stands for something else is not shown beside it.
        package func isPoster(_ name: String, besideFilmsNamed stems: Set<String>) -> Bool {
            let stem = LibraryKind.stem(of: name).lowercased()
            if folderPosters.contains(stem) { return films > 0 }
            return stems.contains(stem) || stem.hasSuffix("-poster") && stems.contains(String(stem.dropLast(7)))
        }
    }

    /// As a cast names it (BCP 47): "film.de.srt" beside "film.mkv" is `de`; a file that does not say is `und`.
    package static func language(ofSubtitles file: String, beside name: String) -> String {
        SubtitleName(fileName: file, film: name).language?.text ?? "und"
    }

    /// Each language once, those that don't say last.
    package static func languages(ofSubtitles files: [String], beside name: String) -> [String] {
        let languages = Set(files.map { language(ofSubtitles: $0, beside: name) })
        return languages.sorted { ($0 == "und" ? 1 : 0, $0) < ($1 == "und" ? 1 : 0, $1) }
    }
}
