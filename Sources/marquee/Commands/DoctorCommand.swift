import ArgumentParser

struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Says what is there, what is missing, and what to do about it.",
        discussion: "It changes nothing and talks to no device. Ends with 0 whatever it finds.")

    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        var findings = await NetworkCheckup.findings()
        findings += await ProgramCheckup.findings()
        findings += DesktopCheckup.findings()
        findings += try TrustCheckup.findings()
        findings += try ServingCheckup.findings()
        for finding in findings {
            output.console.answer(finding.text, json: finding)
        }
    }
}
