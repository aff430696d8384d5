import CastWire
import PlatformFoundation

/// ffprobe's JSON, read leniently: numbers are strings, and every field may be missing.
package struct ProbeReport: Decodable {
    struct Format: Decodable {
        var format_name: String?
        var duration: String?
        var start_time: String?
        var bit_rate: String?
        var probe_score: Int?
        var tags: [String: String]?
    }
    struct Stream: Decodable {
        var index: Int?
        var codec_type: String?
        var codec_name: String?
        var profile: String?
        var level: Int?
        var pix_fmt: String?
        var width: Int?
        var height: Int?
        var avg_frame_rate: String?
        var r_frame_rate: String?
        var bit_rate: String?
        var channels: Int?
        var sample_rate: String?
        var disposition: [String: Int]?
        var tags: [String: String]?
        var start_time: String?
        var duration: String?
        var sample_aspect_ratio: String?
        var field_order: String?
        var color_transfer: String?
        var channel_layout: String?
        var side_data_list: [SideData]?
    }
    struct SideData: Decodable {
        var side_data_type: String?
        var displaymatrix: String?
        var dv_profile: Int?
        /// For `Stereo 3D`: `side by side` and others.
        var type: String?
    }
    var format: Format?
    var streams: [Stream]?

    /// Decodes ffprobe's answer. ffprobe writes names and values of tags as they are in the film, so text that would
    /// take too long to compare is removed first.
    package static func read(_ json: [UInt8]) throws -> ProbeReport {
        let text = String(decoding: json, as: UTF8.self).streamSafe
        return try JSONDecoder().decode(ProbeReport.self, from: Data(text.utf8))
    }

    /// The least score of a container, of 0 to 100. Random bytes get about 1 as MP3.
    static let leastScore = 5
    /// Formats that ffprobe detects in texts and lists.
    static let notMedia: Set<String> = ["tty", "srt", "ass", "webvtt", "microdvd", "concat", "hls", "lrc", "txt"]

    /// - Throws: ``ServingError`` `notMedia` if it has neither video nor audio.
    package func mediaFile(path: String, size: Int64) throws(ServingError) -> MediaFile {
        let containers = (format?.format_name ?? "").split(separator: ",").map(String.init)
        var file = MediaFile(
            path: path, containers: containers, duration: Self.positive(format?.duration),
            startTime: Self.start(format?.start_time), bitRate: format?.bit_rate.flatMap { Int($0) }, size: size,
            title: Self.tag("title", format?.tags), artist: Self.tag("artist", format?.tags),
            album: Self.tag("album", format?.tags), streams: (streams ?? []).compactMap(Self.stream))
        if containers.contains("matroska") { showAsOneEye(&file) }
        if containers.contains("ogg") { fillIn(&file) }
        // The score is 0 if the reader was named, as for pictures; then ffprobe does not guess.
        let isUnsure = (1..<Self.leastScore).contains(format?.probe_score ?? 100)
        let isText = containers.contains { Self.notMedia.contains($0) }
        guard file.video != nil || file.audio != nil, !isUnsure, !isText else {
            throw ServingError(.notMedia, "\"\(path)\" is not a film, picture or song: there is nothing in it to play.")
        }
        return file
    }

    /// Matroska's display size is that of one eye's picture, so FFmpeg doubles the width or the height of the frame for
    /// both. But screens for such films show a frame in the shape of one eye's picture, and each half stretched.
    private func showAsOneEye(_ file: inout MediaFile) {
        for told in streams ?? [] {
            guard let place = file.streams.firstIndex(where: { $0.index == told.index }),
                let aspect = file.streams[place].form.pointAspect,
                let type = told.side_data_list?.first(where: { $0.side_data_type == "Stereo 3D" })?.type
            else { continue }
            if type.hasPrefix("side by side") || type == "interleaved columns" {
                file.streams[place].form.pointAspect = .init(showing: 2, 1, as: aspect)
            } else if type == "top and bottom" || type == "interleaved lines" {
                file.streams[place].form.pointAspect = .init(showing: 1, 2, as: aspect)
            }
        }
    }

    /// In Ogg, a song's tags belong to its audio stream. In other containers the tags there only tell streams apart.
    private func fillIn(_ file: inout MediaFile) {
        let tags = streams?.first { $0.index == file.audio?.index }?.tags
        file.title = file.title ?? Self.tag("title", tags)
        file.artist = file.artist ?? Self.tag("artist", tags)
        file.album = file.album ?? Self.tag("album", tags)
    }

    private static func stream(_ stream: Stream) -> MediaStream? {
        guard let index = stream.index, index >= 0 else { return nil }
        let language = tag("language", stream.tags)
        var made = MediaStream(
            index: index, kind: stream.codec_type.flatMap(MediaStream.Kind.init) ?? .other,
            codec: stream.codec_name ?? "unknown", profile: stream.profile, level: stream.level,
            pixelFormat: stream.pix_fmt, width: stream.width, height: stream.height,
            framesPerSecond: rate(stream.avg_frame_rate) ?? rate(stream.r_frame_rate),
            bitRate: stream.bit_rate.flatMap { Int($0) }, channels: stream.channels,
            sampleRate: stream.sample_rate.flatMap { Int($0) }, language: language == "und" ? nil : language,
            title: tag("title", stream.tags), isDefault: stream.disposition?["default"] == 1,
            isForced: stream.disposition?["forced"] == 1, isAttachedPicture: stream.disposition?["attached_pic"] == 1
        ).marked(stream.disposition ?? [:], comment: tag("comment", stream.tags))
        made.form = form(stream)
        made.startTime = stream.start_time.flatMap { number($0) }.flatMap { time in
            time.magnitude <= SegmentTable.longestFilm ? time : nil
        }
        // ffprobe may give a video stream of Matroska the duration of the whole film.
        made.duration = [positive(stream.duration), tag("duration", stream.tags).flatMap(clock)].compactMap(\.self)
            .min()
        // An unnamed layout is left out, or counted: "10 channels (FL+FR+FC...)".
        made.hasChannelLayout = stream.channel_layout.map { !$0.contains(" channels") } ?? false
        made.evenRate = evenRate(rate(stream.avg_frame_rate), rate(stream.r_frame_rate))
        made.hasUnevenRate = isUneven(rate(stream.avg_frame_rate), rate(stream.r_frame_rate))
        return made
    }

    private static func form(_ stream: Stream) -> PictureForm {
        let told = stream.side_data_list ?? []
        var form = PictureForm()
        form.isTurned = told.contains { $0.displaymatrix.map(PictureForm.turns) ?? false }
        form.pointAspect = PictureForm.PointAspect(stream.sample_aspect_ratio)
        form.isStereo = told.contains { $0.side_data_type == "Stereo 3D" && $0.type != "2D" }
        form.isInterlaced = ["tt", "bb", "tb", "bt"].contains(stream.field_order ?? "")
        form.mayBeInterlaced = !form.isInterlaced && stream.field_order != "progressive"
        form.highRange = stream.color_transfer.flatMap(PictureForm.HighRange.init)
        form.isCroppedByFFmpeg = told.contains { $0.side_data_type == "Frame Cropping" }
        form.hasDolbyColours = told.contains { $0.dv_profile == 5 }
        return form
    }

    /// Seconds of Matroska's `00:01:02.345000000`.
    private static func clock(_ text: String) -> Double? {
        let parts = text.split(separator: ":").map { Double($0) }
        guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2] else { return nil }
        return positive("\(hours * 3600 + minutes * 60 + seconds)")
    }

    /// Some containers write TITLE, others title.
    private static func tag(_ name: String, _ tags: [String: String]?) -> String? {
        let value = tags?[name] ?? tags?.first { $0.key.lowercased() == name }?.value
        return value.flatMap(ShownText.visible).map { String($0.prefix(500)) }
    }

    private static func number(_ text: String?) -> Double? {
        guard let value = text.flatMap({ Double($0) }), value.isFinite else { return nil }
        return value
    }

    /// An impossible time counts as 0.
    private static func start(_ text: String?) -> Double {
        guard let value = number(text), value.magnitude <= SegmentTable.longestFilm else { return 0 }
        return value
    }

    private static func positive(_ text: String?) -> Double? {
        guard let value = number(text), value > 0, value <= SegmentTable.longestFilm else { return nil }
        return value
    }

    /// - Parameters:
    ///   - average: Frames per second over the whole.
    ///   - finest: The rate at which frames follow each other most closely.
    private static func evenRate(_ average: Double?, _ finest: Double?) -> Double? {
        fitRate(average, finest).map { $0 < lowestRate ? $0 * (lowestRate / $0).rounded(.up) : $0 }
    }

    private static func fitRate(_ average: Double?, _ finest: Double?) -> Double? {
        guard let average, let finest else { return average ?? finest }
        guard abs(finest - average) > average / 100, finest <= highestRate else { return min(average, highestRate) }
        return isTwice(finest, average) ? average : finest
    }

    /// Higher rates are not visible.
    private static let highestRate = 120.0
    /// Browsers show a frame only after about six more have arrived.
    private static let lowestRate = 10.0

    /// Whether the stream counts fields instead of frames.
    private static func isTwice(_ finest: Double, _ average: Double) -> Bool { abs(finest / average - 2) < 0.05 }

    private static func isUneven(_ average: Double?, _ finest: Double?) -> Bool {
        guard let average, let finest else { return (average ?? finest ?? lowestRate) < lowestRate }
        return average < lowestRate || average < 0.75 * finest && !isTwice(finest, average)
    }

    private static func rate(_ text: String?) -> Double? {
        let parts = (text ?? "").split(separator: "/").compactMap { Double($0) }
        guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
        let rate = parts[0] / parts[1]
        return rate > lowestTold && rate < 1000 ? rate : nil
    }

    /// One frame in 1000 s.
    private static let lowestTold = 0.001

    /// The stream with the rate of its first packets, if ffprobe found too few frames to report a rate.
    ///
    /// - Parameter answer: ffprobe's answer to ``ProbeQuestion/pace(of:stream:)``; empty if it was too late.
    package static func pacing(_ stream: MediaStream, _ answer: [UInt8], of file: MediaFile) -> MediaStream {
        var stream = stream
        let times = PacketList(answer, of: file).packets.filter { $0.stream == stream.index }.map(\.time)
        let length = (times.max() ?? 0) - (times.min() ?? 0)
        let average = length > 0 ? Double(times.count - 1) / length : nil
        let known = average.flatMap { $0 > lowestTold && $0 < 1000 ? $0 : nil }
        stream.framesPerSecond = known
        stream.evenRate = known.flatMap { evenRate($0, nil) } ?? lowestRate
        stream.hasUnevenRate = known.map { $0 < lowestRate } ?? true
        return stream
    }
}

extension MediaStream {
    /// The stream with the purposes that ffprobe reports. MP4 has different marks for captions and for hearing;
    /// MPEG-TS, MP4 and Matroska differ in the name of a description.
    fileprivate func marked(_ disposition: [String: Int], comment: String?) -> MediaStream {
        func has(_ name: String) -> Bool { disposition[name] == 1 }
        var stream = self
        stream.isHearingImpaired = has("hearing_impaired") || has("captions")
        stream.isVisualImpaired = has("visual_impaired") || has("descriptions")
        stream.isCommentary = has("comment")
        stream.isFrontCover = comment?.lowercased() == "cover (front)"
        return stream
    }
}
