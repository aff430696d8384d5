import ArgumentParser
import CastSender
import Casting
import FileAccess
import PlatformC
import SystemEvents

/// The root command. Commands/ has one file per command. Only this module connects the parts of the program.
@main
struct Marquee: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "marquee",
        abstract: "Cast films and music to Cast devices, mirror screens to them, or run a Cast receiver.",
        discussion: """
            DEVICE is the name, id or address of a device. It may be omitted if there is only one device.

            Exit codes:
              0    Success.
              1    Success, but the answer could not be written (such as a full disk).
              2    Wrong use: the command line, a missing file, or an ambiguous name.
              3    No such device, or no answer at the address.
              4    The device is not trusted.
              5    The receiver refused the request or could not play the media.
              6    The device or its session was lost.
              7    This machine failed (for example, the encoder or the source).
              130  Interrupted. After an interruption, `watch`, `devices --watch`,
                   `now-playing`, `receiver` and `remote` exit with 0 instead.
              141  The reader of the output has closed the pipe, and the command was
                   still running.
            """,
        version: "0.1.0",
        groupedSubcommands: [
            CommandGroup(
                name: "Cast and control",
                subcommands: [
                    CastCommand.self, ResumeCommand.self, TransferCommand.self, StatusCommand.self, WatchCommand.self,
                    PlayCommand.self, PauseCommand.self, StopCommand.self, SeekCommand.self, RateCommand.self,
                    QueueCommand.self, NextCommand.self, PreviousCommand.self, TracksCommand.self, StyleCommand.self,
                    VolumeCommand.self, MuteCommand.self, UnmuteCommand.self,
                ]),
            CommandGroup(
                name: "Devices", subcommands: [DevicesCommand.self, GroupsCommand.self, PinCommand.self]),
            CommandGroup(
                name: "Mirror and broadcast", subcommands: [MirrorCommand.self, BroadcastCommand.self]),
            CommandGroup(
                name: "This machine",
                subcommands: [RemoteCommand.self, NowPlayingCommand.self, ReceiverCommand.self]),
            CommandGroup(
                name: "Setup and help", subcommands: [DoctorCommand.self, DemoCommand.self]),
        ])

    /// Runs the command and exits with one of ``ExitStatus``; ArgumentParser's own codes are those of sysexits.h.
    @MainActor static func main() async {
        signal(SIGPIPE, SIG_IGN)
        do {
            let arguments = Array(ProcessPaths.arguments.dropFirst())
            if arguments.first == "help", let complaint = CommandNames.complaint(arguments) {
                throw CommandFailure(.wrongUse, complaint)
            }
            var command = try parseAsRoot(SignedArguments.joined(arguments))
            if let complaint = RepeatedOptions.complaint(arguments, { _dumpHelp() }) {
                throw CommandFailure(.wrongUse, complaint)
            }
            try OpenFileLimit.raise()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            if StopSignals.isForLackOfReader { endProcess(ExitStatus.unread.rawValue) }
            if Console.hasUnwrittenAnswer { endProcess(ExitStatus.unwritten.rawValue) }
            endProcess(ExitStatus.done.rawValue)
        } catch {
            guard let failure = CommandFailure(of: error) else { end(parsing: error) }
            if failure.status == .interrupted, StopSignals.isForLackOfReader {
                endProcess(ExitStatus.unread.rawValue)
            }
            if ProcessPaths.arguments.contains("--serving-child") {
                DetachedCast.reportFailure(failure)
            } else {
                Console(isJSON: ProcessPaths.arguments.contains("--json")).fail(failure)
            }
            endProcess(failure.status.rawValue)
        }
    }

    /// Prints the requested help, version or completion script, or what is wrong with the command line, and exits.
    private static func end(parsing error: any Error) -> Never {
        let arguments = Array(ProcessPaths.arguments.dropFirst())
        var text = fullMessage(for: error)
        guard !exitCode(for: error).isSuccess else {
            // Only a help text, not a version or a completion script.
            if text.contains("\nUSAGE: ") || text.hasPrefix("USAGE: ") { text = CommandNames.help(arguments) ?? text }
            if !text.isEmpty { Console(isJSON: false).answer(verbatim: text) }
            endProcess((Console.hasUnwrittenAnswer ? ExitStatus.unwritten : .done).rawValue)
        }
        if let complaint = CommandNames.complaint(arguments) {
            Console(isJSON: arguments.contains("--json")).fail(CommandFailure(.wrongUse, complaint))
            endProcess(ExitStatus.wrongUse.rawValue)
        }
        let plain = message(for: error)
        let advised =
            SignedArguments.advice(arguments).map { "\(plain); \($0)" }
            ?? CommandNames.withoutWildGuess(plain)
        let sentence = QuotedArguments.shortened(advised, arguments: arguments)
        let whole = plain.isEmpty ? text : text.replacing(plain, with: sentence)
        try? WholeWrite.write((PeerText.printable(whole, keepsLines: true) + "\n").utf8, to: STDERR_FILENO)
        if ProcessPaths.arguments.contains("--json") {
            let failure = Console.Failure(error: sentence, code: ExitStatus.wrongUse.rawValue)
            Console(isJSON: true).answer("", json: failure)
        }
        endProcess(ExitStatus.wrongUse.rawValue)
    }
}

// Inside the type, `exit` is ArgumentParser's. Other threads may log until the process exits.
private func endProcess(_ status: Int32) -> Never {
    CastLogger.shared.finish()
    exit(status)
}
