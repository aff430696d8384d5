/// The place at which a run starts reading a film without an index.
///
/// In such a film, ffmpeg jumps to a time and decodes from there, though those frames need others before them. So a run
/// that encodes starts at a key frame before its first segment, and drops the frames between. In any film whose frames
/// are shown for long, the frame that is shown when the segment begins has to be read too.
extension SegmentCommand {
    /// Seconds in which a key frame is searched.
    private static let longestWay = 30.0
    /// The same for a slide show.
    private static let longestSlowWay = 600.0
    /// Seconds from the key frame to the segment. With periodic intra refresh, the picture is complete by then.
    private static let shortestWay = 2.0
    /// Seconds before the segment if no key frame is known.
    private static let usualWay = 15.0

    var isEnteredEarlier: Bool {
        guard conversion.videoStream != nil, conversion.video == .h264, !beginsRecording else { return false }
        return source.file.isFoundByClock || lastPicture != nil || holdsPictures
    }

    /// Some frames are shown for long.
    var holdsPictures: Bool { conversion.video == .h264 && picture?.hasUnevenRate == true }

    /// Seconds before the segment in which a key frame is searched. Encoders make every 250th frame one, or more.
    private var searchedWay: Double {
        guard holdsPictures, let rate = picture?.framesPerSecond, rate > 0 else { return Self.longestWay }
        return min(max(250 / rate, Self.longestWay), Self.longestSlowWay)
    }

    /// The end of the film's video in seconds from the recording's start, if it is before the run's start. Then the
    /// last frame is read, and stays.
    private var lastPicture: Double? {
        guard let picture, source.file.bytes == nil, let duration = source.file.duration else { return nil }
        let missing = source.file.missingAfter(picture)
        return missing >= SegmentTable.longestStill && duration - missing < start + Self.shortestWay
            ? duration - missing : nil
    }

    /// What ffprobe has to be asked before the run starts; nil: nothing.
    package var entryQuestion: ProbeQuestion? {
        guard isEnteredEarlier, source.file.isFoundByClock, lastPicture == nil || holdsPictures, let picture
        else { return nil }
        let from = max(0, start - searchedWay)
        return .entries(of: source.file, stream: picture.index, from: from, length: start - from)
    }

    /// The same run, with ffprobe's answer to ``entryQuestion``.
    package func entering(by answer: [UInt8]) -> SegmentCommand {
        var command = self
        let entries = PictureEntry.entries(answer, of: source.file)
        command.entry = (entries.last { $0.shown <= start - Self.shortestWay } ?? entries.first)?.decoded
        return command
    }

    /// Seconds from the recording's start.
    var enterTime: Double {
        max(0, entry.map { min($0, start) - Self.clockLead } ?? min(start, lastPicture ?? start) - unsearchedWay)
    }

    /// Seconds before the segment if no key frame is known. An index leads to a key frame. Without one, a slide show is
    /// read from its beginning, since it is small.
    private var unsearchedWay: Double {
        guard holdsPictures else { return Self.usualWay }
        return source.file.isFoundByClock ? start : Self.shortestWay
    }
}
