import CastSender
import Casting
import FileAccess
import SystemEvents

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A cast that goes on without its terminal.
enum DetachedCast {
    /// What the serving child says to the process that started it: one line.
    struct Report: Codable {
        var title: String?
        var device: String?
        /// Host and port from which the device fetches it.
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

    /// Starts this command again without a terminal, waits until the film plays, and answers.
    ///
    /// - Parameter wishes: the signals, and what came of them until now.
    @MainActor static func start(console: Console, _ wishes: WishBox) async throws {
        StateNotice.tell(console)
        var arguments = Array(ProcessPaths.arguments.dropFirst())
        // Right behind the command's name: at the end it could stand behind "--" and be taken for a file.
        arguments.insert("--serving-child", at: 1)
        let child = try DetachedProcess(arguments: arguments)
        // Until it plays, the child is part of this command: what ends the one ends the other.
        let passing = wishes.onWish { _ in kill(child.pid, SIGTERM) }
        defer { passing.cancel() }
        let line = await child.nextLine()
        guard let line, let report = try? JSONDecoder().decode(Report.self, from: Data(line.utf8)) else {
            // It was ended before it could hear of it in order.
            guard wishes.last == nil else { throw CommandFailure(.interrupted, "interrupted before it began") }
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

    static func say(_ report: Report) {
        guard let data = try? JSONEncoder().encode(report) else { return }
        try? WholeWrite.write(data + Array("\n".utf8), to: STDOUT_FILENO)
    }
}
