/// A picture at which decoding can begin, in a film whose places are found by its clock.
package struct PictureEntry: Sendable, Equatable {
    /// Seconds from the film's start, by the clock of decoding: the one by which ffmpeg finds a place.
    let decoded: Double
    /// Seconds from the film's start at which it is shown.
    package let shown: Double

    /// A program stream does not say of each picture when it is shown. It is later than it is decoded by less than
    /// this, in seconds.
    private static let longestWait = 0.2

    /// Rising.
    ///
    /// - Parameter answer: what ffprobe answered to ``ProbeQuestion/entries(of:stream:from:length:)``, such as
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
