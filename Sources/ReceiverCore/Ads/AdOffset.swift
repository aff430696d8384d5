import CastWire

/// The position of a VMAP break in the content, from its timeOffset: `start`, `end`, `HH:MM:SS`, `HH:MM:SS.mmm` or a
/// percentage. A position by number (`#1`) refers to a place that only the content's stream defines, so it is not
/// supported.
enum AdOffset: Equatable, Sendable {
    case start
    case end
    /// Seconds of content time.
    case seconds(Double)
    /// A part of the content's length, 0 to 1.
    case fraction(Double)

    init?(_ text: String) {
        switch text {
        case "start": self = .start
        case "end": self = .end
        default:
            if text.hasSuffix("%") {
                guard let percent = Self.number(text.dropLast()), percent <= 100 else { return nil }
                self = percent == 0 ? .start : percent == 100 ? .end : .fraction(percent / 100)
                return
            }
            let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(Self.number)
            guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2], minutes < 60,
                seconds < 60
            else { return nil }
            let all = hours * 3600 + minutes * 60 + seconds
            self = all == 0 ? .start : .seconds(WireNumber.time(all))
        }
    }

    /// Accepts digits and at most one point, so that a sign or "inf" is no number.
    private static func number(_ text: Substring) -> Double? {
        guard let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") })
        else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}
