/// What ffmpeg does with the sound of a run.
extension SegmentCommand {
    var audioArguments: [String] {
        guard let sound = conversion.audioStream.map({ stream($0, .audio) }) else { return ["-an"] }
        guard source.file.bytes == nil || source.file.audio != nil else { return silence }
        guard conversion.audio == .aac else {
            let copy = ["-map", "0:\(sound.index)", "-c:a", "copy"]
            if isEnteredEarlier { return copy + ["-bsf:a", "noise=drop='lt(pts*tb,\(Self.seconds(start)))'"] }
            return copy + (hasLeadIn ? [] : ["-copypriorss:a", "0"])
        }
        return [
            "-map", "0:\(sound.index)", "-c:a", "aac", "-ac", "2", "-ar", "48000", "-b:a", "192k",
            "-af", soundFilters(sound), "-max_interleave_delta", "\(Self.longestSilence * 1_000_000)",
        ]
    }

    /// Of a recording without sound between others that have some.
    private var silence: [String] {
        let end = table.start(end) - source.start - seekTime
        return [
            "-filter_complex",
            "anullsrc=r=48000:cl=stereo:d=\(Self.seconds(max(0, end))),"
                + "asetpts=PTS+\(Self.seconds(seekTime))/TB[silence]",
            "-map", "[silence]", "-c:a", "aac", "-b:a", "192k",
        ]
    }

    /// Seconds for which pictures wait for sound that comes late. After that they go on without sound.
    private static let longestSilence = 60

    /// Silence fills what is missing at the beginning, within and at the end: a player waits for sound in vain.
    private func soundFilters(_ sound: MediaStream) -> String {
        let start = Int64((max(0, seekTime) * 48_000).rounded())
        var filters = ["aresample=48000", "aresample=async=1:first_pts=\(start)"]
        let ends = [
            isEnteredEarlier ? "start=\(Self.seconds(seekTime))" : nil, joint.map { "end=\(Self.seconds($0))" },
        ].compactMap { $0 }
        if !ends.isEmpty { filters.insert("atrim=" + ends.joined(separator: ":"), at: 0) }
        // Which channels belong to which side nobody says: every second one to the right.
        if let channels = sound.channels, channels > 8, !sound.hasChannelLayout {
            let sides = [0, 1].map { side in
                stride(from: side, to: channels, by: 2).map { "c\($0)" }.joined(separator: "+")
            }
            filters.insert("pan=stereo|c0<\(sides[0])|c1<\(sides[1])", at: 0)
        }
        if source.file.missingAfter(sound) > 0, conversion.videoStream != nil {
            let end = table.start(end) - source.start
            filters.append("apad=whole_dur=\(Self.seconds(max(0, end - seekTime)))")
        }
        return filters.joined(separator: ",")
    }
}
