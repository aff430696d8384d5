/// Finds the audio stream that a person names.
package enum SoundChoice {
    /// Finds the audio stream.
    ///
    /// - Parameter word: A number from 1 in the file's order, a language (code, name or tag), or words of the title.
    /// - Returns: Of several in one language, the default one, else the first; commentaries and descriptions last.
    /// - Throws: ``ServingError`` `soundMissing`, with a list of the audio streams.
    package static func stream(_ word: String, of file: MediaFile) throws(ServingError) -> MediaStream {
        let sounds = file.streams.filter { $0.kind == .audio }
        if let number = Int(word), sounds.indices.contains(number - 1) { return sounds[number - 1] }
        let labels = sounds.map { TrackLabel($0) }
        if let tag = LanguageTag(tag: word) {
            let same = sounds.indices.filter { labels[$0].tag.map(tag.isSame) ?? false }
            let exact = same.filter { labels[$0].tag == tag }
            if let found = best(of: exact.isEmpty ? same : exact, sounds, labels) { return sounds[found] }
        }
        let wanted = words(of: word)
        let titled = sounds.indices.filter { contains(words(of: labels[$0].name), wanted) }
        if let found = best(of: titled, sounds, labels) { return sounds[found] }
        throw ServingError(.soundMissing, sentence(word, of: file, sounds))
    }

    private static func best(of places: [Int], _ sounds: [MediaStream], _ labels: [TrackLabel]) -> Int? {
        let plain = places.filter { labels[$0].flags.isDisjoint(with: [.commentary, .described]) }
        let candidates = plain.isEmpty ? places : plain
        return candidates.first { sounds[$0].isDefault } ?? candidates.first
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Whether a title contains these words in a row.
    private static func contains(_ words: [String], _ wanted: [String]) -> Bool {
        guard !wanted.isEmpty, wanted.count <= words.count else { return false }
        return (0...words.count - wanted.count).contains { Array(words[$0..<$0 + wanted.count]) == wanted }
    }

    private static func sentence(_ word: String, of file: MediaFile, _ sounds: [MediaStream]) -> String {
        guard !sounds.isEmpty else { return "\"\(file.path)\" has no sound: leave --audio out." }
        let names = TrackLabel.distinct(sounds.map { TrackLabel($0) }).prefix(20)
        let list = names.enumerated().map { "\($0 + 1) (\($1.name))" }.joined(separator: ", ")
        return "\"\(file.path)\" has no sound \"\(word)\": choose one of \(list), by number, language or name."
    }
}
