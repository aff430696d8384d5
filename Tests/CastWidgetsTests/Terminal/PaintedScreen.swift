@testable import CastWidgetsCore

/// What a terminal shows that was written these frames: the little of one that frames need.
struct PaintedScreen {
    private(set) var rows: [[String]]
    private var place = (row: 0, column: 0)
    /// Sequences that it does not know.
    private(set) var unknown: [String] = []

    init(columns: Int, rows: Int) {
        self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    var lines: [String] {
        rows.map { String($0.joined().reversed().drop { $0 == " " }.reversed()) }
    }

    mutating func write(_ frame: [UInt8]) {
        var rest = String(decoding: frame, as: UTF8.self).unicodeScalars[...]
        var text = ""
        while let scalar = rest.popFirst() {
            guard scalar == "\u{1B}" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            put(text)
            text = ""
            let kind = rest.popFirst()
            if kind == "_" {
                // A picture, or its end: it stands above the cells, up to ESC and a backslash.
                while let next = rest.popFirst(), next != "\u{1B}" {}
                _ = rest.popFirst()
                continue
            }
            guard kind == "[" else {
                unknown.append("ESC")
                continue
            }
            let parameters = String(String.UnicodeScalarView(rest.prefix { !(0x40...0x7E).contains($0.value) }))
            rest = rest.dropFirst(parameters.unicodeScalars.count)
            if let final = rest.popFirst() { obey(Character(final), parameters) }
        }
        put(text)
    }

    private mutating func obey(_ final: Character, _ parameters: String) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        switch (final, parameters) {
        case ("H", _): place = (numbers[0] - 1, numbers[1] - 1)
        case ("J", "2"): rows = rows.map { $0.map { _ in " " } }
        case ("K", "2"): rows[place.row] = rows[place.row].map { _ in " " }
        case ("m", _), ("h", "?2026"), ("l", "?2026"): break
        default: unknown.append(parameters + String(final))
        }
    }

    private mutating func put(_ text: String) {
        for cell in TerminalLetters.cells(text) where cell.width > 0 {
            guard rows.indices.contains(place.row), place.column + cell.width <= rows[place.row].count else {
                unknown.append("\(cell.text) beyond the screen")
                continue
            }
            // A wide letter that is written over in part is gone.
            for column in place.column..<(place.column + cell.width) {
                if rows[place.row][column].isEmpty, column > 0 { rows[place.row][column - 1] = " " }
                if column + 1 < rows[place.row].count, rows[place.row][column + 1].isEmpty {
                    rows[place.row][column + 1] = " "
                }
            }
            rows[place.row][place.column] = cell.text
            if cell.width == 2 { rows[place.row][place.column + 1] = "" }
            place.column += cell.width
        }
    }
}
