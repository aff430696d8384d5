import ArgumentParser
import Foundation

/// The command line: one file per command under Commands/. This is the only place where everything meets.
@main
struct Marquee: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "marquee",
        abstract: "Casts films and music to Cast devices, and is one.",
        discussion: """
            DEVICE is a name, an id or an address; it may be left out where there is one device only.
            Exit codes: 0 done, 2 wrong use, 3 no such device, 4 the device can't be trusted, 5 the receiver said no, \
            6 the device was lost, 130 interrupted.
            """,
        version: "0.1.0",
        subcommands: [
            DevicesCommand.self, CastCommand.self, ResumeCommand.self, StatusCommand.self, PlayCommand.self,
            PauseCommand.self, StopCommand.self, SeekCommand.self, NextCommand.self, PreviousCommand.self,
            RateCommand.self, TracksCommand.self, StyleCommand.self, QueueCommand.self, VolumeCommand.self, MuteCommand.self,
            UnmuteCommand.self, WatchCommand.self, GroupsCommand.self, TransferCommand.self, ReceiverCommand.self,
            PinCommand.self, DoctorCommand.self, DemoCommand.self,
        ])

    /// ArgumentParser's own exit codes are those of sysexits.h; ours are in `ExitStatus`.
    @MainActor static func main() async {
        signal(SIGPIPE, SIG_IGN)
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let failure as CommandFailure {
            if CommandLine.arguments.contains("--serving-child") {
                DetachedCast.reportFailure(failure)
            } else {
                Console(isJSON: CommandLine.arguments.contains("--json")).fail(failure)
            }
            Foundation.exit(failure.status.rawValue)
        } catch {
            let status: ExitStatus = exitCode(for: error).isSuccess ? .done : .wrongUse
            let text = fullMessage(for: error)
            if !text.isEmpty {
                FileHandle(fileDescriptor: status == .done ? STDOUT_FILENO : STDERR_FILENO)
                    .write(Data((text + "\n").utf8))
            }
            if status == .wrongUse, CommandLine.arguments.contains("--json") {
                Console(isJSON: true).answer("", json: Console.Failure(error: message(for: error), code: status.rawValue))
            }
            Foundation.exit(status.rawValue)
        }
    }
}
