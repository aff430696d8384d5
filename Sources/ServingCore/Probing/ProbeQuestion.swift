/// What ffprobe is asked, and how much it may say.
package struct ProbeQuestion: Sendable, Equatable {
    package let arguments: [String]
    /// Bytes of the answer that are read.
    package let limit: Int

    /// What is in a file, answered by a ``ProbeReport``.
    /// - Parameters:
    ///   - bytes: the stretch of the file that is asked about; nil: all of it.
    ///   - head: how the file begins, ``FilmFormats/headLength`` bytes of it.
    package static func contents(of path: String, _ bytes: Range<Int64>? = nil, head: [UInt8]) -> ProbeQuestion {
        let (options, input) = MediaProgram.input(path, bytes)
        return ProbeQuestion(
            arguments: ["-v", "error"] + options + FilmFormats.options(head)
                + ["-show_format", "-show_streams", "-of", "json", input],
            limit: 4 << 20)
    }

    /// The first packets of all streams, answered by ``PacketList``.
    package static func beginning(of file: MediaFile) -> ProbeQuestion {
        packets(of: file, ["-read_intervals", "%+#\(packetsOfBeginning)"], limit: 1 << 20)
    }

    /// The last packets of all streams, answered by ``PacketList``; of a file that does not say how long it is, all.
    package static func ending(of file: MediaFile) -> ProbeQuestion {
        let from = file.duration.map { DecimalText.of(max(0, $0 - secondsOfEnding) + file.startTime, places: 3) + "%" }
        return packets(of: file, from.map { ["-read_intervals", $0] } ?? [], limit: 64 << 20)
    }

    /// For each multiple of `spacing` (seconds) the last key frame before it and the packet behind it, answered by
    /// ``PacketList``. Only those places are read. Where a place is found by the clock, no index leads to a key frame:
    /// there some seconds are read at each place, and all of a file that is not large. Nil for a film that does not say
    /// how long it is.
    package static func keyframes(of file: MediaFile, stream: Int, spacing: Double) -> ProbeQuestion? {
        guard let duration = file.duration else { return nil }
        let hasIndex = !file.isFoundByClock
        let count = min(Int(duration / spacing) + 1, SegmentTable.mostSegments)
        let places =
            hasIndex || file.size > mostReadWhole
            ? (0..<count).map { place in
                DecimalText.of(Double(place) * spacing + file.startTime, places: 3) + (hasIndex ? "%+#2" : "%+3.5")
            } : ["%"]
        return packets(
            of: file, ["-select_streams", "\(stream)", "-read_intervals", places.joined(separator: ",")],
            limit: 16 << 20)
    }

    /// What kind of picture each of these key frames is, in seconds from the film's start, decoded alone. Where a place
    /// is found by the clock, some seconds around it are read, and the key frames in them alone decoded.
    package static func kinds(of file: MediaFile, stream: Int, at times: [Double]) -> ProbeQuestion {
        let places = times.map { time in
            let place = file.isFoundByClock ? max(0, time - 1.5) : time + 0.001
            return DecimalText.of(place + file.startTime, places: 3) + (file.isFoundByClock ? "%+3" : "%+#1")
        }
        let (options, input) = MediaProgram.input(file.path, file.bytes)
        return ProbeQuestion(
            arguments: ["-v", "error"] + options + (file.isFoundByClock ? ["-skip_frame", "nokey"] : [])
                + [
                    "-select_streams", "\(stream)", "-read_intervals", places.joined(separator: ","),
                    "-show_entries", "frame=best_effort_timestamp_time,pict_type", "-of", "csv=p=0", input,
                ],
            limit: 1 << 16)
    }

    /// Whether pictures are made of fields, decoded at the beginning and in the middle: one line for each, `1` where it
    /// is.
    package static func fields(of file: MediaFile, stream: Int) -> ProbeQuestion {
        let middle = DecimalText.of((file.duration ?? 0) / 2 + file.startTime, places: 3)
        let (options, input) = MediaProgram.input(file.path, file.bytes)
        return ProbeQuestion(
            arguments: ["-v", "error"] + options
                + [
                    "-select_streams", "\(stream)", "-read_intervals",
                    "%+#\(packetsOfFields),\(middle)%+#\(packetsOfFields)", "-show_entries", "frame=interlaced_frame",
                    "-of", "csv=p=0", input,
                ],
            limit: 1 << 16)
    }

    private static let packetsOfFields = 12

    /// The pictures of a stretch at which decoding can begin, answered by ``PictureEntry``.
    ///
    /// - Parameters:
    ///   - from: seconds from the film's start.
    ///   - length: seconds.
    package static func entries(of file: MediaFile, stream: Int, from: Double, length: Double) -> ProbeQuestion {
        let interval = DecimalText.of(from + file.startTime, places: 3) + "%+" + DecimalText.of(length, places: 3)
        let (options, input) = MediaProgram.input(file.path, file.bytes)
        return ProbeQuestion(
            arguments: ["-v", "error"] + options
                + [
                    "-select_streams", "\(stream)", "-read_intervals", interval, "-show_entries",
                    "packet=pts_time,dts_time,flags", "-of", "csv=p=0", input,
                ],
            limit: 1 << 20)
    }

    /// Enough to meet each stream of a film that interleaves its streams within a second or two.
    private static let packetsOfBeginning = 300
    /// A transport stream of at most so many bytes is read whole for its key frames.
    private static let mostReadWhole: Int64 = 1 << 30
    private static let secondsOfEnding = 15.0

    private static func packets(of file: MediaFile, _ which: [String], limit: Int) -> ProbeQuestion {
        let (options, input) = MediaProgram.input(file.path, file.bytes)
        return ProbeQuestion(
            arguments: ["-v", "error"] + options + which
                + ["-show_entries", "packet=stream_index,pts_time,duration_time,flags", "-of", "csv=p=0", input],
            limit: limit)
    }
}
