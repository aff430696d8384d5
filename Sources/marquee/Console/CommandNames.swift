import ArgumentParser

/// The names of the commands: messages about unknown commands, and the help of commands with a default subcommand.
///
/// Pure: maps the words of a command line to sentences and help texts.
enum CommandNames {
    /// The command that the first words name, and the remaining words. A leading `help` is skipped.
    private static func path(_ words: [String]) -> (last: any ParsableCommand.Type, rest: ArraySlice<String>) {
        var last: any ParsableCommand.Type = Marquee.self
        var rest = words[...]
        if rest.first == "help" { rest = rest.dropFirst() }
        while let word = rest.first, let next = commands(of: last).first(where: { $0._commandName == word }) {
            last = next
            rest = rest.dropFirst()
        }
        return (last, rest)
    }

    private static func commands(of command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
        command.configuration.subcommands
    }

    /// The message about an unknown command name; nil if no command name is wrong.
    static func complaint(_ words: [String]) -> String? {
        let (last, rest) = path(words)
        let known = commands(of: last).map { $0._commandName }
        guard !known.isEmpty, let word = rest.first, !word.hasPrefix("-") else { return nil }
        let place = last == Marquee.self ? "marquee" : "marquee \(last._commandName)"
        if last == Marquee.self, words.first != "help", isFile(word) {
            return "\"\(word)\" is not a command; `marquee cast` plays a file or a URL on a device"
        }
        let near = known.filter { isNear($0, word) }.map { "`\(place) \($0)`" }
        let guess = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
        return "\"\(word)\" is not a command of `\(place)`"
            + "\(guess.isEmpty ? "; its commands are " : guess + " The commands are ")"
            + known.joined(separator: ", ")
    }

    /// Whether a word looks like a file or a URL. No command has a dot or a slash in its name.
    private static func isFile(_ word: String) -> Bool { word.contains(".") || word.contains("/") }

    /// Removes ArgumentParser's guess for an unknown option if the guess is not similar to it.
    static func withoutWildGuess(_ sentence: String) -> String {
        let parts = sentence.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 5, parts[2] == ". Did you mean ", !isNear(parts[1], parts[3]) else { return sentence }
        return "\(parts[0])'\(parts[1])'"
    }

    /// Whether the edit distance of two words is at most 1, or at most 2 if both have five letters or more. An edit is
    /// an added, missing or wrong letter, or two swapped letters.
    static func isNear(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.lowercased()), Array(other.lowercased()))
        guard !one.isEmpty, !other.isEmpty, abs(one.count - other.count) <= 2 else { return false }
        var rows = [Array(0...other.count)]
        for i in 1...one.count {
            var row = [i]
            for j in 1...other.count {
                var least = min(
                    rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1))
                if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
                    least = min(least, rows[i - 2][j - 2] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[one.count][other.count] <= (min(one.count, other.count) < 5 ? 1 : 2)
    }

    /// The help of a command with a default subcommand, including the options of that subcommand. Nil for all other
    /// commands.
    ///
    /// - Parameter columns: the width of the screen; nil for the actual width.
    static func help(_ words: [String], columns: Int? = nil) -> String? {
        let (last, _) = path(words)
        guard let usual = last.configuration.defaultSubcommand else { return nil }
        let own = Marquee.helpMessage(for: last, columns: columns)
        let others = Marquee.helpMessage(for: usual, columns: columns)
        guard let options = ["ARGUMENTS:", "OPTIONS:"].compactMap({ others.firstRange(of: "\n\($0)\n") }).first else {
            return nil
        }
        // The command's own options are only `--help` and `--version`, which the subcommand has too.
        let end = own.firstRange(of: "\nOPTIONS:\n")?.lowerBound
        let commands = own.firstRange(of: "\nSUBCOMMANDS:\n")?.lowerBound
        guard let end, let commands else { return nil }
        let heading = "OPTIONS (of `\(usual._commandName)`, the default subcommand):\n"
        let usualOptions = String(others[options.lowerBound...]).replacing("OPTIONS:\n", with: heading)
        return "\(own[..<end])\(usualOptions)\(own[commands...])"
    }
}
