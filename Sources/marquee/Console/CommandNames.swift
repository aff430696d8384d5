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
        return "\"\(word)\" is no command of `\(place)`; there are \(known.joined(separator: ", "))"
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
