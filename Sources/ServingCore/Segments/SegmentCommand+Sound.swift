/// ffmpeg's arguments for the audio of a run.
extension SegmentCommand {
    var audioArguments: [String] {
        guard let sound = conversion.audioStream.map({ stream($0, .audio) }) else { return ["-an"] }
        guard source.file.bytes == nil || source.file.audio != nil else { return silence }
        guard conversion.audio == .aac else {
            // Without video; see SegmentPlan.
            return ["-map", "0:\(sound.index)", "-c:a", "copy", "-copypriorss:a", "0"]
        }
        return [
            "-map", "0:\(sound.index)", "-c:a", "aac", "-ac", "2", "-ar", "48000", "-b:a", "192k",
            "-af", soundFilters(sound),
        ] + withoutPriming + (holdsPictures ? [] : ["-max_interleave_delta", "\(Self.longestSilence * 1_000_000)"])
    }

    /// Silent audio, for a recording without audio between others that have some.
    private var silence: [String] {
        let end = table.start(end) - source.start - audioStart
        return [
            "-filter_complex",
            "anullsrc=r=48000:cl=stereo:d=\(Self.seconds(max(0, end))),"
                + "asetpts=PTS+\(Self.seconds(audioStart))/TB[silence]",
            "-map", "[silence]", "-c:a", "aac", "-b:a", "192k",
        ] + withoutPriming
    }

    /// The start of the run's audio, in seconds from the recording's start.
    ///
    /// It continues the audio of the segment before, which another run may have made and which ends at the decoding time
    /// of the next video packet. If audio packets overlap or leave a gap, browsers drop the video up to the next key
    /// frame (Media Source Extensions, 3.5.8).
    private var audioStart: Double {
        guard !beginsRecording, !hasLeadIn else { return seekTime }
        return picture.flatMap(firstFrame) ?? start
    }

    /// Drops the padding that an encoder puts before the audio, one packet. It would overlap the segment before.
    private var withoutPriming: [String] { first > 0 && !hasLeadIn ? ["-bsf:a", "noise=drop='lt(n,1)'"] : [] }

    /// Seconds for which video waits for late audio before it continues without.
    private static let longestSilence = 60

    /// Silence fills gaps at the beginning, within and at the end, because a player waits for missing audio.
    private func soundFilters(_ sound: MediaStream) -> String {
        let start = Int64((max(0, audioStart) * 48_000).rounded())
        var filters = ["aresample=48000", "aresample=async=1:first_pts=\(start)"]
        let ends = [
            isEnteredEarlier ? "start=\(Self.seconds(audioStart))" : nil, joint.map { "end=\(Self.seconds($0))" },
        ].compactMap { $0 }
        if !ends.isEmpty { filters.insert("atrim=" + ends.joined(separator: ":"), at: 0) }
        // The sides of the channels are unknown: every second one goes to the right.
        if let channels = sound.channels, channels > 8, !sound.hasChannelLayout {
            let sides = [0, 1].map { side in
                stride(from: side, to: channels, by: 2).map { "c\($0)" }.joined(separator: "+")
            }
            filters.insert("pan=stereo|c0<\(sides[0])|c1<\(sides[1])", at: 0)
        }
        // Before another recording too, the audio has to last up to the joint.
        if joint != nil || source.file.missingAfter(sound) > 0, conversion.videoStream != nil {
            let end = table.start(end) - source.start
            filters.append("apad=whole_dur=\(Self.seconds(max(0, end - audioStart)))")
        }
        return filters.joined(separator: ",")
    }
}
