import PlatformFoundation

/// Reads certificates and keys from PEM text.
///
/// Real files vary, so it accepts text before, between and after the blocks, lines of any length, and CR LF. It throws
/// `WireError.malformedCertificate` for a block that is not base64 or does not end, and for text of more than `limit`
/// bytes. The caller reads the file.
package enum PEMText {
    /// The longest text in bytes. No certificate file is longer.
    package static let limit = 1 << 20

    /// Returns the bytes of every block with this label, in order. No block is not an error.
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

    /// Returns one block, with lines of 64 characters and a line feed at the end.
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
    /// PEM or DER text that is not a certificate, or a certificate that no Cast device has.
    package static let malformedCertificate = WireError.Code(rawValue: "malformedCertificate")
}
