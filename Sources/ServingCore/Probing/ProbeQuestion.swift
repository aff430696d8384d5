/// What ffprobe is asked, and how much it may say.
package struct ProbeQuestion: Sendable, Equatable {
    package let arguments: [String]
    /// Bytes of the answer that are read.
    package let limit: Int

    /// What is in a file, answered by a ``ProbeReport``.
    /// - Parameter head: how the file begins, ``FilmFormats/headLength`` bytes of it.
    package static func contents(of path: String, head: [UInt8]) -> ProbeQuestion {
        ProbeQuestion(
            arguments: ["-v", "error"] + MediaProgram.onlyThisFile + FilmFormats.options(head)
                + ["-show_format", "-show_streams", "-of", "json", MediaProgram.input(path)],
            limit: 4 << 20)
    }

    /// For each multiple of `spacing` (seconds) the last key frame before it, answered by ``KeyframeList``. Only those
    /// places are read. Nil for a film that does not say how long it is.
    package static func keyframes(of file: MediaFile, stream: Int, spacing: Double) -> ProbeQuestion? {
        guard let duration = file.duration else { return nil }
        let count = min(Int(duration / spacing) + 1, SegmentTable.mostSegments)
        let places = (0..<count).map { place in
            DecimalText.of(Double(place) * spacing + file.startTime, places: 3) + "%+#1"
        }
        return ProbeQuestion(
            arguments: ["-v", "error"] + MediaProgram.onlyThisFile
                + [
                    "-select_streams", "\(stream)", "-show_entries", "packet=pts_time,flags",
                    "-read_intervals", places.joined(separator: ","), "-of", "csv=p=0", MediaProgram.input(file.path),
                ],
            limit: 8 << 20)
    }
}

/// ffprobe's lines of packets, `12.345000,K__`.
package enum KeyframeList {
    /// Seconds from the film's start, rising; what lies outside of it is left out.
    package static func times(in answer: [UInt8], of file: MediaFile) -> [Double] {
        guard let duration = file.duration else { return [] }
        let times = String(decoding: answer, as: UTF8.self).split(separator: "\n").compactMap { line -> Double? in
            let fields = line.split(separator: ",")
            guard fields.count >= 2, fields[1].hasPrefix("K"), let time = Double(fields[0]) else { return nil }
            return time - file.startTime
        }
        return Set(times.filter { $0.isFinite && $0 >= 0 && $0 < duration }).sorted()
    }
}
