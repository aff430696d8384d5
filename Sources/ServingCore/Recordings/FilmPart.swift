/// A recording of its own within a file of several: it has a clock of its own, and comes after the one before it.
package struct FilmPart: Sendable, Equatable {
    /// Seconds of the film before it.
    package let start: Double
    /// What is in it: its ``MediaFile/bytes`` say where in the file it lies.
    package let file: MediaFile

    package init(start: Double, file: MediaFile) {
        (self.start, self.file) = (start, file)
    }
}

extension MediaFile {
    /// Its recordings, or itself where it is one.
    package var recordings: [MediaFile] { parts.isEmpty ? [self] : parts.map(\.file) }
}

extension MediaFile {
    /// A part shorter than this, in seconds, is left out: what is left of a broken packet.
    private static let shortestPart = 0.5

    /// The film that several recordings make, one after the other, with the streams of the first; nil where fewer than
    /// two of them can be played.
    ///
    /// - Parameter recordings: in the order of the file, with what ffprobe says of each alone.
    package static func joining(_ recordings: [MediaFile]) -> MediaFile? {
        var parts: [FilmPart] = []
        var end = 0.0
        for recording in recordings {
            guard let duration = recording.duration, duration >= shortestPart else { continue }
            parts.append(FilmPart(start: end, file: recording))
            end += duration
        }
        guard parts.count > 1, var film = parts.first?.file else { return nil }
        film.bytes = nil
        film.duration = end
        film.size = parts.reduce(0) { $0 + $1.file.size }
        film.parts = parts
        // These say something of their own recording alone.
        for index in film.streams.indices { (film.streams[index].startTime, film.streams[index].duration) = (nil, nil) }
        return film
    }
}
