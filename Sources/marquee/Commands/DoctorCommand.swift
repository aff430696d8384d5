import ArgumentParser

struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Says what is there, what is missing, and what to do about it.",
        discussion: "It changes nothing and talks to no device. Ends with 0 whatever it finds.")

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

    /// What keeps a checkup from looking is a finding too.
    static func findings(_ subject: String, _ checkup: () throws -> [Finding]) -> [Finding] {
        do {
            return try checkup()
        } catch {
            return [Finding(subject: subject, verdict: .missing, finding: "\(error)")]
        }
    }
}
