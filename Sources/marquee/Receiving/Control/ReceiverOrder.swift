/// An order to a receiver: a line on its standard input.
///
///     transfer "Living room"
///     transfer 192.168.1.20:8009
///
/// A device is given as for `--to`: by name, id or address. Quotes are needed for names that begin with a quote or a
/// blank. Within quotes, `\"` is a quote and `\\` a backslash.
enum ReceiverOrder: Equatable, Sendable {
    /// Moves playback to another device.
    case transfer(to: String)

    /// Why a line is not an order, as a sentence.
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
            throw Fault(description: "\"\(verb.prefix(60))\" is not an order; the only order is `transfer DEVICE`")
        }
        let name = try Self.name(rest)
        guard !name.isEmpty else { throw Fault(description: "name the target device: `transfer DEVICE`") }
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
                    throw Fault(description: "within quotes, a backslash must be followed by a quote or a backslash")
                }
                unquoted.append(character)
                isEscaped = false
            } else if character == "\"" {
                guard name.isEmpty else { throw Fault(description: "nothing may follow the closing quote of the name") }
                return unquoted
            } else if character == "\\" {
                isEscaped = true
            } else {
                unquoted.append(character)
            }
        }
        throw Fault(description: "the closing quote of the name is missing")
    }
}
