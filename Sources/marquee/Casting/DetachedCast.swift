import CastSender
import Foundation

/// A cast that goes on without its terminal.
enum DetachedCast {
    /// What the serving child says to the process that started it: one line.
    struct Report: Codable {
        var title: String?
        var device: String?
        var error: String?
        var warnings: [String]?
    }

    private struct Answer: Encodable {
        let title: String
        let device: String
        let pid: Int32
        let warnings: [String]
    }

    /// Starts this command again without a terminal, waits until the film plays, and answers.
    @MainActor static func start(console: Console) async throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        // Right behind the command's name: at the end it could stand behind "--" and be taken for a file.
        arguments.insert("--serving-child", at: 1)
        let child = try DetachedProcess(arguments: arguments)
        let line = await child.firstLine()
        guard let line, let report = try? JSONDecoder().decode(Report.self, from: Data(line.utf8)) else {
            throw CommandFailure(.lost, "the serving process ended without a word")
        }
        for warning in report.warnings ?? [] { console.talk(warning) }
        if let error = report.error {
            throw CommandFailure(failure(exitStatus: await child.exitStatus()), error)
        }
        let (title, device) = (report.title ?? "", report.device ?? "")
        console.answer(
            Console.printable("\"\(title)\" plays on \"\(device)\"; `marquee stop` ends it"),
            json: Answer(title: title, device: device, pid: child.pid, warnings: report.warnings ?? []))
    }

    /// How this command ends where the child has failed: as the child did, but never as if nothing had been wrong.
    static func failure(exitStatus: Int32) -> ExitStatus {
        guard let status = ExitStatus(rawValue: exitStatus), status != .done else { return .lost }
        return status
    }

    /// Tells the waiting process why nothing plays.
    static func reportFailure(_ failure: CommandFailure) {
        say(Report(error: failure.description))
    }

    fileprivate static func say(_ report: Report) {
        guard let data = try? JSONEncoder().encode(report) else { return }
        try? FileHandle.standardOutput.write(contentsOf: data + Data("\n".utf8))
    }
}

/// Nobody listens but the process that started this one, and only until the film plays.
@MainActor final class DetachedVoice: CastVoice {
    private let link: DeviceLink
    private let signals = StopSignals()
    private var warnings: [String] = []
    private var hasReported = false

    init(link: DeviceLink) {
        self.link = link
    }

    var wishes: AsyncStream<CastWish> { signals.wishes }

    func loading(_ title: String) {}
    func warn(_ sentence: String) { warnings.append(sentence) }
    func converted(_ progress: ConversionProgress) {}
    func status(_ status: MediaStatus) {}
    func ended(_ ending: CastWatch.Ending) {}

    func started(_ item: PreparedItem, servingAddress: String?) {
        try? ServingRegistry().register(
            .init(
                pid: getpid(), deviceID: link.device.deviceID, deviceAddress: ServingRegistry.address(of: link.device),
                deviceName: link.device.friendlyName,
                title: item.title, servingAddress: servingAddress, started: Date()))
        guard !hasReported else { return }
        hasReported = true
        DetachedCast.say(.init(title: item.title, device: link.device.friendlyName, warnings: warnings))
    }

    func close() {
        try? ServingRegistry().unregister(pid: getpid())
    }
}
