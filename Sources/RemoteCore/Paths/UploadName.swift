/// What a file that somebody sends is called here: by what it was called there, but never more than a name.
package enum UploadName {
    /// Bytes; a converter that puts something behind it finds room.
    package static let longest = 160

    /// - Parameter told: what the sender says; a path's last part counts, by whichever slash.
    package static func safe(_ told: String) -> String {
        let last = told.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last.map(Array.init) ?? []
        let kept = last.filter { !isForbidden($0) }
        // A leading dot hides it, a leading dash is taken for an option; a trailing dot or space is lost elsewhere.
        let start = kept.drop { $0 == "." || $0 == "-" || $0 == " " }
        let end = start.reversed().drop { $0 == "." || $0 == " " }.reversed()
        let name = shortened(Array(end))
        return name.isEmpty ? "upload" : name
    }

    /// Commands to terminals and to the direction of writing, which make a name read as another.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// The ending is kept: it says what it is.
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
