/// A frame at which decoding can begin, in a film without an index.
struct PictureEntry: Sendable, Equatable {
    /// The decoding time, in seconds from the film's start. ffmpeg seeks by this clock.
    let decoded: Double
    /// The presentation time, in seconds from the film's start.
    let shown: Double

    /// A program stream does not give every frame's presentation time. It is later than the decoding time by less than
    /// this, in seconds.
    private static let longestWait = 0.2

    /// The entries in ascending order.
    ///
    /// - Parameter answer: ffprobe's answer to ``ProbeQuestion/entries(of:stream:from:length:)``, such as
    ///   `11.480000,11.400000,K__`.
    static func entries(_ answer: [UInt8], of file: MediaFile) -> [PictureEntry] {
        String(decoding: answer, as: UTF8.self).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: ",")
            guard fields.count >= 3, fields[2].hasPrefix("K") else { return nil }
            let times = fields.prefix(2).map { field in
                Double(field).flatMap { $0.magnitude <= SegmentTable.longestFilm ? $0 - file.startTime : nil }
            }
            guard let decoded = times[1] ?? times[0] else { return nil }
            return PictureEntry(decoded: decoded, shown: times[0] ?? decoded + longestWait)
        }.sorted { $0.decoded < $1.decoded }
    }
}
