/// ffmpeg's arguments for a run that makes the segments of a film from a given one on. Pure.
///
/// A run is one child process that goes on from segment to segment, because a process per segment would leave a gap of
/// some 20 ms in the encoded sound at every cut (an encoder's first packet is padding). Timestamps are the film's own
/// plus a constant, so that segments of different runs fit together.
package struct SegmentCommand: Sendable, Equatable {
    /// Seconds added to every timestamp: MPEG-TS has no negative ones, and the decoding time of a first B-frame and an
    /// encoder's padding lie before zero.
    static let offset = 10.0
    /// Seconds by which a place in a film that is found by its clock is come ahead of.
    static let clockLead = 0.5
    /// One run makes at most so many segments, since their cuts are given on the command line.
    package static let mostPerRun = 1000

    package let file: MediaFile
    package let conversion: PlaybackPlan.Conversion
    package let table: SegmentTable
    /// A folder that is private to this run; the pieces are called 0.ts, 1.ts and so on in it.
    package let folder: String
    package let first: Int
    /// Where a film that is found by its clock is entered, in seconds from the recording's start; nil: not known.
    var entry: Double?

    package init(
        file: MediaFile, conversion: PlaybackPlan.Conversion, table: SegmentTable, folder: String, first: Int
    ) {
        self.file = file
        self.conversion = conversion
        self.table = table
        self.folder = folder
        self.first = first
    }

    /// The segment after the run's last; where the recording goes on there, the run is stopped when it gets there.
    var end: Int { table.runEnd(from: first) }

    /// The recording that the run reads, and where its 0 is in the film.
    var source: FilmPart {
        file.parts.last { $0.start <= table.start(first) + 0.001 } ?? FilmPart(start: 0, file: file)
    }

    /// Seconds from the recording's start at which the first segment begins.
    var start: Double { table.start(first) - source.start }
    var beginsRecording: Bool { first == 0 || table.joints.contains(first) }

    /// ffmpeg can begin a copy at a key frame only and picks the last one before the place asked for. Asking for a
    /// place well before the first segment's key frame is certain to end up ahead of it; the piece in between is thrown
    /// away. It has to have a picture in it: ffmpeg cuts at no key frame that is the first picture which comes.
    package var hasLeadIn: Bool { !beginsRecording && conversion.copiesVideo }

    package var arguments: [String] {
        let (options, input) = MediaProgram.input(file.path, source.file.bytes)
        var list = ["-nostdin", "-hide_banner", "-v", "error", "-y"] + options
        list += ["-copyts", "-start_at_zero"]
        list += seeking + ["-i", input]
        list += videoArguments + audioArguments
        list += ["-sn", "-dn", "-map_metadata", "-1", "-map_chapters", "-1", "-max_muxing_queue_size", "4096"]
        list += ["-muxdelay", "0", "-muxpreload", "0", "-output_ts_offset", Self.seconds(outputOffset)]
        list += ["-f", "segment", "-segment_format", "mpegts", "-segment_time_delta", "0.004"]
        list += ["-segment_times", cutTimes(plus: outputOffset).joined(separator: ",")]
        // A pattern: a folder's own percent sign is doubled.
        let names = folder.replacing("%", with: "%%") + "/%d.ts"
        list += ["-segment_list", "pipe:1", "-segment_list_type", "csv", names]
        return list
    }

    /// Whether the run's first piece is the one in between, which is to be thrown away.
    package func isLeadIn(_ piece: FinishedPiece) -> Bool {
        hasLeadIn && piece.start < table.start(first) - 0.02
    }

    private var outputOffset: Double { Self.offset + source.start }

    /// Seconds from the recording's start.
    var seekTime: Double {
        guard !beginsRecording else { return 0 }
        guard hasLeadIn else { return start }
        let before = table.start(first - 1) - source.start
        // No index leads to the key frame before a place.
        return source.file.isFoundByClock ? max(0, before - Self.clockLead) : (before + start) / 2
    }

    private var seeking: [String] {
        guard !beginsRecording else { return [] }
        guard isEnteredEarlier else { return ["-ss", Self.seconds(seekTime)] }
        return enterTime > 0 ? ["-noaccurate_seek", "-ss", Self.seconds(enterTime)] : []
    }

    private var cuts: ArraySlice<Double> {
        let from = hasLeadIn ? first : first + 1
        return from < end ? table.boundaries[from..<end] : []
    }

    /// A run without a cut still needs a time for the option: one that never comes.
    private func cutTimes(plus offset: Double) -> [String] {
        let times = cuts.map { Self.seconds($0 - source.start + offset) }
        return times.isEmpty ? [Self.seconds(table.duration + offset + 86_400)] : times
    }

    var picture: MediaStream? { conversion.videoStream.map { stream($0, .video) } }

    private var videoArguments: [String] {
        guard let picture else { return ["-vn"] }
        guard conversion.video == .h264 else {
            return ["-map", "0:\(picture.index)", "-c:v", "copy", "-bsf:v", copyFilters(picture.form)]
        }
        let missing = max(source.file.missingBefore(picture), firstPicture)
        let filters = PictureFilters(
            stream: picture, mostHeight: conversion.mostHeight, mapsTones: conversion.mapsTones,
            hasFields: conversion.hasFields,
            begin: begin(of: picture), end: end(of: picture),
            stillFrom: missing > Self.latestPicture && seekTime < missing ? seekTime : nil,
            stillBehind: stillBehind(picture))
        let rate = rate(of: picture).map { ["-r", Self.seconds($0)] } ?? []
        return drawing(picture, filters.chain) + rate + [
            "-c:v", "libx264", "-preset", "veryfast", "-profile:v", "high", "-crf", "21",
            "-maxrate", "10M", "-bufsize", "20M", "-pix_fmt", "yuv420p", "-sc_threshold", "0", "-g", "1000",
            "-force_key_frames", keyTimes(picture).joined(separator: ","),
        ]
    }

    /// Seconds for which the last picture stays: until the sound ends, and at least until a browser plays the film.
    private func stillBehind(_ picture: MediaStream) -> Double {
        guard source.file.bytes == nil else { return 0 }
        let duration = source.file.duration ?? SegmentTable.shortestFilm
        let missing = source.file.missingAfter(picture)
        return max(0, SegmentTable.shortestFilm - duration, missing < SegmentTable.longestStill ? 0 : missing)
    }

    /// Seconds from the recording's start to its first picture that can be decoded.
    private var firstPicture: Double {
        let index = file.parts.lastIndex { $0.start == source.start } ?? 0
        return index < conversion.firstPictures.count ? conversion.firstPictures[index] : 0
    }

    /// Seconds from the recording's start before which pictures are thrown away: those that only lead to the first one,
    /// and those that can't be decoded. Nil: none.
    private func begin(of picture: MediaStream) -> Double? {
        let wanted = isEnteredEarlier ? start : 0
        let whole = firstPicture > 0 ? firstPicture - 0.5 / (rate(of: picture) ?? 25) : 0
        let begin = max(wanted, start <= whole ? whole : 0)
        return begin > 0 ? begin : nil
    }

    /// Seconds from the recording's start to where the next one begins; nil: no other comes. What goes on beyond would
    /// take the place of the other's first picture, and with it of all that need that one.
    var joint: Double? { table.joints.contains(end) ? table.start(end) - source.start : nil }

    /// Less most of a picture, which is shown for a while.
    private func end(of picture: MediaStream) -> Double? { joint.map { $0 - 0.75 / (rate(of: picture) ?? 25) } }

    private func rate(of picture: MediaStream) -> Double? { picture.evenRate ?? picture.framesPerSecond }

    /// Where the first picture behind each cut stands: ffmpeg moves pictures to multiples of their length, and takes a
    /// time between two of them for the nearer one.
    private func keyTimes(_ picture: MediaStream) -> [String] {
        guard let rate = rate(of: picture), !cuts.isEmpty else { return cutTimes(plus: 0) }
        return cuts.map { Self.seconds((($0 - source.start) * rate).rounded(.up) / rate) }
    }

    /// A picture that begins more seconds than this after the film is preceded by a still of itself.
    private static let latestPicture = 0.5

    /// Subtitles that are pictures lie on a canvas of their own, which is as wide as the film and ends at its bottom.
    private func drawing(_ picture: MediaStream, _ chain: String) -> [String] {
        let isThere = source.file.streams.contains { $0.index == conversion.burnedSubtitles && $0.kind == .subtitle }
        guard let subtitles = conversion.burnedSubtitles, isThere || source.file.streams.isEmpty else {
            return ["-map", "0:\(picture.index)", "-vf", chain]
        }
        let width = picture.width ?? 1920
        let graph =
            "[0:\(subtitles)]scale=w=\(width):h=-1[canvas];[0:\(picture.index)][canvas]"
            + "overlay=x=(W-w)/2:y=H-h:eof_action=pass:repeatlast=0,\(chain)[picture]"
        return ["-filter_complex", graph, "-map", "[picture]"]
    }

    /// Each key frame brings along what a decoder has to know (the parameter sets), also one that is no IDR picture.
    private func copyFilters(_ form: PictureForm) -> String {
        var filters: [String] = []
        if let aspect = form.pointAspect {
            filters.append("h264_metadata=sample_aspect_ratio=\(aspect.width)/\(aspect.height)")
        }
        // An access unit delimiter has to come first (ITU-T H.264, 7.4.1.2.3): ffmpeg's writer adds one of its own.
        filters += ["h264_mp4toannexb", "filter_units=remove_types=9", "dump_extra=freq=keyframe"]
        if conversion.losesLeadingPictures, !cuts.isEmpty { filters.append(leadingPictures) }
        return filters.joined(separator: ",")
    }

    /// Drops what comes behind the key frame at a cut and is shown before it. The key frame's time is kept until the
    /// next one, which has none where it is no cut's.
    private var leadingPictures: String {
        let isCut = cuts.map { "lt(abs(pts*tb-\(DecimalText.of($0 - source.start, places: 3))),0.003)" }
        return "noise=drop='if(key,0*st(0,if(\(isCut.joined(separator: "+")),pts,-1e18)),lt(pts,ld(0)))'"
    }

    /// The stream of this number; in a recording that has its streams in another order, the one that plays.
    func stream(_ index: Int, _ kind: MediaStream.Kind) -> MediaStream {
        let streams = source.file.streams
        return streams.first { $0.index == index && $0.kind == kind }
            ?? (kind == .video ? source.file.video : source.file.audio)
            ?? MediaStream(index: index, kind: kind, codec: "unknown")
    }

    static func seconds(_ value: Double) -> String { DecimalText.of(value, places: 6) }
}
