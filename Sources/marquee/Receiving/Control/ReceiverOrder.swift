/// What whoever runs a receiver may have it do: a line on its standard input.
///
///     transfer "Living room"
///     transfer 192.168.1.20:8009
///
/// A device is named as for `--to`: by name, id or address. Quotes are for names that begin with one, or with a blank;
/// within them `\"` is a quote and `\\` a backslash.
enum ReceiverOrder: Equatable, Sendable {
    /// What plays here goes on there.
    case transfer(to: String)

    /// Why a line is no order, as a sentence.
    struct Fault: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    /// - Returns: nil for an empty line.
    init?(parsing line: String) throws(Fault) {
        let words = line.trimmingPrefix { $0.isWhitespace }
        guard !words.isEmpty else { return nil }
        let verb = words.prefix { !$0.isWhitespace }
        let rest = words[verb.endIndex...]
        guard verb == "transfer" else {
            throw Fault(description: "\"\(verb.prefix(60))\" is no order; there is `transfer DEVICE`")
        }
        let name = try Self.name(rest)
        guard !name.isEmpty else { throw Fault(description: "say where it is to go on: `transfer DEVICE`") }
        self = .transfer(to: name)
    }

    private static func name(_ text: Substring) throws(Fault) -> String {
        var name = text.trimmingPrefix { $0.isWhitespace }
        while let last = name.last, last.isWhitespace { name.removeLast() }
        guard name.first == "\"" else { return String(name) }
        var unquoted = ""
        var isEscaped = false
        name.removeFirst()
        while let character = name.popFirst() {
            if isEscaped {
                guard character == "\"" || character == "\\" else {
                    throw Fault(description: "after a backslash in quotes comes a quote or another backslash")
                }
                unquoted.append(character)
                isEscaped = false
            } else if character == "\"" {
                guard name.isEmpty else { throw Fault(description: "nothing may follow the name's closing quote") }
                return unquoted
            } else if character == "\\" {
                isEscaped = true
            } else {
                unquoted.append(character)
            }
        }
        throw Fault(description: "the name's closing quote is missing")
    }
}
