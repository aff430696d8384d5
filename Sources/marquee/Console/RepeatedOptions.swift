#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Options that stand on a command line twice though they take one value: ArgumentParser lets the last one count, and
/// says nothing.
///
/// Pure: the command line and what ArgumentParser knows of the commands in, a sentence out.
enum RepeatedOptions {
    /// What is wrong with `arguments`; nil where each option may be there as often as it is.
    ///
    /// - Parameter description: `_dumpHelp()` of the root command; asked for only where an option is there twice.
    static func complaint(_ arguments: [String], _ description: () -> String) -> String? {
        var seen: Set<String> = []
        let twice = options(arguments).filter { !seen.insert($0).inserted }
        guard !twice.isEmpty,
            let tool = try? JSONDecoder().decode(Tool.self, from: Data(description().utf8))
        else { return nil }
        let single = tool.command.named(by: arguments).singleOptions
        return twice.first(where: single.contains).map { "\($0) is given twice, and takes one value: say it once" }
    }

    /// The names of the options, without their values. No value begins with two hyphens: ArgumentParser takes none.
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

        /// The command that a line names: a subcommand's name stands first, before all options.
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
