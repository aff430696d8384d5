/// The part of a file that a Range field requests (RFC 9110, section 14).
///
/// Only the unit `bytes` with a single range gets a partial answer. If the field is malformed, has another unit or
/// several ranges, it is ignored and the whole file is sent, as section 14.2 allows. No receiver requests several
/// ranges, and with multipart answers a small request could cost much.
package enum ByteRange: Equatable, Sendable {
    case whole
    case part(ClosedRange<Int64>)
    case unsatisfiable

    /// Resolves a Range field for a representation of `size` bytes (0 or more).
    package static func resolve(_ field: String?, size: Int64) -> ByteRange {
        guard let field, let specification = Specification(field) else { return .whole }
        switch specification {
        case .from(let first, let last):
            guard first < size else { return .unsatisfiable }
            return .part(first...min(last ?? size - 1, size - 1))
        case .suffix(let length):
            guard length > 0, size > 0 else { return .unsatisfiable }
            return .part(max(0, size - length)...(size - 1))
        }
    }

    /// The Content-Range field of a partial answer.
    package static func text(_ part: ClosedRange<Int64>, of size: Int64) -> String {
        "bytes \(part.lowerBound)-\(part.upperBound)/\(size)"
    }

    /// The Content-Range field of a 416 answer.
    package static func unsatisfiableText(of size: Int64) -> String { "bytes */\(size)" }

    private enum Specification {
        case from(Int64, Int64?)
        case suffix(Int64)

        init?(_ field: String) {
            let halves = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard halves.count == 2, halves[0].lowercased() == "bytes" else { return nil }
            let ends = halves[1].trimmingBlanks().split(separator: "-", omittingEmptySubsequences: false)
            guard ends.count == 2 else { return nil }
            if ends[0].isEmpty {
                guard let length = Self.position(ends[1]) else { return nil }
                self = .suffix(length)
            } else if ends[1].isEmpty {
                guard let first = Self.position(ends[0]) else { return nil }
                self = .from(first, nil)
            } else {
                guard let first = Self.position(ends[0]), let last = Self.position(ends[1]), first <= last else {
                    return nil
                }
                self = .from(first, last)
            }
        }

        /// Digits only. A number beyond Int64 counts as its maximum, because a range may end after the end of the file.
        private static func position(_ text: Substring) -> Int64? {
            guard !text.isEmpty, text.utf8.count <= 64, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
                return nil
            }
            return Int64(text) ?? .max
        }
    }
}

extension Substring {
    /// The text without the spaces and tabs around it (RFC 9110, 5.6.3).
    package func trimmingBlanks() -> Substring {
        var rest = drop { $0 == " " || $0 == "\t" }
        while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
        return rest
    }
}
