import ArgumentParser
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

/// The command line: one file per command under Commands/. This is the only place where everything meets.
@main
struct Marquee: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "marquee",
        abstract: "Casts films and music to Cast devices, mirrors pictures to them, and is one.",
        discussion: """
            DEVICE is a name, an id or an address; it may be left out where there is one device only.
            Exit codes: 0 done, 1 done, but the answer could not be written, 2 wrong use, 3 no such device, 4 the \
            device can't be trusted, 5 the receiver said no, 6 the device was lost, 7 this machine could not go on \
            (an encoder, the source), 130 interrupted (`watch`, `devices --watch`, `now-playing` and `remote` say 0 \
            then), 141 nobody read on.
            """,
        version: "0.1.0",
        subcommands: [
            DevicesCommand.self, CastCommand.self, ResumeCommand.self, StatusCommand.self, PlayCommand.self,
            PauseCommand.self, StopCommand.self, SeekCommand.self, NextCommand.self, PreviousCommand.self,
            RateCommand.self, TracksCommand.self, StyleCommand.self, QueueCommand.self, VolumeCommand.self,
            MuteCommand.self, UnmuteCommand.self, WatchCommand.self, NowPlayingCommand.self, GroupsCommand.self,
            TransferCommand.self, RemoteCommand.self, MirrorCommand.self, BroadcastCommand.self, ReceiverCommand.self,
            PinCommand.self, DoctorCommand.self, DemoCommand.self,
        ])

    /// ArgumentParser's own exit codes are those of sysexits.h; ours are in `ExitStatus`.
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

    /// Says what ArgumentParser makes of the command line: the help that was asked for, or what is wrong.
    private static func end(parsing error: any Error) -> Never {
        let arguments = Array(ProcessPaths.arguments.dropFirst())
        var text = fullMessage(for: error)
        guard !exitCode(for: error).isSuccess else {
            // Neither a version nor a script of completions.
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

// Inside the type `exit` is ArgumentParser's. Other threads may be logging until the very end.
private func endProcess(_ status: Int32) -> Never {
    CastLogger.shared.finish()
    exit(status)
}
