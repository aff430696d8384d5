/// Encodes a label of a host name in ASCII letters, digits and `-` (RFC 3492). The variable names are the RFC's.
enum Punycode {
    private static let (base, leastThreshold, mostThreshold, skew, damp) = (36, 1, 26, 38, 700)

    /// Takes time proportional to the square of the length.
    static func encode(_ input: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var output = input.filter(\.isASCII)
        let basic = output.count
        if basic > 0 { output.append("-") }
        var (handled, next, delta, bias) = (basic, 0x80, 0, 72)
        while handled < input.count, let least = input.lazy.map({ Int($0.value) }).filter({ $0 >= next }).min() {
            delta += (least - next) * (handled + 1)
            next = least
            for scalar in input {
                if scalar.value < next { delta += 1 }
                guard scalar.value == next else { continue }
                append(delta, bias: bias, to: &output)
                bias = adapted(delta, count: handled + 1, isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            next += 1
        }
        return output
    }

    private static func append(_ delta: Int, bias: Int, to output: inout [Unicode.Scalar]) {
        var (rest, place) = (delta, base)
        while true {
            let threshold = min(max(place - bias, leastThreshold), mostThreshold)
            guard rest >= threshold else { break }
            output.append(digit(threshold + (rest - threshold) % (base - threshold)))
            rest = (rest - threshold) / (base - threshold)
            place += base
        }
        output.append(digit(rest))
    }

    private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / damp : delta / 2
        delta += delta / count
        var steps = 0
        while delta > (base - leastThreshold) * mostThreshold / 2 {
            delta /= base - leastThreshold
            steps += base
        }
        return steps + (base - leastThreshold + 1) * delta / (delta + skew)
    }

    private static func digit(_ value: Int) -> Unicode.Scalar {
        Unicode.Scalar(UInt8(value < 26 ? value + 97 : value - 26 + 48))
    }
}
