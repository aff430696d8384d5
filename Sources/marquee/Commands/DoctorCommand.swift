import ArgumentParser

struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check this machine for what Marquee needs, and say how to fix problems.",
        discussion: "Changes nothing and connects to no device. Problems that it finds do not change the exit code.")

    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        var findings = await NetworkCheckup.findings()
        findings += await ProgramCheckup.findings()
        findings += RemoteCheckup.findings()
        findings += await BroadcastCheckup.findings()
        findings += DesktopCheckup.findings()
        findings += await KeyringCheckup.findings()
        findings += await NowPlayingCheckup.findings()
        findings += Self.findings("trust") { try TrustCheckup.findings() }
        findings += Self.findings("detached casts") { try ServingCheckup.findings() }
        for finding in findings {
            output.console.answer(finding.text, json: finding)
        }
    }

    /// Runs a checkup; an error becomes a finding.
    static func findings(_ subject: String, _ checkup: () throws -> [Finding]) -> [Finding] {
        do {
            return try checkup()
        } catch {
            return [Finding(subject: subject, verdict: .missing, finding: "\(error)")]
        }
    }
}
