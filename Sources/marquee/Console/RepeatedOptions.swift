import PlatformFoundation

/// Finds options that take one value but are given twice. ArgumentParser silently uses the last value.
///
/// Pure: maps a command line, and ArgumentParser's description of the commands, to a sentence.
enum RepeatedOptions {
    /// The message about a repeated option; nil if there is none.
    ///
    /// - Parameter description: returns `_dumpHelp()` of the root command. Called only if an option is given twice.
    static func complaint(_ arguments: [String], _ description: () -> String) -> String? {
        var seen: Set<String> = []
        let twice = options(arguments).filter { !seen.insert($0).inserted }
        guard !twice.isEmpty,
            let tool = try? JSONDecoder().decode(Tool.self, from: Data(description().utf8))
        else { return nil }
        let single = tool.command.named(by: arguments).singleOptions
        return twice.first(where: single.contains).map { "\($0) is given twice but takes one value: give it once" }
    }

    /// The names of the options, without their values. No value begins with two hyphens, because ArgumentParser takes
    /// no such value.
    private static func options(_ arguments: [String]) -> [String] {
        arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }.map { argument in
            argument.firstIndex(of: "=").map { String(argument[..<$0]) } ?? argument
        }
    }

    private struct Tool: Decodable {
        let command: Command
    }

    private struct Command: Decodable {
        struct Argument: Decodable {
            struct Name: Decodable {
                let kind: String
                let name: String
            }

            let kind: String
            let isRepeating: Bool
            let names: [Name]?
        }

        let commandName: String
        let defaultSubcommand: String?
        let subcommands: [Command]?
        let arguments: [Argument]?

        /// The command that a line names. A subcommand's name comes before all options.
        func named(by words: [String]) -> Command {
            let next = subcommands?.first { $0.commandName == words.first }
                ?? subcommands?.first { $0.commandName == defaultSubcommand }
            return next?.named(by: Array(words.dropFirst())) ?? self
        }

        var singleOptions: Set<String> {
            let single = (arguments ?? []).filter { $0.kind == "option" && !$0.isRepeating }
            let names = single.flatMap { $0.names ?? [] }.filter { $0.kind == "long" }
            return Set(names.map { "--\($0.name)" })
        }
    }
}
