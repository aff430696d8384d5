#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads certificates and keys out of PEM text.
///
/// It takes what is found in the wild: text before, between and after the blocks, lines of any length, CR LF. A block
/// whose inside is not base64, that doesn't end, or text of more than `limit` characters is a thrown
/// `WireError.malformedCertificate`. Reading the file is the caller's.
package enum PEMText {
    /// Longer text is nobody's certificates.
    package static let limit = 1 << 20

    /// The bytes of every block with this label, in their order; none is not an error.
    package static func blocks(in text: String, label: String = "CERTIFICATE") throws -> [[UInt8]] {
        guard text.utf8.count <= limit else {
            throw WireError(
                .malformedCertificate, "The PEM text is longer than \(limit) bytes: this is no certificate.")
        }
        let begin = "-----BEGIN \(label)-----"
        let end = "-----END \(label)-----"
        var blocks: [[UInt8]] = []
        var inside: String?
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.filter { !$0.isWhitespace || $0 == " " }.trimmed
            if line == begin {
                inside = ""
            } else if line == end, let body = inside {
                blocks.append(try decode(body, label))
                inside = nil
            } else if inside != nil {
                inside?.append(contentsOf: line)
            }
        }
        guard inside == nil else {
            throw WireError(.malformedCertificate, "A PEM block \(label) does not end: the text is cut off.")
        }
        return blocks
    }

    /// One block, with lines of 64 characters and a line feed at the end.
    package static func block(_ bytes: [UInt8], label: String = "CERTIFICATE") -> String {
        let body = Data(bytes).base64EncodedString()
        var lines = ["-----BEGIN \(label)-----"]
        var rest = body[...]
        while !rest.isEmpty {
            lines.append(String(rest.prefix(64)))
            rest = rest.dropFirst(64)
        }
        lines.append("-----END \(label)-----")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func decode(_ body: String, _ label: String) throws -> [UInt8] {
        guard let data = Data(base64Encoded: body), !data.isEmpty else {
            throw WireError(.malformedCertificate, "A PEM block \(label) is not base64.")
        }
        return [UInt8](data)
    }
}

extension String {
    fileprivate var trimmed: String {
        let start = drop { $0 == " " }
        guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
        return String(start[...last])
    }
}

extension WireError.Code {
    /// PEM or DER that is no certificate, or one of a kind that no Cast device has.
    package static let malformedCertificate = WireError.Code(rawValue: "malformedCertificate")
}
