/// Shortens long arguments that are quoted in messages, so that a message stays readable.
///
/// Pure.
enum QuotedArguments {
    /// The maximum length of a quoted argument, in characters; most paths are shorter.
    static let limit = 160
    /// A longer argument keeps this many characters of its beginning and its end.
    private static let (head, tail) = (100, 40)

    /// `message` with each of `arguments`, and each word, shortened to ``limit``.
    static func shortened(_ message: String, arguments: [String]) -> String {
        guard message.unicodeScalars.count > limit else { return message }
        var message = message
        for argument in arguments.flatMap(quoted) where argument.unicodeScalars.count > limit {
            message = message.replacing(argument, with: cut(argument[...]))
        }
        // A part of an argument may be quoted alone, such as a part of --impair.
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(separator: " ", omittingEmptySubsequences: false).map(cut).joined(separator: " ")
        }
        return lines.joined(separator: "\n")
    }

    /// The forms in which messages quote an argument: whole, or the value of an option alone.
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
