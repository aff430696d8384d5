import ArgumentParser
import Casting
import ScreenBroadcast

struct BroadcastLogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Prints what broadcasts have noted: beginnings, warnings, ends.",
        discussion: "The log is a file that only you can read, of 8 MiB at most and as much before it.")

    @Flag(help: "Go on with what is noted from now on, until Ctrl-C.")
    var follow = false

    @Option(help: ArgumentHelp("How many lines of the past, 0 to 100000.", valueName: "number"))
    var lines = 100

    @OptionGroup var name: BroadcastNameOption
    @OptionGroup var output: OutputOptions

    /// How often it is looked for more.
    private static let interval = Duration.milliseconds(200)

    private struct Line: Encodable {
        let line: String
    }

    func validate() throws {
        guard (0...100_000).contains(lines) else { throw ValidationError("--lines takes a number: 0 to 100000") }
    }

    @MainActor func run() async throws {
        let name = try name.text.map(StayingMirror.name)
        guard let log = SharedLog(GroupContainer(BroadcastFolder.group)) else {
            return output.console.talk("nothing was broadcast yet, so there is no log")
        }
        let tail = LogTail(path: log.path)
        let past = tail.next().filter { Self.isOf(name, $0) }
        for line in past.suffix(lines) { say(line) }
        guard follow else {
            if past.isEmpty { output.console.talk("there is nothing in the log") }
            return
        }
        let wishes = WishBox(StopSignals(tellingOn: output.console.tellingDescriptor).wishes)
        while wishes.last == nil {
            for line in tail.next() where Self.isOf(name, line) { say(line) }
            guard await wishes.pause({ try await Task.sleep(for: Self.interval) }) else { break }
        }
    }

    /// A line is its time, its broadcast's name and what happened.
    static func isOf(_ name: BroadcastName?, _ line: String) -> Bool {
        guard let name else { return true }
        let words = line.split(separator: " ", maxSplits: 2)
        return words.count > 1 && words[1] == "\(name):"
    }

    private func say(_ line: String) { output.console.answer(line, json: Line(line: line)) }
}
