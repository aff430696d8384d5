/// The names on the bus that a player tries, one after the other.
package enum MPRISName {
    /// More players than that of one name are not shown.
    package static let limit = 256

    /// - Parameter name: "marquee"; what no name may hold is left out.
    package static func candidate(_ number: Int, of name: String) -> String {
        let base = "org.mpris.MediaPlayer2." + cleaned(name)
        return number == 1 ? base : "\(base).instance\(number)"
    }

    private static func cleaned(_ name: String) -> String {
        let plain = name.unicodeScalars.filter { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": true
            default: false
            }
        }
        let text = String(String.UnicodeScalarView(plain.prefix(64)))
        guard let first = text.unicodeScalars.first else { return "marquee" }
        return ("0"..."9").contains(first) ? "_" + text : text
    }
}
