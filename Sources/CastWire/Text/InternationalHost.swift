#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Host names in other scripts than ASCII, as the network has them: `bücher.example` is `xn--bcher-kva.example`
/// (RFC 5890).
///
/// Full Foundation's URL has ICU write them so; FoundationEssentials alone takes them for names with percent signs, which
/// lead nowhere, and wide digits for no digits, though they are an address to a browser. Of Unicode's rules (UTS #46) this
/// knows small letters, wide letters and other full stops. A name that they would make yet another one of, by its
/// ligatures for one, is none here, and neither is one with what no name may hold.
package enum InternationalHost {
    /// A host has 253 bytes at most, a part of it 63 (RFC 1035); written in other scripts it takes some times as many.
    private static let hostLimit = 1024
    private static let labelLimit = 63

    /// The URL with its host in ASCII, as it was where it is so already; nil where its host is no name.
    package static func ascii(inURL url: String) -> String? {
        guard let range = host(in: url), !url[range].utf8.allSatisfy({ $0 < 0x80 }) else { return url }
        return ascii(url[range]).map { url[..<range.lowerBound] + $0 + url[range.upperBound...] }
    }

    /// Where the host stands in an absolute URL or one that begins with `//`; nil where it has none that could be meant.
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
        if let colon = text[start..<end].firstIndex(of: ":") { end = colon }
        return start..<end
    }

    private static func ascii(_ host: Substring) -> String? {
        guard host.utf8.count <= hostLimit else { return nil }
        let scalars = String(String.UnicodeScalarView(host.unicodeScalars.map(narrow))).lowercased().unicodeScalars
        var parts: [String] = []
        for label in scalars.split(separator: ".", omittingEmptySubsequences: false) {
            guard let part = ascii(label: Array(label)) else { return nil }
            parts.append(part)
        }
        return parts.joined(separator: ".")
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
        guard label.allSatisfy(isAllowed), label.count <= labelLimit else { return nil }
        if label.allSatisfy(\.isASCII) { return text(label) }
        let part = "xn--" + text(Punycode.encode(label))
        return part.utf8.count <= labelLimit ? part : nil
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        guard !scalar.isASCII else {
            return properties.isAlphabetic || properties.numericType != nil || scalar == "-" || scalar == "_"
        }
        // These two are letters of their own since UTS #46 is read without its transition.
        if scalar == "ß" || scalar == "ς" { return true }
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
