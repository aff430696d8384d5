/// The name of an uploaded file on this machine, made from the name that the sender gives, and always a single name.
enum UploadName {
    /// In bytes; a converter that appends something has room for it.
    static let longest = 160

    /// Returns a safe name.
    ///
    /// - Parameter told: the name that the sender gives. Only the last part of a path counts, with either kind of
    ///   slash.
    static func safe(_ told: String) -> String {
        let last = told.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last.map(Array.init) ?? []
        let kept = last.filter { !isForbidden($0) }
        // A leading dot hides a file, and a leading dash makes it look like an option. Other systems drop a trailing
        // dot or space.
        let start = kept.drop { $0 == "." || $0 == "-" || $0 == " " }
        let end = start.reversed().drop { $0 == "." || $0 == " " }.reversed()
        let name = shortened(Array(end))
        return name.isEmpty ? "upload" : name
    }

    /// Returns whether the character can make a name look like another one: terminal commands, and changes of the
    /// writing direction.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// Cuts the name and keeps its extension, which names the format.
    private static func shortened(_ scalars: [Unicode.Scalar]) -> String {
        let dot = scalars.lastIndex(of: ".")
        let ending = dot.flatMap { scalars.count - $0 <= 9 && $0 > 0 ? Array(scalars[$0...]) : nil } ?? []
        let stem = scalars.dropLast(ending.count)
        var (text, room) = ("", longest - utf8(ending))
        for scalar in stem {
            room -= UTF8.width(scalar)
            guard room >= 0 else { break }
            text.unicodeScalars.append(scalar)
        }
        text.unicodeScalars.append(contentsOf: ending)
        return text
    }

    private static func utf8(_ scalars: [Unicode.Scalar]) -> Int { scalars.reduce(0) { $0 + UTF8.width($1) } }
}
