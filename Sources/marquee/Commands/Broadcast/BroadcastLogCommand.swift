import ArgumentParser
import Casting
import ScreenBroadcast

struct BroadcastLogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Print the log of the broadcasts: starts, warnings and ends.",
        discussion: "The log is a file of at most 8 MiB that only you can read. The previous file is kept, too.")

    @Flag(help: "Also print new lines, until Ctrl-C.")
    var follow = false

    @Option(help: ArgumentHelp("The number of past lines to print, 0 to 100000.", valueName: "number"))
    var lines = 100

    @OptionGroup var name: BroadcastNameOption
    @OptionGroup var output: OutputOptions

    /// How often the log is read.
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
            return output.console.talk("there was no broadcast yet, so there is no log")
        }
        let tail = LogTail(path: log.path)
        let past = tail.next().filter { Self.isOf(name, $0) }
        for line in past.suffix(lines) { say(line) }
        guard follow else {
            if past.isEmpty { output.console.talk("the log is empty") }
            return
        }
        let wishes = WishBox(StopSignals(tellingOn: output.console.tellingDescriptor).wishes)
        while wishes.last == nil {
            for line in tail.next() where Self.isOf(name, line) { say(line) }
            guard await wishes.pause({ try await Task.sleep(for: Self.interval) }) else { break }
        }
    }

    /// Whether a line belongs to a broadcast. A line has its time, the name of its broadcast, and a text.
    static func isOf(_ name: BroadcastName?, _ line: String) -> Bool {
        guard let name else { return true }
        let words = line.split(separator: " ", maxSplits: 2)
        return words.count > 1 && words[1] == "\(name):"
    }

    private func say(_ line: String) { output.console.answer(line, json: Line(line: line)) }
}
