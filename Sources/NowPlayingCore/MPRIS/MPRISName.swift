/// The names on the bus that a player tries, one after the other.
package enum MPRISName {
    /// The most players of one base name that are shown.
    package static let limit = 256

    /// Returns the name to try as `number`, counted from 1.
    ///
    /// - Parameter name: the base name, such as "marquee"; characters that a bus name may not hold are left out.
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
