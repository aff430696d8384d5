/// A simulated bad network for the datagrams of one side, for experiments on a good network.
///
/// It is written as `loss=5%,delay=20ms,jitter=10ms,reorder=1%,rate=3mbit,seed=7`. Each part is optional and may occur
/// once:
///
/// | Part | Meaning | Bounds |
/// |---|---|---|
/// | `loss` | the fraction of datagrams that are lost, each independently | 0 to 100 % |
/// | `delay` | the additional delay of each datagram | to 10 s |
/// | `jitter` | the largest further delay, evenly distributed; the order is kept | to 10 s |
/// | `reorder` | the fraction of datagrams that later ones overtake | 0 to 100 % |
/// | `rate` | the bits per second that pass; up to 64 kB wait, more are lost | 1 kbit to 100 gbit |
/// | `seed` | the start of the random numbers, so that a run can be repeated | |
///
/// Both directions of the side are impaired, each with its own random numbers and its own queue.
package struct Impairment: Hashable, Sendable {
    /// The fraction of lost datagrams, 0 to 1.
    package var loss: Double = 0
    package var delay: Duration = .zero
    package var jitter: Duration = .zero
    /// The fraction of reordered datagrams, 0 to 1.
    package var reorder: Double = 0
    /// Bits per second, or nil for no limit.
    package var rate: Int?
    package var seed: UInt64 = 1

    package static let longestDelay = Duration.seconds(10)
    package static let rates = 1_000...100_000_000_000

    package init() {}

    /// - Throws: an error that tells what is wrong with the text and what it should be.
    package init(parsing text: String) throws(ImpairmentError) {
        var seen: Set<String> = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
            guard pair.count == 2 else { throw ImpairmentError("'\(part)' is not of the form name=value") }
            guard seen.insert(pair[0]).inserted else { throw ImpairmentError("\(pair[0]) is given twice") }
            try set(pair[0], to: pair[1])
        }
    }

    private mutating func set(_ name: String, to value: String) throws(ImpairmentError) {
        switch name {
        case "loss": loss = try Self.share(value, of: name)
        case "reorder": reorder = try Self.share(value, of: name)
        case "delay": delay = try Self.duration(value, of: name)
        case "jitter": jitter = try Self.duration(value, of: name)
        case "rate": rate = try Self.rate(value)
        case "seed":
            guard let number = UInt64(value) else {
                throw ImpairmentError("seed=\(value): a whole number is wanted, such as seed=7")
            }
            seed = number
        default:
            throw ImpairmentError("'\(name)' is not known; there are loss, delay, jitter, reorder, rate and seed")
        }
    }

    private static func share(_ value: String, of name: String) throws(ImpairmentError) -> Double {
        guard value.hasSuffix("%"), let percent = number(value.dropLast()), percent <= 100 else {
            throw ImpairmentError("\(name)=\(value): 0 to 100 per cent are wanted, such as \(name)=5%")
        }
        return percent / 100
    }

    private static func duration(_ value: String, of name: String) throws(ImpairmentError) -> Duration {
        let units: [(String, Double)] = [("us", 1e3), ("ms", 1e6), ("s", 1e9)]
        guard let unit = units.first(where: { value.hasSuffix($0.0) }),
            let count = number(value.dropLast(unit.0.count)), count * unit.1 <= 10e9
        else {
            throw ImpairmentError("\(name)=\(value): at most 10 s are wanted, as us, ms or s, such as \(name)=20ms")
        }
        return .nanoseconds(Int64((count * unit.1).rounded()))
    }

    private static func rate(_ value: String) throws(ImpairmentError) -> Int {
        let units: [(String, Double)] = [("kbit", 1e3), ("mbit", 1e6), ("gbit", 1e9), ("bit", 1)]
        guard let unit = units.first(where: { value.hasSuffix($0.0) }),
            let count = number(value.dropLast(unit.0.count)),
            count * unit.1 >= Double(rates.lowerBound), count * unit.1 <= Double(rates.upperBound)
        else {
            throw ImpairmentError("rate=\(value): 1kbit to 100gbit a second are wanted, such as rate=3mbit")
        }
        return Int((count * unit.1).rounded())
    }

    /// Parses digits with at most one point: no sign, no exponent, no infinity.
    private static func number(_ text: some StringProtocol) -> Double? {
        guard !text.isEmpty, text.utf8.count <= 16,
            text.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") })
        else { return nil }
        return Double(text)
    }
}

extension Impairment: CustomStringConvertible {
    /// The text as it is parsed, without parts that have no effect.
    package var description: String {
        var parts: [String] = []
        if loss > 0 { parts.append("loss=\(Self.plain(loss * 100))%") }
        if delay > .zero { parts.append("delay=\(Self.milliseconds(delay))ms") }
        if jitter > .zero { parts.append("jitter=\(Self.milliseconds(jitter))ms") }
        if reorder > 0 { parts.append("reorder=\(Self.plain(reorder * 100))%") }
        if let rate { parts.append("rate=\(rate)bit") }
        return (parts + ["seed=\(seed)"]).joined(separator: ",")
    }

    private static func milliseconds(_ duration: Duration) -> String { plain(duration / .milliseconds(1)) }

    private static func plain(_ number: Double) -> String {
        let rounded = (number * 1_000).rounded() / 1_000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// The error for an impairment that can't be parsed, with a sentence that tells what is expected.
package struct ImpairmentError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ sentence: String) { description = sentence }
}
