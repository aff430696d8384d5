import Foundation

/// Finds out with ffprobe what is in a file.
package struct MediaProbe: Sendable {
    var program = MediaProgram.ffprobe
    /// How long ffprobe may take; a file on a sleeping disk or a slow share needs some seconds.
    var time = Duration.seconds(20)

    package init() {}

    /// - Throws: ``ServingError`` `fileMissing`, `fileUnreadable`, `notAFile`, `fileEmpty`, `notMedia`,
    ///   `programMissing` or `timedOut`, each with a sentence for the user.
    package func examine(_ path: String) async throws -> MediaFile {
        let size = try FileProblem.check(path)
        let json: [UInt8]
        do {
            json = try await program.output(
                ["-v", "error"] + MediaProgram.onlyThisFile + FilmFormats.options(for: path)
                    + ["-show_format", "-show_streams", "-of", "json", MediaProgram.input(path)],
                limit: 4 << 20, within: time)
        } catch let error as ServingError where error.code == .programFailed {
            throw ServingError(
                .notMedia, "\(path) is not a film, picture or song that can be read (\(error.description)).",
                underlying: error)
        }
        do {
            return try ProbeReport.read(json).mediaFile(path: path, size: size)
        } catch let error as ServingError {
            throw error
        } catch {
            throw ServingError(.programFailed, "ffprobe's answer about \(path) can't be read.", underlying: error)
        }
    }

    /// The times, in seconds from the film's start, at which its picture can be cut without encoding it anew: for each
    /// multiple of `spacing` the last key frame before it. Only those places are read, so a long film takes no longer
    /// than its number of segments makes it.
    ///
    /// - Throws: ``ServingError`` `timedOut` or `programFailed`; the caller then encodes anew.
    func keyframes(of file: MediaFile, stream: Int, spacing: Double, within time: Duration) async throws -> [Double] {
        guard let duration = file.duration else { return [] }
        let count = min(Int(duration / spacing) + 1, SegmentTable.mostSegments)
        let places = (0..<count).map { String(format: "%.3f%%+#1", Double($0) * spacing + file.startTime) }
        let bytes = try await program.output(
            ["-v", "error"] + MediaProgram.onlyThisFile
                + [
                    "-select_streams", "\(stream)", "-show_entries", "packet=pts_time,flags",
                    "-read_intervals", places.joined(separator: ","), "-of", "csv=p=0", MediaProgram.input(file.path),
                ],
            limit: 8 << 20, within: time)
        let times = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line -> Double? in
            let fields = line.split(separator: ",")
            guard fields.count >= 2, fields[1].hasPrefix("K"), let time = Double(fields[0]) else { return nil }
            return time - file.startTime
        }
        return Set(times.filter { $0.isFinite && $0 >= 0 && $0 < duration }).sorted()
    }
}
