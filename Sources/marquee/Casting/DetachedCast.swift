import CastSender
import Casting
import FileAccess
import PlatformC
import PlatformFoundation
import SystemEvents

/// A cast that goes on without its terminal.
enum DetachedCast {
    /// The report of the serving child to the process that started it: one line of JSON.
    struct Report: Codable {
        var title: String?
        var device: String?
        /// The host and port that the device fetches the media from.
        var address: String?
        var error: String?
        var warnings: [String]?
    }

    private struct Answer: Encodable {
        let title: String
        let device: String
        let pid: Int32
        let warnings: [String]
    }

    /// Starts this command again without a terminal, waits until the media plays, and answers.
    ///
    /// - Parameter wishes: the signals, including those that came earlier.
    @MainActor static func start(console: Console, _ wishes: WishBox) async throws {
        StateNotice.tell(console)
        var arguments = Array(ProcessPaths.arguments.dropFirst())
        // Inserted right after the command's name. At the end it could follow "--" and be taken for a file.
        arguments.insert("--serving-child", at: 1)
        let child = try DetachedProcess(arguments: arguments)
        // Until the media plays, the child is part of this command, so a signal to this command ends the child too.
        let passing = wishes.onWish { _ in kill(child.pid, SIGTERM) }
        defer { passing.cancel() }
        let line = await child.nextLine()
        guard let line, let report = try? JSONDecoder().decode(Report.self, from: Data(line.utf8)) else {
            // The child was ended before it could report the interruption.
            guard wishes.last == nil else { throw CommandFailure(.interrupted, "interrupted before playback started") }
            throw CommandFailure(.lost, "the serving process ended without a report")
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

    /// The exit status of this command if the child failed: that of the child, but never `.done`.
    static func failure(exitStatus: Int32) -> ExitStatus {
        guard let status = ExitStatus(rawValue: exitStatus), status != .done else { return .lost }
        return status
    }

    /// Reports to the waiting process why nothing plays.
    static func reportFailure(_ failure: CommandFailure) {
        say(Report(error: failure.description))
    }

    static func say(_ report: Report) {
        guard let data = try? JSONEncoder().encode(report) else { return }
        try? WholeWrite.write(data + Array("\n".utf8), to: STDOUT_FILENO)
    }
}
