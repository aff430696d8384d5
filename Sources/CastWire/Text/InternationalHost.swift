package import PlatformFoundation

/// Converts host names to ASCII: `bücher.example` becomes `xn--bcher-kva.example` (RFC 5890).
///
/// Full Foundation's URL does it with ICU. FoundationEssentials alone percent-encodes such names, which then do not
/// resolve, and does not read full-width digits, which browsers accept in addresses. Of UTS #46, this code implements
/// lower-casing, full-width letters, other full stops, composed letters and ignored characters. It rejects names that
/// UTS #46 would map further (for instance by their ligatures), and names with the URL standard's forbidden domain code
/// points. It also rejects names with joiners and Cherokee names, which browsers accept.
package enum InternationalHost {
    /// A host has at most 253 bytes and a label 63 (RFC 1035). In other scripts a host takes several times as many.
    private static let hostLimit = 1024
    private static let labelLimit = 63

    /// Returns the URL with its host in ASCII, unchanged if it already is, or nil if the host is not a valid name.
    package static func ascii(inURL url: String) -> String? {
        guard let range = host(in: url), !url[range].utf8.allSatisfy(isPlain) else { return url }
        return ascii(url[range]).map { url[..<range.lowerBound] + $0 + url[range.upperBound...] }
    }

    /// Finds the host in an absolute URL or one that begins with `//`. Returns nil if there is none, or if it is an
    /// IPv6 address, which URL reads.
    private static func host(in url: String) -> Range<String.Index>? {
        let text = url.unicodeScalars
        var start = text.startIndex
        if let colon = text.firstIndex(where: { ":/?#".unicodeScalars.contains($0) }), text[colon] == ":" {
            start = text.index(after: colon)
        }
        guard text[start...].starts(with: "//".unicodeScalars) else { return nil }
        start = text.index(start, offsetBy: 2)
        var end = text[start...].firstIndex { "/?#".unicodeScalars.contains($0) } ?? text.endIndex
        if let sign = text[start..<end].lastIndex(of: "@") { start = text.index(after: sign) }
        guard text[start..<end].first != "[" else { return nil }
        if let colon = text[start..<end].firstIndex(of: ":") { end = colon }
        return start..<end
    }

    /// Whether the byte is allowed in a host without further checks.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func ascii(_ host: Substring) -> String? {
        guard host.utf8.count <= hostLimit, let bytes = PercentEscapes.bytes(of: host.utf8),
            let host = String(validating: bytes, as: UTF8.self)
        else { return nil }
        let kept = host.unicodeScalars.filter { !isPassedOver($0) }.map(narrow)
        let scalars = String(String.UnicodeScalarView(kept)).lowercased().unicodeScalars
        var parts: [String] = []
        for label in scalars.split(separator: ".", omittingEmptySubsequences: false) {
            guard let part = ascii(label: Array(label)) else { return nil }
            parts.append(part)
        }
        return parts.joined(separator: ".")
    }

    /// The soft hyphen and variation selectors.
    private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xAD || (0xFE00...0xFE0F).contains(scalar.value)
    }

    /// Maps full-width ASCII to ASCII, and full stops of other scripts to ".".
    private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0xFF01...0xFF5E: Unicode.Scalar(UInt8(scalar.value - 0xFEE0))
        case 0x3002, 0xFF61: "."
        default: scalar
        }
    }

    private static func ascii(label: [Unicode.Scalar]) -> String? {
        guard label.count <= labelLimit, let label = ComposedLetters.compose(label), label.allSatisfy(isAllowed) else {
            return nil
        }
        if label.allSatisfy(\.isASCII) { return text(label) }
        let part = "xn--" + text(Punycode.encode(label))
        return part.utf8.count <= labelLimit ? part : nil
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        if let byte = UInt8(exactly: scalar.value), scalar.isASCII {
            return isPlain(byte) || "!$&'()*+,;=~`\"{}".utf8.contains(byte)
        }
        // Both are valid letters in UTS #46's nontransitional processing.
        if scalar == "ß" || scalar == "ς" { return true }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator:
            return false
        default: return !properties.changesWhenNFKCCaseFolded
        }
    }

    private static func text(_ scalars: [Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}

extension URL {
    /// Creates a URL whose host may be in any script.
    package init?(web text: String, relativeTo base: URL? = nil) {
        guard let ascii = InternationalHost.ascii(inURL: text) else { return nil }
        self.init(string: ascii, relativeTo: base)
    }
}
