/// ffmpeg's arguments for the audio of a run.
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
            "-af", soundFilters(sound),
        ] + (holdsPictures ? [] : ["-max_interleave_delta", "\(Self.longestSilence * 1_000_000)"])
    }

    /// Silent audio, for a recording without audio between others that have some.
    private var silence: [String] {
        let end = table.start(end) - source.start - seekTime
        return [
            "-filter_complex",
            "anullsrc=r=48000:cl=stereo:d=\(Self.seconds(max(0, end))),"
                + "asetpts=PTS+\(Self.seconds(seekTime))/TB[silence]",
            "-map", "[silence]", "-c:a", "aac", "-b:a", "192k",
        ]
    }

    /// Seconds for which video waits for late audio before it continues without.
    private static let longestSilence = 60

    /// Silence fills gaps at the beginning, within and at the end, because a player waits for missing audio.
    private func soundFilters(_ sound: MediaStream) -> String {
        let start = Int64((max(0, seekTime) * 48_000).rounded())
        var filters = ["aresample=48000", "aresample=async=1:first_pts=\(start)"]
        let ends = [
            isEnteredEarlier ? "start=\(Self.seconds(seekTime))" : nil, joint.map { "end=\(Self.seconds($0))" },
        ].compactMap { $0 }
        if !ends.isEmpty { filters.insert("atrim=" + ends.joined(separator: ":"), at: 0) }
        // The sides of the channels are unknown: every second one goes to the right.
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
