import FilePaths

/// What a person should know about a file before it plays: what of it a device will not show, and what can be done.
package enum ServingRemarks {
    /// - Parameters:
    ///   - isGrowing: Whether the file is still being written.
    ///   - canBeSought: False if the device gets the file unchanged and can't seek in it.
    ///   - missing: Filters that the conversion needs and ffmpeg does not have.
    /// - Returns: Sentences.
    package static func of(
        _ file: MediaFile, _ conversion: PlaybackPlan.Conversion?, isGrowing: Bool, canBeSought: Bool = true,
        missing: [String]
    ) -> [String] {
        [
            isGrowing ? growing(file) : cutShort(file), canBeSought ? nil : unsought(file),
            file.mayHaveMoreParts ? parts(file) : nil,
            file.hasUnsaidLength ? unsaidLength(file) : nil,
            colours(file, conversion, missing),
            conversion?.burnedSubtitles == nil ? pictures(file) : nil, unshowable(file),
        ].compactMap { $0 }
    }

    /// Remarks about subtitle files beside a film that are not shown.
    package static func of(_ found: SidecarSubtitles.Found, beside file: MediaFile) -> [String] {
        var sentences: [String] = []
        if !found.unsure.isEmpty {
            sentences.append(
                "Left out beside \(name(file)), since they may be another film's: \(list(found.unsure)). Name what you want "
                    + "with --subtitles.")
        }
        if !found.pictures.isEmpty {
            sentences.append(
                "Subtitles beside \(name(file)) are pictures, which a device does not show: \(list(found.pictures)). Put them "
                    + "into the film with mkvmerge, and cast that with --subtitles burn:1.")
        }
        return sentences
    }

    /// The sentence about a subtitle file whose character set is a guess.
    package static func guessed(_ charset: String, of path: String) -> String {
        let file = FileName(path)
        let example = PathText.shown("\(file.stem).en.\(file.suffix)")
        return "The character set of \"\(PathText.shown(file.text))\" is a guess: \(charset). If its letters are wrong, "
            + "write its language into its name, as in \"\(example)\", or convert it to UTF-8."
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(4).map { "\"\(PathText.shown($0))\"" }.joined(separator: ", ")
        return shown + (names.count > 4 ? " and \(names.count - 4) more" : "")
    }

    /// The sentence about subtitles that are neither text nor pictures that could be drawn.
    private static func unshowable(_ file: MediaFile) -> String? {
        let drawn = file.pictureSubtitles.map(\.index)
        let others = file.streams.filter { $0.kind == .subtitle && !$0.isText && !drawn.contains($0.index) }
        guard !others.isEmpty else { return nil }
        let kinds = others.prefix(8).map { stream in
            (kindNames[stream.codec] ?? stream.codec) + (TrackLabel(stream).tag.map { " in \($0.name)" } ?? "")
        }
        return "\(name(file)) has subtitles that can't be shown: \(kinds.joined(separator: ", "))."
    }

    private static let kindNames = [
        "dvb_teletext": "teletext", "eia_608": "captions of EIA-608", "arib_caption": "captions of ARIB",
    ]

    /// The sentence about a file that changed while it played.
    package static func changed(_ file: MediaFile, isLonger: Bool) -> String {
        guard isLonger else {
            return "\(name(file)) was changed while it played: cast it again to see it as it is now."
        }
        let end = file.duration.map { ", up to \(Int($0)) s" } ?? ""
        return "\(name(file)) was still being written while it played: it was played as far as it was there at the "
            + "start\(end). Cast it again once it is whole."
    }

    private static func growing(_ file: MediaFile) -> String {
        let end = file.duration.map { ", up to \(Int($0)) s" } ?? ""
        return
            "\(name(file)) is still being written: it plays as far as it is there now\(end). Cast it again once it is "
            + "whole."
    }

    private static func unsought(_ file: MediaFile) -> String {
        "\(name(file)) has no list of its key frames, and none could be made: it plays from its beginning, and seeking "
            + "may not work. Write it anew first (ffmpeg -i FILE -c copy NEW.mkv)."
    }

    private static func cutShort(_ file: MediaFile) -> String? {
        file.missingBytes.map { missing in
            "\(name(file)) is cut short: \(bytes(missing)) of it are missing at the end. It plays as far as it is there."
        }
    }

    /// A number of bytes for people.
    package static func bytes(_ count: Int64) -> String {
        let (unit, name): (Int64, String) =
            switch count {
            case ..<1000: (1, "bytes")
            case ..<1_000_000: (1000, "kB")
            case ..<1_000_000_000: (1_000_000, "MB")
            default: (1_000_000_000, "GB")
            }
        let tenths = count / (unit / 10 > 0 ? unit / 10 : 1)
        guard unit > 1, tenths < 100, tenths % 10 > 0 else { return "\(count / unit) \(name)" }
        return "\(tenths / 10).\(tenths % 10) \(name)"
    }

    private static func unsaidLength(_ file: MediaFile) -> String {
        "\(name(file)) does not say how long it is, and its bit rate varies: the receiver's length and seeking may be off. "
            + "ffmpeg -i OLD.mp3 -c copy NEW.mp3 writes a file that says it."
    }

    private static func parts(_ file: MediaFile) -> String {
        "\(name(file)) has more recordings in it than are looked for: its length may be wrong, and some of it may "
            + "not be shown."
    }

    private static func colours(
        _ file: MediaFile, _ conversion: PlaybackPlan.Conversion?, _ missing: [String]
    ) -> String? {
        guard let conversion, conversion.video == .h264, let form = file.video?.form else { return nil }
        if form.hasDolbyColours {
            return
                "The colours of \(name(file)) are Dolby Vision's own (profile 5), which ffmpeg can't convert: they will look wrong."
        }
        guard form.highRange != nil, !missing.isEmpty else { return nil }
        return
            "The colours of \(name(file)) are HDR, and this ffmpeg can't convert them, since it has no \(missing[0]): they will look "
            + "pale. Install an FFmpeg that was built with zimg."
    }

    private static func pictures(_ file: MediaFile) -> String? {
        let subtitles = file.pictureSubtitles
        guard !subtitles.isEmpty else { return nil }
        let labels = TrackLabel.distinct(subtitles.map { TrackLabel($0) })
        let names = zip(subtitles, labels).prefix(8).enumerated().map { index, pair in
            let (stream, label) = pair
            let isTold = stream.language != nil || stream.title != nil || !label.flags.words.isEmpty
            return "burn:\(index + 1)" + (isTold ? " for \(label.name)" : "")
        }
        return "\(name(file)) has subtitles that are pictures, which a device does not show. --subtitles draws one of "
            + "them into the film: " + names.joined(separator: ", ") + "."
    }

    private static func name(_ file: MediaFile) -> String { "\"\(PathText.shown(PathParts.name(file.path)))\"" }
}
