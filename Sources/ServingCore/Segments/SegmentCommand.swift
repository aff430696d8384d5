/// ffmpeg's arguments for a run that makes the segments of a film from a given one on. Pure.
///
/// A run is one child process that goes on from segment to segment, because a process per segment would leave a gap of
/// some 20 ms in the encoded sound at every cut (an encoder's first packet is padding). Timestamps are the film's own
/// plus a constant, so that segments of different runs fit together.
package struct SegmentCommand: Sendable, Equatable {
    /// Seconds added to every timestamp: MPEG-TS has no negative ones, and the decoding time of a first B-frame and an
    /// encoder's padding lie before zero.
    static let offset = 10.0
    /// One run makes at most so many segments, since their cuts are given on the command line.
    package static let mostPerRun = 1000

    package let file: MediaFile
    package let conversion: PlaybackPlan.Conversion
    package let table: SegmentTable
    /// A folder that is private to this run; the pieces are called 0.ts, 1.ts and so on in it.
    package let folder: String
    package let first: Int

    package init(
        file: MediaFile, conversion: PlaybackPlan.Conversion, table: SegmentTable, folder: String, first: Int
    ) {
        self.file = file
        self.conversion = conversion
        self.table = table
        self.folder = folder
        self.first = first
    }

    /// The segment after the run's last; where the film goes on there, the run is stopped when it gets there.
    var end: Int { min(table.count, first + Self.mostPerRun) }

    /// ffmpeg can begin a copy at a key frame only and picks the last one before the place asked for. Asking for a
    /// place well before the first segment's key frame is certain to end up ahead of it; the piece in between is thrown
    /// away.
    package var hasLeadIn: Bool { first > 0 && conversion.copiesVideo }

    package var arguments: [String] {
        var list = ["-nostdin", "-hide_banner", "-v", "error", "-y"] + MediaProgram.onlyThisFile
        list += ["-copyts", "-start_at_zero"]
        if first > 0 { list += ["-ss", Self.seconds(seekTime)] }
        list += ["-i", MediaProgram.input(file.path)]
        list += videoArguments + audioArguments
        list += ["-sn", "-dn", "-map_metadata", "-1", "-map_chapters", "-1", "-max_muxing_queue_size", "4096"]
        list += ["-muxdelay", "0", "-muxpreload", "0", "-output_ts_offset", Self.seconds(Self.offset)]
        list += ["-f", "segment", "-segment_format", "mpegts", "-segment_time_delta", "0.004"]
        list += ["-segment_times", cutTimes(plus: Self.offset).joined(separator: ",")]
        list += ["-segment_list", "pipe:1", "-segment_list_type", "csv", "\(folder)/%d.ts"]
        return list
    }

    /// Whether the run's first piece is the one in between, which is to be thrown away.
    package func isLeadIn(_ piece: FinishedPiece) -> Bool {
        hasLeadIn && piece.start < table.start(first) - 0.02
    }

    private var seekTime: Double {
        guard hasLeadIn else { return table.start(first) }
        return (table.start(first - 1) + table.start(first)) / 2
    }

    private var cuts: ArraySlice<Double> {
        let from = hasLeadIn ? first : first + 1
        return from < end ? table.boundaries[from..<end] : []
    }

    /// A run without a cut still needs a time for the option: one that never comes.
    private func cutTimes(plus offset: Double) -> [String] {
        let times = cuts.map { Self.seconds($0 + offset) }
        return times.isEmpty ? [Self.seconds(table.duration + offset + 86_400)] : times
    }

    private var videoArguments: [String] {
        guard let stream = conversion.videoStream else { return ["-vn"] }
        guard conversion.video == .h264 else { return ["-map", "0:\(stream)", "-c:v", "copy"] }
        let height = conversion.mostHeight
        return [
            "-map", "0:\(stream)", "-c:v", "libx264", "-preset", "veryfast", "-profile:v", "high", "-crf", "21",
            "-maxrate", "10M", "-bufsize", "20M", "-pix_fmt", "yuv420p", "-sc_threshold", "0", "-g", "1000",
            "-vf", "scale=w=-2:h='trunc(min(\(height),ih)/2)*2'",
            "-force_key_frames", cutTimes(plus: 0).joined(separator: ","),
        ]
    }

    private var audioArguments: [String] {
        guard let stream = conversion.audioStream else { return ["-an"] }
        guard conversion.audio == .aac else {
            return ["-map", "0:\(stream)", "-c:a", "copy"] + (hasLeadIn ? [] : ["-copypriorss:a", "0"])
        }
        return [
            "-map", "0:\(stream)", "-c:a", "aac", "-ac", "2", "-ar", "48000", "-b:a", "192k",
            "-af", "aresample=async=1",
        ]
    }

    private static func seconds(_ value: Double) -> String { DecimalText.of(value, places: 6) }
}
