#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Host names as the network has them: `bücher.example` is `xn--bcher-kva.example` (RFC 5890).
///
/// Full Foundation's URL has ICU write them so; FoundationEssentials alone takes them for names with percent signs, which
/// lead nowhere, and wide digits for no digits, though they are an address to a browser. Of Unicode's rules (UTS #46) this
/// knows small letters, wide letters, other full stops, letters in two parts and what is passed over. A name that they
/// would make yet another one of, by its ligatures for one, is none here, and neither is one with what no name may hold
/// (the URL standard's forbidden domain code points). So are names that hold joiners, and Cherokee ones, which a browser
/// knows.
package enum InternationalHost {
    /// A host has 253 bytes at most, a part of it 63 (RFC 1035); written in other scripts it takes some times as many.
    private static let hostLimit = 1024
    private static let labelLimit = 63

    /// The URL with its host in ASCII, as it was where it is so already; nil where its host is no name.
    package static func ascii(inURL url: String) -> String? {
        guard let range = host(in: url), !url[range].utf8.allSatisfy(isPlain) else { return url }
        return ascii(url[range]).map { url[..<range.lowerBound] + $0 + url[range.upperBound...] }
    }

    /// Where the host stands in an absolute URL or one that begins with `//`; nil where it has none that could be meant,
    /// or an IPv6 address, which URL reads.
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

    /// Needs no second look in a host.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func ascii(_ host: Substring) -> String? {
        guard host.utf8.count <= hostLimit, let host = withoutPercentSigns(host) else { return nil }
        let kept = host.unicodeScalars.filter { !isPassedOver($0) }.map(narrow)
        let scalars = String(String.UnicodeScalarView(kept)).lowercased().unicodeScalars
        var parts: [String] = []
        for label in scalars.split(separator: ".", omittingEmptySubsequences: false) {
            guard let part = ascii(label: Array(label)) else { return nil }
            parts.append(part)
        }
        return parts.joined(separator: ".")
    }

    /// Nil where a sign has no two digits after it, or what they say is no UTF-8.
    private static func withoutPercentSigns(_ host: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = host.utf8
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
    }

    /// The soft hyphen, and which of its pictures a letter has.
    private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xAD || (0xFE00...0xFE0F).contains(scalar.value)
    }

    /// The wide forms of ASCII are ASCII, and so are the full stops of other scripts.
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
        // These two are letters of their own since UTS #46 is read without its transition.
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
    /// A URL whose host may be written in any script.
    package init?(web text: String, relativeTo base: URL? = nil) {
        guard let ascii = InternationalHost.ascii(inURL: text) else { return nil }
        self.init(string: ascii, relativeTo: base)
    }
}
