/// Converts audio from one sample rate to another, piece by piece and without seams.
///
/// It uses a windowed sinc of 32 zero crossings (Kaiser window, about 80 dB). The values are computed once for 512
/// positions between two samples and interpolated between these. For a lower rate it removes the frequencies that the
/// rate can't carry. The n-th output sample belongs to the time n / rate after the first input sample. The last 16
/// samples of a piece wait for the next piece, which is a third of a millisecond at common rates.
struct SoundConverter: Sendable {
    /// The sample rates per second that can be converted.
    static let rates = 8_000...192_000

    let from: Int
    let to: Int
    let channels: Int
    private let kernel: Kernel
    /// The samples that are still needed, interleaved.
    private var history: [Float]
    /// Positions counted from the first sample: the start of `history` (before the first sample there is silence), and
    /// the next output sample.
    private var historyStart: Int
    private var next = 0

    init(from: Int, to: Int, channels: Int) {
        precondition(from > 0 && to > 0 && channels > 0, "sound has a rate and channels")
        self.from = from
        self.to = to
        self.channels = channels
        kernel = Kernel(from: from, to: to)
        history = [Float](repeating: 0, count: kernel.reach * channels)
        historyStart = -kernel.reach
    }

    mutating func convert(_ samples: [Float]) -> [Float] {
        history += samples
        let end = historyStart + history.count / channels
        var converted: [Float] = []
        converted.reserveCapacity((samples.count / channels * to / from + 2) * channels)
        while true {
            // The position is next * from / to: the sample at or before it, and the distance beyond that sample.
            let (place, rest) = (next * from).quotientAndRemainder(dividingBy: to)
            guard place + kernel.reach < end else { break }
            let first = (place - kernel.reach + 1 - historyStart) * channels
            kernel.apply(to: history, at: first, channels, beyond: Float(rest) / Float(to), into: &converted)
            next += 1
        }
        let needed = max(0, next * from / to - kernel.reach + 1 - historyStart)
        let spent = min(needed, history.count / channels)
        history.removeFirst(spent * channels)
        historyStart += spent
        return converted
    }

    /// The sine of x times pi from its series, to 13 digits. A pure module can't call the system's function.
    static func sine(ofHalfTurns x: Double) -> Double {
        let nearest = x.rounded()
        let angle = (x - nearest) * .pi
        var (sum, term) = (angle, angle)
        for count in 1...9 {
            term *= -angle * angle / Double(2 * count * (2 * count + 1))
            sum += term
        }
        return nearest.remainder(dividingBy: 2) == 0 ? sum : -sum
    }

    /// The values of the windowed sinc.
    private struct Kernel: Sendable {
        static let crossings = 16.0
        static let phases = 512
        /// How steeply the window falls.
        static let beta = 8.0

        /// The samples on either side that count.
        let reach: Int
        /// For each phase, the values of the 2 * reach samples around a position. One more phase is there to
        /// interpolate to.
        private let values: [Float]

        init(from: Int, to: Int) {
            let cutoff = min(1, Double(to) / Double(from))
            let reach = Int((Self.crossings / cutoff).rounded(.up))
            self.reach = reach
            values = (0...Self.phases).flatMap { phase in
                let beyond = Double(phase) / Double(Self.phases)
                let row = (0..<2 * reach).map { tap in
                    let distance = Double(tap - reach + 1) - beyond
                    return Self.sinc(distance * cutoff) * Self.window(distance / Double(reach))
                }
                // The weights of each position have the sum 1, so that a constant signal stays constant.
                let sum = row.reduce(0, +)
                return row.map { Float($0 / sum) }
            }
        }

        private static func sinc(_ x: Double) -> Double { x == 0 ? 1 : SoundConverter.sine(ofHalfTurns: x) / (.pi * x) }

        /// The Kaiser window, for -1 to 1.
        private static func window(_ x: Double) -> Double {
            x * x >= 1 ? 0 : bessel(beta * (1 - x * x).squareRoot()) / bessel(beta)
        }

        /// The modified Bessel function of the first kind and order 0, from its series.
        private static func bessel(_ x: Double) -> Double {
            var (sum, term, count) = (1.0, 1.0, 1.0)
            while term > sum * 1e-12 {
                term *= (x / 2 / count) * (x / 2 / count)
                sum += term
                count += 1
            }
            return sum
        }

        func apply(
            to samples: [Float], at first: Int, _ channels: Int, beyond: Float, into converted: inout [Float]
        ) {
            let taps = 2 * reach
            let place = beyond * Float(Self.phases)
            let phase = min(Int(place), Self.phases - 1)
            let share = place - Float(phase)
            values.withUnsafeBufferPointer { values in
                samples.withUnsafeBufferPointer { samples in
                    for channel in 0..<channels {
                        var (low, high): (Float, Float) = (0, 0)
                        for tap in 0..<taps {
                            let sample = samples[first + tap * channels + channel]
                            low += sample * values[phase * taps + tap]
                            high += sample * values[(phase + 1) * taps + tap]
                        }
                        converted.append(low + (high - low) * share)
                    }
                }
            }
        }
    }
}
