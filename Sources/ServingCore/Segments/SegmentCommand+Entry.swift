/// Where a run begins to read a film that is found by its clock.
///
/// ffmpeg goes to a time of such a film and decodes what comes there, which are pictures that need others before them.
/// So a run that encodes begins to read at a key frame before its first segment, and throws away what lies between.
extension SegmentCommand {
    /// Seconds that are searched for a key frame.
    private static let longestWay = 30.0
    /// Seconds from the key frame to the segment: where a picture comes bit by bit, it is whole by then.
    private static let shortestWay = 2.0
    /// Seconds before the segment where no key frame is known.
    private static let usualWay = 15.0

    var isEnteredEarlier: Bool {
        guard conversion.videoStream != nil, conversion.video == .h264, !beginsRecording else { return false }
        return source.file.isFoundByClock || lastPicture != nil
    }

    /// Where the film's picture ends, if that is before the run begins: the last one is read, and stays. In seconds from
    /// the recording's start.
    private var lastPicture: Double? {
        guard let picture, source.file.bytes == nil, let duration = source.file.duration else { return nil }
        let missing = source.file.missingAfter(picture)
        return missing >= SegmentTable.longestStill && duration - missing < start + Self.shortestWay
            ? duration - missing : nil
    }

    /// What has to be known of the film before the run begins; nil: nothing.
    package var entryQuestion: ProbeQuestion? {
        guard isEnteredEarlier, source.file.isFoundByClock, lastPicture == nil, let picture else { return nil }
        let from = max(0, start - Self.longestWay)
        return .entries(of: source.file, stream: picture.index, from: from, length: start - from)
    }

    /// The same run, by what ffprobe answered to ``entryQuestion``.
    package func entering(by answer: [UInt8]) -> SegmentCommand {
        var command = self
        let entries = PictureEntry.entries(answer, of: source.file)
        command.entry = (entries.last { $0.shown <= start - Self.shortestWay } ?? entries.first)?.decoded
        return command
    }

    /// Seconds from the recording's start.
    var enterTime: Double {
        max(0, entry.map { min($0, start) - Self.clockLead } ?? min(start, lastPicture ?? start) - Self.usualWay)
    }
}
