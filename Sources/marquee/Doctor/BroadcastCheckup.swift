import ScreenBroadcast

/// Whether pictures can be encoded here, and by what.
enum BroadcastCheckup {
    private static let need = "`marquee mirror` can't work"

    static func findings() async -> [Finding] {
        do {
            return [finding(of: try await BroadcastProgram.find().probe())]
        } catch {
            return [finding(of: error)]
        }
    }

    static func finding(of report: EncoderReport) -> Finding {
        guard report.canSendVideo else {
            return Finding(
                subject: BroadcastProgram.name, verdict: .missing,
                finding: "it finds no encoder for pictures, so \(need)",
                remedy: "install an FFmpeg with libvpx (on Debian and Ubuntu: apt-get install ffmpeg)")
        }
        let video = "pictures in \(list(report.video))"
        let audio = report.audio.isEmpty ? "no sound" : "sound in \(list(report.audio))"
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
