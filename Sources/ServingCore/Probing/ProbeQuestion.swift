import FilePaths

/// A question to ffprobe: its arguments, and how long the answer may be.
package struct ProbeQuestion: Sendable, Equatable {
    package let arguments: [String]
    /// The bytes of the answer that are read.
    package let limit: Int

    /// Asks for the contents of a file; ``ProbeReport`` reads the answer.
    ///
    /// - Parameters:
    ///   - bytes: The part of the file to describe; nil for the whole file.
    ///   - head: The first ``FilmFormats/headLength`` bytes of the file.
    package static func contents(of path: String, _ bytes: Range<Int64>? = nil, head: [UInt8]) -> ProbeQuestion {
        let (options, input) = MediaProgram.input(path, bytes)
        return ProbeQuestion(
            arguments: ["-v", "error"] + options + FilmFormats.options(head)
                + ["-show_format", "-show_streams", "-of", "json", input],
            limit: 4 << 20)
    }

    /// Asks for the first packets of all streams; ``PacketList`` reads the answer.
    package static func beginning(of file: MediaFile) -> ProbeQuestion {
        packets(of: file, ["-read_intervals", "%+#\(packetsOfBeginning)"], limit: 1 << 20)
    }

    /// Asks for the first packets of a stream, for ``PacketList``.
    package static func pace(of file: MediaFile, stream: Int) -> ProbeQuestion {
        packets(
            of: file, ["-select_streams", "\(stream)", "-read_intervals", "%+#\(packetsOfPace)"], limit: 1 << 16)
    }

    /// Asks for the last packets of all streams, or for all if the duration is unknown, for ``PacketList``.
    package static func ending(of file: MediaFile) -> ProbeQuestion {
        let from = file.duration.map { DecimalText.of(max(0, $0 - secondsOfEnding) + file.startTime, places: 3) + "%" }
        return packets(of: file, from.map { ["-read_intervals", $0] } ?? [], limit: 64 << 20)
    }

    /// Asks for the last key frame before each multiple of `spacing` (seconds) and the packet after it, for
    /// ``PacketList``. Only those places are read. Without an index, ffprobe can't jump to a key frame: then some
    /// seconds are read at each place, or the whole file unless it is large. Nil if the duration is unknown.
    package static func keyframes(of file: MediaFile, stream: Int, spacing: Double) -> ProbeQuestion? {
        guard let duration = file.duration else { return nil }
        let hasIndex = !file.isFoundByClock
        let count = min(Int(duration / spacing) + 1, SegmentTable.mostSegments)
        let places =
            !readsAll(of: file)
            ? (0..<count).map { place in
                DecimalText.of(Double(place) * spacing + file.startTime, places: 3) + (hasIndex ? "%+#2" : "%+3.5")
            } : ["%"]
        // A frame of which a part was lost counts as missing: a copy of it ends playback.
        return packets(
            of: file,
            MediaProgram.withoutDamage(file)
                + ["-select_streams", "\(stream)", "-read_intervals", places.joined(separator: ",")],
            limit: 16 << 20)
    }

    /// Whether ``keyframes(of:stream:spacing:)`` asks for all packets of the stream.
    static func readsAll(of file: MediaFile) -> Bool { file.isFoundByClock && file.size <= mostReadWhole }

    /// Asks for the packets of a stream in some ranges, in seconds from the film's start, for ``PacketList``.
    package static func ranges(of file: MediaFile, stream: Int, _ ranges: [ClosedRange<Double>]) -> ProbeQuestion {
        let places = ranges.map { range in
            [range.lowerBound, range.upperBound].map { DecimalText.of($0 + file.startTime, places: 3) }
                .joined(separator: "%")
        }
        return packets(
            of: file, ["-select_streams", "\(stream)", "-read_intervals", places.joined(separator: ",")],
            limit: 1 << 20)
    }

    /// Asks for the picture type of each of these key frames, in seconds from the film's start, decoded alone. Without
    /// an index, some seconds around each place are read, and only the key frames in them decoded.
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

    /// Asks whether frames are interlaced, decoded at the beginning and in the middle: one line per frame, `1` if it
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
    private static let packetsOfPace = 24

    /// Asks for the frames in a range at which decoding can begin; ``PictureEntry`` reads the answer.
    ///
    /// - Parameters:
    ///   - from: Seconds from the film's start.
    ///   - length: Seconds.
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

    /// Enough to include every stream if they are interleaved within a second or two.
    private static let packetsOfBeginning = 300
    /// The largest transport stream in bytes that is read completely for its key frames.
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
