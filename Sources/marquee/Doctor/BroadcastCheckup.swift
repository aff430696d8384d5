import ScreenBroadcast

/// Checks whether video can be encoded on this machine, and by which encoders.
enum BroadcastCheckup {
    private static let need = "`marquee mirror` can't work"

    static func findings() async -> [Finding] {
        do {
            let program = try BroadcastProgram.find()
            let report = try await program.probe()
            return [finding(of: report), servers(report)] + (await CaptureCheckup.findings(program))
        } catch {
            return [finding(of: error)]
        }
    }

    /// Checks what broadcasts to streaming servers need. All such servers take H.264 with AAC.
    static func servers(_ report: EncoderReport) -> Finding {
        let subject = "streaming servers"
        let ffmpeg = "install an FFmpeg with libx264 and SRT (on Debian and Ubuntu: apt-get install ffmpeg)"
        let missing = [
            ("H.264", report.video.contains { $0.codec == "h264" }),
            ("AAC", report.audio.contains { $0.codec == "aac" }),
        ].filter { !$0.1 }.map(\.0)
        guard missing.isEmpty else {
            return Finding(
                subject: subject, verdict: .missing,
                finding: "there is no encoder for \(missing.joined(separator: " and ")), which streaming servers need",
                remedy: ffmpeg)
        }
        let spoken = report.protocols ?? []
        let unspoken = ["rtmp", "rtmps", "srt"].filter { !spoken.contains($0) }
        guard unspoken.isEmpty else {
            return Finding(
                subject: subject, verdict: spoken.isEmpty ? .missing : .note,
                finding: "FFmpeg does not support \(unspoken.joined(separator: ", "))"
                    + (spoken.isEmpty ? "" : "; it supports \(spoken.joined(separator: ", "))"), remedy: ffmpeg)
        }
        return Finding(
            subject: subject, verdict: .good, finding: "\(spoken.joined(separator: ", ")), with H.264 and AAC")
    }

    static func finding(of report: EncoderReport) -> Finding {
        guard report.canSendVideo else {
            return Finding(
                subject: BroadcastProgram.name, verdict: .missing,
                finding: "no video encoder found, so \(need)",
                remedy: "install an FFmpeg with libvpx (on Debian and Ubuntu: apt-get install ffmpeg)")
        }
        let video = "video: \(list(report.video))"
        let audio = report.audio.isEmpty ? "no audio" : "audio: \(list(report.audio))"
        let libraries = report.libraries.map { " (\($0))" } ?? ""
        return Finding(subject: BroadcastProgram.name, verdict: .good, finding: "\(video); \(audio)\(libraries)")
    }

    static func finding(of error: BroadcastError) -> Finding {
        let remedy: String? =
            switch error.code {
            case .programMissing, .otherVersion: "make install"
            case .libraryMissing where error.description.contains(BroadcastProgram.screenPackages):
                "apt-get install \(BroadcastProgram.screenPackages)"
            case .libraryMissing: "apt-get install ffmpeg"
            default: nil
            }
        return Finding(
            subject: BroadcastProgram.name, verdict: .missing, finding: "\(error.description); \(need)", remedy: remedy)
    }

    /// Each codec once, with the encoder that is tried first.
    private static func list(_ encoders: [EncoderReport.Encoder]) -> String {
        var seen: Set<String> = []
        return encoders.filter { seen.insert($0.codec).inserted }.map { encoder in
            "\(encoder.codec) (\(encoder.name)\(encoder.isHardware ? ", hardware" : ""))"
        }.joined(separator: ", ")
    }
}
