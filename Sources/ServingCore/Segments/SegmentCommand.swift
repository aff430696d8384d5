/// ffmpeg's arguments for a run that makes a film's segments from a given one on. Pure.
///
/// A run is one child process for many segments. With a process for each, the encoded audio would have a gap of about
/// 20 ms at every cut, because an encoder's first packet is padding. Timestamps are the film's own plus a constant, so
/// that segments of different runs fit together.
package struct SegmentCommand: Sendable, Equatable {
    /// Seconds added to every timestamp. MPEG-TS has no negative ones, but the decoding time of a first B-frame and an
    /// encoder's padding are before zero.
    static let offset = 10.0
    /// Seconds by which a seek target is moved ahead in a film without an index.
    static let clockLead = 0.5
    /// The most segments of one run, since their cuts are given on the command line.
    package static let mostPerRun = 1000

    package let file: MediaFile
    package let conversion: PlaybackPlan.Conversion
    package let table: SegmentTable
    /// The private folder of this run, in which the pieces are 0.ts, 1.ts and so on.
    package let folder: String
    package let first: Int
    /// The key frame at which a film without an index is entered, in seconds from the recording's start, if known.
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

    /// The segment after the run's last. If the recording continues there, the run is stopped when it gets there.
    var end: Int { table.runEnd(from: first) }

    /// The recording that the run reads, with its start in the film.
    var source: FilmPart {
        file.parts.last { $0.start <= table.start(first) + 0.001 } ?? FilmPart(start: 0, file: file)
    }

    /// The start of the first segment in seconds from the recording's start.
    var start: Double { table.start(first) - source.start }
    var beginsRecording: Bool { first == 0 || table.joints.contains(first) }

    /// Whether the run makes a first piece that is dropped.
    ///
    /// ffmpeg can begin a copy only at a key frame, and picks the last one before the requested time. Requested well
    /// before the first segment's key frame, the copy certainly begins before it. The piece between needs a frame,
    /// because ffmpeg does not cut at a key frame that is the first frame of the output.
    package var hasLeadIn: Bool { !beginsRecording && conversion.copiesVideo }

    package var arguments: [String] {
        let (options, input) = MediaProgram.input(file.path, source.file.bytes)
        var list = ["-nostdin", "-hide_banner", "-v", "error", "-y"] + options
        list += ["-copyts", "-start_at_zero"]
        // A decoder hides damage, but a player of a copy gives up.
        if conversion.copiesVideo { list += MediaProgram.withoutDamage(source.file) }
        // Each decoding thread holds back a frame, together a minute of a slide show.
        if holdsPictures, picture?.framesPerSecond ?? 0 < 2 { list += ["-threads", "1"] }
        list += seeking + ["-i", input]
        list += videoArguments + audioArguments
        list += ["-sn", "-dn", "-map_metadata", "-1", "-map_chapters", "-1", "-max_muxing_queue_size", "4096"]
        // Audio waits for video of any delay. Otherwise it would be written into earlier segments.
        if holdsPictures { list += ["-max_interleave_delta", "0"] }
        list += ["-muxdelay", "0", "-muxpreload", "0", "-output_ts_offset", Self.seconds(outputOffset)]
        list += ["-f", "segment", "-segment_format", "mpegts", "-segment_time_delta", "0.004"]
        list += ["-segment_times", cutTimes(plus: outputOffset).joined(separator: ",")]
        // This is a pattern, so a percent sign in the folder is doubled.
        let names = folder.replacing("%", with: "%%") + "/%d.ts"
        list += ["-segment_list", "pipe:1", "-segment_list_type", "csv", names]
        return list
    }

    /// Whether a piece is the run's first one that has to be dropped.
    package func isLeadIn(_ piece: FinishedPiece) -> Bool {
        hasLeadIn && piece.start < table.start(first) - 0.02
    }

    private var outputOffset: Double { Self.offset + source.start }

    /// Seconds from the recording's start.
    var seekTime: Double {
        guard !beginsRecording else { return 0 }
        guard hasLeadIn else { return start }
        let before = table.start(first - 1) - source.start
        // Without an index, a seek may not find the key frame before a time.
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

    /// The cuts for the option. A run without a cut gets a time that is never reached.
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
            hasFields: conversion.hasFields, mayChange: source.file.isFoundByClock,
            begin: begin(of: picture), end: end(of: picture),
            stillFrom: missing > Self.latestPicture && seekTime < missing ? seekTime : beginWithinGap(picture),
            stillBehind: stillBehind(picture), held: held(picture))
        let rate = rate(of: picture).map { ["-r", Self.seconds($0)] } ?? []
        return drawing(picture, filters.chain) + rate + [
            "-c:v", "libx264", "-preset", "veryfast", "-profile:v", "high", "-crf", "21",
            // Frames are decoded at the time at which they are shown, so that the audio is cut at the same time as the
            // video. Browsers take the start of the first segment that they load for its time in the playlist.
            "-bf", "0",
            "-maxrate", "10M", "-bufsize", "20M", "-pix_fmt", "yuv420p", "-sc_threshold", "0", "-g", "1000",
            "-force_key_frames", keyTimes(picture).joined(separator: ","),
        ]
    }

    /// The start of a run within a recording, in seconds from the recording's start. The film may have no frame there,
    /// and then the next one is shown until its time. Nil: the run begins a recording, or its frames are held.
    private func beginWithinGap(_ picture: MediaStream) -> Double? {
        beginsRecording || isHeld(picture) ? nil : firstFrame(of: picture)
    }

    /// The time of the run's first frame in seconds from the recording's start, since ffmpeg moves frames to multiples of
    /// their length. Nil if the rate is unknown.
    func firstFrame(of picture: MediaStream) -> Double? {
        rate(of: picture).map { (start * $0).rounded(.up) / $0 }
    }

    /// Seconds for which the last frame stays: until the audio ends, and at least until a browser plays the film.
    private func stillBehind(_ picture: MediaStream) -> Double {
        guard !isHeld(picture) else { return 0 }
        let duration = source.file.duration ?? SegmentTable.shortestFilm
        let missing = source.file.missingAfter(picture)
        return max(0, SegmentTable.shortestFilm - duration, missing < SegmentTable.longestStill ? 0 : missing)
    }

    /// Seconds from the recording's start to its first frame that can be decoded.
    private var firstPicture: Double {
        let index = file.parts.lastIndex { $0.start == source.start } ?? 0
        return index < conversion.firstPictures.count ? conversion.firstPictures[index] : 0
    }

    /// Seconds from the recording's start before which frames are dropped: those read only to decode the first one, and
    /// those that can't be decoded. Nil drops none.
    private func begin(of picture: MediaStream) -> Double? {
        let wanted = beginsRecording || isHeld(picture) ? 0 : start
        let whole = firstPicture > 0 ? firstPicture - 0.5 / (rate(of: picture) ?? 25) : 0
        let begin = max(wanted, start <= whole ? whole : 0)
        return begin > 0 ? begin : nil
    }

    /// Seconds from the recording's start to the next one's start; nil if there is no next one. Anything later would
    /// replace the next recording's first frame, and break all frames that need that one.
    var joint: Double? { table.joints.contains(end) ? table.start(end) - source.start : nil }

    /// The joint minus most of a frame's length, since a frame is shown for a while.
    private func end(of picture: MediaStream) -> Double? { joint.map { $0 - 0.75 / (rate(of: picture) ?? 25) } }

    /// Whether each frame is repeated until the next one: if some are shown for long, and in one of several recordings.
    /// A recording's video may end long before its audio, and ffprobe then does not report when.
    private func isHeld(_ picture: MediaStream) -> Bool { picture.hasUnevenRate || source.file.bytes != nil }

    /// The range that the run makes of a recording whose frames are held.
    private func held(_ picture: MediaStream) -> PictureFilters.Held? {
        guard isHeld(picture), let duration = source.file.duration else { return nil }
        let whole = source.file.bytes == nil ? max(duration, SegmentTable.shortestFilm) : duration
        let end = joint.map { $0 - 0.5 / (rate(of: picture) ?? 25) } ?? whole
        return .init(begin: beginsRecording ? nil : start, end: end)
    }

    private func rate(of picture: MediaStream) -> Double? { picture.evenRate ?? picture.framesPerSecond }

    /// The times of the first frame after each cut. ffmpeg moves frames to multiples of their length, and uses the
    /// nearer one for a time between two frames.
    private func keyTimes(_ picture: MediaStream) -> [String] {
        guard let rate = rate(of: picture), !cuts.isEmpty else { return cutTimes(plus: 0) }
        return cuts.map { Self.seconds((($0 - source.start) * rate).rounded(.up) / rate) }
    }

    /// If the video starts more than this many seconds after the film, its first frame is shown until then.
    static let latestPicture = 0.5

    /// The arguments that draw picture subtitles. Their canvas is as wide as the film and ends at its bottom.
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

    /// Repeats the parameter sets, which a decoder needs, at each key frame, also at one that is no IDR picture.
    private func copyFilters(_ form: PictureForm) -> String {
        var filters: [String] = []
        if let aspect = form.pointAspect {
            filters.append("h264_metadata=sample_aspect_ratio=\(aspect.width)/\(aspect.height)")
        }
        // An access unit delimiter has to come first (ITU-T H.264, 7.4.1.2.3), and ffmpeg's muxer adds its own.
        filters += ["h264_mp4toannexb", "filter_units=remove_types=9", "dump_extra=freq=keyframe"]
        if conversion.losesLeadingPictures, !cuts.isEmpty { filters.append(leadingPictures) }
        return filters.joined(separator: ",")
    }

    /// Drops the frames after a cut's key frame that are shown before it. The key frame's time is stored until the next
    /// key frame, which stores none unless it is at a cut.
    private var leadingPictures: String {
        let isCut = cuts.map { "lt(abs(pts*tb-\(DecimalText.of($0 - source.start, places: 3))),0.003)" }
        return "noise=drop='if(key,0*st(0,if(\(isCut.joined(separator: "+")),pts,-1e18)),lt(pts,ld(0)))'"
    }

    /// The stream of this number. In a recording with another order of streams, the one that plays.
    func stream(_ index: Int, _ kind: MediaStream.Kind) -> MediaStream {
        let streams = source.file.streams
        return streams.first { $0.index == index && $0.kind == kind }
            ?? (kind == .video ? source.file.video : source.file.audio)
            ?? MediaStream(index: index, kind: kind, codec: "unknown")
    }

    static func seconds(_ value: Double) -> String { DecimalText.of(value, places: 6) }
}
