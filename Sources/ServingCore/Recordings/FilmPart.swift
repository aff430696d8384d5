/// One of several recordings in a file. It has its own clock and follows the one before it.
package struct FilmPart: Sendable, Equatable {
    /// The seconds of the film before it.
    package let start: Double
    /// Its contents; ``MediaFile/bytes`` is its place in the file.
    package let file: MediaFile

    package init(start: Double, file: MediaFile) {
        (self.start, self.file) = (start, file)
    }
}

extension MediaFile {
    /// Its recordings, or itself if it is a single one.
    package var recordings: [MediaFile] { parts.isEmpty ? [self] : parts.map(\.file) }
}

extension MediaFile {
    /// A shorter part, in seconds, is left out: it is the rest of a broken packet.
    private static let shortestPart = 0.5

    /// Joins recordings to one film with the streams of the first; nil if fewer than two can be played.
    ///
    /// - Parameter recordings: In the file's order, each as ffprobe describes it alone.
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
        // These values concern one recording only.
        for index in film.streams.indices { (film.streams[index].startTime, film.streams[index].duration) = (nil, nil) }
        return film
    }
}
