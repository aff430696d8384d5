import ArgumentParser

/// The commands by their names, as a person types them: what is said of one that there is none of, and the help of one
/// that leads to others.
///
/// Pure: the words of a command line in, sentences and help out.
enum CommandNames {
    /// The words that name commands stand first, behind `help` too.
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

    /// What is wrong with the name of a command; nil where it is none of that.
    static func complaint(_ words: [String]) -> String? {
        let (last, rest) = path(words)
        let known = commands(of: last).map { $0._commandName }
        guard !known.isEmpty, let word = rest.first, !word.hasPrefix("-") else { return nil }
        let place = last == Marquee.self ? "marquee" : "marquee \(last._commandName)"
        if last == Marquee.self, words.first != "help", isFile(word) {
            return "\"\(word)\" is no command; `marquee cast` plays a file or a URL on a device"
        }
        let near = known.filter { isNear($0, word) }.map { "`\(place) \($0)`" }
        let guess = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
        return "\"\(word)\" is no command of `\(place)`\(guess.isEmpty ? "; there are " : guess + " There are ")"
            + known.joined(separator: ", ")
    }

    /// It looks like what people cast: no command has a dot or a slash in it.
    private static func isFile(_ word: String) -> Bool { word.contains(".") || word.contains("/") }

    /// What ArgumentParser guesses for an option that there is none of may have nothing to do with it.
    static func withoutWildGuess(_ sentence: String) -> String {
        let parts = sentence.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 5, parts[2] == ". Did you mean ", !isNear(parts[1], parts[3]) else { return sentence }
        return "\(parts[0])'\(parts[1])'"
    }

    /// One is the other with a letter too many, too few or wrong, or two of them turned; of long ones, two such slips.
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

    /// Of a command that leads to others and does what one of them does where none is named, the help of that too: who
    /// reads it sees every option that can be given there. Nil for all others.
    ///
    /// - Parameter columns: of the screen; nil: as many as it has.
    static func help(_ words: [String], columns: Int? = nil) -> String? {
        let (last, _) = path(words)
        guard let usual = last.configuration.defaultSubcommand else { return nil }
        let own = Marquee.helpMessage(for: last, columns: columns)
        let others = Marquee.helpMessage(for: usual, columns: columns)
        guard let options = ["ARGUMENTS:", "OPTIONS:"].compactMap({ others.firstRange(of: "\n\($0)\n") }).first else {
            return nil
        }
        // Its own options are `--help` and `--version`, which the other has too.
        let end = own.firstRange(of: "\nOPTIONS:\n")?.lowerBound
        let commands = own.firstRange(of: "\nSUBCOMMANDS:\n")?.lowerBound
        guard let end, let commands else { return nil }
        let heading = "OPTIONS (of `\(usual._commandName)`, which is meant where no other is named):\n"
        let usualOptions = String(others[options.lowerBound...]).replacing("OPTIONS:\n", with: heading)
        return "\(own[..<end])\(usualOptions)\(own[commands...])"
    }
}
