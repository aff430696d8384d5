/// Messages quote what they are about. What was given is as long as it likes; a message stays one that is read.
///
/// Pure.
enum QuotedArguments {
    /// Characters that are quoted whole: most paths are shorter.
    static let limit = 160
    /// Of what is longer, so many from its beginning and its end.
    private static let (head, tail) = (100, 40)

    /// `message` with each of `arguments`, and each run of characters without a blank, brought to ``limit``.
    static func shortened(_ message: String, arguments: [String]) -> String {
        guard message.unicodeScalars.count > limit else { return message }
        var message = message
        for argument in arguments.flatMap(quoted) where argument.unicodeScalars.count > limit {
            message = message.replacing(argument, with: cut(argument[...]))
        }
        // What of an argument is quoted alone, such as one part of --impair.
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(separator: " ", omittingEmptySubsequences: false).map(cut).joined(separator: " ")
        }
        return lines.joined(separator: "\n")
    }

    /// An argument as messages may quote it: whole, or the value of an option alone.
    private static func quoted(_ argument: String) -> [String] {
        guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return [argument] }
        return [argument, String(argument[argument.index(after: sign)...])]
    }

    private static func cut(_ text: Substring) -> String {
        let scalars = text.unicodeScalars
        guard scalars.count > limit else { return String(text) }
        return String(scalars.prefix(head)) + "…" + String(scalars.suffix(tail))
    }
}
